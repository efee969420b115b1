// What a browser has kept may be anything: it never hinders the page, and what is whole of it still counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetMatch, saveInvites, saveSeat, savedInvites, savedSeats, keyNow, readStored, renewKey } from '../../src/lib/storage';
import { savedSettings, passSettings, setPassSettings } from '../../src/lib/settings';
import { isNumber, listOf, mapOf, maybe, shape } from '../../src/lib/shape';
import { rememberCommitment, rememberedCommitment } from '../../src/net/proof';
import { seatRoute } from '../../src/route';
import { FakeStorage, useStorage } from './fakes';

const GARBAGE = ['', '{', 'null', '5', '"abc"', '[]', '[null]', '[5, "x", [], {}]', '{"a": null}', '{"x": {"ask": 5}}', '[[1, 2], ["m"]]',
    '[{"match": 5, "key": "k"}]', '[{"match": "m", "invites": null}]', '[{"match": "m", "invites": [null], "watch": "w"}]', '{"speed": 7, "name": {}}'];

const seat = { match: 'm', game: 'brawl', seat: 1, key: 'k', at: 1 };

test('garbage in the storage is as good as nothing', () => {
    for (const [i, text] of GARBAGE.entries()) {
        useStorage(new FakeStorage(Object.fromEntries(['seats', 'invites', 'commitments', 'passing', 'settings'].map(n => [`spielwerk.${n}`, text]))));
        assert.deepEqual(savedSeats(), [], text);
        assert.equal(savedInvites('m'), undefined, text);
        assert.equal(rememberedCommitment('m'), undefined, text);
        const { speed, name, follow } = savedSettings();
        assert.deepEqual({ speed, name, follow }, { speed: 'normal', name: '', follow: true }, text);
        assert.equal(passSettings(`game ${i}`).get().ask, 'worth', text);
        // And it is overwritten by what is new.
        saveSeat(seat);
        saveInvites({ match: 'm', invites: [{ seat: 2, key: 'i' }], watch: 'w' });
        rememberCommitment('m', 'c');
        setPassSettings(`game ${i}`, { thinks: true });
        assert.deepEqual(savedSeats(), [seat]);
        assert.equal(savedInvites('m')?.watch, 'w');
        assert.equal(rememberedCommitment('m'), 'c');
    }
});

test('a broken entry does not take the whole ones with it', () => {
    useStorage(new FakeStorage({ 'spielwerk.seats': JSON.stringify([null, seat, { ...seat, match: 7 }, { ...seat, match: 'n', name: 'Anna' }]) }));
    assert.deepEqual(savedSeats().map(s => s.match), ['m', 'n']);
    forgetMatch('m');
    assert.deepEqual(savedSeats().map(s => s.match), ['n']);
});

test('what a storage refuses lasts as long as the page, and its key is told in the address', () => {
    const refuse = () => { throw new Error('denied'); };
    useStorage({ getItem: refuse, setItem: refuse });
    assert.deepEqual(savedSeats(), []);
    saveSeat(seat);
    assert.deepEqual(savedSeats(), [seat]);
    assert.deepEqual(seatRoute('m'), { at: 'match', match: 'm', key: 'k' });
    assert.equal(readStored('seen', isNumber, 3), 3);
    useStorage(new FakeStorage());
    saveSeat({ ...seat, match: 'n' });
    assert.deepEqual(seatRoute('m'), { at: 'match', match: 'm', key: undefined });
});

test('a fresh key takes the place of the invitation, whatever else is known of the seat', () => {
    useStorage(new FakeStorage());
    saveSeat({ ...seat, key: 'invitation', table: 'm', name: 'Bert' });
    saveSeat({ ...seat, seat: 2, key: 'other' });
    renewKey('m', 1, 'fresh', 'invitation');
    assert.deepEqual(savedSeats().find(s => s.seat === 1), { ...seat, key: 'fresh', invite: 'invitation', table: 'm', name: 'Bert' });
    assert.equal(keyNow('m', 'invitation'), 'fresh');
    assert.equal(keyNow('m', 'fresh'), 'fresh');
    assert.equal(keyNow('m', 'other'), 'other');
    assert.equal(keyNow('n', 'invitation'), 'invitation');
    assert.equal(keyNow('m', undefined), undefined);
});

test('shapes tell what fits', () => {
    const is = shape<{ a: number; b?: number[] }>({ a: isNumber, b: maybe(listOf(isNumber)) });
    assert.ok(is({ a: 1 }) && is({ a: 1, b: [2], c: 'more' }));
    for (const wrong of [null, 1, [], { a: '1' }, { a: Number.NaN }, { a: 1, b: ['2'] }, { b: [] }])
        assert.ok(!is(wrong), JSON.stringify(wrong));
    assert.ok(mapOf(isNumber)({ x: 1 }) && !mapOf(isNumber)([1]) && !mapOf(isNumber)({ x: null }));
});
