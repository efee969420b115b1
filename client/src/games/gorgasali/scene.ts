// How Gorgasali Battle Royale looks: a map of the Caucasus under the lamp, and cold mist that closes in.
import { FacingMats, MatStrip, MyMat } from '../../table/Mat';
import { sceneWith } from '../plain';
import type { Place } from '../scene';
import { board } from './board';
import { cards } from './cards';
import { emblem } from './emblems';
import { events } from './events';
import { seats } from './seats';
import { turn } from './turn';
import './gorgasali.css';

const PLACES: Record<string, Place> = {
    map: 'board', sectors: 'board', out: 'seat', 'character-card': 'mat', incoming: 'incoming', turn: 'none', weapons: 'side', supports: 'side',
    discard: 'side', pool: 'draft',
};

export const scene = sceneWith({
    icon: emblem,
    place: area => PLACES[area.key] ?? 'side',
    board, cards, seats, turn, events,
    own: { mats: { Mine: MyMat, Strip: MatStrip, Facing: FacingMats } },
    forecast: {
        fatal: ['out', 'out-by'],
        foretells: ['imitate', 'armour', 'pierced', 'field', 'lightning', 'ignite', 'drain', 'stays-loaded', 'out', 'out-by'],
    },
});
