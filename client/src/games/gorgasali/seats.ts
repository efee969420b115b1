// A seat's place, its ability and the chests it may still open.
import type { Facts, TableView } from '../../net/protocol';
import { has, number, tagIn } from '../facts';
import type { SeatLook, SeatsLook } from '../scene';
import { ABILITIES } from './emblems';

function look(view: TableView, seat: number): SeatLook {
    const of: Facts = view.seats[seat - 1] ?? {};
    const ability = tagIn(of, ABILITIES);
    const cooldown = number(of, 'cooldown'), chests = number(of, 'extra-chests') ?? 0;
    const badges: SeatLook['badges'] = [];
    if (ability !== undefined)
        badges.push({ icon: ABILITIES[ability] ?? '', fact: 'cooldown', ready: cooldown === 0, thing: { kind: 'ability', id: ability },
            value: cooldown === undefined || cooldown === 0 ? undefined : String(cooldown) });
    if (chests > 0)
        badges.push({ icon: 'gi:chest', fact: 'extra-chests', value: String(chests) });
    const place = number(of, 'place');
    return {
        score: place === undefined ? undefined : { value: place, fact: 'place' },
        gems: [], badges,
        marks: (of.tags ?? []).filter(tag => ['starts', 'stayed'].includes(tag)),
        out: view.items.some(i => i.kind === 'character' && i.owner === seat && has(i, 'out')),
    };
}

export const seats: Partial<SeatsLook> = { look, standing: (view, seat) => -(number(view.seats[seat - 1] ?? {}, 'place') ?? 0) };
