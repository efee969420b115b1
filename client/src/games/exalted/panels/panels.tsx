// What lies around the arena: heroes, market, draft, tracks.
import type { Area, Facts, TableView } from '../../../net/protocol';
import { has } from '../../facts';
import type { CardsLook, OwnParts, Place, SeatLook, SeatsLook } from '../../scene';
import { cards } from './cards';
import { EndPhase, Jungle, Towers } from './EndPhase';
import { EndStepsLast, EndStepsNow } from './EndSteps';
import { BuyNow, MarketButton } from './Market';
import { Panel, Strip } from './Panel';
import { Rewards } from './Rewards';
import { Goal, Track } from './Track';
import './panels.css';

const PLACES: Record<string, Place> = {
    arena: 'board', heroes: 'own', market: 'own', scored: 'own', 'end-phase': 'own', pool: 'draft', 'pool-abilities': 'draft', prepared: 'draft',
};

const place = (area: Area): Place => PLACES[area.key] ?? 'side';

function Side() {
    return <div class="ex-side"><Track /><Goal /><MarketButton /><EndPhase /><EndStepsLast /><Towers /><Jungle /></div>;
}

function Over() {
    return <><EndStepsNow /><Rewards /><BuyNow /></>;
}

function look(view: TableView, seat: number): SeatLook {
    const of: Facts = view.seats[seat - 1] ?? {};
    const fact = of.facts?.['trophies'] === undefined ? 'points' : 'trophies', value = of.facts?.[fact];
    return { score: value === undefined ? undefined : { value, fact }, gems: [], marks: (of.tags ?? []).filter(tag => tag.endsWith('-bonus')) };
}

interface Panels {
    place: (area: Area, seat?: number) => Place;
    cards: Partial<CardsLook>;
    seats: Partial<SeatsLook>;
    own: OwnParts;
}

export const panels: Panels = {
    place, cards,
    // Who plays blue is teal, whoever sits first.
    seats: { look, isFigure: item => has(item, 'hero'), mood: view => has(view.seats[0] ?? {}, 'red') ? 'sides-swapped' : '' },
    own: { Panel, Side, Strip, Over, panelled: ['heroes'] },
};
