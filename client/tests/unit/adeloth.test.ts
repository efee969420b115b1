// How Reflections of Adeloth looks: what figures, cards and seats show, and what a click on a figure means.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { emblem } from '../../src/games/adeloth/emblems';
import { ground } from '../../src/games/adeloth/ground';
import { marks } from '../../src/games/adeloth/marks';
import { LAID_OUT } from '../../src/games/adeloth/over';
import { sectionsOf } from '../../src/games/adeloth/deck';
import { scene as adeloth } from '../../src/games/adeloth/scene';
import type { Area, Cell, GameEvent, GameInfo, Item, Prompt, TableView, Thing } from '../../src/net/protocol';
import { layOut } from '../../src/table/board/plan';
import { explainedIn } from '../../src/table/asking';
import { decisive } from '../../src/table/decisive';
import { moment, toldTurn } from '../../src/table/TopBar';
import { forkColumns } from '../../src/table/board/forks';
import { buttonsOf, candidates, mainOf, narrow, parseChoice, thingKey } from '../../src/table/choices';
import type { Table } from '../../src/table/context';
import { thingsOnTable } from '../../src/table/onTable';
import { Words } from '../../src/text/words';

const content = (file: string) => readFileSync(`../content/adeloth/${file}.yaml`, 'utf8');

// ---- emblems ----

