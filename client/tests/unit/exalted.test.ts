import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/games/exalted/panels/cards';
import { lastEndPhase } from '../../src/games/exalted/panels/EndSteps';
import { gained } from '../../src/games/exalted/panels/Rewards';
import { turn } from '../../src/games/exalted/turn';
import type { Field, Item, TableView } from '../../src/net/protocol';
import { parseChoice } from '../../src/table/choices';
import type { Table } from '../../src/table/context';
import { remindedBefore } from '../../src/table/reminders';
import { Surveyor } from '../../src/table/survey/surveyor';
import { Words } from '../../src/text/words';

const event = (e: string, ...args: string[]) => ({ event: { e, rule: '', args } });
const log = [event('turn', '1', '5', '5'), event('damage', 'alice', '1', '4'), event('end-phase', '2'), event('end-step', 'march'), event('clash', 'nw', '2'),
    event('pair', 'blue', 'nw', '2'), event('end-step', 'siege'), event('siege', 'tower-red-m-outer', '1'), event('round', '3'), event('points', 'blue', '1', '3'),
    event('turn', '2', '1', '5')];

test('the end phase is told step by step, as far as it has happened', () => {
    assert.equal(lastEndPhase(log, 2), null);
    assert.deepEqual(lastEndPhase(log, 5), { round: '2', goesOn: true, steps: [{ id: 'march', lines: [log[4]!.event] }] });
    assert.deepEqual(lastEndPhase(log, 10)?.steps.map(s => [s.id, s.lines.length]), [['march', 1], ['siege', 1]]);
    assert.equal(lastEndPhase(log, 10)?.goesOn, true);
    assert.equal(lastEndPhase(log, 11)?.goesOn, false);
});

test('no single press gives an action away', () => {
    const words = new Words({ texts: { en: {}, de: {} }, rules: [], rule: new Map() }, 'en', null), view: TableView = { game: 'exalted', round: 1, seats: [], areas: [], items: [] };
    const told = (verb: string, asked: string, ...options: string[]) =>
        remindedBefore(verb, asked, turn.reminds!, options.map(n => parseChoice(n, { act: ['model'], attack: ['model'] })), view, 1, words);
    assert.match(told('done', 'action', 'run', 'done')?.join() ?? '', /Nothing is announced/);
    assert.equal(told('done', 'path', 'attack drako', 'done'), undefined, 'a way is announced: done carries it out');
    assert.match(told('pass', 'hero', 'act alice', 'pass')?.join() ?? '', /an action/);
    assert.match(told('pass-phase', 'hero', 'act alice', 'pass', 'pass-phase')?.join() ?? '', /two actions/);
    assert.equal(told('pass', 'react', 'answer alice', 'pass'), undefined, 'who does not react loses nothing');
});

test('heroes lie on the cover of the box', () => {
    const shown = cards.showcase ?? [];
    assert.equal(shown.length, 5);
    assert.ok(shown.every(item => item.kind === 'hero' && /^rim-(alisanen|alsahraa|eridani|wuwei)$/.test(cards.look!(item).rim ?? '')), 'each in the hue of its faction');
});

test('a reward tells what there is, not what there is none of', () => {
    assert.equal(gained('1', '2'), '+1 XP, +2 gold');
    assert.equal(gained('1', '0'), '+1 XP');
    assert.equal(gained('0', '3'), '+3 gold');
});

test('who is clicked once it is said who acts, and no sooner, is to be attacked', () => {
    const model = (id: string, owner?: number): Item => ({ kind: 'model', id, area: 'arena', x: 0, y: 0, r: 200, ...owner === undefined ? {} : { owner } });
    const all = [model('alice', 1), model('jasper', 1), model('zahit', 2), model('drako')];
    const surveyor = new Surveyor(() => true), gaits = [{ id: 'move', left: 1, rule: 'X', before: ['act alice'] }, { id: 'run', left: 2, rule: 'X', before: ['act alice', 'run'] }];
    const asks = (n: string | undefined) => surveyor.see({ seat: 1, picked: [], considered: n === undefined ? null : { by: null, choice: { n, verb: 'act', things: [] } },
        stage: { playing: false, frame: { v: 1 } } } as unknown as Table, { area: {} } as Parameters<Surveyor['see']>[1],
        all.map(item => ({ item, x: 0, y: 0, r: 20 })));
    surveyor.survey.set({ field: { kind: 'model', id: 'alice', gaits } as unknown as Field, light: [], reach: [] });
    asks(undefined);
    assert.equal(surveyor.mayMeet(all[2]!), false);
    asks('act alice');
    assert.deepEqual(all.map(i => surveyor.mayMeet(i)), [false, false, true, true], 'foes and creatures');
    asks('act jasper');
    assert.equal(surveyor.mayMeet(all[2]!), false, 'another one is meant');
});
