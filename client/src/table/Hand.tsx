// My hand, and the cards that are being played.
import { useRef } from 'preact/hooks';
import { useKey } from '../lib/keys';
import { useRoving } from '../lib/roving';
import type { Area } from '../net/protocol';
import { CardBack } from './Card';
import { areasAt, countOf } from './cards/areas';
import { CardSlot } from './cards/CardSlot';
import { thingKey } from './choices';
import { itemsIn, useTable } from './context';
import { useCardsInSight } from './inSight';

export function Hand() {
    const table = useTable(), { mats } = table.scene.own;
    const mine = areasAt(table, 'hand').filter(a => a.owner === undefined || a.owner === table.seat);
    const played = areasAt(table, 'played').filter(a => itemsIn(table, a.id).length > 0);
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref, '[data-legal="true"]');
    useCardsInSight(ref, `${table.stage.frame.v} ${table.open.all.length > 0}`);
    useKey('1 2 3 4 5 6 7 8 9', key => pressNth(ref.current, Number(key)));
    return (
        <div class="hands" ref={ref}>
            {played.map(a => <PlayedRow key={a.id} area={a} />)}
            {mine.filter(a => countOf(table, a) > 0).map(a => <HandRow key={a.id} area={a} />)}
            {mats !== undefined && <mats.Mine />}
        </div>
    );
}

/** The answers of the list while that is open, else what is laid out to choose from, else the cards. */
function pressNth(hands: HTMLElement | null, n: number): void {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const one = [all('.prompt .options[open] li button'), all('.laid-out button.card, .gallery .portrait'), [...hands?.querySelectorAll<HTMLElement>('button.card') ?? []]]
        .find(some => some.length > 0)?.[n - 1];
    one?.focus();
    one?.click();
}

function HandRow({ area }: { area: Area }) {
    const table = useTable();
    const items = itemsIn(table, area.id);
    const backs = Math.max(0, countOf(table, area) - items.length);
    return (
        <ul class="hand" aria-label={table.words.area(area.key)}>
            {items.map((item, i) => {
                const at = `${area.id} ${thingKey(item)} ${items.slice(0, i).filter(other => thingKey(other) === thingKey(item)).length}`;
                return <li key={at}><CardSlot item={item} at={at} /></li>;
            })}
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
