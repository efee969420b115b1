// Large boards, mats and ways, and how Gorgasali uses them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene as gorgasali } from '../../src/games/gorgasali/scene';
import type { Frame } from '../../src/net/frame';
import type { Area, Cell, Future, Item, TableView } from '../../src/net/protocol';
import { exactPercent } from '../../src/table/board/forecast';
import { layOut, nearTo, piecesOf, SIDE, spotAt, thingsAt } from '../../src/table/board/plan';
import { rim } from '../../src/table/board/Reach';
import { tollsOf, tripSaid } from '../../src/table/board/trip';
import { buttonsOf, isOneOf, mainOf, parseChoice } from '../../src/table/choices';
import { isSorting } from '../../src/table/Mat';
import { thingsOnMats, type Table } from '../../src/table/context';
import { diceChoices } from '../../src/table/DicePicker';
import { linesOf } from '../../src/table/logGroups';
import { walk, type Asked } from '../../src/table/walk';
import type { Words } from '../../src/text/words';
import { wardensIn } from '../../src/table/wards';

const verbs = { step: ['square'], stop: [], stay: [], shoot: ['card', 'character'], steal: ['character', 'card'], give: ['slot'], take: ['slot'],
    reroll: ['dice'] };
const choice = (n: string) => parseChoice(n, verbs);

// ---- walking ----

/** A table that answers as the engine would: after each answer the next of these questions. */
function table(questions: (Asked | null)[]) {
    const said: string[] = [];
    let at = 0;
    return { said, look: () => questions[at] ?? null, say: async (n: string) => { said.push(n); at++; } };
}

const move = (...options: string[]): Asked => ({ key: 'move', options });
const step = (...options: string[]): Asked => ({ key: 'step', options });

test('a way is walked answer by answer, and the table takes steps without a choice by itself', async () => {
    const t = table([move('step 1-1', 'step 2-2', 'stay'), step('step 1-3', 'step 2-2'), null]);
    await walk(['step 1-1', 'step 1-2', 'step 1-3'], ['1-1', '1-2', '1-3'], t.look, t.say);
    assert.deepEqual(t.said, ['step 1-1', 'step 1-3']);
});

test('what turns up on the way is for the person to decide', async () => {
    const chest = { key: 'chest-here', options: ['stop', 'step 1-3'] };
    const later = table([move('step 1-1', 'stay'), step('step 1-2', 'step 2-1'), chest]);
    await walk(['step 1-1', 'step 1-2', 'step 1-3'], ['1-1', '1-2', '1-3'], later.look, later.say);
    assert.deepEqual(later.said, ['step 1-1', 'step 1-2']);
    const first = table([move('step 1-1', 'stay'), { key: 'chest-here', options: ['stop', 'step 1-2'] }]);
    await walk(['step 1-1', 'step 1-2'], ['1-1', '1-2'], first.look, first.say);
    assert.deepEqual(first.said, ['step 1-1']);
});

test('who goes farther than a chest has decided: it is passed', async () => {
    const t = table([move('step 1-1', 'stay'), { key: 'chest-here', options: ['stop', 'step 1-2'] }, step('step 1-3', 'step 2-2')]);
    await walk(['step 1-1', 'step 1-2', 'step 1-3'], ['1-1', '1-2', '1-3'], t.look, t.say, gorgasali.turn.passed);
    assert.deepEqual(t.said, ['step 1-1', 'step 1-2', 'step 1-3']);
});

test('who went to a chest stops there without being asked again', async () => {
    const t = table([move('step 1-1'), step('step 1-2', 'step 2-1'), { key: 'chest-here', options: ['stop', 'step 1-3'] }]);
    await walk(['step 1-1', 'step 1-2', 'stop'], ['1-1', '1-2'], t.look, t.say);
    assert.deepEqual(t.said, ['step 1-1', 'step 1-2', 'stop']);
});

test('a walk ends when nothing is asked any more', async () => {
    const t = table([move('step 1-1'), null]);
    await walk(['step 1-1', 'step 1-2'], ['1-1', '1-2'], t.look, t.say);
    assert.deepEqual(t.said, ['step 1-1']);
});

// ---- a large board ----

