// Passing without being asked: when, how often, and what stops it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setPassSettings, setSettings, type PassSettings } from '../../src/lib/settings';
import { Store } from '../../src/lib/store';
import type { Feed, FeedState } from '../../src/net/feed';
import type { Frame } from '../../src/net/frame';
import type { GameEvent, Prompt } from '../../src/net/protocol';
import { Passing } from '../../src/table/passing';
import { passReason, pauseBefore, tellsUsual } from '../../src/table/passRules';

const defaults: PassSettings = { ask: 'others', thinks: false, skipOwn: [], skipOthers: [] };
const about = (effect: string, owner: number): Prompt => ({ key: 'react', rule: 'R', pass: true, subject: 'entry',
    about: [{ kind: 'entry', id: effect }, { kind: 'seat', id: String(owner) }, { kind: 'unit', id: 'wolf' }] });
const asked = (prompt: Prompt | undefined, ...options: string[]) => ({ prompt, options, over: false });
const able = ['pass', 'play-at veto wolf'];

test('whether I am asked depends on what I could do and whose effect it is', () => {
    const reason = (owner: number, options: string[], s: Partial<PassSettings>) =>
        passReason(asked(about('attack', owner), ...options), 1, { ...defaults, ...s }, false);
    assert.equal(reason(2, able, {}), null);
    assert.equal(reason(1, able, {}), 'own');
    assert.equal(reason(2, ['pass'], {}), 'unable');
    assert.equal(reason(1, able, { ask: 'able' }), null);
    assert.equal(reason(1, ['pass'], { ask: 'able' }), 'unable');
    assert.equal(reason(1, ['pass'], { ask: 'always' }), null);
});

test('a kind of effect without a stop is passed, on its side only', () => {
    const s = { ...defaults, ask: 'always' as const, skipOthers: ['attack'], skipOwn: ['move'] };
    assert.equal(passReason(asked(about('attack', 2), ...able), 1, s, false), 'no-stop');
    assert.equal(passReason(asked(about('attack', 1), ...able), 1, s, false), null);
    assert.equal(passReason(asked(about('move', 1), ...able), 1, s, false), 'no-stop');
    assert.equal(passReason(asked(about('move', 2), ...able), 1, s, false), null);
});

test('other questions, spectators and matches that are over are never passed', () => {
    const attack = about('attack', 1);
    assert.equal(passReason(asked({ ...attack, pass: undefined }, 'defend'), 1, defaults, true), null);
    assert.equal(passReason(asked(attack, ...able), 0, defaults, true), null);
    assert.equal(passReason({ ...asked(attack, ...able), over: true }, 1, defaults, true), null);
    assert.equal(passReason(asked(attack), 1, defaults, true), null);
    assert.equal(passReason(asked(undefined), 1, defaults, true), null);
    assert.equal(passReason(asked(about('attack', 2), ...able), 1, { ...defaults, ask: 'always' }, true), 'turn');
});

test('at first I am asked only where the game says that it is worth a stop', () => {
    const reason = (stop: boolean, options: string[]) => passReason(asked({ ...about('attack', 2), stop }, ...options), 1, { ...defaults, ask: 'worth' }, false);
    assert.equal(reason(true, able), null);
    assert.equal(reason(false, able), 'small');
    assert.equal(reason(true, ['pass']), 'unable');
});

test('a pause is between one and three seconds, or none', () => {
    assert.equal(pauseBefore(defaults, 0.9), 0);
    assert.equal(pauseBefore(defaults, 0.5, true), 2000);
    assert.equal(pauseBefore({ ...defaults, thinks: true }, 0), 1000);
    assert.equal(pauseBefore({ ...defaults, thinks: true }, 1), 3000);
});

/** A match that is only its frames; what is answered is written down. */
class FakeFeed {
    readonly state = new Store<FeedState>({ status: 'there', problem: '', match: 'm', game: 'x', seat: 1, commitment: '', standin: 120, frame: null, chat: [], plans: [],
        proposal: null, rematch: null, undone: null, busy: false });
    readonly said: string[] = [];
    undone = 0;
    refuses = false;
    private done: () => void = () => undefined;
    private ear: (f: Frame) => void = () => undefined;

