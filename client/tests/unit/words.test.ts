import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board as arena } from '../../src/games/exalted/board';
import type { GameInfo, Person, TableView } from '../../src/net/protocol';
import { fillText, Words } from '../../src/text/words';

const texts = {
    'unit.kilgore': 'Kilgore', 'card.?': 'a card', 'card.dive': 'Dive', 'card.dive.text': 'Down!', 'verb.play': 'Play {0}',
    'event.draw': '{0:{0} draws|You draw} {1}.', 'event.draw.hidden': '{0:{0} draws|You draw} a card.', 'event.damage': '{0} suffers {1} damage.',
    'prompt.walk': 'Where does {0} move? Movement: {1}.', 'seat.2': 'Seat 2', 'table.guest': 'Guest {0}', 'verb.first': '{0:Let {0} go first|Go first yourself}', 'fact.damage': 'Damage', 'tag.rooted': 'rooted',
};
const game = { verbs: { play: ['card'], first: ['seat'] }, events: { draw: ['seat', 'card'], damage: ['unit', 'number'] } } as unknown as GameInfo;
const people: Person[] = [{ kind: 'person', name: 'Anna', here: true }, { kind: 'bot', name: 'Bot Gizmo', bot: 'scripted', here: false },
    { kind: 'person', name: '', here: true }];
const rules = [{ id: 'BR-1', chapter: '', de: 'Regel', en: 'Rule' }];
const words = new Words({ texts: { en: texts, de: {} }, rules, rule: new Map(rules.map(r => [r.id, r])) }, 'en', game, people, 1, 'You');

test('things have titles, copies a number, hidden ones a word of their own', () => {
    assert.equal(words.title('unit', 'kilgore'), 'Kilgore');
    assert.equal(words.title('unit', 'kilgore-2'), 'Kilgore 2');
    assert.equal(words.title('card', undefined), 'a card');
    assert.equal(words.title('hex', 'e5'), 'e5');
    assert.equal(words.about('card', 'dive-2'), 'Down!');
});

test('a cell without a name goes by its place and by what it shows, if the scene says so', () => {
    const speaks = new Words({ texts: { en: texts, de: {} }, rules, rule: new Map() }, 'en', game);
    const cell = { kind: 'hex', id: 'e5', x: 0, y: 0, tags: ['rooted'] };
    const view = { areas: [{ id: 'a', key: 'map', cells: [cell] }], items: [], seats: [] } as unknown as TableView;
    speaks.around = { view };
    assert.equal(speaks.title('hex', 'e5'), 'e5');
    speaks.around = { view, called: c => c.tags?.[0] };
    assert.equal(speaks.title('hex', 'e5'), 'e5 (rooted)');
    assert.equal(speaks.title('hex', 'e6'), 'e6');
});

test('seats go by the names of those who sit there', () => {
    assert.equal(words.seat(1), 'You');
    assert.equal(words.seat(2), 'Bot Gizmo');
    assert.equal(words.seatName(3), 'Guest 3');
    assert.equal(new Words(null, 'en', null).seatName(2), '2');
    assert.equal(words.seatName(1), 'Anna');
    assert.equal(new Words(null, 'en', null, people).seat(1), 'Anna');
});

test('options, events and prompts are sentences', () => {
    assert.equal(words.option('play dive'), 'Play Dive');
    assert.equal(words.option('dance wildly'), 'dance wildly');
    assert.equal(words.event({ e: 'draw', rule: '', args: ['1', 'dive'] }), 'You draw Dive.');
    assert.equal(words.event({ e: 'draw', rule: '', args: ['2', null] }), 'Bot Gizmo draws a card.');
    assert.equal(words.option('first 1'), 'Go first yourself');
    assert.equal(words.option('first 2'), 'Let Bot Gizmo go first');
    assert.equal(words.event({ e: 'damage', rule: '', args: ['kilgore', '3'] }), 'Kilgore suffers 3 damage.');
    assert.equal(words.prompt({ key: 'walk', rule: '', about: [{ kind: 'unit', id: 'kilgore' }, { kind: 'number', id: '2' }] }),
        'Where does Kilgore move? Movement: 2.');
});

test('a number below nothing has a minus, no hyphen', () => {
    assert.equal(words.event({ e: 'damage', rule: '', args: ['kilgore', '-3'] }), 'Kilgore suffers −3 damage.');
});

