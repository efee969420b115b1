// The arena: mountains, platforms, and everybody who stands there.
import type { Item } from '../../net/protocol';
import { surveyOf } from '../../table/survey/survey';
import { has, number, pair } from '../facts';
import type { BoardLook, PieceLook } from '../scene';
import { emblem, STATUSES } from './emblems';
import { mat } from './mat';

function badges(item: Item): PieceLook['badges'] {
    const statuses = Object.entries(STATUSES).filter(([tag]) => has(item, tag)).map(([tag, icon]) => ({ icon, tag }));
    return (number(item, 'shield') ?? 0) > 0 ? [{ icon: 'gi:vibrating-shield', tag: 'shield', good: true }, ...statuses] : statuses;
}

function piece(item: Item): PieceLook {
    const life = pair(item, 'life');
    const kind = ['hero', 'golem', 'tower', 'artifact', 'neutral', 'trap'].find(tag => has(item, tag)) ?? '';
    return {
        shape: kind === 'trap' ? 'mark' : 'medallion', icon: kind === 'trap' ? 'gi:wolf-trap' : emblem(item.kind, item.id),
        life: life === undefined ? undefined : { left: life[0], of: life[1] },
        badges: badges(item),
        tone: [`is-${kind}`, ...['armed', 'silent', 'open', 'destroyed', 'wounded'].filter(tag => has(item, tag))].join(' '),
    };
}

const OPPOSITE: Record<string, string> = { n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e', nw: 'se' };

export const board: Partial<BoardLook> = {
    piece, mat,
    // Those that would shoot.
    ring: item => has(item, 'tower') && !has(item, 'destroyed') ? { reach: number(item, 'range') ?? 0, tone: has(item, 'armed') ? 'is-armed' : 'is-silent' } : undefined,
    survey: surveyOf(item => has(item, 'hero')),
    // Red looks from its own corner.
    turned: (view, seat) => has(view.seats[seat - 1] ?? {}, 'red'),
    // Lanes, mountains, towers and creatures have their points of the compass in their names.
    opposite: (kind, id) => ['direction', 'lane', 'wall', 'model'].includes(kind) ? id.split('-').map(part => OPPOSITE[part] ?? part).join('-') : id,
};
