// One person at a table: what clicks send, what is taken back, and that nothing answers a question nobody has seen.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { plain, sceneWith } from '../../src/games/plain';
import { Feed } from '../../src/net/feed';
import type { GameInfo, Prompt, Thing } from '../../src/net/protocol';
import { Socket } from '../../src/net/socket';
import { answerAt, parseChoice } from '../../src/table/choices';
import { Session } from '../../src/table/session';
import { FakeStorage, FakeWebSocket, greet, pass, settle, useFakeNet, useStorage } from './fakes';

const info: GameInfo = { id: 'x', seats: [2], options: [], levels: {}, verbs: { move: ['hex'], throw: ['card', 'unit'], go: ['x', 'y'], send: ['unit', 'x', 'y'], end: [] },
    events: {} };
const view = (v: number, options: string[], prompt: Partial<Prompt> = {}) => ({ t: 'view', v, d: { match: 'm', game: 'x', seat: 1, over: false, answers: v,
    seats: [], options: options.map(n => ({ n })), view: { game: 'x', round: 1, seats: [], areas: [], items: [] }, undo: true,
    prompt: { key: 'go', rule: 'X', about: [], ...prompt } } });
const MOVES = ['move a', 'move b', 'end'];
const hex = (id: string): Thing => ({ kind: 'hex', id });
const sent = (t: string) => FakeWebSocket.last.asked(t).map(m => m.d);

beforeEach(() => {
    useFakeNet();
    useStorage(new FakeStorage());
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
});
afterEach(() => mock.timers.reset());

async function following(options = MOVES, prompt: Partial<Prompt> = {}): Promise<Feed> {
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const feed = new Feed(socket, { match: 'm', key: 'k' });
    ws.reply('join', { t: 'joined', d: { match: 'm', seat: 1, chat: [] } });
    ws.say(view(1, options, prompt));
    await settle();
    return feed;
}

async function atTable(options = MOVES, prompt: Partial<Prompt> = {}): Promise<Session> {
    const session = new Session(await following(options, prompt), sceneWith(plain), () => info);
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 1, events: [] } });
    await settle();
    return session;
}

const open = (session: Session) => session.open(new Set());

/** A click on what is drawn at this moment. */
const click = (session: Session, id: string) => session.click([hex(id)], open(session));

test('a session that is made after the first view sees it, with the whole log', async () => {
    const feed = await following();
    FakeWebSocket.last.say(view(2, ['move c']));
    const session = new Session(feed, sceneWith(plain), () => info);
    assert.equal(session.director.stage.get()?.frame.v, 2);
    assert.deepEqual(open(session).all.map(c => c.n), ['move c']);
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 2, events: [{ e: 'turn', rule: 'X', args: ['1'] }] } });
    await settle();
    assert.deepEqual(session.journal.log.get().map(l => l.event.e), ['turn']);
});

test('what the log knew before it was shown is not told twice', async () => {
    const feed = await following();
    const session = new Session(feed, sceneWith(plain), () => info), [went, drew, rests] = ['went', 'drew', 'rests'].map(e => ({ e, rule: 'X', args: [] }));
    const seen = () => session.journal.log.get().map(l => l.event.e);
    const shows = (v: number, events: object[]) => FakeWebSocket.last.say({ ...view(v, MOVES), d: { ...view(v, MOVES).d, events } });
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 2, events: [went, drew] } });    // a bot was quicker
    await settle();
    shows(2, [drew!]);
    await settle();
    assert.deepEqual(seen(), ['went', 'drew']);
    shows(3, [rests!]);
    await settle();
    assert.deepEqual(seen(), ['went', 'drew', 'rests']);
});

test('where ways are no matter, a click before that is known is told the rule as later', async () => {
    const session = await atTable();
    const gone = session.goTo(hex('z'));
    await settle();
    FakeWebSocket.last.reply('route', { t: 'route', d: { answers: [], path: [], text: 'a single answer' } });
    assert.equal(await gone, false);
    assert.equal(session.reasons.told.get(), null);
    const denied = session.goTo(hex('y'));
    await settle();
    FakeWebSocket.last.reply('route', { t: 'route', d: { answers: [], path: [], text: 'too far', rule: 'X-1' } });
    assert.equal(await denied, true);
    assert.equal(session.reasons.told.get()?.why.rule, 'X-1');
});