test('a figure that is all somebody has goes by the name of who plays it, and by its own where it is one', () => {
    const texts = { 'character.ebue': 'Ebue', 'character.varas': 'Varas', 'character.octor': 'Octor', 'verb.shoot': 'Shoot {0:{0}|you}', 'verb.steal.ask-1': 'What do you steal from {0}?',
        'event.pick': '{0:{0} plays|You play} {1!}.', 'event.hit': '{0:{0} hits|You hit} {1:{1}|you}.', 'prompt.go': 'Where {0:does {0}|do you} go?' };
    const info = { verbs: { shoot: ['character'], steal: ['character', 'card'] }, events: { pick: ['seat', 'character'], hit: ['character', 'character'] }, people: ['character'] } as unknown as GameInfo;
    const items = [{ kind: 'character', id: 'ebue', owner: 1 }, { kind: 'character', id: 'varas', owner: 2 }, { kind: 'character', id: 'octor' }];
    const of = (me: number) => {
        const words = new Words({ texts: { en: texts, de: {} }, rules: [], rule: new Map() }, 'en', info, people, me, me > 0 ? 'You' : '');
        words.around = { view: { areas: [], seats: [], items } as unknown as TableView };
        return words;
    };
    const hit = { e: 'hit', rule: '', args: ['varas', 'ebue'] };
    assert.deepEqual([1, 2, 0].map(me => of(me).event(hit)), ['Bot Gizmo hits you.', 'You hit Anna.', 'Bot Gizmo hits Anna.']);
    assert.equal(of(1).event({ e: 'pick', rule: '', args: ['2', 'varas'] }), 'Bot Gizmo plays Varas.');
    assert.deepEqual(['varas', 'ebue', 'octor'].map(id => of(1).option(`shoot ${id}`)), ['Shoot Bot Gizmo', 'Shoot you', 'Shoot Octor']);
    assert.equal(of(1).more('steal varas axe', 1), 'What do you steal from Bot Gizmo?');
    assert.equal(of(1).prompt({ key: 'go', rule: '', about: [{ kind: 'character', id: 'ebue' }] }), 'Where do you go?');
    assert.deepEqual(['ebue', 'varas', 'octor'].map(id => of(1).whom('character', id)), ['You', 'Bot Gizmo', 'Octor']);
    assert.equal(of(1).title('character', 'varas'), 'Varas', 'as a label of the figure');
    const early = of(1);
    early.around = { view: { areas: [], seats: [], items: [] } as unknown as TableView };
    assert.equal(early.event(hit), 'Varas hits Ebue.');
    early.figures = { areas: [], seats: [], items } as unknown as TableView;
    assert.equal(early.event(hit), 'Bot Gizmo hits you.', 'what is being told leads to where they stand');
});

test('a sentence speaks to whoever reads it', () => {
    const fill = (text: string, mine: boolean) => fillText(text, ['Bert', 'Fox'], i => mine && i === 0);
    const cases: [text: string, mine: string, others: string][] = [
        ['{0:{0} draws|You draw} {1}.', 'You draw Fox.', 'Bert draws Fox.'],
        ['{0:it|you} and {0:{1}|{0}}', 'you and Bert', 'it and Fox'],
        ['{0:{0:a|b}|{0:c|d}}', 'd', 'a'],
        ['{1:a thing|the reader}', 'a thing', 'a thing'],
        ['{0:only others}', '', 'only others'],
        ['{0:no end|at all', 'at all', 'no end'],
        ['Dice: {0…}.', 'Dice: Bert, Fox.', 'Dice: Bert, Fox.'],
        ['{1…} {2…} {0…', 'Fox  {0…', 'Fox  {0…'],
        ['{9:x|y} {', '{9:x|y} {', '{9:x|y} {'],
        ['{0!} {1!} {2!}', 'Bert Fox {2!}', 'Bert Fox {2!}'],
    ];
    for (const [text, mine, others] of cases) {
        assert.equal(fill(text, true), mine);
        assert.equal(fill(text, false), others);
    }
});

test('lengths are told in what people measure with, and never shorter than they are', () => {
    assert.equal(fillText('{0/254} of {1/254} inches', ['813', '254'], () => false), '3.3 of 1.0 inches');
    assert.equal(fillText('{0/254} Zoll', ['255'], () => false, 'de'), '1,1 Zoll');
    assert.equal(fillText('{0:{1/254}|mine} {2/254}', ['a', '0'], () => false), '0.0 {2/254}');
});

test('a thing is described with its figures and marks', () => {
    assert.equal(words.describe({ kind: 'unit', id: 'kilgore' }, { damage: [2, 7] }, ['rooted']), 'Kilgore, Damage 2/7, rooted');
    assert.equal(words.rule('BR-1'), 'Rule');
    assert.equal(words.rule('BR-2'), '');
});

test('a seat stays whose it was while a bot stands in', () => {
    const people: Person[] = [{ kind: 'person', name: 'Anna', here: true }, { kind: 'bot', name: 'Bert', bot: 'scripted', here: true, standin: 'Bert' },
        { kind: 'bot', name: 'Bot Gizmo', bot: 'scripted', here: true }];
    const words = new Words(null, 'en', null, people, 1, 'You');
    assert.deepEqual([1, 2, 3].map(n => words.player(n)), ['You', 'A bot for Bert', 'Bot Gizmo']);
    assert.deepEqual([1, 2, 3].map(n => words.seatName(n)), ['Anna', 'Bert', 'Bot Gizmo']);
});

