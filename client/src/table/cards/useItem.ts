// How an item that is not a card is found, clicked and looked at.
import type { Item } from '../../net/protocol';
import { thingKey } from '../choices';
import { itemsIn, useTable, type Table } from '../context';
import { stateOf } from './areas';
import { useZoom } from './zoom';

/** What lies in the area of this key, of a seat or of nobody. */
export function areaItems(table: Table, key: string, seat?: number): Item[] {
    const area = table.stage.view.areas.find(a => a.key === key && a.owner === seat);
    return area === undefined ? [] : itemsIn(table, area.id);
}

export function useItem(item: Item) {
    const table = useTable();
    const { session, open } = table;
    const { handlers, study, stop } = useZoom(item);
    const state = stateOf(table, item);
    return {
        table, state, study,
        attributes: {
            type: 'button' as const, 'data-thing': thingKey(item), 'data-legal': state === 'legal', ...handlers,
            onClick: open.all.length > 0 ? () => { stop(); session.click([item], open); } : study,
            onMouseEnter: () => session.forecasts.hover([item], open), onMouseLeave: () => session.forecasts.hover(null, open),
            onFocus: () => session.forecasts.hover([item], open), onBlur: () => session.forecasts.hover(null, open),
        },
    };
}