test('many clicks at one place send one answer', async () => {
    const session = await atTable();
    for (let i = 0; i < 5; i++)
        click(session, 'a');
    assert.deepEqual(sent('answer').map(d => d.option), ['move a']);
    assert.deepEqual(open(session).all, [], 'while it is under way nothing can be chosen');
    await session.commit();
    assert.equal(sent('answer').length, 1);
});

test('whom somebody is to meet is shown as soon as it is said who acts', async () => {
    const session = await atTable();
    session.consider({ choice: parseChoice('move a', info.verbs), by: null });
    const there = session.thenWith(hex('c'));
    assert.deepEqual(sent('answer').map(d => d.option), ['move a']);
    FakeWebSocket.last.reply('answer', view(2, ['move c', 'move b', 'throw x u', 'end']));
    await settle();
    await there;
    assert.equal(session.considered.get()?.choice?.n, 'move c');
    assert.equal(sent('answer').length, 1, 'that is not done yet');
    const gone = session.thenWith(hex('z'));
    FakeWebSocket.last.reply('answer', view(3, MOVES));
    await settle();
    await gone;
    assert.deepEqual([session.considered.get(), session.picked.get()], [null, []], 'nothing can be done with it');
});

test('clicks that were meant for the question before answer none', async () => {
    const session = await atTable();
    const drawn = open(session);
    click(session, 'a');
    click(session, 'a');
    FakeWebSocket.last.reply('answer', view(2, ['move a', 'move c']));
    await settle();
    session.click([hex('a')], drawn);
    await settle();
    assert.equal(sent('answer').length, 1, 'the first click at a new question only shows');
    assert.equal(session.considered.get()?.choice?.n, 'move a');
});

test('what was picked or considered is gone with the next view', async () => {
    const session = await atTable();
    click(session, 'a');
    assert.notEqual(session.considered.get(), null);
    FakeWebSocket.last.say(view(2, MOVES));
    assert.equal(session.considered.get(), null);
    await session.commit();
    assert.equal(sent('answer').length, 0);
});

test('a refused answer leaves its question open, and says why', async () => {
    const session = await atTable();
    click(session, 'a');
    click(session, 'a');
    FakeWebSocket.last.reply('answer', { t: 'error', d: { code: 'illegal', text: 'no way' } });
    await settle();
    assert.equal(session.feed.state.get().problem, 'no way');
    assert.deepEqual(open(session).all.map(c => c.n), MOVES);
});

test('undo lets go of what was picked, and tells what was taken back', async () => {
    const session = await atTable();
    click(session, 'a');
    const undone = session.undo();
    assert.equal(session.considered.get(), null);
    assert.deepEqual(FakeWebSocket.last.asked('undo').map(m => m.v), [1], 'of the version that is seen');
    void session.undo();
    assert.equal(sent('undo').length, 1, 'not twice');
    FakeWebSocket.last.reply('undo', { t: 'undone', d: { option: 'move b', answers: 2 } });
    await undone;
    assert.deepEqual(session.feed.state.get().undone, { option: 'move b', answers: 2 });
    void session.answer(parseChoice('end', info.verbs));
    assert.equal(session.feed.state.get().undone, null, 'until the next answer');
});

test('a forecast that comes too late is that of nobody', async () => {
    const session = await atTable();
    session.forecasts.hover([hex('a')], open(session));
    await pass(120);
    assert.deepEqual(sent('forecast').map(d => d.option), ['move a']);
    FakeWebSocket.last.say(view(2, MOVES));
    FakeWebSocket.last.reply('forecast', { t: 'forecast', d: { copies: 7, lines: [] } });
    await settle();
    assert.equal(session.forecasts.preview.get(), null);
    session.forecasts.hover([hex('a')], open(session));
    assert.equal(session.forecasts.preview.get()?.forecast, null, 'it is asked again about what is now');
});

