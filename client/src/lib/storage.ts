// What this browser keeps: settings and the keys of seats. All of it may be missing or broken.
import type { Invite } from '../net/protocol';
import { isNumber, isText, listOf, maybe, shape, type Is } from './shape';

/** What is kept under a name, if it is what it should be. */
export function readStored<T>(name: string, is: Is<T>, fallback: T): T {
    const value = readAny(name);
    return is(value) ? value : fallback;
}

/** A list without those of its entries that are broken. */
export function readStoredList<T>(name: string, is: Is<T>): T[] {
    const value = readAny(name);
    return Array.isArray(value) ? value.filter(is) : [];
}

/** What the browser would not keep lasts as long as the page. */
const memory = new Map<string, string>();

function readAny(name: string): unknown {
    try {
        return JSON.parse(memory.get(name) ?? localStorage.getItem('spielwerk.' + name) ?? 'null');
    } catch {
        return null;
    }
}

export function writeStored(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
        localStorage.setItem('spielwerk.' + name, text);
        memory.delete(name);
    } catch {
        memory.set(name, text);       // the store is full or forbidden
    }
}

/** The way back to a seat, or to watching (seat 0). */
export interface SavedSeat {
    match: string;
    game: string;
    seat: number;
    key: string;
    invite?: string;          // what the seat was taken with; void since. The same as the key: nobody has sat down yet
    at: number;               // milliseconds since 1970
    table?: string;           // seats of one screen share it
    name?: string;            // who sits there, where one screen has several
}

const MOST = 100;

const isSeat = shape<SavedSeat>({ match: isText, game: isText, seat: isNumber, key: isText, invite: maybe(isText), at: isNumber, table: maybe(isText), name: maybe(isText) });

export function savedSeats(): SavedSeat[] {
    return readStoredList('seats', isSeat);
}

/** Keeps a seat in front of the others; what was known about it and is not told anew stays. */
export function saveSeat(seat: SavedSeat): void {
    const same = (s: SavedSeat) => s.match === seat.match && s.seat === seat.seat;
    const seats = savedSeats();
    writeStored('seats', [{ ...seats.find(same), ...seat }, ...seats.filter(s => !same(s))].slice(0, MOST));
}

/** A fresh key takes the place of the invitation that a seat was taken with. */
export function renewKey(match: string, seat: number, key: string, invite: string | undefined): void {
    const before = savedSeats().find(s => s.match === match && s.seat === seat);
    saveSeat({ game: '', at: Date.now(), ...before, match, seat, key, invite });
}

/** The key that opens a seat now: an invitation that was used in this browser has been replaced. */
export function keyNow(match: string, key: string | undefined): string | undefined {
    return savedSeats().find(s => s.match === match && s.invite !== undefined && s.invite === key)?.key ?? key;
}

/** A key this browser has made for the seat an invitation leads to, and kept before it asks for the seat: if the reply is lost, asking
 * again opens it. Undefined: the seat is held already. */
export function claimOf(match: string, invite = ''): string | undefined {
    if (savedSeats().some(s => s.match === match && s.key === invite && s.invite !== invite))
        return undefined;
    const claims = readStoredList('claims', isClaim), known = claims.find(c => c.match === match && c.invite === invite);
    if (known !== undefined)
        return known.claim;
    const claim = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
    writeStored('claims', [{ match, invite, claim }, ...claims].slice(0, MOST));
    return claim;
}

interface Claim {
    match: string;
    invite: string;
    claim: string;
}

const isClaim = shape<Claim>({ match: isText, invite: isText, claim: isText });

/** The key of a match's seat if it would be lost with the page. */
export function unsavedKey(match: string): string | undefined {
    return memory.has('seats') ? savedSeats().find(s => s.match === match && s.seat > 0)?.key : undefined;
}

export function forgetMatch(match: string): void {
    writeStored('seats', savedSeats().filter(s => s.match !== match));
    writeStored('invites', allInvites().filter(i => i.match !== match));
}

/** Keys to give away: those of a match's free seats, and the one for watching. */
export interface SavedInvites {
    match: string;
    invites: Invite[];
    watch?: string;
}

const isInvites = shape<SavedInvites>({ match: isText, invites: listOf(shape<Invite>({ seat: isNumber, key: isText })), watch: maybe(isText) });

function allInvites(): SavedInvites[] {
    return readStoredList('invites', isInvites);
}

export function saveInvites(invites: SavedInvites): void {
    writeStored('invites', [invites, ...allInvites().filter(i => i.match !== invites.match)].slice(0, MOST));
}

export function savedInvites(match: string): SavedInvites | undefined {
    return allInvites().find(i => i.match === match);
}
