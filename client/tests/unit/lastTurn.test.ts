import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../src/net/frame';
import type { GameEvent, GameInfo, TableView } from '../../src/net/protocol';
import { remember, sinceMyTurn, stepsOf, turnReader, type Step } from '../../src/table/lastTurn';
import { stepsOfLine } from '../../src/table/Recap';

const event = (e: string, ...args: string[]): GameEvent => ({ e, rule: '', args });
const turn = (seat: number) => event('turn', String(seat), '1');
const step = (answers: number, ...events: GameEvent[]): Step => ({ from: {} as TableView, frame: { answers } as Frame, events });
const turnOf = (e: GameEvent) => e.e === 'turn' ? Number(e.args[0]) : 0;
const told = (me: number, ...events: GameEvent[]) => {
    const { from, to } = sinceMyTurn(events, me, turnOf);
    return events.slice(from, to).map(e => e.e === 'turn' ? `turn ${e.args[0]}` : e.e);
};

test('since my last turn: all turns of others, up to mine or to now', () => {
    const match = [turn(3), event('old'), turn(1), event('mine'), turn(2), event('move'), turn(3), event('attack')];
    assert.deepEqual(told(1, ...match), ['turn 2', 'move', 'turn 3', 'attack']);
    assert.deepEqual(told(1, ...match, turn(1), event('draw')), ['turn 2', 'move', 'turn 3', 'attack'], 'what I do is not news to me');
    assert.deepEqual(told(1, ...match.slice(0, 4)), ['turn 3', 'old'], 'in my turn, what came before it');
    assert.deepEqual(told(2, ...match), ['turn 3', 'attack']);
});

test('before my first turn everything is news, and who watches is told the last turn', () => {
    assert.deepEqual(told(2, event('start'), turn(1), event('move')), ['turn 1', 'move']);
    assert.deepEqual(told(1, event('start'), turn(1), event('move')), []);
    assert.deepEqual(told(0, turn(1), event('move'), turn(2), event('draw')), ['turn 2', 'draw']);
    assert.deepEqual(told(1), []);
});

test('the steps are those that were seen here, or none', () => {
    const past = [step(1, turn(2), event('a')), step(2, event('b'), turn(1)), step(3, event('c'))];
    const events = (s: Step[] | undefined) => s?.map(x => x.events.map(e => e.e));
    assert.deepEqual(events(stepsOf(past, [event('a'), event('b')], 2)), [['a'], ['b']]);
    assert.equal(stepsOf(past, [event('before'), turn(2), event('a'), event('b')], 2), undefined, 'it began before this browser came');
    assert.equal(stepsOf(past, [event('a'), event('other')], 2), undefined, 'this was taken back');
});

test('a line of the list is played with its own events only', () => {
    const steps = [step(1, event('a'), event('b')), step(2, event('b'), event('c'))];
    const played = (number: number, times: number) => stepsOfLine(steps, { number, times, event: event('') }).map(s => [s.frame.answers, ...s.events.map(e => e.e)]);
    assert.deepEqual(played(0, 1), [[1, 'a']]);
    assert.deepEqual(played(1, 2), [[1, 'b'], [2, 'b']]);
    assert.deepEqual(played(3, 1), [[2, 'c']]);
});

test('a turn is told by a seat, by a figure, or by who does something', () => {
    const info = (events: Record<string, string[]>) => ({ events } as unknown as GameInfo);
    const view = { items: [{ kind: 'character', id: 'armazi', area: 'map', owner: 3 }] } as unknown as TableView;
    assert.equal(turnReader(info({ turn: ['seat', 'number'] }), view)(turn(2)), 2);
    assert.equal(turnReader(info({ turn: ['character', 'number'] }), view)(event('turn', 'armazi', '1')), 3);
    assert.equal(turnReader(info({ turn: ['seat'], draw: ['seat'] }), view)(event('draw', '2')), 0);
    assert.equal(turnReader(info({ draw: ['number', 'seat'] }), view)(event('draw', '5', '2')), 2);
});

test('whoever goes back in time forgets what came after', () => {
    const past = [step(1), step(2), step(3)].reduce(remember, [] as Step[]);
    assert.deepEqual(remember(past, step(2)).map(s => s.frame.answers), [1, 2]);
});