test('a forecast is known until the next view', async () => {
    const session = await atTable();
    const shown = () => session.forecasts.preview.get()?.forecast?.copies;
    session.forecasts.hover([hex('a')], open(session));
    await pass(120);
    FakeWebSocket.last.reply('forecast', { t: 'forecast', d: { copies: 7, lines: [] } });
    await settle();
    session.forecasts.hover(null, open(session));
    session.forecasts.hover([hex('a')], open(session));
    assert.equal(shown(), 7, 'at once');
    FakeWebSocket.last.say(view(2, MOVES));
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 2, events: [] } });
    await settle();
    session.forecasts.hover([hex('a')], open(session));
    assert.equal(shown(), undefined);
    await pass(120);
    assert.equal(sent('forecast').length, 2);
});

test('what the pointer only passes over is not asked about', async () => {
    const session = await atTable();
    for (const id of ['a', 'b', 'a']) {
        session.forecasts.hover([hex(id)], open(session));
        await pass(50);
    }
    session.forecasts.hover(null, open(session));
    await pass(1000);
    assert.deepEqual(sent('forecast'), []);
});

test('a closed session asks and shows nothing more', async () => {
    const session = await atTable();
    session.forecasts.hover([hex('a')], open(session));
    session.close();
    await pass(1000);
    FakeWebSocket.last.say(view(2, MOVES));
    assert.deepEqual(sent('forecast'), []);
    assert.equal(session.director.stage.get()?.frame.v, 1);
});

test('an own figure that others may aim at is told why it does not act itself', async () => {
    const feed = await following();
    const { d, ...next } = view(2, ['throw ball ada', 'throw ball bob', 'end']);
    FakeWebSocket.last.say({ ...next, d: { ...d, view: { ...d.view, items: [{ kind: 'unit', id: 'ada', area: 'x', owner: 1 }, { kind: 'unit', id: 'bob', area: 'x', owner: 2 }] } } });
    const session = new Session(feed, sceneWith({ ...plain, turn: { sourceFirst: true, strides: ['march'] } }), () => ({ ...info, verbs: { ...info.verbs, march: ['unit'] } }));
    const why = async (id: string, ...answers: object[]) => {
        session.click([{ kind: 'unit', id }], open(session));
        for (const d of [{ legal: true, text: '' }, ...answers]) {
            await settle();
            FakeWebSocket.last.reply('why', { t: 'why', d });
        }
        await settle();
        return session.reasons.told.get()?.why.text;
    };
    assert.equal(await why('ada', { legal: false, text: 'new here', rule: 'X-1' }), 'new here');
    assert.equal(sent('why').at(-1)?.option, 'march ada');
    assert.match(await why('bob') ?? '', /^First choose/);
});

test('why not is asked of who was picked, or is about to act', async () => {
    const session = await atTable(['throw ball ada', 'throw ball bob', 'throw net ada', 'end']);
    const asked = () => sent('why').at(-1)?.picked;
    session.click([{ kind: 'card', id: 'ball' }], open(session));
    session.click([{ kind: 'unit', id: 'cid' }], open(session));
    assert.deepEqual(asked(), [{ kind: 'card', id: 'ball' }]);
    session.click([{ kind: 'card', id: 'net' }], open(session));
    assert.equal(session.considered.get()?.choice?.n, 'throw net ada');
    session.click([{ kind: 'unit', id: 'cid' }], open(session));
    assert.deepEqual(asked(), [{ kind: 'card', id: 'net' }]);
    session.click([{ kind: 'unit', id: 'cid' }], open(session));
    assert.deepEqual(asked(), []);
});

