// Questions that arise by themselves: one at a time, the newest first, abandoned ones not at all.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { plain } from '../../src/games/plain';
import { notice } from '../../src/lib/notice';
import { Lane } from '../../src/net/lane';
import { Refusal, type GameInfo } from '../../src/net/protocol';
import { PastViews } from '../../src/net/replay';
import { Socket } from '../../src/net/socket';
import { Feed } from '../../src/net/feed';
import { Session } from '../../src/table/session';
import { FakeStorage, FakeWebSocket, greet, pass, settle, useFakeNet, useStorage } from './fakes';

beforeEach(() => {
    useFakeNet();
    useStorage(new FakeStorage());
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    mock.method(Math, 'random', () => 0.5);
    notice.set('');
});

const busy = new Refusal('busy', 'later');

/** Questions by name, with a way to answer the one that is under way. */
class Desk {
    readonly asked: string[] = [];
    answer: (text: string) => void = () => undefined;
    refuse: (e: Error) => void = () => undefined;

    ask(name: string): () => Promise<string> {
        return () => new Promise((resolve, reject) => {
            this.asked.push(name);
            this.answer = resolve;
            this.refuse = reject;
        });
    }
}

test('one question is under way, then comes the newest, and what nobody wants any more is not asked', async () => {
    const lane = new Lane(), desk = new Desk(), got: (string | undefined)[] = [];
    let wanted = 'a';
    for (const name of ['a', 'b', 'c', 'd']) {
        wanted = name;
        void lane.ask(desk.ask(name), () => wanted === name || name === 'b').then(x => got.push(x));
    }
    await settle();
    assert.deepEqual(desk.asked, ['a']);
    desk.answer('A');
    await settle();
    assert.deepEqual(desk.asked, ['a', 'd']);
    desk.answer('D');
    await settle();
    assert.deepEqual(desk.asked, ['a', 'd', 'b']);
    desk.answer('B');
    await settle();
    assert.deepEqual(got, ['A', 'D', undefined, 'B']);
});

test('what a busy server refuses is asked again later, if it is still wanted, and the wait grows', async () => {
    const told: string[] = [];
    const lane = new Lane(why => told.push(why)), desk = new Desk();
    let wanted = true, got: string | undefined = 'nothing';
    void lane.ask(desk.ask('a'), () => wanted).then(x => { got = x; });
    for (const wait of [1000, 2000, 4000]) {
        await settle();
        desk.refuse(busy);
        await settle();
        const before = desk.asked.length;
        await pass(wait - 1);
        assert.equal(desk.asked.length, before);
        await pass(1);
        assert.equal(desk.asked.length, before + 1);
    }
    assert.deepEqual(told, ['later', 'later', 'later']);
    desk.refuse(busy);
    wanted = false;
    await settle();
    await pass(8000);
    assert.equal(desk.asked.length, 4);
    assert.equal(got, undefined);
});

test('another refusal is for who asked, and the next question follows', async () => {
    const lane = new Lane(), desk = new Desk();
    const failed = lane.ask(desk.ask('a'), () => true).catch((e: Refusal) => e.code);
    await settle();
    const next = lane.ask(desk.ask('b'), () => true);
    desk.refuse(new Refusal('foreign', 'no'));
    assert.equal(await failed, 'foreign');
    await settle();
    desk.answer('B');
    assert.equal(await next, 'B');
});

const info: GameInfo = { id: 'x', seats: [2], options: [], levels: {}, verbs: { go: ['cell'] }, events: {} };
const options = ['a', 'b', 'c', 'd'].map(id => ({ n: `go ${id}` }));
const view = (v: number) => ({ t: 'view', v, d: { match: 'm', game: 'x', seat: 1, over: false, answers: v, seats: [], options,
    view: { game: 'x', round: 1, seats: [], areas: [], items: [] }, prompt: { key: 'go', rule: 'X', about: [] } } });

async function atTable(): Promise<Session> {
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const session = new Session(new Feed(socket, { match: 'm', key: 'k' }), plain, () => info);
    ws.reply('join', { t: 'joined', d: { match: 'm', seat: 1, chat: [] } });
    ws.say(view(1));
    await settle();
    ws.reply('events', { t: 'events', d: { to: 1, events: [] } });
    await settle();
    return session;
}

