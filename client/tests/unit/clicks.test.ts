// What a click means, which presses count, and what is asked when a choice is half made.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { plain } from '../../src/games/plain';
import type { TurnLook } from '../../src/games/scene';
import { settings } from '../../src/lib/settings';
import type { GameInfo, Thing } from '../../src/net/protocol';
import { Feed } from '../../src/net/feed';
import { Socket } from '../../src/net/socket';
import { askMore } from '../../src/table/asking';
import { saysWhat } from '../../src/table/session/reasons';
import { begunBy, candidates, meaningOf, narrow, parseChoice, type Clicked, type Considered, type Lying, type SourceFirst } from '../../src/table/choices';
import { isOpen, isPicked, type Table } from '../../src/table/context';
import { meantBy, slotState } from '../../src/table/Mat';
import { belongsBefore } from '../../src/table/onePress';
import { Session } from '../../src/table/session';
import type { Catalogue } from '../../src/text/catalogue';
import { Words } from '../../src/text/words';
import { FakeStorage, FakeWebSocket, greet, pass, settle, useFakeNet, useStorage } from './fakes';

const verbs = { standard: ['standard', 'unit'], attack: ['unit', 'unit'], pull: ['unit', 'hex'], move: ['hex'], throw: ['card', 'unit'], 'throw-with': ['card', 'card', 'unit'], guard: ['unit'], walk: ['unit'], rest: ['unit'], play: ['card', 'unit'], end: [] };
const thing = (key: string): Thing => ({ kind: key.split(':')[0]!, id: key.split(':')[1] });
const parse = (...list: string[]) => list.map(n => parseChoice(n, verbs));

function at(list: string[], picked: string[] = [], considered: Considered | null = null, sourceFirst: SourceFirst = false): Clicked {
    const all = parse(...list), left = narrow(all, picked.map(thing));
    return { all, left, things: candidates(left, picked.map(thing), sourceFirst), picked: picked.map(thing), considered, sourceFirst };
}

const click = (keys: string, where: Clicked) => {
    const found = meaningOf(keys.split(' ').map(thing), where);
    return found.is === 'consider' ? `consider ${found.choice.n}` : found.is === 'pick' ? `pick ${found.picked.map(p => p.id).join(' ')}`.trim() : found.is;
};
const looksAt = (n: string, by: string | null): Considered => ({ choice: parseChoice(n, verbs), by: by === null ? null : thing(by) });

test('the first click shows what it leaves, the second does it, another one shows something else', () => {
    const moves = ['move d4', 'move d5', 'end'];
    assert.equal(click('hex:d4', at(moves)), 'consider move d4');
    assert.equal(click('hex:d4', at(moves, [], looksAt('move d4', 'hex:d4'))), 'commit');
    assert.equal(click('hex:d5', at(moves, [], looksAt('move d4', 'hex:d4'))), 'consider move d5');
    assert.equal(click('hex:a1', at(moves, [], looksAt('move d4', 'hex:d4'))), 'why');
});

test('the only target of a card is shown first, by the card or by the target', () => {
    const one = ['throw ball wolf', 'end'];
    assert.equal(click('unit:wolf hex:d4', at(one)), 'consider throw ball wolf');
    assert.equal(click('card:ball', at(one)), 'consider throw ball wolf');
    assert.equal(click('unit:wolf', at(one, [], looksAt('throw ball wolf', 'card:ball'))), 'commit', 'the target that is shown');
});

test('what source and target say in full is shown, and what might help it can still be added', () => {
    const list = ['throw ball wolf', 'throw-with ball oil wolf', 'throw ball boar', 'throw-with ball oil boar', 'end'];
    assert.equal(click('unit:wolf', at(list, ['card:ball'])), 'consider throw ball wolf');
    const shown = at(list, ['card:ball'], looksAt('throw ball wolf', 'unit:wolf'));
    assert.equal(click('card:oil', shown), 'consider throw-with ball oil wolf', 'at whom it was aimed before');
    assert.equal(click('unit:boar', shown), 'consider throw ball boar');
    assert.equal(click('unit:wolf', shown), 'commit');
    assert.equal(click('card:ball', at(list, ['unit:wolf'])), 'consider throw ball wolf', 'and the other way round');
    const alone = ['attack wolf boar', 'attack wolf bear', 'guard wolf', 'end'];
    assert.equal(click('unit:wolf', at(alone)), 'pick wolf', 'one thing alone says too little');
});

