// Points and essences of a seat.
import type { TableView } from '../../net/protocol';
import { has, number } from '../facts';
import type { SeatLook, SeatsLook } from '../scene';
import { ESSENCES } from './emblems';

const COLORS: Record<string, string> = { manipulation: '#4d8fdc', destruction: '#d0523f', creation: '#dcab33' };

function look(view: TableView, seat: number): SeatLook {
    const of = view.seats[seat - 1];
    const vp = of?.facts?.['vp'];
    return {
        score: vp === undefined ? undefined : { value: vp, fact: 'vp' },
        gems: Object.entries(ESSENCES).map(([id, icon]) =>
            ({ fact: id, icon, color: COLORS[id] ?? '', on: (number(of ?? {}, id) ?? 0) > 0, kind: 'essence' })),
        marks: of?.tags ?? [],
    };
}

/** Purple is in the north and turquoise in the south, whoever sits there. */
function mood(view: TableView): string {
    return has(view.seats[0] ?? {}, 'south') ? 'sides-swapped' : '';
}

export const seats: Partial<SeatsLook> = { look, mood };