const forecasts = () => FakeWebSocket.last.asked('forecast').map(m => m.d.option);
const forecast = { t: 'forecast', d: { copies: 1, lines: [] } };
const cell = (id: string) => [{ kind: 'cell', id }];

test('the pointer wanders: forecasts go out one after the other, for what it rests on', async () => {
    const session = await atTable(), open = session.open(new Set()), ws = FakeWebSocket.last;
    for (const id of ['a', 'b', 'c', 'd']) {
        session.forecasts.hover(cell(id), open);
        await pass(120);
    }
    assert.deepEqual(forecasts(), ['go a']);
    ws.reply('forecast', forecast);
    await settle();
    assert.deepEqual(forecasts(), ['go a', 'go d']);
    ws.reply('forecast', forecast);
    await settle();
    assert.equal(session.forecasts.preview.get()?.forecast?.copies, 1);
    session.forecasts.hover(cell('b'), open);
    session.forecasts.hover(null, open);
    await pass(1000);
    session.forecasts.hover(cell('a'), open);
    await pass(1000);
    assert.deepEqual(forecasts(), ['go a', 'go d'], 'what was left is not asked, what is known neither');
});

test('a refused forecast stays silent and is tried again', async () => {
    const session = await atTable(), open = session.open(new Set()), ws = FakeWebSocket.last;
    session.forecasts.hover(cell('a'), open);
    await pass(120);
    ws.reply('forecast', { t: 'error', d: { code: 'busy', text: 'too much to do' } });
    await settle();
    assert.equal(notice.get(), '');
    assert.equal(session.feed.state.get().problem, '');
    await pass(1000);
    assert.deepEqual(forecasts(), ['go a', 'go a']);
    ws.reply('forecast', { t: 'error', d: { code: 'limit', text: 'too many' } });
    await settle();
    session.forecasts.hover(null, open);
    await pass(10000);
    assert.equal(forecasts().length, 2);
    session.forecasts.hover(cell('a'), open);
    await pass(120);
    assert.equal(forecasts().length, 3, 'a refusal is not remembered as the answer');
    ws.say(view(2));
    ws.reply('forecast', forecast);
    await settle();
    assert.equal(session.forecasts.preview.get(), null);
});

test('what a person asks for tells in passing that the server is busy', async () => {
    const session = await atTable(), ws = FakeWebSocket.last;
    const hint = session.hint();
    ws.reply('hint', { t: 'error', d: { code: 'busy', text: 'too much to do' } });
    await hint;
    assert.equal(notice.get(), 'too much to do');
    const said = session.feed.say('hello');
    ws.reply('chat', { t: 'error', d: { code: 'limit', text: 'not so fast' } });
    assert.equal(await said, false);
    assert.equal(notice.get(), 'not so fast');
    assert.equal(session.feed.state.get().problem, '');
});

test('a log that could not be fetched is fetched with the next view', async () => {
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const session = new Session(new Feed(socket, { match: 'm', key: 'k' }), plain, () => info);
    ws.reply('join', { t: 'joined', d: { match: 'm', seat: 1, chat: [] } });
    ws.say(view(1));
    await settle();
    ws.say({ t: 'lobby', d: {} });
    await pass(10000);
    ws.say(view(1));
    await settle();
    ws.reply('events', { t: 'events', d: { to: 1, events: [{ e: 'went', rule: 'X', args: [] }] } });
    await settle();
    assert.deepEqual(session.journal.log.get().map(l => l.event.e), ['went']);
});

test('a replay waits for a busy server and says so', async () => {
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const views = new PastViews(socket, 'm');
    const log = views.log();
    await settle();
    ws.reply('replay', { t: 'error', d: { code: 'busy', text: 'too much to do' } });
    await settle();
    assert.equal(notice.get(), 'too much to do');
    await pass(1000);
    ws.reply('replay', { t: 'replay', d: { log: '1 go a\n' } });
    assert.deepEqual((await log).moves, [{ seat: 1, notation: 'go a' }]);
});
