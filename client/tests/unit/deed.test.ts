// What is marked on the board while somebody is asked about another's deed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deedOf } from '../../src/table/board/Aim';
import type { Piece } from '../../src/table/board/plan';

const piece = (id: string, owner: number): Piece => ({ key: id, x: 0, y: 0, item: { kind: 'unit', id, area: 'arena', owner } }) as unknown as Piece;
const pieces = [piece('kilgore', 1), piece('deryn', 2), piece('dugrun', 2)];
const friendly = (p: Piece) => p.item.owner === 2;
const unit = (id: string) => ({ kind: 'unit', id });

test('the attacker and everybody who is hit are marked, not the card and the number', () => {
    const about = [unit('kilgore'), { kind: 'card', id: 'crusher' }, unit('deryn'), { kind: 'number', id: '3' }, unit('dugrun')];
    assert.deepEqual(deedOf(pieces, about, friendly).map(p => p.key), ['kilgore', 'deryn', 'dugrun']);
});

test('what one does oneself is no deed of others, and one alone does nothing to anybody', () => {
    assert.deepEqual(deedOf(pieces, [unit('deryn'), unit('kilgore')], friendly), []);
    assert.deepEqual(deedOf(pieces, [unit('kilgore')], friendly), []);
});
