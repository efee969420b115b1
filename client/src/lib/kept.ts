// What this browser keeps: settings and the keys of seats. All of it may be missing or broken.
import type { Invite } from '../net/protocol';

export function readKept<T>(name: string, fallback: T): T {
    try {
        const text = localStorage.getItem('spielwerk.' + name);
        return text === null ? fallback : JSON.parse(text) as T;
    } catch {
        return fallback;
    }
}

export function keep(name: string, value: unknown): void {
    try {
        localStorage.setItem('spielwerk.' + name, JSON.stringify(value));
    } catch {
        // A full or forbidden store only means that we forget.
    }
}

/** The way back to a seat, or to watching (seat 0). */
export interface KeptSeat {
    match: string;
    game: string;
    seat: number;
    key: string;
    at: number;               // milliseconds since 1970
    table?: string;           // seats of one screen share it
    name?: string;            // who sits there, where one screen has several
}

const MOST = 100;

export function keptSeats(): KeptSeat[] {
    const list = readKept<KeptSeat[]>('seats', []);
    return Array.isArray(list) ? list.filter(s => typeof s.match === 'string' && typeof s.key === 'string') : [];
}

/** Keeps a seat in front of the others; what was known about it and is not told anew stays. */
export function keepSeat(seat: KeptSeat): void {
    const same = (s: KeptSeat) => s.match === seat.match && s.seat === seat.seat;
    const seats = keptSeats();
    keep('seats', [{ ...seats.find(same), ...seat }, ...seats.filter(s => !same(s))].slice(0, MOST));
}

export function forgetMatch(match: string): void {
    keep('seats', keptSeats().filter(s => s.match !== match));
    keep('invites', allInvites().filter(i => i.match !== match));
}

/** Keys to give away: those of a match's free seats, and the one for watching. */
export interface KeptInvites {
    match: string;
    invites: Invite[];
    watch: string;
}

function allInvites(): KeptInvites[] {
    const list = readKept<KeptInvites[]>('invites', []);
    return Array.isArray(list) ? list.filter(i => typeof i.match === 'string' && Array.isArray(i.invites)) : [];
}

export function keepInvites(invites: KeptInvites): void {
    keep('invites', [invites, ...allInvites().filter(i => i.match !== invites.match)].slice(0, MOST));
}

export function keptInvites(match: string): KeptInvites | undefined {
    return allInvites().find(i => i.match === match);
}