test('what was picked on the way is let go by clicking it again', () => {
    const list = ['standard hurry kilgore', 'standard hurry gwaien', 'attack gwaien wolf'];
    assert.equal(click('standard:hurry', at(list)), 'pick hurry');
    assert.equal(click('unit:gwaien', at(list, ['standard:hurry'])), 'consider standard hurry gwaien');
    const shown = at(list, ['standard:hurry'], looksAt('standard hurry gwaien', 'unit:gwaien'));
    assert.equal(click('standard:hurry', shown), 'pick');
    assert.equal(click('unit:kilgore', shown), 'consider standard hurry kilgore');
    assert.equal(click('unit:gwaien', shown), 'commit');
    assert.equal(click('unit:wolf', shown), 'consider attack gwaien wolf', 'starting over is no mistake');
});

test('a line of a list never does what it shows', () => {
    const one = at(['throw ball wolf', 'end'], [], looksAt('throw ball wolf', null));
    assert.equal(click('unit:wolf', one), 'consider throw ball wolf');
});

test('looking at a figure never does anything, not even its only answer', () => {
    const where = at(['attack boar wolf', 'end'], [], null, true);
    assert.equal(click('unit:boar', where), 'consider attack boar wolf');
    assert.equal(click('unit:wolf', where), 'why', 'a choice begins with its source');
});

test('of some verbs a choice begins with its source, unless that decides nothing', () => {
    const glows = (list: string[], picked: string[] = []) => [...at(list, picked, null, ['pull']).things].sort();
    const both = ['pull wolf a1', 'pull wolf a2', 'pull boar a1', 'attack boar wolf'];
    assert.deepEqual(glows(both), ['unit:boar', 'unit:wolf'], 'not where somebody would be pulled to');
    assert.deepEqual(glows(both, ['unit:wolf']), ['hex:a1', 'hex:a2', 'unit:boar']);
    assert.deepEqual(glows(['pull wolf a1', 'pull wolf a2']), ['hex:a1', 'hex:a2', 'unit:wolf'], 'nobody else could be pulled');
});

// ---- things that are alike ----

const lying = (key: string, at?: string): Lying => ({ ...thing(key), at });

test('of two cards alike the one that was clicked lights up, both only before', () => {
    const [first, second] = [lying('card:ball', '1'), lying('card:ball', '2')];
    const states = (where: Clicked) => [first, second].map(card => isPicked(where, card) ? 'picked'
        : isOpen({ open: { ...where, buttons: [] }, considered: where.considered }, card) ? 'legal' : 'plain');
    const list = ['throw ball wolf', 'throw ball boar', 'end'];
    assert.deepEqual(states(at(list)), ['legal', 'legal'], 'either may be chosen');
    assert.deepEqual(states({ ...at(list, ['card:ball']), picked: [second] }), ['plain', 'picked']);
    const one = ['throw ball wolf', 'end'], shown = { choice: parse(one[0]!)[0]!, by: second };
    assert.deepEqual(states(at(one, [], shown)), ['plain', 'picked']);
    assert.deepEqual(states(at(one, [], { ...shown, by: thing('card:ball') })), ['picked', 'picked'], 'a button tells neither');
});

test('clicking the other of two alike changes which one is meant, and does nothing', () => {
    const [first, second] = [lying('card:ball', '1'), lying('card:ball', '2')];
    const picked = { ...at(['throw ball wolf', 'throw ball boar'], ['card:ball']), picked: [first] };
    assert.deepEqual(meaningOf([second], picked), { is: 'pick', picked: [second] });
    assert.deepEqual(meaningOf([first], picked), { is: 'pick', picked: [] });
    const shown = at(['throw ball wolf', 'end'], [], { ...looksAt('throw ball wolf', null), by: first });
    const other = meaningOf([second], shown);
    assert.ok(other.is === 'consider' && other.by === second);
    assert.equal(meaningOf([first], shown).is, 'commit');
});

test('of two cards alike on a mat the one that is ready is meant', () => {
    const slot = (id: string, card: string, ...tags: string[]) =>
        ({ cell: { kind: 'slot', id, x: 0, y: 0 }, item: { kind: 'card', id: card, area: 'mat', tags } });
    const slots = [slot('weapon', 'lynx', 'unloaded'), slot('weapon-2', 'lynx'), slot('utility', 'axe'), slot('utility-2', 'axe'),
        slot('pack-utility', 'axe', 'stored'), slot('pack-throw', 'ball', 'stored')];
    const meant = (mine: boolean) => slots.map(s => meantBy(s, slots, mine).id);
    assert.deepEqual(meant(true), ['weapon-2', 'weapon-2', 'utility', 'utility-2', 'utility', 'pack-throw']);
    assert.deepEqual(meant(false), ['weapon', 'weapon-2', 'utility', 'utility-2', 'utility', 'pack-throw'], 'unloaded weapons can be stolen');
});