const cells = Array.from({ length: 900 }, (_, i): Cell => {
    const x = 1 + i % 30, y = 1 + Math.floor(i / 30);
    const gate = y === 1 && (x === 3 || x === 4) ? 1 : y === 30 && (x === 27 || x === 28) ? 11 : undefined;
    return { kind: 'square', id: `${y}-${x}`, x, y, tags: ['plain', `zone-${x < 5 ? 1 : 2}`], facts: gate === undefined ? undefined : { gate } };
});
const map: Area = { id: 'map', key: 'map', kind: 'grid', cells, facts: { 'inactive-zones': [1, 4], 'zone-price': 5 } };
const sectors: Area = { id: 'sectors', key: 'sectors', kind: 'track', cells: [{ kind: 'sector', id: '1', x: 0, y: 0 }, { kind: 'sector', id: '11', x: 1, y: 0 }] };
const plan = layOut([map, sectors], false, gorgasali.board.around);
const spot = (id: string) => plan.named.get(`square:${id}`)!;

test('sectors lie outside, before their gates', () => {
    const first = plan.named.get('sector:1')!, eleventh = plan.named.get('sector:11')!;
    assert.equal(first.x, (spot('1-3').x + spot('1-4').x) / 2);
    assert.ok(first.y < spot('1-3').y && eleventh.y > spot('30-27').y);
    assert.ok(plan.rows.every(row => row.every(s => s.area === 'map')), 'arrow keys stay on the map');
});

test('a point of a large board is a cell, and a cell has eight neighbours', () => {
    assert.equal(plan.big, true);
    assert.equal(spotAt(plan, { x: spot('7-9').x + 20, y: spot('7-9').y - 25 })?.cell.id, '7-9');
    assert.equal(spotAt(plan, { x: -9999, y: 0 }), undefined);
    assert.equal(nearTo(plan, spot('7-9')).length, 9);
});

test('a banner is never what a click means: the same card may lie on a mat', () => {
    const banner: Item = { kind: 'card', id: 'barrier', area: 'map', cell: 31, owner: 1, tags: ['goes-right'],
        facts: { 'rounds-left': [2, 2], squares: 4 } };
    const pieces = piecesOf(plan, [banner], () => true, i => gorgasali.board.piece(i).inert === true);
    assert.deepEqual(thingsAt(pieces, pieces[0]!.spot).map(t => t.kind), ['square']);
    assert.deepEqual(gorgasali.board.piece(banner).cells, { right: 4, down: 1 }, 'as long as the view says');
    assert.equal(gorgasali.board.piece(banner).corner, 2);
});

// ---- seats and mats ----

const figure = (id: string, owner: number, health = 100, tags: string[] = []): Item =>
    ({ kind: 'character', id, area: 'map', cell: owner, owner, facts: { health: [health, 100] }, tags });
const view: TableView = {
    game: 'gorgasali', round: 7, areas: [map, sectors], items: [figure('armazi', 1, 12), figure('varas', 2), figure('medea', 3), figure('octor', 4, 0, ['out'])],
    seats: [0, 1, 0, 1].map((team, i) => ({ team, asked: i === 0, facts: { 'extra-chests': 1, cooldown: [i, 5] }, tags: ['supernova'] })),
};

test('cards belong to who holds them: mine to shoot, a foe\'s to steal, the mate\'s to take', () => {
    const left = ['shoot lynx varas', 'steal varas helmet', 'give weapon', 'take vest'].map(choice);
    const found = thingsOnMats({ all: left, left, things: new Set(), buttons: [] }, gorgasali, view, 1);
    assert.ok(found.get(1)!.has('card:lynx') && found.get(1)!.has('slot:weapon'));
    assert.ok(found.get(2)!.has('card:helmet') && !found.get(1)!.has('card:helmet'));
    assert.deepEqual([...found.get(3)!], ['slot:vest']);
});

test('what lies in a slot is spoken of by its name, an empty slot by its own', () => {
    const mat: Area = { id: 'mat-1', key: 'character-card', kind: 'mat', owner: 1, cells: ['weapon', 'weapon-2'].map((id, x) => ({ kind: 'slot', id, x, y: 0 })) };
    const holding = { ...view, areas: [mat], items: [{ kind: 'card', id: 'lynx', area: 'mat-1', cell: 1 }] };
    const words = { title: (kind: string, id: string) => `${kind} ${id}` } as unknown as Words;
    const called = (id: string, verb: string) => gorgasali.turn.called!({ kind: 'slot', id }, [verb, id], { view: holding } as unknown as Frame, words);
    assert.equal(called('weapon-2', 'replace'), 'card lynx');
    assert.equal(called('weapon', 'replace'), undefined);
    assert.equal(called('weapon-2', 'put'), undefined, 'where a card is put, the slot is meant');
});

test('mates see their cards side by side while they trade', () => {
    assert.deepEqual(gorgasali.cards.facing({ key: 'propose', rule: '', about: [] }, view, 3), [3, 1]);
    assert.deepEqual(gorgasali.cards.facing({ key: 'actions', rule: '', about: [] }, view, 3), []);
});

