// What lies around the arena: heroes, market, draft, tracks.
import type { Area } from '../../../net/protocol';
import type { CardsLook, OwnParts, Place, SeatsLook } from '../../scene';

const PLACES: Record<string, Place> = { arena: 'board', heroes: 'seat', market: 'side', pool: 'draft', prepared: 'draft' };

const place = (area: Area): Place => PLACES[area.key] ?? 'side';

interface Panels {
    place: (area: Area, seat?: number) => Place;
    cards: Partial<CardsLook>;
    seats: Partial<SeatsLook>;
    own: OwnParts;
}

export const panels: Panels = { place, cards: {}, seats: {}, own: {} };
