// What the start screens decide by themselves: seats, options, lists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockText } from '../../src/lib/time';
import type { GameInfo, MatchRow } from '../../src/net/protocol';
import { changedOptions } from '../../src/screens/parts/options';
import { ago, botAbout, isMyTurn, seatNames, sortMine, standing } from '../../src/screens/parts/rows';
import { chooseSeat, seatsFor, wishesOf } from '../../src/screens/parts/seating';

const row = (match: string, more: Partial<MatchRow> = {}): MatchRow => ({
    match, game: 'brawl', status: 'running', seat: 1, turn: false, updated: 0,
    seats: [{ kind: 'person', name: 'Anna', asked: false }, { kind: 'person', name: 'Bert', asked: true }], ...more,
});

test('one sits on one seat only', () => {
    assert.deepEqual(seatsFor(2, []), ['me', 'open']);
    assert.deepEqual(chooseSeat(['me', 'open', 'bot:scripted'], 2, 'me'), ['open', 'open', 'me']);
    assert.deepEqual(seatsFor(4, ['bot:random', 'me']), ['bot:random', 'me', 'open', 'open']);
    assert.deepEqual(seatsFor(2, ['open', 'open', 'me', 'open']), ['me', 'open']);
    assert.deepEqual(seatsFor(2, ['open', 'bot:random', 'open']), ['open', 'bot:random']);
});

test('at one screen the first person opens the table', () => {
    const guests = [{ bot: 'scripted', name: '' }, { bot: '', name: 'Anna' }, { bot: '', name: 'Bert' }];
    assert.deepEqual(wishesOf(guests), ['bot:scripted', 'me', 'open']);
});

test('only options that fit and differ are sent', () => {
    const info: GameInfo = { id: 'x', seats: [2], verbs: {}, events: {}, levels: {}, options: [
        { id: 'goal', default: 20, min: 10, max: 40 }, { id: 'mode', default: 'a', words: ['a', 'b'] }] };
    assert.deepEqual(changedOptions(info, { goal: 30, mode: 'b', gone: 1 }), { goal: 30, mode: 'b' });
    assert.deepEqual(changedOptions(info, { goal: 20, mode: 'a' }), {});
    assert.deepEqual(changedOptions(info, { goal: 99, mode: 'c' }), {});
});

test('my turn comes first, then the newest; several seats of one match are one row', () => {
    const rows = [row('old', { updated: 1 }), row('new', { updated: 9 }), row('two', { seat: 1 }), row('two', { seat: 2, turn: true })];
    const sorted = sortMine(rows);
    assert.deepEqual(sorted.map(r => r.match), ['two', 'new', 'old']);
    assert.equal(sorted[0]?.seat, undefined);
});

test('a row says who plays and whose turn it is', () => {
    assert.deepEqual(seatNames(row('a')), ['You', 'Bert']);
    assert.equal(standing(row('a')), 'To act: Bert');
    assert.equal(standing(row('a', { turn: true })), 'Your turn');
    assert.equal(standing(row('a', { seat: undefined, turn: true })), 'To act: Bert');
    assert.equal(standing(row('a', { status: 'over', turn: true })), 'Finished');
});

test('a match that cannot go on says so, and waits for nobody', () => {
    const frozen = row('frozen', { status: 'frozen', turn: true, updated: 5 });
    assert.equal(standing(frozen), 'On hold: cannot go on with this version');
    assert.equal(isMyTurn(frozen), false);
    assert.deepEqual(sortMine([frozen, row('other', { turn: true })]).map(r => r.match), ['other', 'frozen']);
});

test('a bot that stands in is named by whom it plays for', () => {
    const seats = [{ kind: 'bot', name: 'Bot Gizmo' }, { kind: 'bot', name: 'Bert', standin: 'Bert', asked: true },
        { kind: 'person', name: '' }];
    assert.deepEqual(seatNames(row('a', { seat: undefined, seats })), ['Bot Gizmo', 'A bot for Bert', 'Guest 3']);
    assert.equal(standing(row('a', { seat: undefined, seats })), 'To act: A bot for Bert');
});

test('what is left of a time is told as a clock does', () => {
    assert.deepEqual([0, 9, 80, 3599, 3600, 7265].map(clockText), ['0:00', '0:09', '1:20', '59:59', '1:00:00', '2:01:05']);
});

test('times are told in the largest unit', () => {
    assert.equal(ago(0, 'en', 30_000), 'now');
    assert.equal(ago(0, 'en', 120_000), '2 minutes ago');
    assert.equal(ago(0, 'de', 2 * 86400_000), 'vorgestern');
});

test('a level says how it plays and whom it beats', () => {
    const levels = ['novice', 'easy', 'normal'];
    assert.match(botAbout('easy', levels, { easy: 73 }), /Beats Novice in 7 of 10 matches\.$/);
    assert.doesNotMatch(botAbout('normal', levels, { easy: 73 }), /Beats/, 'nobody has counted');
    assert.doesNotMatch(botAbout('novice', levels, { easy: 73 }), /Beats/, 'there is none below');
    assert.equal(botAbout('exec:fox', levels, {}), '');
});