test('every card, token, ability, ware and rule card has an emblem of its own', () => {
    const seen = new Map<string, string>();
    const kinds: [string, string, string][] = [['cards', 'cards:', 'card'], ['cards', 'tokens:', 'token'], ['professions', 'wares:', 'ware'],
        ['professions', 'rule-cards:', 'rule-card'], ['professions', 'professions:', 'skill']];
    for (const [file, from, kind] of kinds) {
        const part = content(file).split(/^(?=\w[\w-]*:$)/m).find(p => p.startsWith(from))!;
        // Abilities stand one level deeper than the professions they belong to.
        const ids = [...part.matchAll(kind === 'skill' ? /^ {6}- id: (.*)$/gm : /^ {2}- (?:\{id: ([\w-]+)|id: ([\w-]+))/gm)].map(m => m[1] ?? m[2]!);
        assert.ok(ids.length > 1, kind);
        for (const id of ids) {
            const icon = emblem(kind, id);
            assert.notEqual(icon, emblem(kind, 'nobody'), `${kind} ${id}`);
            assert.equal(seen.get(icon), undefined, `${kind} ${id} looks like ${seen.get(icon)}`);
            seen.set(icon, `${kind} ${id}`);
        }
    }
    assert.equal(emblem('unit', 'wolf-pup-12'), emblem('token', 'wolf-pup'), 'copies of a token look alike');
    assert.equal(emblem('unit', 'mother-bear'), emblem('card', 'mother-bear'), 'a figure looks like its card');
});

test('every event of the game is shown somehow', () => {
    const events = [...content('texts').matchAll(/^event\.([\w-]+):/gm)].map(m => m[1]!);
    assert.ok(events.length > 60);
    const without = events.filter(e => adeloth.events.effects[e] === undefined && adeloth.events.effect({ e, rule: '', args: ['x', '1'] }) === undefined);
    assert.deepEqual(without, []);
});

// ---- the board ----

const rows = ['...2...', '.....M.', '.M.....', 'S..X..S', '.....M.', '.M.....', '...1...'];
const KIND: Record<string, string> = { M: 'gold-mine', S: 'settlement', X: 'shop' };
const cells = rows.flatMap((row, y) => row.split('').map((c, x): Cell => ({ kind: 'field', id: `${'abcdefg'[x]}${7 - y}`, x, y,
    tags: [KIND[c] ?? 'forest', ...c === '1' || c === '2' ? [`start-${c}`] : []] })));
const board: Area = { id: 'board', key: 'board', kind: 'grid', cells };

// oxlint-disable no-explicit-any -- a drawing is whatever Preact makes of it

/** All elements of a drawing, by class. */
function drawn(node: any, cls: string): any[] {
    if (node === null || typeof node !== 'object')
        return [];
    if (Array.isArray(node))
        return node.flatMap(n => drawn(n, cls));
    if (typeof node.type === 'function')
        return drawn(node.type(node.props), cls);
    const own = String(node.props?.class ?? '').split(' ').includes(cls) ? [node] : [];
    return [...own, ...drawn(node.props?.children ?? null, cls)];
}

/** The words in a drawing. */
function text(node: any): string {
    if (Array.isArray(node))
        return node.map(text).join('');
    if (node === null || node === undefined || node === false)
        return '';
    return typeof node === 'object' ? text(typeof node.type === 'function' ? node.type(node.props) : node.props?.children) : String(node);
}

test('the clearing has its mines, settlements, shop and camps', () => {
    const picture = ground(layOut([board], false));
    assert.deepEqual(['gold-mine', 'settlement', 'shop', 'ad-camp'].map(kind => drawn(picture, kind).length), [4, 2, 1, 2]);
    assert.equal(cells.filter(c => adeloth.board.landmark!(c) !== undefined).length, 7);
    assert.equal(adeloth.board.cell(cells[3]!), 'of-forest of-start-2');
});

test('the second player sees the board from the other side', () => {
    const view = { game: 'adeloth', round: 1, seats: [], areas: [], items: [] };
    assert.deepEqual([0, 1, 2].map(seat => adeloth.board.turned(view, seat)), [false, false, true]);
});

// ---- figures ----

const boar: Item = { kind: 'unit', id: 'thorn-boar', area: 'board', cell: 9, owner: 1, tags: ['exhausted', 'defenceless', 'wild', 'upgrade-armour'],
    facts: { attack: 2, resistance: [1, 4], agility: 1, counters: 2 } };
const general: Item = { kind: 'unit', id: 'pathfinder', area: 'board', cell: 45, owner: 1, facts: { attack: 2, life: [19, 25] } };

test('a servant shows attack, what is left of its resistance, banners, keywords, statuses and counters', () => {
    const look = adeloth.board.piece(boar), over = marks(boar);
    assert.deepEqual([look.shape, look.tone], ['medallion', 'is-exhausted']);
    const value = (cls: string) => drawn(over, cls).map(n => text(n)).join();
    assert.deepEqual([value('attack'), value('resistance'), value('agility'), value('intelligence')], ['2', '1', '1', '']);
    assert.equal(drawn(over, 'hurt').length, 1, 'damage is seen');
    assert.deepEqual(['quiet', 'bad', 'keyword', 'good'].map(tone => drawn(over, tone).length), [1, 1, 1, 1]);
    assert.match(value('ad-counters'), /\+2/);
});

test('a general shows life instead of resistance', () => {
    const over = marks(general);
    assert.equal(drawn(over, 'life').map(n => text(n)).join(), '19');
    assert.equal(drawn(over, 'resistance').length, 0);
    assert.equal(adeloth.board.piece(general).tone, 'is-general');
});

test('what a figure can do is told by its card, its tableau or its token', () => {
    assert.deepEqual(adeloth.cards.cardOf!(boar), { kind: 'card', id: 'thorn-boar' });
    assert.deepEqual(adeloth.cards.cardOf!(general), { kind: 'profession', id: 'pathfinder' });
    assert.deepEqual(adeloth.cards.cardOf!({ kind: 'unit', id: 'wolf-pup-2', area: 'board', facts: { attack: 1 } }), { kind: 'token', id: 'wolf-pup' });
    assert.equal(adeloth.cards.cardOf!({ kind: 'rule-card', id: 'leave-a-standard', area: 'board' }), undefined);
});

test('a standard is no figure, and a click on it means its field', () => {
    const look = adeloth.board.piece({ kind: 'rule-card', id: 'leave-a-standard', area: 'board', owner: 2 });
    assert.deepEqual([look.shape, look.inert], ['token', true]);
});

// ---- cards ----

const sneak: Item = { kind: 'card', id: 'hedge-sneak', area: 'hand-1', tags: ['servant', 'green', 't1.2'],
    facts: { 'mana-cost': 2, 'spy-cost': [2, 1], attack: 2, resistance: 1, agility: 2, bounty: 1 } };

test('a card tells all its costs, its strength, its attributes, its bounty and its tier', () => {
    const look = adeloth.cards.look(sneak), value = (fact: string) => look.figures.find(f => f.fact === fact)?.value;
    assert.deepEqual([look.mark, look.of, look.type, look.rim], ['2', 't1.2', 'servant', 'rim-green']);
    assert.deepEqual(['attack', 'resistance', 'agility', 'intelligence', 'bounty', 'spy-cost'].map(value), ['2', '1', '2', undefined, '1', '2 (1)']);
    const blade = adeloth.cards.look({ kind: 'card', id: 'sun-blade', area: '', tags: ['equipment', 'blue', 't2'],
        facts: { 'mana-cost': 3, 'gold-cost': 1, durability: [2, 3] } });
    assert.equal(blade.figures.find(f => f.fact === 'durability')?.value, '2/3');
    assert.equal(adeloth.cards.look({ kind: 'card', id: 'teleport', area: '', tags: ['spell', 'blue', 't1', 'reaction'] }).type, 'reaction');
});

// ---- what clicks mean ----

const verbs = { move: ['unit'], attack: ['unit', 'unit'], use: ['card'], 'use-at': ['card', 'unit'], upgrade: ['card', 'upgrade'],
    spy: ['card', 'number'], summon: ['card'], income: [], ...adeloth.turn.kinds };
const choices = (...list: string[]) => list.map(n => parseChoice(n, verbs));

test('the ability on a card is that of its figure', () => {
    const all = choices('move runesmith', 'attack runesmith thorn-boar', 'use-at runesmith priest', 'use priest', 'income');
    const figure = { kind: 'unit', id: 'runesmith' };
    assert.deepEqual(narrow(all, [figure]).map(c => c.n), ['move runesmith', 'attack runesmith thorn-boar', 'use-at runesmith priest']);
    assert.deepEqual([...candidates(narrow(all, [figure]), [figure])].sort(), ['unit:priest', 'unit:thorn-boar']);
});

test('how much gold a spy costs is asked after the card was chosen', () => {
    const all = choices('summon hedge-sneak', 'spy hedge-sneak 1', 'spy hedge-sneak 2', 'income'), table = new Set(['card:hedge-sneak']);
    assert.deepEqual(buttonsOf(all, [], table).map(b => b.choice?.n ?? thingKey(b.thing!)), ['income']);
    const card = { kind: 'card', id: 'hedge-sneak' };
    assert.deepEqual(buttonsOf(narrow(all, [card]), [card], table).map(b => b.choice?.n),
        ['summon hedge-sneak', 'spy hedge-sneak 1', 'spy hedge-sneak 2']);
});

test('a click begins with the source, and upgrades are bought by buttons', () => {
    const all = choices('attack weasel-scout priest', 'use-at runesmith weasel-scout', 'upgrade shieldbearer armour', 'income');
    assert.deepEqual([...candidates(all, [], adeloth.turn.sourceFirst)].sort(), ['unit:runesmith', 'unit:shieldbearer', 'unit:weasel-scout']);
    const figure = { kind: 'unit', id: 'weasel-scout' };
    assert.ok(candidates(narrow(all, [figure]), [figure], adeloth.turn.sourceFirst).has('unit:priest'), 'then its targets are open');
    const table = new Set(['unit:weasel-scout', 'unit:runesmith', 'unit:shieldbearer', 'unit:priest']);
    assert.deepEqual(buttonsOf(all, [], table, adeloth.turn.whole).map(b => b.choice?.n), ['upgrade shieldbearer armour', 'income']);
});

// ---- seats and areas ----

const seat = (tags: string[]) => ({ team: -1, asked: false, facts: { life: [25, 25] as [number, number], level: [2, 6] as [number, number] }, tags });
const view: TableView = { game: 'adeloth', round: 3, seats: [seat(['blue']), seat(['green'])],
    areas: [board, { id: 'hand-1', key: 'hand', kind: 'hand', owner: 1 }, { id: 'hand-2', key: 'hand', kind: 'hand', owner: 2 },
        { id: 'shop', key: 'shop', kind: 'row' }, { id: 'skills-1', key: 'skills', kind: 'mat', owner: 1 }, { id: 'stack', key: 'stack', kind: 'track' }],
    items: [sneak, { kind: 'ware', id: 'goblin-bomb', area: 'shop' }, { kind: 'skill', id: 'charge', area: 'skills-1' }] };

test('whoever plays blue is blue', () => {
    assert.equal(adeloth.seats.mood(view), 'colours-swapped');
    assert.equal(adeloth.seats.mood({ ...view, seats: [seat(['green']), seat(['blue'])] }), '');
    assert.equal(adeloth.seats.mood({ ...view, seats: [seat([]), seat([])] }), '', 'in Plus nobody has a colour');
});

test('hands lie in front of their owners, and wares and abilities can be clicked', () => {
    const placeOf = (id: string, eyes: number) => adeloth.place(view.areas.find(a => a.id === id)!, eyes);
    assert.deepEqual([placeOf('hand-1', 1), placeOf('hand-2', 1), placeOf('hand-1', 0)], ['hand', 'own', 'own']);
    assert.equal(placeOf('stack', 1), 'stack');
    const things = thingsOnTable(view, adeloth, 1);
    assert.ok(['ware:goblin-bomb', 'skill:charge', 'card:hedge-sneak'].every(key => things.has(key)));
});

test('the higher level stands first, then the longer life', () => {
    const other = { ...view, seats: [{ ...seat([]), facts: { life: 3, level: 3 } }, { ...seat([]), facts: { life: 25, level: 2 } }] };
    assert.ok(adeloth.seats.standing!(other, 1) > adeloth.seats.standing!(other, 2));
});

// ---- what is told ----

test('a check is told with both sums of both sides', () => {
    const said = adeloth.forecast.sum({ e: 'check', rule: 'AD-ATR-9', args: ['weasel-scout', 'herb-healer', '4', '1', '0', '2'] });
    assert.equal(said?.at, 1);
    assert.match(said!.text, /4 : 1.*0 : 2/);
    assert.equal(adeloth.forecast.sum({ e: 'damage', rule: '', args: ['x', '2'] }), undefined);
});

test('less strength looks bad, more looks good', () => {
    const tone = (n: string) => {
        const effect = adeloth.events.effect({ e: 'attack-change', rule: '', args: ['x', n] });
        return effect?.show === 'flash' ? effect.tone : '';
    };
    assert.deepEqual([tone('-2'), tone('1')], ['bad', 'good']);
});

const texts = { 'unit.thorn-boar': 'Thorn Boar', 'card.sparks': 'Sparks', 'card.teleport': 'Teleport', 'verb.level': 'Go up one level', 'resource.gold': 'gold',
    'resource.mana': 'mana', 'tag.perhaps-in-hand': 'perhaps', 'tag.not-in-hand': 'not drawn' };
const words = new Words({ texts: { en: texts, de: texts }, rules: [], rule: new Map() }, 'en', null);

test('before the income what is still possible is brought to mind: who can attack, and what mana is left for', () => {
    const reminders = adeloth.turn.reminds, income = reminders.find(r => r.before === 'income')!;
    assert.ok(['level', 'attack', 'flow', 'summon'].every(verb => income.of.includes(verb)));
    assert.ok(!reminders.some(r => r.before === 'done'), 'the end of a turn is asked for together with what can be bought');
    const left = ['attack thorn-boar priest', 'attack thorn-boar teleport', 'play-at sparks priest', 'play-at sparks thorn-boar', 'level']
        .map(n => parseChoice(n, { attack: ['unit', 'unit'], 'play-at': ['card', 'unit'], level: [] }));
    const rich = { ...view, seats: [{ ...seat([]), facts: { mana: [3, 4] as [number, number] } }, seat([])] };
    const reaction = { kind: 'card', id: 'teleport', area: 'hand-1', tags: ['spell', 'reaction'] };
    assert.deepEqual(income.tell!([parseChoice('play-at teleport priest', { 'play-at': ['card', 'unit'] })], { ...rich, items: [reaction] }, 1, words), [],
        'a reaction can wait');
    const cover = { kind: 'skill', id: 'take-cover', area: 'skills-1', tags: ['reaction'] }, aim = parseChoice('skill-at take-cover priest', { 'skill-at': ['skill', 'unit'] });
    assert.deepEqual(income.tell!([aim], { ...rich, items: [cover] }, 1, words), [], 'so can an ability that reacts');
    assert.equal(income.tell!([aim], { ...rich, items: [{ ...cover, tags: [] }] }, 1, words).length, 1);
    const flow = [parseChoice('flow', { flow: [] })];
    assert.deepEqual(income.tell!(flow, { ...rich, items: [] }, 1, words), [], 'what is drawn into an empty hand has to be discarded');
    assert.equal(income.tell!(flow, { ...rich, items: [reaction] }, 1, words).length, 1);
    const said = income.tell!(left, rich, 1, words);
    assert.equal(said.length, 3);
    assert.equal(said[0], 'Go up one level');
    assert.match(said[1]!, /Thorn Boar$/, 'once, however many can be attacked');
    assert.match(said[2]!, /3.*Sparks$/);
});

test('what a ware or a new skill point brings is shown before it is taken, and its button has its name alone', () => {
    const brief = (n: string, kind: string) => adeloth.turn.brief!(parseChoice(n, { [n.split(' ')[0]!]: [kind] }), words);
    assert.ok(['buy', 'invest'].every(verb => adeloth.turn.shown.includes(verb)));
    assert.deepEqual([brief('buy sparks', 'card'), brief('invest teleport', 'card'), brief('upgrade thorn-boar', 'unit')], ['Sparks', 'Teleport', undefined]);
});

test('a button tells what its answer would cost, and nothing of what others pay', () => {
    const event = (e: string, ...args: string[]) => ({ e, rule: '', args, copies: 10 });
    const forecast = (...events: ReturnType<typeof event>[]) => ({ copies: 10, lines: [], events });
    assert.equal(adeloth.turn.prices!.of(forecast(event('spent', '1', '2', 'mana'), event('spent', '1', '1', 'gold'), event('spent', '2', '9', 'gold')), 1, words, 'spy'),
        '2 mana + 1 gold');
    assert.equal(adeloth.turn.prices!.of(forecast(event('upgrade', '1', 'shieldbearer', 'armour', '3')), 1, words, 'upgrade'), '3 gold');
    assert.equal(adeloth.turn.prices!.of(forecast(), 1, words, 'buy'), '');
});

test('an own effect that would be negated is a warning', () => {
    const negated = (seat: string) => ({ e: 'negated', rule: 'AD-NEG-1', args: [seat, 'attack'] });
    assert.equal(adeloth.forecast.warns(negated('1'), 1), true);
    assert.equal(adeloth.forecast.warns(negated('2'), 1), false);
});

test('the list of a hand tells what may be in it, that of a draw pile what is still to come', () => {
    const unseen = (id: string, ...tags: string[]): Item => ({ kind: 'card', id, area: 'unseen-2', mention: true, tags });
    const areas: Area[] = [{ id: 'hand-2', key: 'hand', kind: 'hand', owner: 2, count: 2 }, { id: 'pile-2', key: 'pile', kind: 'pile', owner: 2, count: 3 }];
    const items = [{ kind: 'card', id: 'priest', area: 'hand-2' }, { kind: 'card', area: 'hand-2' }, unseen('sparks', 'perhaps-in-hand', 'spell'),
        unseen('teleport', 'not-in-hand')];
    const table = { stage: { view: { ...view, areas, items } }, words } as unknown as Table;
    const ids = (area: Area) => sectionsOf(table, area).map(s => s.items.map(i => i.id));
    assert.deepEqual(ids(areas[0]!), [['priest'], ['sparks'], ['teleport']]);
    assert.deepEqual(ids(areas[1]!), [['teleport'], ['sparks']]);
});

test('whatever may come first is laid out to choose from', () => {
    const verbs = [...content('texts').matchAll(/^verb\.(first[a-z-]*):/gm)].map(m => m[1]!);
    assert.ok(verbs.length >= 3);
    assert.deepEqual(verbs.filter(v => !LAID_OUT.includes(v)), []);
});

test('damage comes from the effect that was on top of the stack and is gone', () => {
    const stack: Area = { id: 'stack', key: 'stack', kind: 'row' };
    const entry = (cell: number, source: string): Item[] => [{ kind: 'stacked', id: String(cell), area: 'stack', cell, tags: ['effect-card'] },
        { kind: 'card', id: source, area: 'stack', cell, tags: ['source'], mention: true }];
    const view = (...items: Item[]) => ({ game: 'adeloth', round: 1, seats: [], areas: [stack], items }) as TableView;
    const two = view(...entry(0, 'bolt'), ...entry(1, 'veto'));
    assert.deepEqual(adeloth.events.cause(two, view(...entry(0, 'bolt'))), { kind: 'card', id: 'veto' });
    assert.equal(adeloth.events.cause(two, view()), undefined, 'two were executed: nobody knows by which');
    assert.equal(adeloth.events.cause(view(), view()), undefined);
});

test('who is to defend reads which bounty falls due, in any case or by which answer', () => {
    const fallsDue = (servant: string) => ({ e: 'bounty', rule: 'AD-BOUNTY-1', args: ['2', servant, '1'], copies: 10 });
    const fork = (option: string, ...servants: string[]) => ({ option, copies: 10, lines: [], events: servants.map(fallsDue) });
    const texts = { 'event.bounty': '{1} brings {2}.', 'unit.boar': 'Boar', 'unit.priest': 'Priest' };
    const words = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: texts } }, 'en',
        { id: 'adeloth', seats: [2], options: [], levels: {}, verbs: {}, events: { bounty: ['seat', 'unit', 'number'] } });
    const { anyway, columns } = forkColumns([fork('defend', 'boar', 'priest'), fork('endure', 'boar')],
        { words, items: [], shows: () => true, events: adeloth.forecast.foretells });
    assert.ok(adeloth.forecast.weighs?.includes('defend') === true);
    assert.deepEqual(anyway.notes.map(n => n.text), ['Boar brings 1.']);
    assert.deepEqual(columns.map(c => c.notes.map(n => n.text)), [['Priest brings 1.'], []]);
    assert.ok([1, 2].every(seat => !adeloth.forecast.warns({ e: 'bounty', rule: 'AD-BNTY-1', args: ['2', 'priest', '1'] }, seat)), 'a bounty is no warning, for whomever');
});

