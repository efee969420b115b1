// Whether there are mats, whose, and which of them are needed large; Mat.tsx draws them.
import type { Area } from '../net/protocol';
import { areasAt, placeOf } from './cards/areas';
import type { Table } from './context';

export function matOf(table: Table, seat: number): Area | undefined {
    return table.stage.view.areas.find(a => a.owner === seat && a.kind === 'mat' && placeOf(table, a) === 'mat' && (a.cells?.length ?? 0) > 0);
}

/** Seats whose mats are needed large: those the scene names for this question, or the one whose cards are all that is left. */
export function facingSeats(table: Table): number[] {
    const { scene, stage: { frame, view, playing }, seat, open, picked } = table;
    if (frame.prompt === undefined || playing || open.all.length === 0)
        return [];
    const named = scene.cards.facing(frame.prompt, view, seat);
    if (named.length > 0 || scene.cards.whose === undefined)
        return named;
    const owners = [...new Set(open.left.map(c => scene.cards.whose!(c, view, seat)))];
    return picked.length > 0 && owners.length === 1 && owners[0] !== seat ? owners : [];
}

/** Classes of the table: which of these parts are there. */
export function matClasses(table: Table): string {
    const { seat, stage: { view } } = table;
    const mine = seat > 0 && view.round > 0 && matOf(table, seat) !== undefined;
    const placing = mine && areasAt(table, 'incoming').some(a => a.owner === seat);
    const hand = mine || areasAt(table, 'hand').some(a => a.owner === undefined || a.owner === seat);
    return [mine && 'has-mat', !hand && 'no-hand', table.scene.own.Strip !== undefined && 'has-rows', placing && 'is-placing', facingSeats(table).includes(seat) && 'is-facing'].filter(Boolean).join(' ');
}
