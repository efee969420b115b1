import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene as brawl } from '../../src/games/brawl/scene';
import { scene as gorgasali } from '../../src/games/gorgasali/scene';
import type { ForecastLine, Future, Item } from '../../src/net/protocol';
import { besidesItsEnd, brief, deadlyFor, endingsOf, percentOf, tell, tellLast, winsWith, withoutFollowing } from '../../src/table/board/forecast';
import { namedOnBoard, notesOf } from '../../src/table/board/foresight';
import type { Table } from '../../src/table/context';
import { Words } from '../../src/text/words';

const words = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: {
    'unit.gwaien': 'Gwaien', 'fact.damage': 'Damage', 'tag.rooted': 'rooted', 'tag.bloodied': 'bloodied', 'fate.out': 'out of action',
    'event.fall': '{0} falls.',
} } }, 'en', { id: 'x', seats: [2], options: [], levels: {}, verbs: {}, events: { out: ['unit'], fall: ['unit'] } });

const thing = { kind: 'unit', id: 'gwaien' };
const damage = (before: number, ...values: [number, number][]): ForecastLine => ({ thing, fact: 'damage', before, values });
const tag = (name: string, before: number, ...values: [number, number][]): ForecastLine => ({ thing, tag: name, before, values });
const happens = (e: string, copies: number) => ({ e, rule: '', args: ['gwaien'], copies });
const gwaien: Item = { ...thing, area: 'arena', facts: { damage: [1, 4] } };
const said = (future: Future, fatal = ['out', 'fall']) =>
    tell(future, words, endingsOf(future, fatal, [gwaien], words)).map(one => [one.title, ...one.lines.map(brief)]);

test('whose end is certain, of that nothing else is told', () => {
    const lines = [damage(1, [0, 200]), tag('bloodied', 1, [0, 200])];
    assert.deepEqual(said({ copies: 200, lines, events: [happens('out', 200)] }), [['Gwaien', 'out of action']]);
    assert.deepEqual(said({ copies: 200, lines, events: [happens('out', 200)] }, []), [['Gwaien', 'Damage 1 → 0', 'no longer bloodied']]);
});

test('a possible end goes first with its chance; the numbers are those of survivors', () => {
    const lines = [damage(1, [0, 60], [3, 140]), tag('bloodied', 1, [0, 60], [1, 140]), tag('rooted', 0, [0, 100], [1, 100])];
    assert.deepEqual(said({ copies: 200, lines, events: [happens('out', 60)] }),
        [['Gwaien', 'out of action (about 30%)', 'Damage 1 → 3 (about 70%)', 'now rooted (about 50%)']]);
    assert.deepEqual(said({ copies: 200, lines: [damage(1, [2, 140], [4, 60])], events: [happens('out', 60)] }),
        [['Gwaien', 'out of action (about 30%)', 'Damage 1 → 2 (about 70%)']], 'the most a number can be is an end too');
    assert.deepEqual(said({ copies: 200, lines: [damage(2, [1, 40], [2, 160])], events: [happens('out', 60)] }),
        [['Gwaien', 'out of action (about 30%)', 'Damage 2 → 1 (about 20%)']], 'who is gone from the table is no survivor');
    const armour: ForecastLine = { thing, fact: 'armour', before: 2, values: [[1, 60], [2, 140]] };
    assert.deepEqual(said({ copies: 200, lines: [armour], events: [happens('out', 60)] }), [['Gwaien', 'out of action (about 30%)']],
        'what only changes with the end is none of the survivors\' business');
    assert.deepEqual(tell({ copies: 200, lines: [damage(2, [0, 20], [1, 40], [2, 140])], events: [happens('out', 130)] }, words,
        endingsOf({ copies: 200, lines: [], events: [happens('out', 130)] }, ['out'], [gwaien], words))[0]?.lines[1]?.bars.map(b => b.percent), [10, 20, 5]);
});

