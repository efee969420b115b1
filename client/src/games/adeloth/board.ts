// The clearing: its places, and who stands there.
import type { Cell, Item } from '../../net/protocol';
import { has, number, tagIn } from '../facts';
import type { BoardLook, PieceLook } from '../scene';
import { PLACES, emblem } from './emblems';
import { ground } from './ground';
import { marks } from './marks';

function cell(c: Cell): string {
    return (c.tags ?? []).map(tag => `of-${tag}`).join(' ');
}

function landmark(c: Cell): { icon: string; tone: string } | undefined {
    const kind = tagIn(c, PLACES);
    return kind === undefined ? undefined : { icon: PLACES[kind]!, tone: kind };
}

function piece(item: Item): PieceLook {
    const icon = emblem(item.kind, item.id);
    if (item.kind !== 'unit')
        return { shape: 'token', icon, inert: true, tone: `is-${item.kind}` };
    const tone = [has(item, 'exhausted') && 'is-exhausted', number(item, 'life') !== undefined && 'is-general'];
    return { shape: 'medallion', icon, tone: tone.filter(Boolean).join(' '), over: marks(item) };
}

export const board: Partial<BoardLook> = { cell, landmark, ground, piece, turned: (_, seat) => seat === 2 };
