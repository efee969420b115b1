// What a screen reader says about a cell.
import type { Item } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Words } from '../../text/words';
import type { Spot } from './plan';

export function pieceName(item: Item, words: Words): string {
    const told = words.describe(item, item.facts, item.tags);
    return item.owner === undefined ? told : t('board.piece', told, words.seat(item.owner));
}

/** Its name and marks, and what stands there; what can be done with it is said last. */
export function spotName(spot: Spot, items: Item[], can: string[], words: Words): string {
    const there = items.length === 0 ? [t('table.empty')] : items.map(i => pieceName(i, words));
    return [words.describe(spot.cell, spot.cell.facts, spot.cell.tags), ...there, ...can].join(', ');
}
