import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../src/games/plain';
import type { TableView } from '../../src/net/protocol';
import { parseChoice } from '../../src/table/choices';
import { shelvesOf, thingsInSight, thingsOnTable } from '../../src/table/onTable';

const view: TableView = {
    game: 'x', round: 1, seats: [{ team: 0, asked: true }, { team: 1, asked: false }],
    areas: [
        { id: 'map', key: 'map', kind: 'grid', cells: [{ kind: 'square', id: 'a1', x: 0, y: 0 }] },
        { id: 'track', key: 'track', kind: 'track', cells: [{ kind: 'number', id: '1', x: 0, y: 0 }] },
        { id: 'box', key: 'box', kind: 'mat' },
    ],
    items: [{ kind: 'card', id: 'dive', area: 'map' }, { kind: 'card', area: 'map' }, { kind: 'card', id: 'away', area: 'box' }],
};

test('cells, known items and seats can be clicked; numbers and what is not shown cannot', () => {
    const scene = { ...plain, place: (a: { id: string }) => a.id === 'box' ? 'none' as const : 'board' as const };
    assert.deepEqual([...thingsOnTable(view, scene, 1)].sort(), ['card:dive', 'seat:1', 'seat:2', 'square:a1']);
});

test('on a narrow screen what lies in panels is out of sight once it is wanted', () => {
    const scene = { ...plain, place: (a: { id: string }) => a.id === 'box' ? 'seat' as const : 'board' as const };
    const verbs = { buy: ['card', 'square'], go: ['square'] }, onTable = thingsOnTable(view, scene, 1);
    const [buy, go] = [parseChoice('buy away a1', verbs), parseChoice('go a1', verbs)];
    const sees = (left: typeof buy[], picked: { kind: string; id: string }[]) => thingsInSight(onTable, left, picked, view, scene, 1).has('card:away');
    assert.equal(sees([buy, go], []), true, 'something else can be done');
    assert.equal(sees([buy], []), false, 'nothing can be done without it');
    assert.equal(sees([buy, go], [{ kind: 'square', id: 'a1' }]), false, 'the choice was begun');
    assert.equal(sees([buy], [{ kind: 'card', id: 'away' }]), true, 'it is chosen already');
});

test('a shelf out of sight is offered while it is a part of what can be done', () => {
    const scene = { ...plain, own: { shelves: ['box'] } };
    const verbs = { buy: ['card'], go: ['square'] }, [buy, go] = [parseChoice('buy away', verbs), parseChoice('go a1', verbs)];
    assert.deepEqual(shelvesOf([buy, go], view, scene), [{ key: 'box', answers: ['buy away'] }]);
    assert.deepEqual(shelvesOf([go], view, scene), [], 'nothing there can be chosen');
    assert.deepEqual(shelvesOf([buy], view, scene), [], 'nothing else can: then its things are buttons themselves');
});
