// How Super Fantasy Brawl looks.
import type { Area } from '../../net/protocol';
import { sceneWith } from '../plain';
import type { Place } from '../scene';
import { board } from './board';
import { cards } from './cards';
import { emblem } from './emblems';
import { events } from './events';
import { seats } from './seats';
import './brawl.css';

const PLACES: Record<string, Place> = {
    arena: 'board', gate: 'seat', track: 'track', challenges: 'side', 'challenges-done': 'side', traps: 'side', deck: 'seat',
    discard: 'seat', aside: 'seat', played: 'played', pool: 'draft', 'pool-cards': 'draft', set: 'draft',
};

function place(area: Area, seat?: number): Place {
    if (area.key === 'hand')
        return area.owner === seat ? 'hand' : 'seat';
    return PLACES[area.key] ?? 'side';
}

export const scene = sceneWith({
    icon: emblem, place, board, cards, seats, events,
    turn: { ranges: ['card', 'standard'], bearers: ['unit'], strides: ['play', 'standard', 'spend'], named: ['standard', 'essence'],
        threatens: ['card'] },
    forecast: {
        fatal: ['out'],
        foretells: ['stun', 'push', 'pull', 'fear'],
        most: 5,              // an area meets up to six
        // It is part of the defence.
        follows: { defence: ['guard'] },
        // Strength less defence is damage.
        sum: e => e.e === 'strike' ? { at: 1, text: `${e.args[3]} − ${e.args[4]} = ${e.args[2]}` } : undefined,
    },
});
