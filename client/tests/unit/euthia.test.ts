// How Euthia looks: emblems, the map and its centres, what a combat tells, what dragging means, what a forecast says in a line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BEASTS } from '../../src/games/euthia/beasts';
import { deedsOf as deedsOfMonster, diceOf, isThrown, ladderOf, nextRung, partsOf, rungAt, seenSince, stepOf, type Part } from '../../src/games/euthia/bout';
import { fieldOf, weighed } from '../../src/games/euthia/chances';
import { droppedOn } from '../../src/games/euthia/drops';
import { emblem, emblemOf } from '../../src/games/euthia/emblems';
import { chaptersOf, lastTurnOf } from '../../src/games/euthia/chronicle';
import { coveredCorner } from '../../src/games/euthia/ground';
import { cellNow, listed, markOf } from '../../src/games/euthia/plate';
import { placeOf, slotNote } from '../../src/games/euthia/market';
import { deedsOf, outcomeOf } from '../../src/games/euthia/outcomes';
import { scene as euthia } from '../../src/games/euthia/scene';
import { partOf } from '../../src/games/euthia/turn';
import { usableThings } from '../../src/games/euthia/usable';
import type { Area, Cell, Facts, Forecast, GameEvent, Item, Prompt, TableView } from '../../src/net/protocol';
import { layOut, nextSpot, spotAt } from '../../src/table/board/plan';
import { explainedIn } from '../../src/table/asking';
import { Causes } from '../../src/table/causes';
import { buttonsOf, mainOf, parseChoice } from '../../src/table/choices';
import { moved } from '../../src/table/director';
import { Words } from '../../src/text/words';

const content = (file: string) => readFileSync(`../content/euthia/${file}.yaml`, 'utf8');
const words = new Words(null, 'en', null);

// ---- emblems and events ----

