// What comes of a way: losses and gains on its cells, and what is told at its end. All of it is the server's forecast.
import type { Future, Item } from '../../net/protocol';
import { thingKey } from '../choices';
import type { Table } from '../context';
import { besidesItsEnd, deadlyFor, endingsOf, keysOf, tell, tellWins, withoutFollowing, type Told, type ToldLine } from './forecast';
import { notesOf } from './foresight';
import type { Piece } from './plan';

/** What a piece loses or gains on a cell of its way. */
export interface Toll {
    at: number;               // which cell, from 1
    amount: number;           // on average, if it is not certain
    certain: boolean;
}

/** The numbers that would rise from the piece, by cell. */
export function tollsOf({ scene, session }: Table, future: Future, who: Item): Toll[] {
    const kinds = session.info()?.events ?? {}, own = keysOf(who);
    const found = new Map<number, { sum: number; copies: Set<number> }>();
    for (const { e, args, copies, at } of future.events ?? []) {
        const effect = scene.events.effects[e];
        if (at === undefined || effect?.show !== 'number' || !own.includes(thingKey({ kind: kinds[e]?.[effect.at] ?? '', id: args[effect.at] ?? undefined })))
            continue;
        const one = found.get(at) ?? { sum: 0, copies: new Set<number>() };
        found.set(at, { sum: one.sum + (effect.tone === 'bad' ? -1 : 1) * Number(args[effect.amount]) * copies, copies: one.copies.add(copies) });
    }
    return [...found].map(([at, { sum, copies }]) => ({
        at, amount: Math.round(sum / future.copies), certain: [...copies].every(n => n === future.copies),
    })).filter(toll => toll.amount !== 0).sort((a, b) => a.at - b.at);
}

export interface TripSaid {
    deadly: string;           // empty: it is not
    told: Told[];             // the own piece first
    notes: ToldLine[];
    wins: ToldLine[];
}

export function tripSaid(table: Table, pieces: Piece[], who: Item | undefined, future: Future): TripSaid {
    const { scene, words, stage } = table;
    const own = who === undefined ? '' : thingKey(who);
    const onBoard = new Set(pieces.map(p => thingKey(p.item)));
    const endings = endingsOf(future, scene.forecast.fatal, stage.view.items, words);
    const lines = withoutFollowing(future.lines.filter(line => onBoard.has(thingKey(line.thing))), scene.forecast.follows);
    const all = tell({ ...future, lines }, words, endings);
    const told = (who === undefined ? all : besidesItsEnd(all, who, future, endings))
        .sort((a, b) => Number(thingKey(b.thing) === own) - Number(thingKey(a.thing) === own)).slice(0, 3);
    return {
        deadly: deadlyFor(who, future, endings),
        told, notes: notesOf(table, future, new Set([own, ...told.map(one => thingKey(one.thing))])), wins: tellWins(future, words),
    };
}
