// The map as pages of a book: three fields a leaf, laid one by one; heroes, and centres where three fields meet.
import type { Item } from '../../net/protocol';
import type { Around } from '../../table/board/plan';
import { has, pair, tagIn } from '../facts';
import type { BoardLook, PieceLook } from '../scene';
import { emblem, FEATURES } from './emblems';
import { ground } from './ground';
import { Plate } from './plate';

/** The middle of a special tile lies where its three fields meet. */
const around: Around = (area, { x, y }) => area.key === 'centres' ? { x: x + 1 / 3, y: y + 1 / 3, size: 0.56 } : undefined;

function piece(item: Item): PieceLook {
    const health = pair(item, 'health');
    return {
        shape: 'medallion', icon: emblem(item.kind, item.id), tone: has(item, 'active') ? 'is-active' : '',
        life: health === undefined ? undefined : { left: health[0], of: health[1] },
    };
}

export const board: Partial<BoardLook> = {
    cell: c => (c.tags ?? []).map(tag => `of-${tag}`).join(' '), called: c => tagIn(c, { ...FEATURES, meadow: '' }), around, ground, piece, Plate, readable: 58,
};