test('on a board that is turned half round, directions are those of the screen', () => {
    const texts = { 'direction.e': 'east', 'direction.w': 'west', 'verb.aim': 'Aim {0}' };
    const info = { verbs: { aim: ['direction'] } } as unknown as GameInfo;
    const of = (turned?: (kind: string, id: string) => string) =>
        new Words({ texts: { en: texts, de: texts }, rules: [], rule: new Map() }, 'en', info, [], 1, 'You', turned);
    assert.equal(of().option('aim e'), 'Aim east');
    assert.equal(of((kind, id) => kind === 'direction' && id === 'e' ? 'w' : id).option('aim e'), 'Aim west');
});

test('names with a point of the compass are those of the screen, copies too', () => {
    const texts = { 'model.tower-red-nw-outer': 'NW outer tower', 'model.tower-red-se-outer': 'SE outer tower', 'model.golem-red-nw': 'NW golem', 'model.golem-red-se': 'SE golem',
        'model.igu-n': 'Igu North', 'model.igu-s': 'Igu South', 'slot.w': 'ability W', 'slot.e': 'ability E' };
    const words = new Words({ texts: { en: texts, de: texts }, rules: [], rule: new Map() }, 'en', null, [], 1, 'You', arena.opposite);
    assert.deepEqual(['tower-red-nw-outer', 'golem-red-se-2', 'igu-n'].map(id => words.title('model', id)), ['SE outer tower', 'NW golem 2', 'Igu South']);
    assert.equal(words.title('slot', 'w'), 'ability W');
});

test('an answer calls things as the scene does; many of one verb are told together', () => {
    const texts = { 'verb.use': 'Use {0}', 'slot.q': 'ability Q', 'verb.golem': 'Golem {0}', 'verb.golem.many': '{0} golems', 'verb.go': 'Go {0}' };
    const info = { verbs: { use: ['slot'], golem: ['number'], go: ['number'] } } as unknown as GameInfo;
    const words = new Words({ texts: { en: texts, de: texts }, rules: [], rule: new Map() }, 'en', info);
    assert.equal(words.option('use q'), 'Use ability Q');
    words.called = ({ kind, id }, [verb]) => kind === 'slot' ? `${verb} ${id}: Thunder Gun` : undefined;
    assert.equal(words.option('use q'), 'Use use q: Thunder Gun');
    assert.deepEqual(words.options(['golem 1', 'golem 2', 'go 3', 'go 4']), ['2 golems', 'Go 3', 'Go 4']);
    assert.deepEqual(words.options(['golem 1']), ['Golem 1']);
});

test('places of a plane go by what is nearest, never by the piece that is led there', () => {
    const texts = { 'table.place-off': '{0} {1} {2} of {3}', 'table.place-beside': 'just {0} of {1}', 'table.place-on': 'on {0}', 'direction.e': 'east',
        'direction.n': 'north', 'direction.w': 'west', 'unit.inch': 'inches', 'model.ada': 'Ada', 'model.bob': 'Bob', 'verb.go': 'Go: {0@}', 'verb.aim': 'Aim: {0@.}' };
    const plane = new Words({ texts: { en: texts, de: {} }, rules: [], rule: new Map() }, 'en', { verbs: { go: ['x', 'y'], aim: ['x', 'y'] } } as unknown as GameInfo);
    const item = (id: string, x: number, fixed: boolean) => ({ kind: 'model', id, area: 'arena', x, y: 3000, r: 150, fixed });
    const view = { areas: [{ id: 'arena', kind: 'plane', unit: 'inch', scale: 254, up: true }], items: [item('ada', 1000, false), item('bob', 8000, true)] } as unknown as TableView;
    assert.equal(plane.option('go 20,30'), 'Go: 20,30');
    plane.around = { view };
    assert.equal(plane.option('aim 1912,3000'), 'Aim: 3.0 inches east of Ada');
    assert.equal(plane.option('aim 1000,3404'), 'Aim: 1.0 inches north of Ada');
    assert.equal(plane.option('aim 1100,3000'), 'Aim: on Ada');
    plane.around = { view, led: { kind: 'model', id: 'ada' } };
    assert.equal(plane.option('go 7700,3000'), 'Go: just west of Bob');
    assert.equal(plane.option('aim 7342,3000', true), 'Aim: 2.0 inches west of Bob');
    assert.equal(plane.option('aim 1100,3000', true), 'Aim: 26.6 inches west of Bob');
});
