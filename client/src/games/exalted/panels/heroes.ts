// The five heroes of a seat with all that lies on their mats.
import type { Item, TableView } from '../../../net/protocol';
import { has } from '../../facts';

export interface Hero {
    model: Item;
    abilities: Item[];        // Q, W, R
    passive?: Item;
    cards: Item[];            // equipment
    statuses: Item[];
    lasting: Item[];          // effects of abilities; one item for each of their effects
}

export function heroesOf(view: TableView, seat: number): Hero[] {
    const area = view.areas.find(a => a.key === 'heroes' && a.owner === seat);
    const lying = view.items.filter(i => i.area === area?.id);
    return lying.filter(i => i.kind === 'model').map(model => {
        const mine = lying.filter(i => i.cell === model.cell);
        const of = (kind: string) => mine.filter(i => i.kind === kind && i.mention !== true);
        return { model, abilities: of('ability'), passive: of('passive')[0], cards: of('item'), statuses: of('status'),
            lasting: mine.filter(i => has(i, 'lasting')) };
    });
}

/** Items of an area without an owner, or of a seat's. */
export function itemsOf(view: TableView, key: string, owner?: number): Item[] {
    const area = view.areas.find(a => a.key === key && a.owner === owner);
    return area === undefined ? [] : view.items.filter(i => i.area === area.id);
}

export const SLOTS = ['Q', 'W', 'R'];
