// Several persons at one screen: whose table may be seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenOf, type Chair } from '../../src/table/turns';

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({ seat, v: 5, asked: false, over: false, frozen: false, settled: true, ...more });

test('nobody sees anything before somebody is asked', () => {
    assert.equal(screenOf([chair(1, { v: -1 }), chair(2, { v: -1 })], 0), 0);
    assert.equal(screenOf([chair(1), chair(2)], 0), 0);
    assert.equal(screenOf([chair(1), chair(2, { asked: true })], 0), 2);
});

test('who looks keeps the screen while bots act', () => {
    assert.equal(screenOf([chair(1), chair(2)], 1), 1);
    assert.equal(screenOf([chair(1, { asked: true }), chair(2, { asked: true })], 2), 2);
});

test('who looks sees the end of their move before the next person', () => {
    assert.equal(screenOf([chair(1, { settled: false }), chair(2, { asked: true })], 1), 1);
    assert.equal(screenOf([chair(1), chair(2, { asked: true })], 1), 2);
});

test('an older frame asks for nothing', () => {
    assert.equal(screenOf([chair(1, { v: 6 }), chair(2, { asked: true })], 1), 1);
});

test('the end is seen by who looks, or by the first', () => {
    assert.equal(screenOf([chair(1, { over: true }), chair(2, { over: true })], 2), 2);
    assert.equal(screenOf([chair(1, { over: true }), chair(2)], 0), 1);
});

test('a match that cannot go on is seen by who looks, or by the first', () => {
    const chairs = [chair(1, { frozen: true }), chair(2, { frozen: true })];
    assert.equal(screenOf(chairs, 0), 1);
    assert.equal(screenOf(chairs, 2), 2);
});
