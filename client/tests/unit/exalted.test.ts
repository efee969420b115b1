import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastEndPhase } from '../../src/games/exalted/panels/EndSteps';

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