test('a seat shows its ability, when it is ready, and whether it is out', () => {
    const [ready, , later, out] = [1, 2, 3, 4].map(seat => gorgasali.seats.look(view, seat));
    assert.deepEqual([ready!.badges![0]!.ready, ready!.badges![0]!.value], [true, undefined]);
    assert.deepEqual([later!.badges![0]!.ready, later!.badges![0]!.value], [false, '2']);
    assert.deepEqual([ready!.out, out!.out], [false, true]);
});

test('the list of a turn says what is done', () => {
    const turn: Area = { id: 'turn-1', key: 'turn', kind: 'mat', owner: 1, facts: { 'die-1': [3, 6], 'die-2': [4, 6], points: 0 }, tags: ['done-main'] };
    const done = Object.fromEntries(gorgasali.turn.tasks!(turn, view).map(t => [t.id, t.done]));
    assert.deepEqual([done['move'], done['main'], done['throw'], done['chest']], [true, true, false, false]);
    assert.equal(done['start'], false, 'what nobody did before the roll is over, not done');
});

test('a card that is used counts as what it is, whenever that is', () => {
    const card = (id: string, category: string): Item => ({ kind: 'card', id, area: 'mat', owner: 1, tags: [category] });
    const holding = { ...view, items: [card('smoke-ball', 'throw'), card('tree-platform', 'defence'), card('compass', 'utility')] };
    const open = (n: string, facts: Area['facts']) => gorgasali.turn.tasks!({ id: 'turn-1', key: 'turn', kind: 'mat', owner: 1, facts }, holding)
        .filter(task => isOneOf(parseChoice(n, { use: ['card'] }), task.answers)).map(task => task.id);
    const rolled = { 'die-1': [3, 6], 'die-2': [4, 6], points: 0 } satisfies Area['facts'];
    assert.deepEqual([open('use smoke-ball', rolled), open('use tree-platform', rolled), open('use compass', rolled)], [['throw'], ['defence'], ['card']]);
    assert.deepEqual([open('use smoke-ball', {}), open('use compass', {})], [['throw'], ['start']], 'who is frozen has not rolled');
});

// ---- ways ----

const events = { loss: ['character', 'number', 'number'], heal: ['character', 'number', 'number'], price: ['character', 'number'],
    lightning: ['character', 'square'], 'out-by': ['character', 'character'], step: ['character', 'square', 'square'] };
const spoken = { tag: (k: string) => k, fact: (k: string) => k, title: (_: string, id?: string) => id ?? '', whom: (_: string, id?: string) => id ?? '', seat: String, event: (e: { e: string }) => e.e, events: ([e]: { e: string }[]) => e!.e,
    fate: (e: { e: string }) => e.e, subject: (e: { args: string[] }) => ({ kind: 'character', id: e.args[0] }) };
const atTable = { scene: gorgasali, words: spoken, stage: { view: { items: [] } }, feed: { game: 'gorgasali' }, session: { info: () => ({ events }) } } as unknown as Table;
const happens = (e: string, at: number, copies: number, ...args: string[]) => ({ e, rule: '', args, at, copies });

test('what a way costs stands on its cells, and what is uncertain is told on average', () => {
    const future: Future = { copies: 200, lines: [], events: [
        happens('step', 1, 200, 'armazi', '7-3', '7-4'), happens('price', 2, 200, 'armazi', '5'), happens('loss', 2, 200, 'armazi', '5', '95'),
        happens('loss', 3, 200, 'armazi', '5', '90'), happens('heal', 3, 200, 'armazi', '20', '100'),
        happens('loss', 4, 150, 'armazi', '35', '65'), happens('loss', 4, 50, 'armazi', '15', '85'), happens('loss', 4, 200, 'varas', '10', '90'),
    ] };
    assert.deepEqual(tollsOf(atTable, future, figure('armazi', 1)), [
        { at: 2, amount: -5, certain: true }, { at: 3, amount: 15, certain: true }, { at: 4, amount: -30, certain: false }]);
});

test('a chest is seen under who stands on it', () => {
    const chest: Item = { kind: 'token', id: 'chest', area: 'map', cell: 1 };
    const pieces = piecesOf(plan, [chest, figure('armazi', 1)], i => gorgasali.board.piece(i).shape !== 'medallion');
    const of = (kind: string) => pieces.find(p => p.item.kind === kind)!;
    assert.ok(Math.hypot(of('token').x - of('character').x, of('token').y - of('character').y) > 30, 'its middle is not covered by the figure');
    assert.ok(Math.abs(of('token').x - of('character').x) < SIDE / 2, 'and it still lies on its square');
});