test('every monster, elite, foe, hero and card has an emblem', () => {
    for (const [file, kind] of [['monsters', 'monster'], ['elites', 'elite'], ['cards', 'card']] as const)
        for (const [, id] of content(file).matchAll(/^\s*- \{id: ([\w-]+)/gm))
            assert.notEqual(emblem(kind, id), emblem(kind, 'nobody'), `${kind} ${id}`);
    for (const [, id] of content('heroes').matchAll(/^- id: ([\w-]+)/gm))
        assert.notEqual(emblem('hero', id), emblem('hero', 'nobody'), id);
    const foes = [...content('scenarios').split(/^scenarios:/m)[0]!.matchAll(/^ {2}- id: ([\w-]+)/gm)].map(m => m[1]!);
    assert.ok(foes.length > 1);
    for (const id of foes)
        assert.notEqual(emblem('foe', id), emblem('foe', 'nobody'), id);
    const known = `${content('monsters')}${content('elites')}`;
    assert.deepEqual(Object.keys(BEASTS).filter(id => !foes.includes(id) && !known.includes(`id: ${id},`)), [], 'and none is left of what is gone');
});

test('a tile looks like what it is, armour like where it is worn', () => {
    const helm = emblemOf({ kind: 'tile', id: 'x', tags: ['armour', 'slot-helm'] }), chest = emblemOf({ kind: 'tile', id: 'x', tags: ['armour', 'slot-chest'] });
    assert.notEqual(helm, chest);
    assert.equal(helm, emblem('slot', 'helm'));
    assert.equal(emblem('slot', 'sword-2'), emblem('slot', 'sword'));
});

test('every event of the game is shown somehow', () => {
    const events = [...content('texts').matchAll(/^event\.([\w-]+):/gm)].map(m => m[1]!);
    assert.ok(events.length > 60);
    assert.deepEqual(events.filter(e => euthia.events.effects[e] === undefined), []);
});

// ---- the map ----

const field = (id: string, x: number, y: number, ...tags: string[]): Cell => ({ kind: 'field', id, x, y, tags });
const map: Area = { id: 'map', key: 'map', kind: 'hex', cells: [field('e0s0', 0, 0, 'outer'), field('e1s0', 1, 0, 'outer'), field('e0s1', 0, 1, 'outer'),
    field('e1s1', 1, 1, 'open')] };
const centres: Area = { id: 'centres', key: 'centres', kind: 'hex', cells: [field('e0s0-m', 0, 0, 'church')] };
const plan = layOut([map, centres], false, euthia.board.around);

test('the centre of a special tile lies where its three fields meet, and is smaller', () => {
    const centre = plan.named.get('field:e0s0-m')!, around = ['e0s0', 'e1s0', 'e0s1'].map(id => plan.named.get(`field:${id}`)!);
    const far = around.map(s => Math.hypot(s.x - centre.x, s.y - centre.y));
    assert.ok(Math.max(...far) - Math.min(...far) < 0.01, String(far));
    assert.ok(centre.size < 1 && around.every(s => s.size === 1));
    assert.equal(plan.of.get('centres/0'), centre, 'heroes stand there');
});

test('what lies over several fields is hit first, and reached by the arrow keys', () => {
    const centre = plan.named.get('field:e0s0-m')!, below = plan.named.get('field:e0s1')!;
    assert.equal(spotAt(plan, { x: centre.x + 3, y: centre.y - 3 }), centre);
    assert.equal(spotAt(plan, { x: below.x, y: below.y + 20 }), below);
    assert.equal(nextSpot(plan, below, 'ArrowRight', below.x), centre);
    assert.equal(plan.rows.flat().length, 5, 'every field is in a row');
});

test('figures of a field give way to the centre of its tile', () => {
    const spot = (id: string) => plan.named.get(`field:${id}`)!, centres = [spot('e0s0-m')];
    assert.deepEqual(['e0s0', 'e1s0', 'e0s1', 'e1s1'].map(id => coveredCorner(spot(id), centres)), ['right', 'left', '', '']);
});

test('a seat moves with its only figure, also to a centre', () => {
    const view = { game: 'euthia', round: 1, seats: [{ team: 0, asked: true }], areas: [map, centres],
        items: [{ kind: 'hero', id: 'ael', area: 'map', cell: 0, owner: 1 }, { kind: 'tile', id: 'staff', area: 'board', cell: 0, owner: 1 }] };
    const gone = moved(view, { kind: 'seat', id: '1' }, { kind: 'field', id: 'e0s0-m' });
    assert.deepEqual(gone.items.map(i => [i.area, i.cell]), [['centres', 0], ['board', 0]]);
});

// ---- combat ----

const fight: Facts = { facts: { 'combat-round': 1, 'monster-die-1': [4, 6], 'monster-die-2': [1, 6], 'monster-value': 7, 'monster-more': 2,
    'wounds-1': [5, 1], 'wounds-2': [9, 2] } };

test('a value stands on a rung, and the next one wants so much more', () => {
    const ladder = ladderOf(fight, 'monster');
    assert.deepEqual(ladder, [{ from: 5, loses: 1 }, { from: 9, loses: 2 }]);
    assert.equal(rungAt(ladder, 4), -1);
    assert.equal(rungAt(ladder, 7), 0);
    assert.deepEqual(nextRung(ladder, 7), { gap: 2, loses: 2 });
    assert.deepEqual(nextRung(ladder, 1), { gap: 4, loses: 1 });
    assert.equal(nextRung(ladder, 12), undefined);
    assert.deepEqual(diceOf(fight, 'monster'), [4, 1]);
});

test('the step of a combat follows the question, else the figures', () => {
    assert.equal(stepOf(fight, 'shield'), 'defend');
    assert.equal(stepOf(fight, undefined), 'defend');
    assert.equal(stepOf({ facts: { 'combat-round': 0 } }, undefined), 'prepare');
    assert.equal(stepOf({ facts: { 'combat-round': 2, 'hero-value': 8 } }, undefined), 'hero');
    assert.equal(stepOf({ facts: { 'combat-round': 0, 'hero-value': 8 } }, 'after'), 'first', 'a first strike is no attack of a combat round');
    assert.equal(stepOf({ facts: { 'combat-round': 1, 'hero-value': 8 } }, 'after'), 'hero');
});

test('before the monster throws, its last throw is over', () => {
    assert.deepEqual(['parry', 'healing', 'cards', 'shield', undefined].map(prompt => isThrown('monster', prompt)), [false, false, false, true, true]);
    assert.equal(isThrown('hero', 'ready'), true);
});

test('what is added is seen with what it came from; the rest is told as well', () => {
    const at = (more: number): Facts => ({ facts: { ...fight.facts, 'monster-more': more } });
    const event = (e: string): GameEvent => ({ e, rule: '', args: [] });
    const thrown = seenSince([], undefined, at(0), 'monster', [event('monster-roll')]);
    assert.deepEqual(thrown, []);
    const raised: Part[] = seenSince(thrown, at(0), at(2), 'monster', [event('played'), event('drew')]);
    assert.deepEqual(raised.map(p => [p.n, p.events.map(e => e.e)]), [[2, ['played']]]);
    const lowered = seenSince(raised, at(2), at(0), 'monster', [event('reroll')]);
    assert.deepEqual(partsOf(at(0), 'monster', lowered).map(p => p.n), [2, -2]);
    assert.deepEqual(partsOf(at(5), 'monster', []).map(p => [p.n, p.of]), [[5, 'monster-more']], 'who comes later sees the sum');
    assert.deepEqual(seenSince(lowered, at(0), { facts: { 'combat-round': 2 } }, 'monster', []), [], 'a new attack begins anew');
    const next: Facts = { facts: { ...at(0).facts, 'combat-round': 2 } };
    assert.deepEqual(seenSince(raised, at(2), next, 'monster', [event('monster-roll')]), [], 'also if nobody was asked between two throws');
    assert.deepEqual(seenSince([{ n: 2, of: 'monster-more', events: [] }], { facts: { ...at(2).facts, 'combat-round': 2 } }, next, 'monster', [event('combat-card')]), [],
        'what lay there of the last throw while healing was asked for is gone with the next one');
});

test('hope and cards take no credit for the power of earth', () => {
    const under: Facts = { facts: { ...fight.facts, 'monster-more': 2, 'monster-earth': 2 } }, event = (e: string, rule = ''): GameEvent => ({ e, rule, args: [] });
    const seen = seenSince([], undefined, under, 'monster', [event('combat-card'), event('hope', 'EU-SHII-2'), event('played')]);
    assert.deepEqual(seen, []);
    assert.deepEqual(partsOf(under, 'monster', seen).map(p => [p.n, p.of]), [[2, 'monster-earth']]);
    const pulled: Facts = { facts: { 'hero-die-1': [2, 6], 'hero-die-2': [4, 6], 'hero-earth': 2 } };
    assert.deepEqual(partsOf(pulled, 'hero', seenSince([], undefined, pulled, 'hero', [event('roll'), event('monster-gaar')])).map(p => [p.n, p.of, p.events.map(e => e.e).join()]),
        [[2, 'hero-earth', ''], [-2, 'hero-thrown', 'monster-gaar']], 'what cancels out is told on both sides');
    const luck: Facts = { facts: { ...fight.facts, 'monster-more': -2 } };
    assert.deepEqual(seenSince([], undefined, luck, 'monster', [event('combat-card'), event('hope', 'EU-SHII-2')]).map(p => p.events), [[]], 'hope that was raised lowers nothing');
    assert.deepEqual(seenSince([], luck, under, 'monster', [event('hope', 'EU-SHII-3')]).map(p => p.events.length), [1], 'hope that was spent does');
});

test('what would be used tells what it does, and what is given up is never the main answer', () => {
    const thing = { kind: 'tile', id: 'supplies' }, prompt = { seat: 1, key: 'turn', rule: '', about: [] } as unknown as Prompt;
    assert.deepEqual(explainedIn({ scene: euthia, picked: [thing], considered: null }, prompt), [{ thing, named: false }]);
    const both = ['discard potion', 'use potion'].map(n => parseChoice(n, { discard: ['tile'], use: ['tile'] }));
    assert.equal(mainOf(buttonsOf(both, [], new Set()), euthia.turn.aside)?.choice?.n, 'use potion');
});

test('markers on a field go by their owners', () => {
    assert.equal(markOf('pacified', words), words.tag('pacified'));
    assert.equal(markOf('marker-2', words), `marker: ${words.seat(2)}`);
    assert.equal(markOf('faced-1', words), `elemental faced: ${words.seat(1)}`);
});

test('what the dwurt die does at the end of a turn is not put down to the last weapon', () => {
    const causes = new Causes(euthia, () => null), whom = { kind: 'seat', id: '1' };
    causes.of({ e: 'attack', rule: 'EU-HATK-5', args: ['1', 'war-hammer'] }, undefined);
    assert.deepEqual(causes.of({ e: 'hurt', rule: 'EU-SKOL-12', args: ['1', '1', '5'] }, whom), { text: 'fact.dwurt-die' });
});

test('a new combat begins with a clean sheet', () => {
    const log = ['combat-round', 'combat-card', 'hurt', 'victory', 'combat', 'stored'].map((e): GameEvent => ({ e, rule: '', args: [] }));
    assert.deepEqual(deedsOfMonster(log).map(({ e }) => e), ['stored']);
});

test('fields go by what they show', () => {
    assert.equal(euthia.board.called?.({ kind: 'field', id: 'e0s0', x: 0, y: 0, tags: ['guarded', 'lake'] }), 'lake');
    assert.equal(euthia.board.called?.({ kind: 'field', id: 'e0s1', x: 0, y: 1, tags: ['outer'] }), undefined);
});

// ---- dragging ----

const VERBS = { equip: ['tile'], stow: ['tile'], swap: ['tile', 'tile'], set: ['gem', 'tile'], use: ['tile'] };
const choices = ['equip helm', 'stow ring', 'swap sword mace', 'set ruby mace', 'use potion'].map(n => parseChoice(n, VERBS));
const tile = (id: string) => ({ kind: 'tile', id });

test('what is dropped on a slot, on what lies there or into the pouches is an answer, or nothing', () => {
    const slot = { kind: 'slot', id: 'sword' };
    assert.equal(droppedOn(choices, tile('helm'), { slot })?.n, 'equip helm');
    assert.equal(droppedOn(choices, tile('sword'), { slot, holds: tile('mace') })?.n, 'swap sword mace');
    assert.equal(droppedOn(choices, { kind: 'gem', id: 'ruby' }, { slot, holds: tile('mace') })?.n, 'set ruby mace');
    assert.equal(droppedOn(choices, tile('ring'), {})?.n, 'stow ring');
    assert.equal(droppedOn(choices, tile('helm'), { slot, holds: tile('mace') }), undefined, 'the slot is taken');
    assert.equal(droppedOn(choices, tile('potion'), {}), undefined);
});

// ---- forecasts in a line ----

test('victory, death and what is left are told with their chances', () => {
    const forecast: Forecast = { copies: 6, exact: true, events: [{ e: 'victory', rule: '', args: ['1'], copies: 2 }],
        lines: [{ thing: { kind: 'monster', id: 'kobold' }, fact: 'life', before: 3, values: [[0, 2], [1, 3], [3, 1]] }] };
    assert.equal(outcomeOf(forecast, 1, words, 'as it is'), 'Victory (1/3) · Life of the monster 1 (1/2), 3 (1/6)', 'who has fallen has no life left to tell of');
    assert.equal(outcomeOf({ ...forecast, lines: [{ ...forecast.lines[0]!, values: [[1, 1], [2, 3], [3, 2]] }] }, 1, words, ''), 'Victory (1/3) · Life of the monster 1 (1/6), 2 (1/2)',
        'who has fallen lies nowhere any more, and counts as before');
    assert.equal(outcomeOf({ copies: 6, exact: true, events: [{ e: 'killed', rule: '', args: ['1'], copies: 2 }],
        lines: [{ thing: { kind: 'elite', id: 'boar' }, fact: 'life', before: 3, values: [[3, 4], [10, 2]] }] }, 1, words, ''), 'Death (1/3) · Life of the monster 3 (2/3)', 'an elite that is left is whole again');
    assert.equal(outcomeOf({ copies: 1, lines: [{ thing: { kind: 'seat', id: '1' }, fact: 'foe-life', before: 9, values: [[7, 1]] }] }, 1, words, ''), 'Life of the monster 7',
        'the enemy of a scenario is no thing of its own');
    assert.equal(outcomeOf({ copies: 6, lines: [] }, 1, words, 'as it is'), 'as it is', 'a shield that keeps health as it is has an effect');
    assert.equal(deedsOf({ copies: 1, lines: [{ thing: { kind: 'seat', id: '1' }, fact: 'gold', before: 1, values: [[3, 1]] },
        { thing: { kind: 'seat', id: '2' }, fact: 'gold', before: 1, values: [[0, 1]] }] }, 1, words), 'gold 3');
    assert.equal(deedsOf({ copies: 1, events: [{ e: 'essence', rule: '', args: ['1', 'water'], copies: 1 }, { e: 'essence', rule: '', args: ['2', 'fire'], copies: 1 }],
        lines: [{ thing: { kind: 'seat', id: '1' }, fact: 'final', before: 1, values: [[2, 1]] }] }, 1, words), 'water', 'what one gets is told, what follows is not');
    assert.equal(deedsOf({ copies: 26, exact: true, events: [{ e: 'killed', rule: '', args: ['1'], copies: 7 }],
        lines: [{ thing: { kind: 'seat', id: '1' }, fact: 'health', before: 1, values: [[0, 7], [1, 11], [2, 8]] }] }, 1, words), 'Death (7/26) · health 1 (11/26), 2 (4/13)', 'who may fall all the same is told so');
});

test('of a card the field is told that so many of it bring', () => {
    const text = 'Before the hero\'s roll. 1×: hero\'s roll −2. 2×: hero\'s roll −4, −1 damage.';
    assert.equal(fieldOf(text, '2'), 'hero\'s roll −4, −1 damage.');
    assert.equal(fieldOf(text, '3'), '');
});

test('the button of a re-roll names its die alone: what it costs and brings stands with the chances', () => {
    const told = new Words({ rules: [], rule: new Map(), texts: { de: {}, en: { 'die.1': 'the first die', 'verb.reroll': '1 gaar: re-roll {0}, value 2 better' } } }, 'en',
        { id: 'euthia', seats: [1], options: [], levels: {}, verbs: { reroll: ['die'] }, events: {} });
    assert.equal(euthia.turn.brief?.(parseChoice('reroll 1', { reroll: ['die'] }), told), 'Re-roll the first die');
    assert.equal(euthia.turn.brief?.(parseChoice('pass', {}), told), undefined);
    assert.deepEqual(['done', 'yes'].map(n => euthia.turn.brief?.(parseChoice(n, {}), told, 'first')), ['No first strike', 'Strike first'], '"Done" answers no question with yes or no');
    assert.equal(euthia.turn.brief?.(parseChoice('done', {}), told, 'after'), undefined);
});

test('after a throw the chances of all that changes it are told, elsewhere none', () => {
    const all = ['reroll 1', 'use whisper', 'brew', 'pass'].map(n => parseChoice(n, { reroll: ['die'], use: ['tile'] })), verbs = (prompt: string) => weighed(all, prompt).map(c => c.verb);
    assert.deepEqual(verbs('after'), ['reroll', 'use', 'pass']);
    assert.deepEqual(verbs('turn'), []);
    assert.equal(weighed(Array<typeof all[0]>(9).fill(all[1]!), 'after').length, 7, 'what is not told there stays a button');
});

test('over the map lies what can be used or put on, not what can only be taken off', () => {
    const all = ['stow sword', 'use scroll', 'equip helm', 'swap axe sword-2'].map(n => parseChoice(n, { stow: ['tile'], use: ['tile'], equip: ['tile'], swap: ['tile', 'tile'] }));
    assert.deepEqual([...usableThings(all, 'turn')], ['tile:scroll', 'tile:helm', 'tile:axe', 'tile:sword-2']);
});

test('where one heals, how much that is is told of each thing that does', () => {
    const all = ['done', 'hope-2', 'use draught', 'essence water'].map(n => parseChoice(n, { use: ['tile'], essence: ['essence'] }));
    assert.deepEqual(weighed(all, 'healing').map(c => c.verb), ['use', 'essence']);
});

test('what an option brings is read from the text that tells all of them', () => {
    const parts = (kind: string, text: string) => [1, 2, 3].map(n => partOf(kind, text, n));
    assert.deepEqual(parts('tile', 'Outside combat: heal 2 or 2 movement points or 1 gaar.'), ['heal 2', '2 movement points', '1 gaar']);
    assert.deepEqual(parts('tile', 'Verkauf: 7 Gold oder 4 Gold, 1 Rubin.'), ['7 Gold', '4 Gold, 1 Rubin', undefined]);
    assert.deepEqual(parts('gem', 'One of two effects. Outside combat: 1 movement point. In combat: heal 3.').slice(0, 2), ['Outside combat: 1 movement point', 'In combat: heal 3.']);
    assert.deepEqual(parts('tile', 'Before the roll: +1. Once per round.'), [undefined, undefined, undefined]);
});

test('the offer is that of the place where the hero stands, whatever he can afford', () => {
    const at = (...tags: string[]) => placeOf({ areas: [{ id: 'map', key: 'map', kind: 'hex', cells: [field('e0s0', 0, 0, ...tags)] }], items: [{ kind: 'hero', id: 'dral', area: 'map', cell: 0, owner: 1 }] } as unknown as TableView, 1);
    assert.deepEqual([at('merchants', 'pacified'), at('towers'), at('meadow')], ['merchants', 'slayers', '']);
});

test('what the monster has done tells its dice too, but not those of the hero', () => {
    const event = (e: string): GameEvent => ({ e, rule: '', args: [] });
    const log = ['combat-round', 'monster-value', 'combat-round', 'combat-card', 'air', 'monster-gaar', 'reroll', 'reroll', 'monster-value', 'monster-gaar', 'reroll'].map(event);
    assert.deepEqual(deedsOfMonster(log).map(({ e }) => e), ['combat-card', 'air', 'monster-gaar', 'reroll', 'monster-value', 'monster-gaar']);
});

test('a ware whose slot is locked or taken says so', () => {
    const slot = (id: string, price?: number) => ({ kind: 'slot', id, ...price === undefined ? {} : { tags: ['locked'], facts: { price } } }) as Item;
    const helm = { kind: 'tile', id: 'cap', tags: ['armour', 'slot-helm'] } as Item, sword = { kind: 'tile', id: 'axe', tags: ['weapon'] } as Item;
    const slots = [slot('sword'), slot('sword-2'), slot('helm', 2)], worn = (...cells: number[]) => cells.map(cell => ({ kind: 'tile', id: 'x', cell }) as Item);
    assert.equal(slotNote(helm, slots, []), 'slot locked: 2 gold');
    assert.equal(slotNote(sword, slots, worn(0)), '');
    assert.equal(slotNote(sword, slots, worn(0, 1)), 'slot taken');
    assert.equal(slotNote(sword, [...slots, slot('sword-3', 4)], worn(0, 1)), 'slot locked: 4 gold');
    assert.equal(slotNote({ kind: 'tile', id: 'draught', tags: ['potion'] } as Item, slots, []), '');
});

// ---- the chronicle ----

test('the chronicle tells rounds and who did what, and the last turn of a seat that is over', () => {
    const event = (e: string, ...args: string[]): GameEvent => ({ e, rule: '', args });
    const log = [event('round', '1'), event('turn', '1'), event('move', '1'), event('victory', '1'), event('gold', '1', '2'), event('end', '1'),
        event('turn', '2'), event('killed', '2'), event('end', '2'), event('round', '2'), event('turn', '1'), event('quest', '1')];
    assert.deepEqual(chaptersOf(log).map(c => [c.round, c.turns.map(turn => [turn.seat, turn.events.map(e => e.e)])]),
        [['2', [[1, ['quest']]]], ['1', [[1, ['victory']], [2, ['killed']]]]]);
    assert.deepEqual(lastTurnOf(log, 1).map(e => e.e), ['victory', 'gold'], 'the running turn is not over');
    assert.deepEqual(lastTurnOf(log, 3), []);
});

test('what lies on a field is named once, and a score at the end is none of now', () => {
    assert.equal(listed(['Loot: gold 3', 'Loot: gaar 1']), 'Loot: gold 3 · gaar 1');
    const view = (asked: boolean) => ({ seats: [{ facts: { final: 7 }, asked }], areas: [], items: [] }) as unknown as TableView;
    assert.deepEqual(euthia.seats.look(view(true), 1).score, { value: 7, fact: 'final' });
    assert.deepEqual(euthia.seats.look(view(false), 1).score, { value: 7, fact: 'reputation' });
});

test('a hero to choose tells what he begins with', () => {
    const look = euthia.cards.look({ kind: 'hero', id: 'ael', area: 'heroes', facts: { health: 6, gaar: 4, pouches: 3 } });
    assert.deepEqual(look.figures.map(f => [f.fact, f.value]), [['health', '6'], ['gaar', '4'], ['pouches', '3']]);
});

test('of a field is told what it is now', () => {
    const cell = { kind: 'field', id: 'e0s0', x: 0, y: 0 }, view = { areas: [{ id: 'hand' }, { id: 'map', cells: [cell] }] } as unknown as TableView;
    assert.equal(cellNow(view, 'e0s0'), cell);
    assert.equal(cellNow(view, 'e1s0'), undefined);
});