    onFrame(ear: (f: Frame) => void): () => void {
        this.ear = ear;
        return () => undefined;
    }

    answer(option: string): Promise<void> {
        this.said.push(option);
        return this.refuses ? Promise.resolve() : new Promise(resolve => { this.done = resolve; });
    }

    undo(): Promise<void> {
        this.undone++;
        return Promise.resolve();
    }

    show(v: number, answers: number, prompt: Prompt | undefined, options: string[], more: Partial<Frame> = {}): void {
        const frame: Frame = { v, answers, prompt, options, events: [], people: [], over: false, undo: false, at: 0,
            view: { game: 'x', round: 1, seats: [], areas: [], items: [] }, ...more };
        this.state.patch({ frame });
        this.ear(frame);
        this.done();
    }
}

let count = 0;

function sitDown(s: Partial<PassSettings> = {}, held: () => boolean = () => false) {
    const feed = new FakeFeed(), key = `x/${++count}`;
    setPassSettings(key, s);
    const passing = new Passing(feed as unknown as Feed, key, held, () => 0);
    return { feed, passing, state: () => passing.state.get() };
}

const soon = (ms = 15) => new Promise(resolve => setTimeout(resolve, ms));
const turn: GameEvent = { e: 'turn', rule: '', args: ['2', '1'] };

test('it passes with the first answer and says so', async () => {
    const { feed, state } = sitDown();
    feed.show(1, 1, about('attack', 2), ['pass']);
    assert.deepEqual(state().waiting?.effect, 'attack');
    await soon();
    assert.deepEqual(feed.said, ['pass']);
    assert.deepEqual(state().passed, [], 'where nothing else could be said, there is nothing to tell');
    feed.show(2, 2, about('attack', 2), able);
    await soon();
    feed.show(3, 3, { ...about('move', 2), stop: true }, able);
    await soon();
    assert.deepEqual(feed.said, ['pass', 'pass']);
    assert.deepEqual(state().passed.map(p => [p.effect, p.owner, p.source?.id]), [['attack', 2, 'wolf']]);
    assert.equal(state().waiting, null);
});

test('what the server refuses is not tried again, and is left to the person', async () => {
    const { feed, state } = sitDown();
    feed.refuses = true;
    feed.show(1, 1, about('attack', 2), ['pass']);
    await soon();
    feed.show(1, 1, about('attack', 2), ['pass']);      // joined again
    await soon();
    assert.deepEqual(feed.said, ['pass']);
    assert.deepEqual([state().waiting, state().passed], [null, []]);
});

test('the pause can be broken off', async () => {
    const { feed, passing, state } = sitDown({ thinks: true });
    feed.show(1, 1, about('attack', 2), ['pass']);
    assert.notEqual(state().waiting, null);
    passing.leave();
    await soon(1100);
    assert.deepEqual(feed.said, []);
    assert.equal(state().waiting, null);
});

test('with the pause it passes after a second, not before', async () => {
    const { feed } = sitDown({ thinks: true });
    feed.show(1, 1, about('attack', 2), ['pass']);
    await soon(700);
    assert.deepEqual(feed.said, []);
    await soon(500);
    assert.deepEqual(feed.said, ['pass']);
});

test('nothing goes on while something is shown again', async () => {
    let shows = true;
    const { feed } = sitDown({}, () => shows);
    feed.show(1, 1, about('attack', 2), ['pass']);
    await soon(40);
    assert.deepEqual(feed.said, []);
    shows = false;
    await soon(400);
    assert.deepEqual(feed.said, ['pass']);
});

