import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttonsOf, candidates, firstCandidate, narrow, parseChoice, shownBy, thingKey, thingsMeant } from '../../src/table/choices';

const verbs = { play: ['card'], standard: ['standard', 'unit'], spend: ['essence', 'standard', 'unit'], end: [], move: ['hex'],
    react: ['card', 'unit'], draw: ['number'] };
const parse = (...list: string[]) => list.map(n => parseChoice(n, verbs));
const menu = parse('play fireball', 'standard hurry kilgore', 'standard hurry gwaien', 'spend creation hurry kilgore', 'end');
const table = new Set(['card:fireball', 'unit:kilgore', 'unit:gwaien', 'hex:e5', 'essence:creation']);

test('a notation is a verb and things of its kinds', () => {
    assert.deepEqual(parseChoice('react dive kilgore-2', verbs),
        { n: 'react dive kilgore-2', verb: 'react', things: [{ kind: 'card', id: 'dive' }, { kind: 'unit', id: 'kilgore-2' }] });
    assert.deepEqual(parseChoice('draw 3', verbs).things, [{ kind: 'number', id: '3' }]);
    assert.deepEqual(parseChoice('dance', verbs), { n: 'dance', verb: 'dance', things: [] });
});

test('picking narrows to the options that contain everything picked', () => {
    const kilgore = { kind: 'unit', id: 'kilgore' }, hurry = { kind: 'standard', id: 'hurry' };
    assert.deepEqual(narrow(menu, [kilgore]).map(c => c.n), ['standard hurry kilgore', 'spend creation hurry kilgore']);
    assert.deepEqual(narrow(menu, [hurry, kilgore], 'standard').map(c => c.n), ['standard hurry kilgore']);
    assert.deepEqual(narrow(menu, [kilgore, kilgore]), []);
});

test('candidates are what narrows further', () => {
    const open = candidates(narrow(menu, [{ kind: 'unit', id: 'kilgore' }]), [{ kind: 'unit', id: 'kilgore' }]);
    assert.deepEqual([...open].sort(), ['essence:creation', 'standard:hurry']);
});

test('of several things at a place the first that counts is meant', () => {
    const open = candidates(parse('move e5'), []);
    assert.deepEqual(firstCandidate([{ kind: 'unit', id: 'kilgore' }, { kind: 'hex', id: 'e5' }], open), { kind: 'hex', id: 'e5' });
    assert.equal(firstCandidate([{ kind: 'hex', id: 'a1' }], open), undefined);
});

test('what is not on the table becomes a button, once', () => {
    const buttons = buttonsOf(menu, [], table);
    assert.deepEqual(buttons.map(b => b.choice?.n ?? thingKey(b.thing!)), ['standard:hurry', 'end']);
});

test('what every answer names decides nothing and is no button', () => {
    const deploy = parse('standard hurry kilgore', 'standard hurry deryn'), onBoard = new Set(['unit:kilgore', 'unit:deryn']);
    assert.deepEqual(buttonsOf(deploy, [], onBoard), []);
    assert.deepEqual(buttonsOf(deploy, [], onBoard, [], true).map(b => thingKey(b.thing!)), ['standard:hurry'], 'where a choice begins with its source');
});

test('an answer whose only open thing is off the table is a button of its own', () => {
    assert.deepEqual(buttonsOf(parse('draw 0', 'draw 1'), [], table).map(b => b.choice?.n), ['draw 0', 'draw 1']);
});

test('what was picked counts as chosen', () => {
    const picked = [{ kind: 'standard', id: 'hurry' }, { kind: 'unit', id: 'kilgore' }];
    assert.deepEqual(buttonsOf(narrow(menu, picked), picked, table).map(b => b.choice?.n), ['standard hurry kilgore']);
});

test('kinds with names are asked for one after the other once a choice is begun', () => {
    const kilgore = { kind: 'unit', id: 'kilgore' }, spend = narrow(parse('spend creation hurry kilgore', 'spend destruction hurry kilgore'), [kilgore]);
    const offered = (picked: { kind: string; id: string }[]) => buttonsOf(narrow(spend, picked), picked, new Set(['unit:kilgore']), [], false, ['standard', 'essence'])
        .map(b => b.choice?.n ?? thingKey(b.thing!));
    const all = parse('spend creation hurry kilgore', 'spend destruction hurry kilgore', 'standard create kilgore');
    assert.deepEqual(buttonsOf(all, [kilgore], new Set(['unit:kilgore']), [], false, ['standard', 'essence']).map(b => b.choice?.n ?? thingKey(b.thing!)),
        ['standard:hurry', 'standard create kilgore']);
    assert.deepEqual(offered([kilgore, { kind: 'standard', id: 'hurry' }]), ['spend creation hurry kilgore', 'spend destruction hurry kilgore']);
});

test('a button that ends what was begun, or points somewhere, shows its answer first', () => {
    const [hurry, end] = parse('standard hurry kilgore', 'end'), [two] = parse('draw 2'), kilgore = { kind: 'unit', id: 'kilgore' };
    const shows = (c: typeof hurry, picked: { kind: string; id: string }[], points: string[] = []) => shownBy(c!, picked, t => points.includes(t.kind))?.id;
    assert.equal(shows(hurry, [kilgore]), 'hurry');
    assert.equal(shows(hurry, []), undefined, 'two things are still wanted');
    assert.equal(shows(end, [kilgore]), undefined);
    assert.equal(shows(two, []), undefined);
    assert.equal(shows(two, [], ['number']), '2', 'as a direction does');
});

test('what is clicked is asked about as the notation means it, too', () => {
    const kinds = { use: ['unit'], 'use-at': ['unit', 'unit'] };
    const verbs = { use: ['card'], 'use-at': ['card', 'unit'], move: ['unit'] };
    assert.deepEqual(thingsMeant([{ kind: 'unit', id: 'wolf' }, { kind: 'field', id: 'a1' }], verbs, kinds),
        [{ kind: 'unit', id: 'wolf' }, { kind: 'field', id: 'a1' }, { kind: 'card', id: 'wolf' }]);
    assert.deepEqual(thingsMeant([{ kind: 'card', id: 'dive' }], verbs, {}), [{ kind: 'card', id: 'dive' }]);
});

test('a point is one word and two things', () => {
    const verbs = { move: ['unit', 'x', 'y'], stay: [] };
    assert.deepEqual(parseChoice('move elmar 4530,2210', verbs).things,
        [{ kind: 'unit', id: 'elmar' }, { kind: 'x', id: '4530' }, { kind: 'y', id: '2210' }]);
    assert.deepEqual(parseChoice('stay', verbs).things, []);
});
