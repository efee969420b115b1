import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoute, writeRoute, type Route } from '../../src/route';

const routes: Route[] = [
    { at: 'start' }, { at: 'lobby' }, { at: 'mine' }, { at: 'replays' }, { at: 'credits' },
    { at: 'friends', game: 'brawl' }, { at: 'screen', game: 'brawl' },
    { at: 'rules', game: 'brawl', rule: undefined }, { at: 'rules', game: 'brawl', rule: 'BR-MOVE-3' },
    { at: 'match', match: 'abc123', key: undefined }, { at: 'match', match: 'abc123', key: '0f0f' }, { at: 'replay', match: 'abc123' },
    { at: 'join', match: 'abc123', key: '0f0f' }, { at: 'watch', match: 'abc123', key: undefined },
];

test('every route reads back', () => {
    for (const r of routes)
        assert.deepEqual(readRoute(writeRoute(r)), r);
});

test('what is no address leads nowhere', () => {
    for (const hash of ['#/dance', '#/match', '#/rules', '#/friends', '#/match/../x', '#/match/%3Cb%3E', '#/join/a/b/c', '#/lobby/x', '#/replay/a/b',
        '#/%', '#/match/%', '#/join/abc/%E0%A4%A', '#%', '#/%00', '#//', '#/match//x', '#/rules/brawl/%2F', '#?', '#/mätch', '#/nowhere'])
        assert.equal(readRoute(hash).at, 'nowhere', hash);
});

test('an empty address is the start page', () => {
    for (const hash of ['', '#', '#/'])
        assert.equal(readRoute(hash).at, 'start');
});