test('a whole turn is passed until the next one begins', async () => {
    const { feed, passing, state } = sitDown({ ask: 'always' });
    feed.show(1, 1, about('attack', 2), able);
    passing.setWholeTurn(true);
    await soon();
    feed.show(2, 2, about('move', 2), able);
    await soon();
    assert.deepEqual(feed.said, ['pass', 'pass']);
    feed.show(3, 3, about('start', 1), able, { events: [turn] });
    await soon();
    assert.deepEqual(feed.said, ['pass', 'pass']);
    assert.equal(state().wholeTurn, false);
});

test('taking back goes behind what was passed without asking, and then waits', async () => {
    const { feed, passing } = sitDown();
    feed.show(1, 5, about('summon', 1), able);
    await soon();
    feed.show(2, 6, undefined, []);
    passing.rewind();
    feed.show(3, 5, about('summon', 1), able, { undo: true });
    await soon();
    assert.equal(feed.undone, 1);
    feed.show(4, 4, { ...about('summon', 1), key: 'action', pass: undefined }, ['summon bear']);
    await soon();
    assert.deepEqual([feed.said, feed.undone], [['pass'], 1]);
    feed.show(5, 5, about('summon', 1), able);
    await soon();
    assert.deepEqual(feed.said, ['pass', 'pass']);
});

test('what was answered without asking is told with the question behind it, not while others act before', () => {
    assert.deepEqual([tellsUsual(['roll'], false, false), tellsUsual(['roll'], false, true), tellsUsual(['roll'], true, false), tellsUsual([], false, false)],
        [true, false, false, false]);
});

test('taking back a way goes back to where it began, however many steps it had', async () => {
    const { feed, passing } = sitDown();
    const move: Prompt = { key: 'move', rule: 'X-1', about: [] };
    for (let answers = 5; answers < 8; answers++) {
        feed.show(answers, answers, move, ['step']);
        if (answers > 5)
            passing.goesOn();
    }
    feed.show(8, 8, { ...move, key: 'act' }, ['end']);
    passing.rewind();
    feed.show(9, 7, move, ['step'], { undo: true });
    await soon();
    feed.show(10, 6, move, ['step'], { undo: true });
    await soon();
    feed.show(11, 5, move, ['step'], { undo: true });
    await soon();
    assert.equal(feed.undone, 2);
});

test('taking back to a question that was passed and cannot go further leaves it to the person', async () => {
    const { feed, passing } = sitDown();
    feed.show(1, 5, about('summon', 1), able);
    await soon();
    feed.show(2, 6, undefined, []);
    passing.rewind();
    feed.show(3, 5, about('summon', 1), able, { undo: false });
    await soon();
    assert.deepEqual([feed.said, feed.undone], [['pass'], 0]);
});

const draws: Prompt = { key: 'draw', rule: 'X-1', about: [], usual: 'draw 2' };

test('where one answer is usual it is given without asking, and taken back with the choice before', async () => {
    const { feed, passing, state } = sitDown();
    feed.show(1, 1, draws, ['draw 0', 'draw 1', 'draw 2']);
    assert.notEqual(state().waiting, null);
    await soon();
    assert.deepEqual([feed.said, state().usual], [['draw 2'], [{ option: 'draw 2', about: [] }]]);
    feed.show(2, 2, { ...draws, usual: undefined }, ['go'], { undo: true });
    passing.rewind();
    feed.show(3, 1, draws, ['draw 0', 'draw 1', 'draw 2'], { undo: true });
    await soon();
    assert.deepEqual([feed.said, feed.undone, state().usual], [['draw 2'], 1, []]);
});

test('who wants to be asked everything is asked, until he does not any more', async () => {
    const { feed, state } = sitDown();
    setSettings({ asksAll: true });
    feed.show(1, 1, draws, ['draw 0', 'draw 1', 'draw 2']);
    await soon();
    assert.deepEqual([feed.said, state().waiting, state().usual], [[], null, []]);
    setSettings({ asksAll: false });
    await soon();
    assert.deepEqual(state().usual.map(u => u.option), feed.said);
    assert.equal(feed.said.length, 1);
});
