// The map of the Caucasus: characters, banners, tokens, and the sectors around it.
import type { Area, Cell, Item } from '../../net/protocol';
import { has, number } from '../facts';
import type { BoardLook, PieceLook } from '../scene';
import { emblem } from './emblems';
import { ground, weather } from './ground';

/** A sector lies outside, before the two squares of its gate. */
function around(area: Area, cell: Cell, board: Area): { x: number; y: number } | undefined {
    const gate = area.key === 'sectors' ? (board.cells ?? []).filter(c => c.facts?.['gate'] === Number(cell.id)) : [];
    if (gate.length === 0)
        return undefined;
    const xs = (board.cells ?? []).map(c => c.x), ys = (board.cells ?? []).map(c => c.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const x = gate.reduce((n, c) => n + c.x, 0) / gate.length, y = gate.reduce((n, c) => n + c.y, 0) / gate.length;
    return { x: x === left ? x - 1.35 : x === right ? x + 1.35 : x, y: y === top ? y - 1.35 : y === bottom ? y + 1.35 : y };
}

function banner(item: Item): PieceLook {
    const look = { icon: emblem(item.kind, item.id), corner: number(item, 'rounds-left'), reaches: number(item, 'within') !== undefined,
        inert: true, tone: `banner-${item.id ?? ''}` };
    const down = has(item, 'goes-down'), right = has(item, 'goes-right'), long = number(item, 'squares') ?? 1;
    return down || right ? { ...look, shape: 'wall', cells: { right: right ? long : 1, down: down ? long : 1 } } : { ...look, shape: 'token' };
}

function piece(item: Item): PieceLook {
    if (item.kind === 'card')
        return banner(item);
    if (item.kind !== 'character')
        return { shape: 'mark', icon: emblem(item.kind, item.id), tone: `token-${item.id ?? ''}`, inert: true };
    const health = item.facts?.['health'];
    const badges = [
        { icon: 'gi:snowflake-1', tag: 'frozen' }, { icon: 'gi:burning-embers', tag: 'burned' },
        { icon: 'gi:smoke-bomb', tag: 'in-smoke', good: true }, { icon: 'gi:moon-orbit', tag: 'immune', good: true },
    ];
    return {
        shape: 'medallion', icon: emblem(item.kind, item.id),
        life: Array.isArray(health) ? { left: health[0], of: health[1] } : undefined,
        badges: badges.filter(b => has(item, b.tag)),
    };
}

export const board: Partial<BoardLook> = { around, ground, weather, piece };
