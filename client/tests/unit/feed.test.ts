// Following a match: answers whose fate is unknown, and views that make no sense.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { saveSeat, savedSeats } from '../../src/lib/storage';
import { Feed } from '../../src/net/feed';
import type { Frame } from '../../src/net/frame';
import type { ViewData } from '../../src/net/protocol';
import { Socket } from '../../src/net/socket';
import { FakeStorage, FakeWebSocket, greet, pass, settle, useFakeNet, useStorage } from './fakes';

beforeEach(() => {
    useFakeNet();
    useStorage(new FakeStorage());
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    mock.method(Math, 'random', () => 0.5);
});

const view = (v: number, more: Partial<ViewData> = {}) => ({ t: 'view', v, d: { match: 'm', game: 'x', seat: 1, over: false, answers: v,
    view: { game: 'x', round: 1, seats: [], areas: [], items: [] }, seats: [], options: [{ n: 'go' }], ...more } });
const joined = { t: 'joined', d: { match: 'm', seat: 1, chat: [] } };

async function seated(): Promise<Feed> {
    const socket = new Socket('ws://here', 'en');
    await greet();
    const feed = new Feed(socket, { match: 'm', key: 'k' });
    FakeWebSocket.last.reply('join', joined);
    FakeWebSocket.last.say(view(1));
    await settle();
    assert.equal(feed.state.get().frame?.v, 1);
    return feed;
}

test('an answer without a reply: nothing can be answered before the table is known anew', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    let done = false;
    void feed.answer('go').then(() => { done = true; });
    ws.say({ t: 'chat', d: { match: 'm', seat: 2, at: 0, text: 'hm' } });
    await pass(10000);
    assert.ok(done);
    assert.equal(feed.state.get().problem, 'The server did not reply. In a moment the table shows what counts …');
    assert.equal(feed.state.get().busy, true);
    await feed.answer('go');
    assert.equal(ws.asked('answer').length, 1, 'not twice');
    assert.equal(ws.asked('join').length, 2);
    ws.reply('join', joined);
    ws.say(view(1));
    await settle();
    assert.equal(feed.state.get().busy, false);
    assert.equal(feed.state.get().problem, 'That did not get through. Please try again.');
    void feed.answer('go');
    assert.equal(ws.asked('answer').length, 2);
});

test('an answer without a reply that counted shows what came of it', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    void feed.answer('go');
    ws.say({ t: 'chat', d: { match: 'm', seat: 2, at: 0, text: 'hm' } });
    await pass(10000);
    ws.reply('join', joined);
    ws.say(view(2));
    await settle();
    const { busy, problem, frame } = feed.state.get();
    assert.deepEqual({ busy, problem, v: frame?.v }, { busy: false, problem: '', v: 2 });
});

test('a silent connection is given up, and the new one tells what counts', async () => {
    const feed = await seated();
    void feed.answer('go');
    await pass(10000);
    assert.equal(feed.socket.state.get(), 'lost');
    assert.equal(feed.state.get().busy, true);
    await pass(300);
    const ws = await greet();
    assert.equal(ws.asked('join').length, 1);
    ws.reply('join', joined);
    ws.say(view(1));
    await settle();
    assert.equal(feed.state.get().busy, false);
    assert.match(feed.state.get().problem, /did not get through/);
});

test('an answer during a loss is not given again before the table is back', async () => {
    const feed = await seated();
    void feed.answer('go');
    FakeWebSocket.last.fail();
    await settle();
    assert.equal(feed.state.get().busy, true);
    await pass(300);
    const ws = await greet();
    await feed.answer('go');
    assert.equal(ws.asked('answer').length, 0);
    ws.reply('join', joined);
    ws.say(view(2));
    await settle();
    assert.equal(feed.state.get().busy, false);
    void feed.answer('go');
    assert.deepEqual(ws.asked('answer').map(m => m.v), [2]);
});

test('a refused answer says why, one that was too late says nothing', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    for (const [code, problem] of [['illegal', 'no way'], ['stale', '']] as const) {
        const answer = feed.answer('go');
        ws.reply('answer', { t: 'error', d: { code, text: 'no way' } });
        await answer;
        assert.deepEqual([feed.state.get().busy, feed.state.get().problem], [false, problem]);
    }
});