test('what would be deadly for who does it is told in a word, and nothing else of who dies for certain', () => {
    const hero: Item = { kind: 'unit', id: 'gwaien', area: 'arena', owner: 2, facts: { damage: [1, 4] } };
    const other = { thing: { kind: 'unit', id: 'kilgore' }, fact: 'damage', before: 0, values: [[1, 200]] as [number, number][] };
    const foretold = (copies: number, who: Item = hero) => {
        const future: Future = { copies: 200, lines: [damage(1, [0, copies], [3, 200 - copies]), other], events: copies === 0 ? [] : [happens('out', copies)] };
        const endings = endingsOf(future, ['out'], [gwaien], words);
        return [deadlyFor(who, future, endings), ...besidesItsEnd(tell(future, words, endings), who, future, endings).map(one => one.lines.map(brief).join(', '))];
    };
    assert.deepEqual(foretold(200), ['Deadly', 'Damage 0 → 1']);
    assert.deepEqual(foretold(60), ['Deadly with 30%', 'Damage 1 → 3 (about 70%)', 'Damage 0 → 1']);
    assert.equal(foretold(0)[0], '');
    assert.equal(foretold(200, { ...hero, id: 'kilgore', owner: 1 })[0], '', 'the end of another is none of one\'s own');
    // Where a seat dies with its figure, nothing is told of the figure either.
    const future: Future = { copies: 1, lines: [damage(1, [7, 1])], events: [{ e: 'killed', rule: '', args: ['2'], copies: 1 }] };
    const killed = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: {} } }, 'en', { id: 'x', seats: [2], options: [], levels: {}, verbs: {}, events: { killed: ['seat'] } });
    const endings = endingsOf(future, ['killed'], [gwaien], killed);
    assert.equal(deadlyFor(hero, future, endings), 'Deadly');
    assert.deepEqual(besidesItsEnd(tell(future, killed, endings), hero, future, endings), []);
});

test('several ways to end are one, in the words of the likeliest; without a word of its own the event tells', () => {
    assert.deepEqual(said({ copies: 200, lines: [], events: [happens('fall', 20), happens('out', 60)] }), [['Gwaien', 'out of action (about 40%)']]);
    assert.deepEqual(said({ copies: 200, lines: [], events: [happens('fall', 200)] }), [['Gwaien', 'Gwaien falls.']]);
});

test('what is counted exactly is told as a fraction', () => {
    const lines = [damage(1, [0, 12], [1, 12], [2, 12])];
    assert.deepEqual(said({ copies: 36, exact: true, lines, events: [happens('out', 12)] }),
        [['Gwaien', 'out of action (in 1 of 3 cases)', 'Damage 1 → 2 (in 1 of 3 cases)']]);
    assert.deepEqual(said({ copies: 72, exact: true, lines: [], events: [happens('out', 1)] }), [['Gwaien', 'out of action (about 1%)']],
        'unless there are too many cases');
});


test('the sum of a strike is told at its target', () => {
    const sum = brawl.forecast.sum({ e: 'strike', rule: 'BR-ATK-6', args: ['gwaien', 'kilgore', '3', '4', '1'] });
    assert.deepEqual(sum, { at: 1, text: '4 − 1 = 3' });
    assert.equal(brawl.forecast.sum({ e: 'damage', rule: '', args: ['kilgore', '3'] }), undefined);
});

test('what is certain needs no per cent, what may happen is neither 0 nor 100', () => {
    assert.equal(percentOf(200, 200), undefined);
    assert.equal(percentOf(1, 200), 1);
    assert.equal(percentOf(199, 200), 99);
});