test('a way tells what becomes of whom, the own figure first, and that it may be the end', () => {
    const pieces = piecesOf(plan, [figure('varas', 2), figure('armazi', 1)], () => false);
    const line = (id: string, before: number, ...values: [number, number][]) => ({ thing: { kind: 'character', id }, fact: 'health', before, values });
    const future: Future = { copies: 200, lines: [line('varas', 50, [40, 200]), line('armazi', 30, [0, 50], [30, 150]), line('medea', 9, [1, 200])],
        events: [happens('lightning', 4, 50, 'armazi', '7-9'), happens('out-by', 4, 50, 'armazi', 'varas')] };
    const said = tripSaid(atTable, pieces, figure('armazi', 1), future);
    assert.deepEqual(said.told.map(one => one.title), ['varas'], 'who is not on the board is left out, and so is what the end says');
    assert.match(said.deadly, /25/);
    assert.deepEqual(said.notes.map(n => [n.text, n.percent]), [['lightning', 25]]);
    const worse: Future = { ...future, lines: [line('varas', 50, [40, 200]), line('armazi', 30, [0, 50], [20, 150])] };
    assert.deepEqual(tripSaid(atTable, pieces, figure('armazi', 1), worse).told.map(one => one.title), ['armazi', 'varas'], 'the own figure first');
    assert.equal(tripSaid(atTable, pieces, figure('varas', 2), future).deadly, '');
});

test('what strikes around itself is asked for where it lies, each by its own cell', () => {
    const ball = (cell: number): Item => ({ kind: 'card', id: 'ball-lightning', area: 'map', cell, owner: 2, facts: { within: 3 } });
    const wall: Item = { kind: 'card', id: 'barrier', area: 'map', cell: 3, owner: 1, tags: ['goes-down'], facts: { squares: 5 } };
    const found = wardensIn({ ...view, items: [ball(0), ball(62), wall, figure('varas', 2)] }, gorgasali);
    assert.deepEqual(found.map(w => w.key), ['card:ball-lightning square:1-1', 'card:ball-lightning square:3-3']);
    assert.deepEqual(found[1]!.at, { kind: 'square', id: '3-3' });
});

test('cells that lie together have one outline', () => {
    const sides = (...ids: string[]) => rim(ids.map(spot)).match(/M/g)!.length;
    assert.deepEqual([sides('5-5'), sides('5-5', '5-6'), sides('5-5', '5-6', '6-5', '6-6'), sides('5-5', '7-7')], [4, 6, 8, 8]);
});

// ---- words ----

test('exact chances are told in per cent, never as certain when they are not', () => {
    assert.deepEqual([0, 1e6, 833333, 27778, 999999, 12].map(exactPercent), ['0%', '100%', '83%', '2.8%', '99.9%', '0.1%']);
});

test('the steps of a way are one line of the log', () => {
    const steps = [['1-1', '1-2'], ['1-2', '1-3'], ['1-3', '2-3']].map(([a, b]) => ({ e: 'step', rule: 'GO-MOVE-1', args: ['armazi', a!, b!] }));
    const lines = linesOf([...steps, { ...steps[0]!, args: ['varas', '5-5', '5-6'] }], 0, ['step']);
    assert.deepEqual(lines.map(l => [l.event.args.join(' '), l.times]), [['armazi 1-1 2-3', 3], ['varas 5-5 5-6', 1]]);
});

test('many sets of dice are chosen die by die', () => {
    assert.equal(diceChoices(['reroll 3', 'reroll 5', 'reroll 3+5'].map(choice)).length, 0);
    assert.equal(diceChoices(['reroll 3', 'reroll 5', 'reroll 6', 'reroll 3+5', 'stop'].map(choice)).length, 4);
});

test('to arrange the backpack is never the golden button, also where only the end of the turn is left besides', () => {
    assert.equal(mainOf(buttonsOf(['arrange', 'end'].map(choice), [], new Set()), gorgasali.turn.aside)?.choice?.n, 'end');
    assert.equal(mainOf(buttonsOf(['arrange'].map(choice), [], new Set()), gorgasali.turn.aside), undefined);
});

test('where only slots are chosen, the others may make way', () => {
    const at = (...list: string[]) => isSorting(list.map(n => parseChoice(n, { put: ['slot'], exchange: ['slot', 'slot'], use: ['card'], done: [] })));
    assert.deepEqual([at('put utility', 'put pack-utility'), at('exchange utility pack-utility', 'done')], [true, true]);
    assert.deepEqual([at('put utility', 'use axe'), at('done'), at()], [false, false, false]);
});