test('what was asked for and got no reply can be asked for again', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    const said = feed.say('hello');
    ws.say({ t: 'lobby', d: {} });
    await pass(10000);
    assert.equal(await said, false);
    assert.equal(feed.state.get().problem, 'The server did not reply. Please try again.');
    assert.equal(ws.asked('join').length, 2, 'what was said meanwhile is looked up');
    const again = feed.say('hello');
    ws.reply('chat', { t: 'done' });
    assert.equal(await again, true);
    assert.equal(feed.state.get().problem, '');
});

test('a view that makes no sense is asked for again, ever later, on the same connection', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last, seen: Frame[] = [];
    feed.onFrame(f => seen.push(f));
    ws.say(view(2, { view: undefined, changes: { round: 1, areas: [{ id: 'unknown' }] } }));
    ws.say(view(3, { view: undefined, changes: { round: 1 } }));       // what builds on it makes no sense either
    assert.deepEqual(seen.map(f => f.v), [1], 'who comes late hears the newest');
    for (const wait of [500, 1000, 2000]) {
        const before = ws.asked('join').length;
        await pass(wait - 1);
        assert.equal(ws.asked('join').length, before);
        await pass(1);
        assert.equal(ws.asked('join').length, before + 1);
        ws.reply('join', joined);
        await settle();
        ws.say(view(3, { view: { game: 'x' } as never }));
    }
    assert.equal(FakeWebSocket.all.length, 1);
    await pass(4000);
    ws.reply('join', joined);
    ws.say(view(4));
    ws.say(view(5, { view: undefined, changes: { round: 2 } }));
    assert.deepEqual(seen.map(f => f.v), [1, 4, 5]);
});

test('a match that was joined and does not show itself is joined on another connection', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    await pass(60000);
    assert.equal(feed.socket.state.get(), 'open', 'the first view was there');
    void feed.say('hello');
    ws.say({ t: 'lobby', d: {} });
    await pass(10000);
    ws.reply('join', joined);
    await settle();
    await pass(9999);
    assert.equal(feed.socket.state.get(), 'open');
    await pass(1);
    assert.equal(feed.socket.state.get(), 'lost');
});

test('joining waits while the server is busy, and begins anew where it gets no reply', async () => {
    const socket = new Socket('ws://here', 'en');
    const first = await greet();
    const feed = new Feed(socket, { match: 'm', key: 'k' });
    first.reply('join', { t: 'error', d: { code: 'busy', text: 'later' } });
    await settle();
    await pass(500);
    assert.equal(first.asked('join').length, 2);
    first.say({ t: 'lobby', d: {} });
    await pass(10000);
    assert.equal(socket.state.get(), 'lost');
    await pass(300);
    const second = await greet();
    second.reply('join', { t: 'error', d: { code: 'foreign', text: 'wrong key' } });
    await settle();
    assert.deepEqual([feed.state.get().status, feed.state.get().problem], ['refused', 'wrong key']);
});

test('an invitation is used once: the fresh key is kept and opens the seat from then on', async () => {
    saveSeat({ match: 'm', game: 'x', seat: 2, key: 'invitation', at: 1, table: 'm', name: 'Bert' });
    const socket = new Socket('ws://here', 'en');
    const first = await greet();
    const feed = new Feed(socket, { match: 'm', key: 'invitation', name: 'Bert' });
    assert.deepEqual(first.asked('join').map(m => m.d.key), ['invitation']);
    first.reply('join', { t: 'joined', d: { match: 'm', seat: 2, key: 'fresh', chat: [] } });
    await settle();
    assert.deepEqual(savedSeats(), [{ match: 'm', game: 'x', seat: 2, key: 'fresh', invite: 'invitation', at: 1, table: 'm', name: 'Bert' }]);
    first.fail();
    await pass(300);
    const second = await greet();
    assert.deepEqual(second.asked('join').map(m => m.d.key), ['fresh']);
    feed.close();
    // Somewhere else in this browser the invitation is still all that is known.
    void new Feed(socket, { match: 'm', key: 'invitation' });
    assert.equal(second.asked('join').at(-1)?.d.key, 'fresh');
});

