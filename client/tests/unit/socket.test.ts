// The connection: requests that get no reply, coming back, and messages that make no sense.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { notice } from '../../src/lib/notice';
import { Backoff } from '../../src/net/backoff';
import type { Message } from '../../src/net/protocol';
import type { Refusal } from '../../src/net/protocol';
import { Socket } from '../../src/net/socket';
import { FakeWebSocket, greet, pass, settle, useFakeNet } from './fakes';

beforeEach(() => {
    useFakeNet();
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    mock.method(Math, 'random', () => 0.5);       // waits are exact
    notice.set('');
});

async function connected(): Promise<Socket> {
    const socket = new Socket('ws://here', 'en');
    await greet();
    assert.equal(socket.state.get(), 'open');
    return socket;
}

/** What became of a request: its code if it was refused. */
const fate = (p: Promise<Message>) => {
    const told = { code: 'waits', text: '' };
    p.then(m => { told.code = m.t; }, (e: Refusal) => Object.assign(told, { code: e.code, text: e.message }));
    return told;
};

test('a wait doubles up to the longest, differs by chance, and begins anew when told so', () => {
    const waits = (chance: number) => {
        const backoff = new Backoff(100, 500, () => chance);
        return [1, 2, 3, 4, 5].map(() => backoff.next());
    };
    assert.deepEqual(waits(0.5), [100, 200, 400, 500, 500]);
    assert.deepEqual(waits(0), [50, 100, 200, 250, 250]);
    const backoff = new Backoff(100, 500, () => 0.5);
    backoff.next();
    backoff.reset();
    assert.equal(backoff.next(), 100);
});

test('a request without a reply fails after ten seconds with a sentence, a log-in after thirty', async () => {
    const socket = await connected();
    const chat = fate(socket.request('chat')), login = fate(socket.request('login'));
    await pass(9999);
    assert.equal(chat.code, 'waits');
    FakeWebSocket.last.say({ t: 'lobby', d: {} });              // it is alive, only this gets no reply
    await pass(1);
    assert.deepEqual(chat, { code: 'timeout', text: 'The server did not reply. Please try again.' });
    assert.equal(socket.state.get(), 'open');
    assert.equal(login.code, 'waits');
    await pass(20000);
    assert.equal(login.code, 'timeout');
});

test('a connection that says nothing while a reply is due is given up', async () => {
    const socket = await connected();
    const ws = FakeWebSocket.last;
    const chat = fate(socket.request('chat')), other = fate(socket.request('login'));
    await pass(10000);
    assert.equal(chat.code, 'timeout');
    assert.equal(other.code, 'offline');
    assert.equal(socket.state.get(), 'lost');
    await pass(300);
    assert.notEqual(FakeWebSocket.last, ws);
    ws.fail();                                                  // the old one ends at last: that matters to nobody
    await greet();
    assert.equal(socket.state.get(), 'open');
});

test('a reply that comes too late is nobody\'s, but a view is always seen', async () => {
    const socket = await connected();
    const ws = FakeWebSocket.last, heard: string[] = [];
    socket.listen(m => heard.push(m.t));
    void fate(socket.request('chat'));
    const answer = fate(socket.request('answer'));
    ws.say({ t: 'chat', d: {} });
    await pass(10000);
    assert.equal(answer.code, 'timeout');
    ws.reply('chat', { t: 'done' });
    ws.reply('answer', { t: 'view', v: 2, d: { match: 'm' } });
    await settle();
    assert.deepEqual(heard, ['chat', 'view']);
    assert.equal(answer.code, 'timeout');
});

test('getting through and being greeted take ten seconds at most', async () => {
    const socket = new Socket('ws://here', 'en');
    await pass(10000);
    assert.equal(socket.state.get(), 'lost');
    await pass(300);
    assert.equal(FakeWebSocket.all.length, 2);
    FakeWebSocket.last.accept();
    await pass(10000);                                          // no welcome
    await pass(599);
    assert.equal(FakeWebSocket.all.length, 2);
    await pass(1);
    assert.equal(FakeWebSocket.all.length, 3);
});

test('only a connection that lasts for a minute makes the next wait a short one', async () => {
    await connected();
    for (const wait of [300, 600, 1200, 2400, 4800, 9600, 15000, 15000]) {
        const before = FakeWebSocket.all.length;
        await pass(40000);                                      // a while, but not a minute
        FakeWebSocket.last.fail();
        await pass(wait - 1);
        assert.equal(FakeWebSocket.all.length, before, `not before ${wait}`);
        await pass(1);
        assert.equal(FakeWebSocket.all.length, before + 1);
        await greet();
    }
    await pass(60000);
    FakeWebSocket.last.fail();
    await pass(300);
    assert.equal(FakeWebSocket.all.length, 10);
});

test('what cannot be read is told once and breaks nothing', async () => {
    const socket = await connected();
    const ws = FakeWebSocket.last, said: string[] = [], heard: string[] = [];
    notice.listen(() => said.push(notice.get()));
    socket.listen(m => heard.push(m.t));
    for (const text of ['{', '', 'null', '[]', '5', '{"t": 5}', '{"q": 1}', '{"t": "view", "d": 7}', '{"t": "view", "q": "x", "d": {}}'])
        ws.say(text);
    ws.say({ t: 'lobby', d: {} });
    ws.say({ t: 'done' });                                      // no data is no harm
    assert.deepEqual(heard, ['lobby', 'done']);
    assert.deepEqual(said, ['The server sends something this page does not understand. Reload it if anything is missing.']);
    await pass(6000);
    ws.say('{');
    assert.equal(said.length, 2);
    assert.equal(notice.get(), '', 'not again');
    assert.equal(socket.state.get(), 'open');
    assert.equal(FakeWebSocket.all.length, 1);
});

test('a welcome that is none is no reason to try ever faster', async () => {
    const socket = new Socket('ws://here', 'en');
    for (const wait of [300, 600, 1200]) {
        FakeWebSocket.last.accept();
        FakeWebSocket.last.reply('hello', { t: 'welcome', d: { games: 'none' } });
        await settle();
        assert.equal(socket.state.get(), 'lost');
        const before = FakeWebSocket.all.length;
        await pass(wait - 1);
        assert.equal(FakeWebSocket.all.length, before);
        await pass(1);
        assert.equal(FakeWebSocket.all.length, before + 1);
    }
});

test('without a connection a request fails at once; when it breaks, all that wait do', async () => {
    const socket = await connected();
    const asked = fate(socket.request('chat'));
    FakeWebSocket.last.fail();
    await settle();
    assert.deepEqual(asked, { code: 'offline', text: 'The connection broke before the server replied.' });
    const again = fate(socket.request('chat'));
    await settle();
    assert.deepEqual(again, { code: 'offline', text: 'No connection: that did not get through.' });
});

test('an error that answers no request is shown', async () => {
    await connected();
    FakeWebSocket.last.say({ t: 'error', d: { code: 'limit', text: 'too many messages' } });
    assert.equal(notice.get(), 'too many messages');
    await pass(6000);
    assert.equal(notice.get(), '');
});
