// Forecasts that compare: sums of both sides, how they end, and what each answer would bring.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Area, Cell, Fork, ForecastLine, Group } from '../../src/net/protocol';
import { bestCorner } from '../../src/table/board/ForecastPanel';
import { compareGroups, forkColumns, outcomesOf, signed, tellFuture, type Telling } from '../../src/table/board/forks';
import { shapeOf } from '../../src/table/board/Groups';
import { layOut } from '../../src/table/board/plan';
import { Words } from '../../src/text/words';

const words = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: {
    'unit.wolf': 'Wolf', 'unit.bear': 'Bear', 'fact.life': 'Life', 'event.gone': '{0} is gone.', 'event.win': '{0} wins.',
    'event.level': '{0} reaches level {1}.', 'fate.gone': 'gone', 'fact.level': 'Level',
} } }, 'en', { id: 'x', seats: [2], options: [], levels: {}, verbs: {}, events: { gone: ['unit'], win: ['unit'], level: ['unit', 'number'] } });
const telling = (events: string[] = [], more: Partial<Telling> = {}): Telling => ({ words, items: [], shows: () => true, events, ...more });

const life = (id: string, before: number, after: number, copies = 10): ForecastLine => ({ thing: { kind: 'unit', id }, fact: 'life', before,
    values: copies === 10 ? [[after, 10]] : [[after, copies], [before, 10 - copies]] });
const gone = (id: string, copies = 10) => ({ e: 'gone', rule: 'R-1', args: [id], copies });
const fork = (option: string, lines: ForecastLine[], events: Fork['events'] = []): Fork => ({ option, copies: 10, lines, events });

test('what comes in any case stands once, the rest in its column', () => {
    const { anyway, columns } = forkColumns([
        fork('defend', [life('wolf', 4, 2), life('bear', 6, 5)], [gone('wolf')]),
        fork('endure', [life('bear', 6, 5)]),
    ], telling(['gone']));
    assert.deepEqual(anyway.told.map(t => [t.title, ...t.lines.map(l => l.text)]), [['Bear', 'Life 6 → 5']]);
    assert.deepEqual(columns.map(c => [c.option, c.told.map(t => t.title), c.notes.map(n => n.text)]),
        [['defend', ['Wolf'], ['Wolf is gone.']], ['endure', [], []]]);
});

test('a thing that fares differently stands in both columns', () => {
    const { anyway, columns } = forkColumns([fork('defend', [life('wolf', 4, 3)]), fork('endure', [life('wolf', 4, 1)])], telling());
    assert.deepEqual(anyway, { told: [], notes: [] });
    assert.deepEqual(columns.map(c => c.told[0]?.lines[0]?.text), ['Life 4 → 3', 'Life 4 → 1']);
});

test('what happens either way is told in any case, and what is uncertain not at all', () => {
    const { anyway, columns } = forkColumns([fork('a', [life('wolf', 4, 3, 4)], [gone('bear'), gone('wolf', 3)]), fork('b', [], [gone('bear')])],
        telling(['gone']));
    assert.deepEqual(anyway.notes.map(n => n.text), ['Bear is gone.']);
    assert.deepEqual(columns.map(c => [c.told, c.notes]), [[[], []], [[], []]]);
});

test('a victory that comes in any case stands once', () => {
    const lost = (option: string, wins: [number, number]): Fork => ({ ...fork(option, []), wins });
    const told = (...forks: Fork[]) => {
        const { anyway, columns } = forkColumns(forks, telling());
        return [anyway.notes.length, ...columns.map(c => c.wins.length)];
    };
    assert.deepEqual(told(lost('defend', [0, 10]), lost('endure', [0, 10])), [1, 0, 0]);
    assert.deepEqual(told(lost('defend', [0, 0]), lost('endure', [0, 10])), [0, 0, 1]);
});

test('lines that are not worth telling are left out, and so are other events', () => {
    const { anyway, columns } = forkColumns([fork('a', [life('wolf', 4, 3)], [gone('wolf')]), fork('b', [])], telling([], { shows: line => line.thing.id === 'bear' }));
    assert.deepEqual([anyway.told, columns[0]!.told, columns[0]!.notes], [[], [], []]);
});

