// Opening matches, finding them and sitting down, over the page's own connection.
import { claimOf, saveSeat, savedSeats } from '../lib/storage';
import { isObject, isText, listOf, maybe, shape } from '../lib/shape';
import { socket } from './main';
import type { Created, LobbyRows, MatchRow } from './protocol';

export type SeatWish = 'me' | 'open' | `bot:${string}`;
export type OptionValues = Record<string, string | number>;

export interface Wishes {
    game: string;
    seats: SeatWish[];
    options?: OptionValues;
    listed?: boolean;
    clock?: number;           // seconds for each seat
    standin?: number;         // seconds somebody must be away before a bot may stand in
    name?: string;
}

/** Opens a match and keeps the key of one's own seat. */
export async function createMatch(wishes: Wishes): Promise<Created> {
    const { d } = await socket.request('create', wishes);
    const created = d as Created;
    if (created.key !== undefined)
        saveSeat({ match: created.match, game: wishes.game, seat: created.seat, key: created.key, at: Date.now() });
    leave(created.match);
    return created;
}

/** Takes the seat of a key, or without one a free seat of a listed match; keeps the way back. */
export async function joinMatch(row: MatchRow, key: string | undefined, name: string): Promise<void> {
    const { d } = await socket.request('join', { match: row.match, key, name, claim: claimOf(row.match, key) });
    const fresh = d.key as string | undefined, mine = fresh ?? key;
    if (mine !== undefined)
        saveSeat({ match: row.match, game: row.game, seat: d.seat as number, key: mine, invite: mine === key ? undefined : key,
            at: Date.now(), name });
    leave(row.match);
}

// Who opens or joins a match follows it. The table that is shown next comes by itself.
function leave(match: string): void {
    void socket.request('leave', { match }).catch(() => undefined);
}

/** The match an invitation leads to; undefined: there is none. */
export async function findMatch(match: string, key: string | undefined): Promise<MatchRow | undefined> {
    const rows = key === undefined ? await lobbyRows(false).then(l => [...l.open, ...l.running]) : await matchesOf([key]);
    return rows.find(r => r.match === match);
}

async function matchesOf(keys: string[]): Promise<MatchRow[]> {
    return keys.length === 0 ? [] : readRows((await socket.request('mine', { keys })).d.matches);
}

const isPlace = shape<{ kind: string; name?: string }>({ kind: isText, name: maybe(isText) });

/** The rows of a list that make sense. */
function readRows(list: unknown): MatchRow[] {
    const fits = (r: unknown): r is MatchRow => isObject(r) && isText(r.match) && isText(r.game) && listOf(isPlace)(r.seats);
    return Array.isArray(list) ? list.filter(fits) : [];
}

export function readLobby(d: { open?: unknown; running?: unknown }): LobbyRows {
    return { open: readRows(d.open), running: readRows(d.running) };
}

/** The matches this browser holds seats of, a row for each seat. */
export async function myMatches(): Promise<MatchRow[]> {
    return matchesOf(savedSeats().filter(s => s.seat > 0).map(s => s.key));
}

/** With `follow`, the lobby comes again as a message whenever it changes. */
export async function lobbyRows(follow: boolean): Promise<LobbyRows> {
    return readLobby((await socket.request('lobby', { follow })).d);
}
