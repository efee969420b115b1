// What is shown, for how long, and that nothing is told before it was shown.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { plain, sceneWith } from '../../src/games/plain';
import type { Effect } from '../../src/games/scene';
import { motion, settings, type Speed } from '../../src/lib/settings';
import type { Frame } from '../../src/net/frame';
import type { GameEvent, GameInfo, TableView } from '../../src/net/protocol';
import { Director } from '../../src/table/director';

const effects: Record<string, Effect> = {
    shoot: { show: 'line', from: 0, to: 2, tone: 'bad' }, loss: { show: 'number', at: 0, amount: 1, tone: 'bad' },
    dice: { show: 'dice', from: 0 }, miss: { show: 'word', tone: 'plain' }, out: { show: 'banner' }, turn: { show: 'banner' }, note: { show: 'log' },
};
const scene = sceneWith({ ...plain, events: { effects, momentous: ['out'],
    causes: { shoot: [1], react: [0], strike: { like: 'shoot' }, clash: [0, 1], price: 'cause.mist', turn: [], 'R-WALL': 'cause.wall' } } });
const game = { events: { shoot: ['unit', 'card', 'unit'], loss: ['unit', 'number'], dice: ['number'], miss: ['unit', 'number'], out: ['unit'], turn: ['seat'],
    react: ['card'], clash: ['unit', 'unit'] } } as unknown as GameInfo;
const event = (e: string, ...args: string[]): GameEvent => ({ e, rule: 'R', args });
const view = (): TableView => ({ game: 'x', round: 1, seats: [], areas: [], items: [] });
const frame = (v: number, ...events: GameEvent[]): Frame =>
    ({ v, answers: v, view: view(), events, people: [], over: false, options: [], undo: false, at: 0 });

let still = false;
Object.assign(globalThis, { matchMedia: () => ({ matches: still }) });

function speed(value: Speed): void {
    settings.patch({ speed: value });
}

/** A director that has shown its first frame. */
async function directing(...first: GameEvent[]): Promise<Director> {
    const director = new Director(scene, () => game);
    director.take(frame(1, ...first));
    await calm();
    return director;
}

/** All that waits for nothing but its turn is done. */
async function calm(): Promise<void> {
    for (let i = 0; i < 20; i++)
        await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
    mock.timers.tick(ms);
    await calm();
}

beforeEach(() => {
    still = false;
    speed('slow');
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout'] });
});

test('question, log and result wait until their events were shown', async () => {
    const director = await directing();
    const next = { ...frame(2, event('shoot', 'a', 'lynx', 'b'), event('note'), event('loss', 'b', '3')), over: true };
    director.take(next);
    await calm();
    const stage = () => director.stage.get()!;
    assert.equal(stage().frame.v, 1);
    assert.equal(stage().next, next);
    assert.equal(director.untold.get(), 2, 'the shot is told, nothing else');
    await pass(280 * 1.8);
    assert.equal(stage().shown?.event.e, 'loss');
    assert.equal(stage().frame.over, false);
    assert.equal(director.untold.get(), 0);
    await pass(420 * 1.8);
    assert.equal(stage().frame, next);
    assert.equal(stage().next, undefined);
    assert.equal(stage().playing, false);
});

test('dice lie beside who shot and can be read after their moment, at any pace', async () => {
    for (const [pace, times] of [['slow', 1.8], ['normal', 1], ['fast', 0.45]] as const) {
        speed(pace);
        const director = await directing();
        director.take(frame(2, event('shoot', 'a', 'lynx', 'b'), event('dice', '3', '5')));
        await pass(280 * times);
        assert.deepEqual(director.stage.get()!.shown?.by, { kind: 'unit', id: 'a' });
        await pass(800 * times);
        assert.deepEqual(director.stage.get()!.stays.map(s => s.event.e), ['dice'], 'the next question is there, the dice still are');
        assert.equal(director.stage.get()!.frame.v, 2);
        await pass(1800 * times);
        assert.deepEqual(director.stage.get()!.stays, []);
    }
});

test('a miss is seen at who was shot at, says by what, and can be read', async () => {
    const director = await directing();
    director.take(frame(2, event('shoot', 'a', 'lynx', 'b'), event('miss', 'a', '3')));
    await pass(280 * 1.8);
    const { shown } = director.stage.get()!;
    assert.equal(shown?.event.e, 'miss');
    assert.deepEqual(shown?.aimed, { kind: 'unit', id: 'b' });
    assert.deepEqual(shown?.cause, { kind: 'card', id: 'lynx' });
    await pass(420 * 1.8);
    assert.deepEqual(director.stage.get()!.stays.map(s => s.event.e), ['miss']);
    await pass(1800 * 1.8);
    assert.deepEqual(director.stage.get()!.stays, []);
});

