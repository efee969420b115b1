import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../src/net/feed';
import type { GameEvent, TableView } from '../../src/net/protocol';
import { lastTurn, remember, type Step } from '../../src/table/lastTurn';

const event = (e: string, ...args: string[]): GameEvent => ({ e, rule: '', args });
const turn = (seat: number) => event('turn', String(seat), '1');
const step = (answers: number, ...events: GameEvent[]): Step => ({ from: {} as TableView, frame: { answers } as Frame, events });
const told = (past: Step[]) => lastTurn(past, 'turn', e => e.args[0] !== '1').map(s => s.events.map(e => e.e));

test('the last turn of somebody else begins and ends within steps', () => {
    const past = [step(1, turn(2), event('old')), step(2, event('older'), turn(1), event('mine')), step(3, event('income'), turn(2), event('move')),
        step(4, event('attack')), step(5, event('damage'), turn(1), event('draw'))];
    assert.deepEqual(told(past), [['turn', 'move'], ['attack'], ['damage']]);
    assert.deepEqual(told(past.slice(0, 4)), [['turn', 'move'], ['attack']], 'while it goes on, what was so far');
});

test('two turns in one step are told apart, and without a turn of others there is nothing', () => {
    assert.deepEqual(told([step(1, turn(2), event('a'), turn(1), event('b'), turn(2), event('c'), turn(1))]), [['turn', 'c']]);
    assert.deepEqual(told([step(1, turn(1), event('b'))]), []);
    assert.deepEqual(told([]), []);
});

test('whoever goes back in time forgets what came after', () => {
    const past = [step(1), step(2), step(3)].reduce(remember, [] as Step[]);
    assert.deepEqual(remember(past, step(2)).map(s => s.frame.answers), [1, 2]);
});
