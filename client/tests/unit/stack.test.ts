// The stack as a list: what lies at one cell belongs together, and what is only spoken of is nowhere else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../src/games/plain';
import type { Area, Item, TableView } from '../../src/net/protocol';
import { layOut, piecesOf } from '../../src/table/board/plan';
import { itself, passedSince, stackOf } from '../../src/table/stack';
import { thingsOnTable } from '../../src/table/onTable';

const stack: Area = { id: 'stack', key: 'stack', kind: 'track' };
const board: Area = { id: 'board', key: 'board', kind: 'grid', cells: [{ kind: 'field', id: 'a1', x: 0, y: 0 }, { kind: 'field', id: 'b1', x: 1, y: 0 }] };
const wolf: Item = { kind: 'unit', id: 'wolf', area: 'board', cell: 0, owner: 1, facts: { attack: 2 } };
const effect = (cell: number, owner: number, ...tags: string[]): Item =>
    ({ kind: 'stacked', id: String(cell + 1), area: 'stack', cell, owner, tags });
const spoken = (kind: string, id: string, cell: number, role: string): Item => ({ kind, id, area: 'stack', cell, mention: true, tags: [role] });

const items: Item[] = [
    wolf,
    effect(0, 1, 'effect-attack', 'ranged'), spoken('unit', 'wolf', 0, 'source'), spoken('unit', 'bear', 0, 'target'),
    effect(1, 2, 'effect-card'), { kind: 'card', id: 'veto', area: 'stack', cell: 1, owner: 2, facts: { cost: 1 }, tags: ['source', 'spell'] },
    spoken('stacked', '1', 1, 'target'),
];
const viewOf = (all: Item[]): TableView => ({ game: 'x', round: 1, seats: [{ team: 0, asked: true }, { team: 1, asked: false }],
    areas: [board, stack], items: all });

test('the highest cell is the first, with its source and its targets', () => {
    const [top, below, ...none] = stackOf(viewOf(items), stack);
    assert.deepEqual(none, []);
    assert.deepEqual([top!.effect, top!.owner, top!.source?.id, top!.targets.map(i => i.id), top!.when], ['effect-card', 2, 'veto', ['1'], 'next']);
    assert.deepEqual([below!.effect, below!.owner, below!.source?.id, below!.targets.map(i => i.id), below!.when],
        ['effect-attack', 1, 'wolf', ['bear'], 'later']);
    assert.deepEqual(below!.marks, ['ranged']);
});

test('what is being executed is not what happens next', () => {
    const running = [...items, effect(2, 1, 'effect-start', 'running')];
    assert.deepEqual(stackOf(viewOf(running), stack).map(e => e.when), ['running', 'then', 'later']);
    assert.deepEqual(stackOf(viewOf([effect(0, 1, 'effect-start', 'running')]), stack).map(e => e.when), ['running']);
    assert.deepEqual(stackOf(viewOf([wolf]), stack), []);
});

test('a cell where nothing but mentions lie is no effect', () => {
    assert.deepEqual(stackOf(viewOf([spoken('unit', 'wolf', 0, 'source')]), stack), []);
});

test('what is spoken of is found where it lies, with its facts', () => {
    const view = viewOf(items);
    assert.equal(itself(view, items[2]!), wolf);
    assert.equal(itself(view, items[3]!), items[3]);
});

test('what is spoken of can neither be clicked there nor stands on the board twice', () => {
    const keys = thingsOnTable(viewOf(items), plain, 1);
    assert.ok(keys.has('unit:wolf') && keys.has('stacked:1') && keys.has('stacked:2') && keys.has('card:veto'));
    assert.ok(!keys.has('unit:bear'));
    const pieces = piecesOf(layOut([board], false), [wolf, { ...wolf, cell: 1, mention: true }], () => false);
    assert.deepEqual(pieces.map(p => [p.key, p.spot.cell.id]), [['unit:wolf', 'a1']]);
});

const pass = (seat: number) => ({ e: 'pass', rule: '', args: [String(seat)] });
const other = { e: 'choose-attack', rule: '', args: ['wolf', 'bear'] };

test('who has passed since something happened', () => {
    assert.deepEqual(passedSince([pass(1), other, pass(2)]), [2]);
    assert.deepEqual(passedSince([other, pass(1), pass(2)]), [1, 2]);
    assert.deepEqual(passedSince([pass(1), other]), []);
});