test('who may react reads what the card does, by its name, until a choice of one\'s own is begun', () => {
    const sparks = { kind: 'card', id: 'sparks' }, charge = { kind: 'skill', id: 'charge' }, vine = { kind: 'card', id: 'vine-grasp' }, shift = { kind: 'skill', id: 'shift' };
    const told = (about: Thing[], picked: Thing[], pass = true) =>
        explainedIn({ scene: adeloth, picked, considered: null }, { key: 'react', rule: 'AD-STACK-3', about, pass } as Prompt).map(e => `${e.thing.id} ${e.named}`);
    assert.deepEqual(told([{ kind: 'seat', id: '2' }, sparks, { kind: 'unit', id: 'boar' }], []), ['sparks true']);
    assert.deepEqual(told([charge], []), ['charge true']);
    assert.deepEqual(told([charge], [vine]), [], 'what the other does is not taken for what one is about to do');
    assert.deepEqual(told([charge], [shift]), ['shift false']);
    assert.deepEqual(told([charge], [], false), ['charge false'], 'an ability of one\'s own that is aimed stands in the question');
    assert.deepEqual(told([sparks], [], false), ['sparks false'], 'so does a card that asks for a target when it is carried out');
    assert.deepEqual(told([], [sparks], false), [], 'but none that lies in the hand and is chosen there');
});