test('who comes back knows only the proposals that are still open', async () => {
    const feed = await seated();
    const open = { match: 'm', proposal: 3, kind: 'takeback', by: 2, to: 1, state: 'open', asked: true };
    FakeWebSocket.last.say({ t: 'proposal', d: open });
    assert.equal(feed.state.get().proposal?.proposal, 3);
    FakeWebSocket.last.fail();
    await pass(300);
    await greet();
    FakeWebSocket.last.reply('join', joined);
    await settle();
    assert.equal(feed.state.get().proposal, null, 'it was settled meanwhile');
    FakeWebSocket.last.say({ t: 'proposal', d: open });
    assert.equal(feed.state.get().proposal?.proposal, 3, 'or it was not');
});

test('who asked for a rematch hears of the seats that are free', async () => {
    const feed = await seated();
    FakeWebSocket.last.say({ t: 'rematch', d: { old: 'm', match: 'n', seat: 1, key: 'k2', invites: [{ seat: 2, key: 'i' }] } });
    assert.deepEqual(feed.state.get().rematch?.invites, [{ seat: 2, key: 'i' }]);
});

test('how long somebody is away is counted from when it was told', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    assert.equal(feed.state.get().standin, 120);
    const people = [{ kind: 'person' as const, name: 'Anna', here: true }, { kind: 'person' as const, name: 'Bert', here: false, away: 5000 }];
    mock.timers.setTime(100000);
    ws.say(view(2, { seats: people, standin: 30 }));
    mock.timers.setTime(107000);
    ws.say(view(3, { view: undefined, changes: { round: 1 }, seats: undefined }));
    const { standin, frame } = feed.state.get();
    assert.equal(standin, 30);
    assert.deepEqual(frame?.people.map(p => p.leftAt), [undefined, 95000]);
});

test('a match that cannot go on stays so until it is told anew', async () => {
    const feed = await seated();
    const ws = FakeWebSocket.last;
    ws.say(view(2, { frozen: 'The rules have changed.' }));
    ws.say(view(2, { view: undefined, changes: { round: 1 } }));
    assert.equal(feed.state.get().frame?.frozen, 'The rules have changed.');
    ws.say(view(2));
    assert.equal(feed.state.get().frame?.frozen, undefined);
});

test('a match of which nothing can be shown says why', async () => {
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const feed = new Feed(socket, { match: 'm', key: 'k' });
    ws.reply('join', { t: 'error', d: { code: 'frozen', text: 'its content is missing' } });
    await settle();
    assert.deepEqual([feed.state.get().status, feed.state.get().problem], ['frozen', 'its content is missing']);
});

test('frames are heard in order, none left out, by everybody who listens then', async () => {
    const feed = await seated();
    const heard: string[] = [];
    const stop = feed.onFrame(f => heard.push(`a${f.v}`));
    FakeWebSocket.last.say(view(2));
    feed.onFrame(f => heard.push(`b${f.v}`));
    FakeWebSocket.last.say(view(3, { view: undefined, changes: { round: 2 } }));
    stop();
    FakeWebSocket.last.say(view(4, { view: undefined, changes: { round: 2 } }));
    FakeWebSocket.last.say({ ...view(5), d: { ...view(5).d, match: 'another' } });
    assert.deepEqual(heard, ['a1', 'a2', 'b2', 'a3', 'b3', 'b4']);
});

test('plans of others are known and told; who takes one back has none', async () => {
    const feed = await seated(), ws = FakeWebSocket.last, lake = { kind: 'field', id: 'e0s0' };
    ws.say({ t: 'plan', d: { match: 'm', seat: 2, what: lake } });
    ws.say({ t: 'plan', d: { match: 'm', seat: 1, what: { kind: 'field', id: 'e1s0' } } });
    assert.deepEqual(feed.state.get().plans.map(p => p.seat), [2, 1]);
    assert.deepEqual(feed.state.get().chat.map(l => [l.seat, l.plan?.id]), [[2, 'e0s0'], [1, 'e1s0']]);
    ws.say({ t: 'plan', d: { match: 'm', seat: 2 } });
    assert.deepEqual(feed.state.get().plans.map(p => p.seat), [1]);
    assert.equal(feed.state.get().chat.length, 2, 'what was said stays said');
    void feed.plan(lake);
    void feed.plan(null);
    assert.deepEqual(ws.asked('plan').map(m => m.d), [{ match: 'm', ...lake }, { match: 'm' }]);
});