test('what is minor comes last and without its bars; what only follows from the level is left out', () => {
    const fact = (name: string, before: number, ...values: [number, number][]): ForecastLine => ({ thing, fact: name, before, values });
    const lines = [fact('xp', 0, [0, 20], [1, 80], [2, 100]), damage(1, [2, 200])];
    const told = tellLast({ copies: 200, lines }, words, new Map(), ['xp'])[0]?.lines ?? [];
    assert.deepEqual(told.map(line => [brief(line), line.bars.length]), [['Damage 1 → 2', 0], ['xp 0 → 0–2', 0]]);
    const gone = tellLast({ copies: 200, lines, events: [happens('out', 200)] }, words, endingsOf({ copies: 200, lines, events: [happens('out', 200)] }, ['out'], [gwaien], words), ['xp']);
    assert.deepEqual(gone.map(one => one.lines.map(brief)), [['out of action']], 'of who is out nothing else is told');
    assert.deepEqual(withoutFollowing([fact('level', 1, [2, 200]), fact('wk', 5, [6, 200]), damage(1, [2, 200])], { level: ['wk'] }).map(l => l.fact), ['level', 'damage']);
    const left = (open: number) => withoutFollowing([tag('open', open, [1 - open, 200]), tag('shut', 1 - open, [open, 200])], { open: ['shut'], shut: ['open'] }).map(l => l.tag);
    assert.deepEqual([left(0), left(1)], [['open'], ['shut']], 'of statuses that exclude each other the one that is gained');
});

test('where the victory is just the end of the target, one chance tells both', () => {
    const future = (wins: number[]): Future => ({ copies: 200, lines: [], events: [happens('out', 176)], wins });
    const ends = (wins: number[]) => winsWith(future(wins), endingsOf(future(wins), ['out'], [gwaien], words).get('unit:gwaien'));
    assert.ok(ends([176, 0]));
    assert.ok(ends([176, 0, 176, 0]), 'mates win together');
    assert.ok(!ends([150, 0]), 'another one may still stand');
    assert.ok(!ends([176, 24]), 'somebody else may win');
    assert.ok(!ends([0, 0]));
    assert.ok(!winsWith({ copies: 200, lines: [], wins: [200] }, undefined));
});

test('the card that is used is the one on one\'s own mat, not one like it that lies on the board', () => {
    const ball = { kind: 'card', id: 'smoke-ball' }, foe = { kind: 'character', id: 'ebue' };
    const areas = [{ id: 'map', key: 'map', kind: 'board' }, { id: 'mat-1', key: 'mat', kind: 'mat', owner: 1 }, { id: 'mat-2', key: 'mat', kind: 'mat', owner: 2 }];
    const at = (...where: string[]) => namedOnBoard({ seat: 1, preview: { choice: { n: '', verb: 'use', things: [ball, foe] } },
        stage: { view: { areas, items: where.map(area => ({ ...ball, area })) } } } as unknown as Table).map(i => i.id);
    assert.deepEqual([at('map', 'mat-1'), at('map', 'mat-2'), at('map')], [['ebue'], ['smoke-ball', 'ebue'], ['smoke-ball', 'ebue']]);
});

test('what differs only by how much is told once, from the least to the most, with the chance of all of it', () => {
    const info = { id: 'x', seats: [2], options: [], levels: {}, verbs: {}, events: { drain: ['character', 'number'], armour: ['character', 'card', 'number'] } };
    const named = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: { 'event.drain': '{0} drains {1}.', 'event.armour': '{1} of {0} saves up to {2}.' } } }, 'en', info);
    const event = (e: string, copies: number, ...args: string[]) => ({ e, rule: '', args, copies });
    const notes = (...events: ReturnType<typeof event>[]) => notesOf({ scene: gorgasali, words: named, session: { info: () => info }, seat: 1 } as unknown as Table,
        { copies: 100, lines: [], events }, new Set()).map(brief);
    assert.deepEqual(notes(event('drain', 30, 'drain', '10'), event('drain', 45, 'drain', '5'), event('drain', 5, 'drain', '15')), ['drain drains 5–15. (about 80%)']);
    assert.deepEqual(notes(event('drain', 100, 'drain', '5')), ['drain drains 5.']);
    assert.deepEqual(notes(event('armour', 100, 'ebue', 'helmet', '10'), event('armour', 40, 'ebue', 'vest', '20')),
        ['helmet of ebue saves up to 10.', 'vest of ebue saves up to 20. (about 40%)'], 'by which card is another thing');
});