test('the bar says whose turn it is, and who is asked in it, but not where that passes by itself', () => {
    const words = { player: (n: number) => `P${n}` } as Words;
    const says = (pass: boolean, playing: boolean, passes: boolean, active = 2) => moment({ words, seat: 1, stage: { playing, frame: { over: false, prompt: { pass },
        view: { round: 3, seats: [1, 2].map(n => ({ asked: n === 1, tags: n === active ? ['active'] : [] })) } } } } as unknown as Table, passes);
    const asked = says(true, false, false), turn = says(false, false, false, 1), round = says(true, true, false);
    assert.equal(new Set([asked, turn, round]).size, 3);
    assert.ok(asked.startsWith(`${round} · `), 'only the round is left');
    assert.equal(says(true, false, true), round);
    assert.equal(says(false, false, false), asked, 'also where one cannot pass, as in the set-up of another turn');
    assert.equal(says(false, true, true, 1), turn, 'a turn of one\'s own is one\'s own turn whatever is shown');
    assert.equal(says(false, false, false, 0), turn, 'and so is what nobody else does');

    const info = { events: { turn: ['seat'], round: ['number'] } } as unknown as GameInfo, seatOf = (_: string, id: string) => Number(id);
    const e = (name: string, ...args: string[]) => ({ e: name, rule: '', args });
    const told = (...events: GameEvent[]) => toldTurn(events, info, { seatOf } as unknown as Words);
    assert.equal(told(e('round', '3')), undefined, 'nobody is on the move yet');
    assert.deepEqual(told(e('turn', '1'), e('round', '4'), e('turn', '2'), e('end', '1')), { round: 4, seat: 2 });
    const shows = (seat: number, round?: number) => moment({ words, seat: 1, stage: { playing: true, frame: { over: false, view: { round: 3,
        seats: [{ asked: false }, { asked: false }, { asked: true }] } } } } as unknown as Table, false, { seat, round });
    assert.match(shows(2), /3 · P2 /, 'several turns are shown one after the other, each as its own');
    assert.match(shows(3, 4), /4 · P3 /);
    assert.ok(shows(1).endsWith(turn.split(' · ')[1]!));
});

test('by what it ended: the last blow, not what an earlier one did', () => {
    const e = (name: string, ...args: string[]) => ({ e: name, rule: '', args });
    const of = adeloth.events.decides['life']!;
    const log = [e('attack', 'bear'), e('damage', '4'), e('xp'), e('attack', 'boar'), e('damage', '2')];
    assert.deepEqual(decisive(log, of).map(x => x.args[0]), ['boar', '2']);
    assert.deepEqual(decisive([e('attack', 'boar'), e('damage', '2'), e('damage', '3')], of).map(x => x.args[0]), ['boar', '2', '3'], 'all that one blow did');
    assert.deepEqual(decisive([e('damage', '1'), e('damage', '2')], of).length, 2);
    assert.deepEqual(decisive([e('level', '5'), e('level', '6')], ['level']).map(x => x.args[0]), ['6']);
});

test('to end the turn is the golden button, not the first thing that can be bought', () => {
    const all = choices('upgrade shieldbearer armour', 'upgrade shieldbearer weapons', 'done');
    assert.equal(mainOf(buttonsOf(all, [], new Set(['unit:shieldbearer']), adeloth.turn.whole), adeloth.turn.aside)?.choice?.n, 'done');
});