test('of two cards alike the one in store is dim while the other may be used', () => {
    const cell = (id: string) => ({ kind: 'slot', id, x: 0, y: 0 }), item = { kind: 'card', id: 'ball', area: 'mat' };
    const [use] = ['use ball'].map(n => parseChoice(n, { use: ['card'] }));
    const table = { seat: 1, picked: [], considered: null, scene: { cards: {} }, open: { all: [use], left: [use], things: new Set(['card:ball']), buttons: [] } };
    const at = (id: string) => slotState(table as unknown as Table, { cell: cell(id), item, owner: 1, meant: throwing });
    const throwing = cell('throw');
    assert.equal(slotState(table as unknown as Table, { cell: throwing, item, owner: 1, meant: throwing }), 'legal');
    assert.equal(at('pack-throw'), 'dim');
});

// ---- presses ----

const press = (timeStamp: number, detail = 1, clientX = 10) => ({ detail, timeStamp, clientX, clientY: 10 });

test('the second click of a double click does not fall into the next question', () => {
    const last = { press: null };
    assert.equal(belongsBefore(last, press(0), 1), false);
    assert.equal(belongsBefore(last, press(100, 2), 1), false, 'within the same question it counts');
    assert.equal(belongsBefore(last, press(180, 3), 2), true);
    assert.equal(belongsBefore(last, press(300, 1), 2), true, 'a finger has no count of its own');
    assert.equal(belongsBefore(last, press(500, 5), 2), true, 'the system still counts on');
    assert.equal(belongsBefore(last, press(620, 6), 2), false, 'but whoever goes on clicking is heard');
    assert.equal(belongsBefore(last, press(1200, 1), 2), false);
    assert.equal(belongsBefore(last, press(1300, 1, 200), 3), false, 'somewhere else it is meant');
});

// ---- what is still wanted ----

const texts: Record<string, string> = { 'verb.standard': '{0}: {1}', 'verb.standard.ask-1': '{0} with whom? Tap a champion.', 'standard.hurry': 'Hurry',
    'unit.kilgore': 'Kilgore', 'kind.unit': 'a champion', 'kind.standard': 'a standard action', 'kind.hex': 'a hex',
    'card.ball': 'Ball', 'kind.card': 'a card', 'verb.walk': 'Walk with {0}', 'verb.rest.ask-1.or': 'Shall {0} rest? Or play a card?', 'verb.throw.ask-1.or': 'Whom do you throw {0} at? Or what helps?' };
const info: GameInfo = { id: 'x', seats: [2], options: [], levels: {}, verbs, events: {} };
const words = new Words({ texts: { en: texts, de: texts }, rule: new Map() } as unknown as Catalogue, 'en', info);
const ask = (list: string[], ...picked: string[]) => askMore(narrow(parse(...list), picked.map(thing)), picked.map(thing), words);

test('a choice half made asks for the rest', () => {
    const list = ['standard hurry kilgore', 'standard hurry gwaien', 'standard guard kilgore', 'attack kilgore wolf', 'move d4'];
    assert.equal(ask(list, 'standard:hurry'), 'Hurry with whom? Tap a champion.');
    assert.equal(ask(['attack kilgore wolf', 'attack kilgore bear']), 'Choose a champion.');
    assert.equal(ask(['pull kilgore d4', 'pull kilgore d5']), 'Choose a hex.', 'what all of them name is not asked for');
    assert.equal(ask(list, 'unit:kilgore'), 'Kilgore: Choose a standard action or a champion.');
    assert.equal(ask(list), 'Choose a standard action, a champion, or a hex.');
    assert.equal(ask(['throw ball wolf', 'throw-with ball oil wolf'], 'card:ball'), 'Whom do you throw Ball at? Or what helps?', 'or what another answer wants');
    assert.equal(ask(['throw-with ball oil wolf', 'throw-with ball oil kilgore'], 'card:ball'), 'Ball: Choose a champion.', 'not what is the same in any case');
    const wolf = ['walk kilgore', 'play ball kilgore'];
    assert.equal(ask(wolf, 'unit:kilgore'), 'Walk with Kilgore? Or choose a card.', 'what needs nothing more is not passed over');
    assert.equal(ask(['rest kilgore', 'play ball kilgore'], 'unit:kilgore'), 'Shall Kilgore rest? Or play a card?', 'with a sentence of its own');
    assert.equal(ask([...wolf, 'rest kilgore'], 'unit:kilgore'), 'Kilgore: What shall it be?', 'several of them are on buttons');
});

