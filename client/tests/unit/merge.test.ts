import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeView } from '../../src/net/merge';
import type { TableView } from '../../src/net/protocol';

const known: TableView = {
    game: 'brawl', round: 1,
    seats: [{ team: 0, asked: true }, { team: 1, asked: false }],
    areas: [
        { id: 'arena', key: 'arena', kind: 'hex', cells: [{ kind: 'hex', id: 'a1', x: 0, y: 0 }] },
        { id: 'hand-1', key: 'hand', kind: 'hand', owner: 1, count: 2 },
    ],
    items: [
        { kind: 'unit', id: 'kilgore', area: 'arena', cell: 0 },
        { kind: 'card', id: 'crusher', area: 'hand-1' },
        { kind: 'card', id: 'headbutt', area: 'hand-1' },
    ],
};

test('a list that is missing is as it was', () => {
    const view = mergeView(known, { round: 2 });
    assert.equal(view.round, 2);
    assert.equal(view.items, known.items);
    assert.deepEqual(view.areas, known.areas);
});

test('pairs stand for entries known before, objects are new', () => {
    const view = mergeView(known, { round: 1, items: [[2, 1], { kind: 'card', id: 'dive', area: 'hand-1' }, [0, 1]] });
    assert.deepEqual(view.items.map(i => i.id), ['headbutt', 'dive', 'kilgore']);
});

test('an empty list empties', () => {
    assert.deepEqual(mergeView(known, { round: 1, items: [] }).items, []);
});

test('a known area keeps its title and cells, a new one brings them', () => {
    const view = mergeView(known, { round: 1, areas: [[0, 1], { id: 'hand-1', count: 1 }, { id: 'deck-1', key: 'deck', kind: 'pile', count: 9 }] });
    assert.equal(view.areas[0]?.cells?.length, 1);
    assert.deepEqual(view.areas[1], { id: 'hand-1', key: 'hand', kind: 'hand', owner: 1, cells: undefined, count: 1 });
    assert.equal(view.areas[2]?.key, 'deck');
});

test('of a board that grows only new cells come, and the others are referred to', () => {
    const ground = { kind: 'hex', id: 'b1', x: 1, y: 0, tags: ['grass'] }, fog = { kind: 'hex', x: 2, y: 0 };
    const grown = mergeView(known, { round: 1, areas: [{ id: 'arena', cells: [[0, 1], ground, fog] }, [1, 1]] });
    assert.deepEqual(grown.areas[0]?.cells, [known.areas[0]!.cells![0], ground, fog]);
    assert.equal(grown.areas[0]?.kind, 'hex');
    const still = mergeView(grown, { round: 2, areas: [{ id: 'arena', facts: { storm: 1 } }, [1, 1]] });
    assert.equal(still.areas[0]?.cells, grown.areas[0]?.cells);
});

test('a plane keeps its size', () => {
    const plane = { ...known, areas: [{ id: 'field', key: 'field', kind: 'plane' as const, wide: 9000, high: 6000, unit: 'inch', scale: 254 }] };
    const { wide, scale, facts } = mergeView(plane, { round: 1, areas: [{ id: 'field', facts: { storm: 1 } }] }).areas[0]!;
    assert.deepEqual([wide, scale, facts], [9000, 254, { storm: 1 }]);
});

test('a fact that is gone is not kept', () => {
    const before = { ...known, areas: [{ ...known.areas[0]!, tags: ['closed'] }, known.areas[1]!] };
    assert.equal(mergeView(before, { round: 1, areas: [{ id: 'arena' }, [1, 1]] }).areas[0]?.tags, undefined);
});

test('an unknown area without a title is an error, not a silent hole', () => {
    assert.throws(() => mergeView(known, { round: 1, areas: [{ id: 'nowhere' }] }), /nowhere/);
});
