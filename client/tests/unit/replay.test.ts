import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, sceneWith } from '../../src/games/plain';
import type { GameEvent } from '../../src/net/protocol';
import { readMoves } from '../../src/net/replay';
import { groupLog, linesOf } from '../../src/table/logGroups';

test('answers are read from the log of a match', () => {
    const log = 'spielwerk 1\ngame brawl\npack 00ff\noption draft=free\nseat 1 person Anna\ncommitment 12\nseed 34\nstart 4 1 0\n'
        + '1 play crusher | 3 0 5 # 9f3a77c1\n2 move e5\n# a remark\n\ntakeback 1\n1 pass # 0badcafe\n2 resign\nend 1 resign\n';
    assert.deepEqual(readMoves(log), [
        { seat: 1, notation: 'play crusher' }, { seat: 2, notation: 'move e5' }, { seat: 1, notation: 'pass' }, { seat: 2, notation: 'resign' },
    ]);
});

const event = (e: string, ...args: (string | null)[]): GameEvent => ({ e, rule: 'XX-A-1', args });

test('what repeats itself becomes one line', () => {
    const lines = linesOf([event('draw', '1', null), event('draw', '1', null), event('draw', '2', null), event('draw', '1', null)]);
    assert.deepEqual(lines.map(l => [l.number, l.times]), [[0, 2], [2, 1], [3, 1]]);
});

test('a banner begins a group of the log', () => {
    const scene = sceneWith({ ...plain, events: { effects: { turn: { show: 'banner' } } } });
    const entries = ['start', 'turn', 'move', 'move', 'turn', 'end'].map((e, i) => ({ event: event(e, String(i)), answers: i }));
    const groups = groupLog(entries, scene);
    assert.deepEqual(groups.map(g => [g.head?.number ?? null, g.lines.map(l => l.number)]), [[null, [0]], [1, [2, 3]], [4, [5]]]);
    assert.deepEqual(groupLog([], scene), []);
    assert.equal(groupLog(entries, plain).length, 1);
});