test('clicking what a card would reach plays it for that: the cell is the answer when it is asked for, whom it is to meet is shown', async () => {
    const feed = await following(['play axe', 'play bow', 'end'], { ends: true });
    const look = sceneWith({ ...plain, turn: { ranges: ['card'], strides: ['play'] } });
    const session = new Session(feed, look, () => ({ ...info, verbs: { ...info.verbs, play: ['card'], attack: ['unit'], stay: [] } }));
    const wolf = { kind: 'unit', id: 'wolf' };
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 1, events: [] } });
    await settle();
    const pick = async () => {
        session.click([{ kind: 'card', id: 'axe' }], open(session));
        await pass(100);
        FakeWebSocket.last.reply('range', { t: 'range', d: { kind: 'hex', clear: ['z'], blocked: [], ends: ['a'], whom: [wolf] } });
        await settle();
    };
    await pick();
    session.click([hex('q')], open(session));
    assert.equal(session.considered.get(), null, 'elsewhere one learns why not');
    session.clear();
    await pick();
    session.click([wolf, hex('z')], open(session));
    assert.deepEqual([session.considered.get()?.choice?.n, session.considered.get()?.by], ['play axe', wolf]);
    session.click([wolf, hex('z')], open(session));
    assert.deepEqual(sent('answer').map(d => d.option), ['play axe'], 'the second click plays it');
    FakeWebSocket.last.reply('answer', { t: 'ok', d: {} });
    FakeWebSocket.last.say(view(2, ['move a', 'move b', 'stay']));
    await settle();
    assert.equal(session.considered.get(), null, 'where to is asked first');
    FakeWebSocket.last.say(view(3, ['attack wolf', 'attack bear', 'stay']));
    await settle();
    assert.equal(session.considered.get()?.choice?.n, 'attack wolf', 'then it is shown');
    assert.equal(sent('answer').length, 1, 'and not done');
    FakeWebSocket.last.say(view(4, ['play axe', 'end'], { ends: true }));
    await settle();
    assert.equal(session.considered.get(), null);
});

test('a cell that was chosen with who goes there is taken back with that', async () => {
    const cells = [{ kind: 'hex', id: 'a', x: 0, y: 0 }, { kind: 'hex', id: 'b', x: 1, y: 0 }];
    const board = (v: number, options: string[], answers: number) => {
        const { d, ...frame } = view(v, options);
        return { ...frame, d: { ...d, answers, view: { ...d.view, areas: [{ id: 'board', key: 'board', kind: 'grid', cells }] } } };
    };
    const feed = await following(['march ada', 'march bob', 'end']);
    const session = new Session(feed, sceneWith({ ...plain, turn: { ranges: ['unit'], strides: ['march'] } }),
        () => ({ ...info, verbs: { ...info.verbs, march: ['unit'], to: ['hex'] } })).sits('x');
    FakeWebSocket.last.reply('events', { t: 'events', d: { to: 1, events: [] } });
    await settle();
    session.click([{ kind: 'unit', id: 'ada' }], open(session));
    await pass(100);
    FakeWebSocket.last.reply('range', { t: 'range', d: { kind: 'hex', clear: ['a', 'b'], blocked: [], ends: ['a', 'b'] } });
    await settle();
    click(session, 'a');
    click(session, 'a');
    FakeWebSocket.last.reply('answer', { t: 'ok', d: {} });
    FakeWebSocket.last.say(board(2, ['to a', 'to b'], 2));
    await pass(300);
    FakeWebSocket.last.reply('forecast', { t: 'forecast', d: { copies: 1, lines: [] } });
    await settle();
    await settle();
    assert.deepEqual(sent('answer').map(d => d.option), ['march ada', 'to a'], 'chosen together');
    FakeWebSocket.last.reply('answer', { t: 'ok', d: {} });
    FakeWebSocket.last.say(board(3, ['march bob', 'end'], 3));
    await settle();
    void session.undo();
    await settle();
    FakeWebSocket.last.reply('undo', { t: 'ok', d: {} });
    FakeWebSocket.last.say(board(4, ['to a', 'to b'], 2));
    await settle();
    await pass(300);
    assert.equal(sent('undo').length, 2, 'taken back together');
    session.close();
});

// ---- points of a plane ----

test('a point answers where only one thing can be done with one', () => {
    const parse = (...list: string[]) => list.map(n => parseChoice(n, info.verbs));
    assert.equal(answerAt(parse('go 1,2', 'go 3,4', 'end'), ['go'], { x: 70, y: 8 }), 'go 70,8');
    assert.equal(answerAt(parse('send ada 1,2', 'send ada 3,4'), ['send'], { x: 5, y: 6 }), 'send ada 5,6');
    assert.equal(answerAt(parse('send ada 1,2', 'send bob 3,4'), ['send'], { x: 5, y: 6 }), undefined, 'who is not clear yet');
    assert.equal(answerAt(parse('go 1,2'), [], { x: 5, y: 6 }), undefined, 'these are all');
});