test('numbers say what they come from', async () => {
    const causeOf = async (...events: GameEvent[]) => {
        const director = await directing();
        let cause;
        director.stage.listen(() => {
            const { shown } = director.stage.get()!;
            if (shown?.event.e === 'loss')
                cause = shown.cause;
        });
        director.take(frame(2, ...events));
        for (let i = 0; i < 10; i++)
            await pass(3000);
        return cause;
    };
    const lynx = { kind: 'card', id: 'lynx' };
    assert.deepEqual(await causeOf(event('shoot', 'a', 'lynx', 'b'), event('loss', 'b', '3')), lynx);
    assert.deepEqual(await causeOf(event('shoot', 'a', 'lynx', 'b'), event('react', 'veil'), event('strike'), event('loss', 'b', '3')), lynx);
    assert.deepEqual(await causeOf(event('clash', 'a', 'b'), event('loss', 'a', '3')), { kind: 'unit', id: 'b' }, 'never the one who is hurt');
    assert.deepEqual(await causeOf(event('price'), event('loss', 'b', '3')), { text: 'cause.mist' });
    assert.deepEqual(await causeOf(event('shoot', 'a', 'lynx', 'b'), { ...event('loss', 'b', '3'), rule: 'R-WALL' }), { text: 'cause.wall' });
    assert.equal(await causeOf(event('shoot', 'a', 'lynx', 'b'), event('turn', '2'), event('loss', 'b', '3')), undefined);
});

test('what nobody may miss keeps its time however much is to be shown', async () => {
    speed('normal');
    const director = await directing();
    director.take(frame(2, ...Array.from({ length: 60 }, () => event('turn', '1')), event('out', 'b')));
    while (director.stage.get()!.shown?.event.e !== 'out')
        await pass(10);
    await pass(1190);
    assert.equal(director.stage.get()!.shown?.event.e, 'out');
    await pass(20);
    assert.equal(director.stage.get()!.frame.v, 2);
    assert.deepEqual(director.notices.get(), []);
});

test('who wants no motion still sees shots and losses, one after the other', async () => {
    still = true;
    speed('normal');
    const director = await directing();
    director.take(frame(2, event('shoot', 'a', 'lynx', 'b'), event('loss', 'b', '3')));
    await calm();
    assert.equal(director.stage.get()?.shown?.effect.show, 'line');
    await pass(280);
    assert.equal(director.stage.get()?.shown?.effect.show, 'number');
    assert.equal(motion(), 0, 'but nothing glides');
});

test('what nobody may miss is noticed where nothing is shown, is skipped or comes too thick', async () => {
    const fall = [event('turn', '1'), event('out', 'b')];
    const noticed = (d: Director) => d.notices.get().map(n => n.event.e);

    const came = await directing(...fall);
    assert.deepEqual(noticed(came), [], 'who comes to the table has not been there');

    speed('off');
    const quiet = await directing();
    quiet.take(frame(2, ...fall));
    await calm();
    assert.deepEqual(noticed(quiet), ['out']);
    quiet.dismiss(quiet.notices.get()[0]!.number);
    assert.deepEqual(noticed(quiet), []);

    speed('normal');
    const skipped = await directing();
    skipped.take(frame(2, ...fall));
    await calm();
    skipped.skip();
    await calm();
    assert.deepEqual(noticed(skipped), ['out']);
    assert.equal(skipped.untold.get(), 0);

    const thick = await directing();
    thick.take(frame(2, ...Array.from({ length: 200 }, () => event('turn', '1')), event('out', 'b')));
    await calm();
    assert.deepEqual(noticed(thick), ['out']);
    assert.equal(thick.stage.get()!.frame.v, 2);

    const over = await directing();
    over.take({ ...frame(2, ...fall), over: true });
    await calm();
    over.skip();
    await calm();
    assert.deepEqual(noticed(over), [], 'the result tells it');
});

test('what is shown once more is neither told again nor noticed', async () => {
    const director = await directing();
    void director.again([event('out', 'b'), event('loss', 'b', '3')]);
    await calm();
    director.skip();
    await calm();
    assert.equal(director.untold.get(), 0);
    assert.deepEqual(director.notices.get(), []);
    assert.equal(director.stage.get()!.playing, false);
});
