import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brawl } from '../../src/games/brawl/scene';
import { percentOf } from '../../src/table/board/forecast';

test('the sum of a strike is told at its target', () => {
    const sum = brawl.sum?.({ e: 'strike', rule: 'BR-ATK-6', args: ['gwaien', 'kilgore', '3', '4', '1'] });
    assert.deepEqual(sum, { at: 1, text: '4 − 1 = 3' });
    assert.equal(brawl.sum?.({ e: 'damage', rule: '', args: ['kilgore', '3'] }), undefined);
});

test('what is certain needs no per cent, what may happen is neither 0 nor 100', () => {
    assert.equal(percentOf(200, 200), undefined);
    assert.equal(percentOf(1, 200), 1);
    assert.equal(percentOf(199, 200), 99);
});
