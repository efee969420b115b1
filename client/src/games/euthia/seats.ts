// What a seat's match is worth now, its order in the result, and what the whole table shows of it.
import type { Facts, TableView } from '../../net/protocol';
import { has, number } from '../facts';
import type { SeatLook, SeatsLook } from '../scene';

/** When nobody is asked any more, what would count now is the reputation that counts. */
function look(view: TableView, seat: number): SeatLook {
    const of: Facts = view.seats[seat - 1] ?? {}, score = number(of, 'final');
    return { score: score === undefined ? undefined : { value: score, fact: view.seats.some(s => s.asked) ? 'final' : 'reputation' }, gems: [], marks: (of.tags ?? []).filter(tag => tag === 'start') };
}

/** Levels whose reward would be lost, and whether whose turn it is has no combat left: then seals warn. */
function mood(view: TableView): string {
    const lost = [1, 2, 3].filter(level => has(view.areas.find(a => a.key === `monsters-${level}`) ?? {}, 'reward-lost'));
    return [...lost.map(level => `eu-lost-${level}`), ...view.seats.some(s => has(s, 'no-combat')) ? ['eu-no-combat'] : [],
        ...view.areas.some(a => a.key === 'combat') ? ['eu-fights'] : []].join(' ');
}

export const seats: Partial<SeatsLook> = { look, mood, standing: (view, seat) => number(view.seats[seat - 1] ?? {}, 'final') ?? 0 };