test('a point is shown first and then done, or the rule is told', async () => {
    const session = await atTable(['go 1,2', 'end'], { regions: ['go'] });
    assert.deepEqual(open(session).buttons.map(b => b.choice?.n), ['end'], 'samples are no buttons');
    const far = session.point({ x: 900, y: 9 }, open(session));
    FakeWebSocket.last.reply('why', { t: 'why', d: { legal: false, text: 'too far', rule: 'X-1' } });
    await far;
    assert.equal(session.considered.get(), null);
    assert.equal(session.reasons.told.get()?.why.text, 'too far');
    const near = session.point({ x: 70, y: 8 }, open(session));
    FakeWebSocket.last.reply('why', { t: 'why', d: { legal: true, text: '' } });
    await near;
    assert.equal(session.reasons.told.get(), null);
    assert.deepEqual(sent('answer'), []);
    void session.commit();
    assert.deepEqual(sent('answer').map(d => d.option), ['go 70,8']);
});

test('who misses a place that is offered by little means it', async () => {
    const session = await atTable(['go 100,200', 'go 400,200', 'end'], { regions: ['go'] });
    const at = async (x: number, within: number) => {
        const told = session.point({ x, y: 200 }, open(session), within);
        FakeWebSocket.last.reply('why', { t: 'why', d: { legal: false, text: 'no room', rule: 'X-1' } });
        await told;
        return session.considered.get()?.choice?.n;
    };
    assert.equal(await at(330, 100), 'go 400,200', 'the nearest');
    assert.equal(session.reasons.told.get(), null);
    assert.equal(await at(250, 100), undefined, 'too far from both');
    assert.equal(await at(390, 0), undefined, 'where nothing is forgiven');
    assert.equal(session.reasons.told.get()?.why.text, 'no room');
});

test('a way is ended with what ends it, if that is wanted', async () => {
    const session = await atTable(['go 1,2', 'end'], { regions: ['go'] });
    session.considered.set({ by: null, legs: { answers: ['go 5,6'], points: [], gait: 'move', length: 0, left: 0, after: 'end' } });
    void session.commit(true);
    FakeWebSocket.last.reply('answer', view(2, ['end'], { regions: ['go'] }));
    await settle();
    assert.deepEqual(sent('answer').map(d => d.option), ['go 5,6', 'end']);
});

test('a way goes on after what others are asked in between', async () => {
    const session = (await atTable(['act ada', 'end'])).sits('x');
    session.considered.set({ by: null, legs: { answers: ['act ada', 'go 5,6'], points: [], gait: 'move', length: 0, left: 0 } });
    void session.commit();
    const { prompt: _, ...nothing } = view(2, []).d;
    FakeWebSocket.last.reply('answer', { t: 'view', v: 2, d: nothing });     // the other one may buy
    await settle();
    assert.deepEqual(sent('answer').map(d => d.option), ['act ada']);
    FakeWebSocket.last.say(view(3, ['go 1,2', 'end'], { regions: ['go'] }));
    await settle();
    assert.deepEqual(sent('answer').map(d => d.option), ['act ada', 'go 5,6']);
});

test('a way goes on over what is passed without being asked', async () => {
    const session = (await atTable(['act ada', 'end'])).sits('x');
    session.considered.set({ by: null, legs: { answers: ['act ada', 'go 5,6'], points: [], gait: 'move', length: 0, left: 0 } });
    void session.commit();
    FakeWebSocket.last.reply('answer', view(2, ['no-more', 'buy hat'], { pass: true }));   // of no stop
    await settle();
    await pass(10);
    FakeWebSocket.last.reply('answer', view(3, ['go 1,2', 'end'], { regions: ['go'] }));
    await settle();
    assert.deepEqual(sent('answer').map(d => d.option), ['act ada', 'no-more', 'go 5,6']);
});
