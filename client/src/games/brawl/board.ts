// The arena: three areas with their statues, champions, traps.
import type { Cell, Item, Thing } from '../../net/protocol';
import { has, number } from '../facts';
import type { BoardLook, PieceLook } from '../scene';
import { STATUES, emblem } from './emblems';
import { paints } from './paints';

const AREAS = Object.keys(STATUES);

function cell(c: Cell): string {
    const area = AREAS.find(a => has(c, a));
    const marks = ['statue', 'trap-hex', 'north', 'south'].filter(tag => has(c, tag));
    return [area === undefined ? '' : `of-${area}`, ...marks].join(' ').trim();
}

function landmark(c: Cell): { icon: string; tone: string } | undefined {
    const area = has(c, 'statue') ? AREAS.find(a => has(c, a)) : undefined;
    return area === undefined ? undefined : { icon: STATUES[area] ?? '', tone: `of-${area}` };
}

function piece(item: Item): PieceLook {
    const icon = emblem(item.kind, item.id);
    if (item.kind !== 'unit')
        return { shape: 'token', icon };
    const damage = item.facts?.['damage'];
    const badges = [
        { icon: 'gi:root-tip', tag: has(item, 'rooted-long') ? 'rooted-long' : 'rooted',
            on: has(item, 'rooted') || has(item, 'rooted-long') },
        { icon: 'gi:drop', tag: 'bloodied', on: has(item, 'bloodied') },
        { icon: 'gi:vibrating-shield', tag: 'guard', on: (number(item, 'guard') ?? 0) > 0, good: true },
    ];
    return {
        shape: 'medallion', icon,
        life: Array.isArray(damage) ? { left: Math.max(0, damage[1] - damage[0]), of: damage[1] } : undefined,
        corner: number(item, 'defence'), cornerIcon: 'gi:shield',
        badges: badges.filter(b => b.on),
        star: has(item, 'levelled'),
    };
}

const H = Math.sqrt(3) / 2;
const DIRECTIONS: Record<string, { x: number; y: number }> = {
    e: { x: 1, y: 0 }, ne: { x: 0.5, y: -H }, nw: { x: -0.5, y: -H }, w: { x: -1, y: 0 }, sw: { x: -0.5, y: H }, se: { x: 0.5, y: H },
};

const OPPOSITE: Record<string, string> = { e: 'w', ne: 'sw', nw: 'se', w: 'e', sw: 'ne', se: 'nw' };

export const board: Partial<BoardLook> = {
    cell, landmark, piece, paints,
    called: c => has(c, 'statue') ? AREAS.find(a => has(c, a)) : undefined,
    arrow: (thing: Thing) => thing.kind === 'direction' ? DIRECTIONS[thing.id ?? ''] : undefined,
    turned: (view, seat) => has(view.seats[seat - 1] ?? {}, 'north'),
    opposite: (kind, id) => kind === 'direction' ? OPPOSITE[id] ?? id : id,
    questions: ['side'],
};