test('an end is told instead of numbers, and not as an event besides', () => {
    const { told, notes } = tellFuture(fork('a', [life('wolf', 4, 0), life('bear', 6, 5)], [gone('wolf')]), telling(['gone'], { fatal: ['gone'] }));
    assert.deepEqual(told.map(t => [t.title, ...t.lines.map(l => l.text)]), [['Wolf', 'gone'], ['Bear', 'Life 6 → 5']]);
    assert.deepEqual(notes, []);
});

test('a number that an event states is not told as a change besides', () => {
    const level: ForecastLine = { thing: { kind: 'unit', id: 'wolf' }, fact: 'level', before: 1, values: [[2, 10]] };
    const future = fork('a', [level, life('wolf', 4, 3)], [{ e: 'level', rule: '', args: ['wolf', '2'], copies: 10 }]);
    const lines = (t: Telling) => tellFuture(future, t).told.flatMap(one => one.lines.map(l => l.text));
    assert.deepEqual(lines(telling(['level'], { states: { level: 'level' } })), ['Life 4 → 3']);
    assert.deepEqual(lines(telling([], { states: { level: 'level' } })), ['Level 1 → 2', 'Life 4 → 3'], 'unless the event is not told');
});

const side = (seat: number, facts: Record<string, number>): Group => ({ id: 'side', seat, facts, of: [] });

test('sums side by side, with the lead of the left one', () => {
    assert.deepEqual(compareGroups(side(1, { agility: 4 }), side(2, { agility: 1, wit: 2 })),
        [{ fact: 'agility', left: 4, right: 1, lead: 3 }, { fact: 'wit', left: 0, right: 2, lead: -2 }]);
    assert.deepEqual([signed(3), signed(0), signed(-2)], ['+3', '0', '−2']);
});

test('how it ends comes from the events, with the rule; without any there is no victory', () => {
    const win = (id: string) => ({ e: 'win', rule: 'R-9', args: [id], copies: 10 });
    const both = ['wolf', 'bear'].map((id, i): Group => ({ ...side(i + 1, {}), of: [{ kind: 'unit', id }] }));
    assert.deepEqual(outcomesOf([gone('bear'), win('wolf'), win('wolf'), win('fox')], ['win'], both, words), [{ text: 'Wolf wins.', rule: 'R-9' }]);
    assert.deepEqual(outcomesOf([gone('bear')], ['win'], both, words), [{ text: 'No victory.', rule: '' }]);
});

test('a panel lies in the corner that covers fewest', () => {
    const own = { w: 100, h: 80 }, room = { w: 400, h: 300 };
    assert.deepEqual(bestCorner(own, room, []), { x: 8, y: 8 });
    assert.deepEqual(bestCorner(own, room, [{ x: 50, y: 50 }]), { x: 292, y: 8 });
    assert.deepEqual(bestCorner(own, room, [{ x: 50, y: 50 }, { x: 350, y: 50 }]), { x: 8, y: 212 });
    assert.deepEqual(bestCorner(own, room, [{ x: 50, y: 50 }], [{ x: 350, y: 50 }, { x: 50, y: 50 }]), { x: 8, y: 212 }, 'rather where nobody stands');
    assert.deepEqual(bestCorner(own, room, [{ x: 50, y: 50 }], [[350, 50], [50, 250], [350, 250], [360, 250]].map(([x, y]) => ({ x: x!, y: y! }))),
        { x: 292, y: 8 }, 'but never over what it is about');
});

test('cells side by side have one rim around both', () => {
    const cell = (id: string, x: number): Cell => ({ kind: 'field', id, x, y: 0 });
    const board: Area = { id: 'board', key: 'board', kind: 'grid', cells: [cell('a', 0), cell('b', 1), cell('d', 3)] };
    const { spots } = layOut([board], false);
    const sides = (n: number) => shapeOf(spots.slice(0, n)).rim.split('M').length - 1;
    assert.deepEqual([sides(1), sides(2), sides(3)], [4, 6, 10]);
});
