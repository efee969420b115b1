// A seat's life and its colour.
import type { TableView } from '../../net/protocol';
import { has, number } from '../facts';
import type { SeatLook, SeatsLook } from '../scene';

function look(view: TableView, seat: number): SeatLook {
    const life = view.seats[seat - 1]?.facts?.['life'];
    return { score: life === undefined ? undefined : { value: life, fact: 'life' }, gems: [], marks: [] };
}

/** Who plays blue is blue. */
function mood(view: TableView): string {
    return has(view.seats[0] ?? {}, 'blue') ? 'colours-swapped' : '';
}

export const seats: Partial<SeatsLook> = {
    look, mood,
    standing: (view, seat) => 100 * (number(view.seats[seat - 1] ?? {}, 'level') ?? 0) + (number(view.seats[seat - 1] ?? {}, 'life') ?? 0),
};
