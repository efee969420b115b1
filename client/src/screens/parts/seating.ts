// Who sits where, before a match is opened.
import type { SeatWish } from '../../net/matches';

/** One person sits down here; the seat that had been mine is free again. */
export function chooseSeat(seats: SeatWish[], at: number, wish: SeatWish): SeatWish[] {
    return seats.map((s, i) => i === at ? wish : wish === 'me' && s === 'me' ? 'open' : s);
}

/** As many seats as wanted; whose seat is taken away sits down in front. */
export function seatsFor(n: number, before: SeatWish[]): SeatWish[] {
    const seats = Array.from({ length: n }, (_, i): SeatWish => before[i] ?? 'open');
    const stands = before.length === 0 || (before.includes('me') && !seats.includes('me'));
    return stands ? chooseSeat(seats, 0, 'me') : seats;
}

/** Somebody at this screen, or a bot. */
export interface Guest {
    bot: string;          // '': a person
    name: string;
}

/** What to ask the server for: the first person opens the table, the others come to it. */
export function wishesOf(guests: Guest[]): SeatWish[] {
    const first = guests.findIndex(s => s.bot === '');
    return guests.map((s, i): SeatWish => s.bot !== '' ? `bot:${s.bot}` : i === first ? 'me' : 'open');
}