test('where a choice begins with its source, who was picked acts; who can only be aimed at asks by what', () => {
    const list = ['attack kilgore wolf', 'attack kilgore bear', 'throw ball kilgore', 'throw ball wolf', 'walk gwaien', 'throw net gwaien', 'throw net bob', 'play ball bob', 'end'];
    const left = (...picked: string[]) => begunBy(narrow(parse(...list), picked.map(thing)), picked.map(thing), true).map(c => c.n);
    assert.deepEqual(left(), list);
    assert.deepEqual(left('unit:kilgore'), ['attack kilgore wolf', 'attack kilgore bear'], 'nothing that would hit the attacker');
    assert.deepEqual(left('unit:bob'), ['throw net bob', 'play ball bob']);
    assert.deepEqual(begunBy(narrow(parse(...list), [thing('unit:kilgore')]), [thing('unit:kilgore')]).length, 3, 'elsewhere it may be aimed at too');
    assert.equal(click('unit:gwaien', at(list, [], null, true)), 'consider walk gwaien', 'all that this one can do');
    assert.equal(click('unit:kilgore', at(list, [], null, true)), 'pick kilgore');
    assert.equal(click('card:net', at(list, [], looksAt('walk gwaien', 'unit:gwaien'), true)), 'pick net', 'another source begins anew');
});

test('why a source cannot be used is not told of a target that nobody has named', () => {
    const says = (n: string, asked: string[], sourceFirst: SourceFirst = true) => saysWhat(n, asked.map(thing), verbs, sourceFirst);
    assert.equal(says('throw ball wolf', ['card:ball']), false);
    assert.equal(says('throw ball wolf', ['card:ball', 'unit:wolf']), true);
    assert.equal(says('throw ball wolf', ['unit:wolf']), true, 'with what one could aim at it is told');
    assert.equal(says('walk kilgore', ['unit:kilgore']), true);
    assert.equal(says('throw ball wolf', ['card:ball'], false), true);
});

// ---- one-click play ----

const cells = ['a', 'b'];
const view = (v: number) => ({ t: 'view', v, d: { match: 'm', game: 'x', seat: 1, over: false, answers: v, seats: [], options: cells.map(id => ({ n: `move ${id}` })),
    view: { game: 'x', round: 1, seats: [], areas: [], items: [] }, prompt: { key: 'go', rule: 'X', about: [] } } });

async function atTable(turn: Partial<TurnLook> = {}): Promise<Session> {
    useStorage(new FakeStorage());
    useFakeNet();
    const socket = new Socket('ws://here', 'en');
    const ws = await greet();
    const session = new Session(new Feed(socket, { match: 'm', key: 'k' }), { ...plain, turn: { ...plain.turn, ...turn } }, () => info);
    ws.reply('join', { t: 'joined', d: { match: 'm', seat: 1, chat: [] } });
    ws.say(view(1));
    await settle();
    ws.reply('events', { t: 'events', d: { to: 1, events: [] } });
    await settle();
    return session;
}

const answers = () => FakeWebSocket.last.asked('answer').map(m => m.d.option);

for (const [oneClick, final, first, second] of [[false, false, [], ['move a']], [true, false, ['move a'], ['move a']], [true, true, [], ['move a']]] as const)
    test(`one-click play ${oneClick ? 'on' : 'off'}, ${final ? 'final' : 'free to undo'}: the ${first.length > 0 ? 'first' : 'second'} click answers`, async () => {
        mock.timers.enable({ apis: ['setTimeout', 'Date'] });
        try {
            const session = await atTable(), open = session.open(new Set());
            settings.patch({ oneClick });
            session.click([thing('hex:a')], open);
            await pass(200);
            FakeWebSocket.last.reply('forecast', { t: 'forecast', d: { copies: 1, lines: [], ...final ? { final } : {} } });
            await settle();
            await settle();
            assert.deepEqual(answers(), first);
            if (first.length === 0) {
                assert.equal(session.considered.get()?.choice?.n, 'move a');
                assert.equal(session.forecasts.preview.get()?.forecast?.copies, 1, 'what would come of it is shown between');
                session.click([thing('hex:a')], open);
                await settle();
            }
            assert.deepEqual(answers(), second);
        } finally {
            settings.patch({ oneClick: false });
            mock.timers.reset();
        }
    });

test('where nothing can be foreseen the first click answers; what the scene lays out has no buttons', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
        const session = await atTable({ atOnce: ['move'], laidOut: ['move'] }), open = session.open(new Set());
        assert.deepEqual(open.buttons, []);
        session.click([thing('hex:b')], open);
        await settle();
        assert.deepEqual(answers(), ['move b']);
    } finally {
        mock.timers.reset();
    }
});
