// My hand, and the cards that are being played.
import type { Area } from '../net/protocol';
import { CardBack } from './Card';
import { areasAt, countOf } from './cards/areas';
import { CardSlot } from './cards/CardSlot';
import { thingKey } from './choices';
import { itemsIn, useTable } from './context';
import { MyMat } from './Mat';

export function Hand() {
    const table = useTable();
    const mine = areasAt(table, 'hand').filter(a => a.owner === undefined || a.owner === table.seat);
    const played = areasAt(table, 'played').filter(a => itemsIn(table, a.id).length > 0);
    return (
        <div class="hands">
            {played.map(a => <PlayedRow key={a.id} area={a} />)}
            {mine.filter(a => countOf(table, a) > 0).map(a => <HandRow key={a.id} area={a} />)}
            <MyMat />
        </div>
    );
}

function HandRow({ area }: { area: Area }) {
    const table = useTable();
    const items = itemsIn(table, area.id);
    const backs = Math.max(0, countOf(table, area) - items.length);
    return (
        <ul class="hand" aria-label={table.words.area(area.key)}>
            {items.map((item, i) => <li key={item.id === undefined ? i : thingKey(item)}><CardSlot item={item} /></li>)}
            {Array.from({ length: backs }, (_, i) => <li key={`back-${i}`}><CardBack title={table.words.title('card', undefined)} /></li>)}
        </ul>
    );
}

function PlayedRow({ area }: { area: Area }) {
    const table = useTable();
    return (
        <section class="played" aria-label={table.words.area(area.key)}>
            <h3>{table.words.area(area.key)}</h3>
            <ul>{itemsIn(table, area.id).map(item => <li key={thingKey(item)}><CardSlot item={item} size="small" dims={false} /></li>)}</ul>
        </section>
    );
}
