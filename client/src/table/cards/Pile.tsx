// A pile by name and count; what is known of it can be looked through.
import { useState } from 'preact/hooks';
import type { Area } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { itemsIn, useTable } from '../context';
import { countOf, stateOf } from './areas';
import { CardSlot } from './CardSlot';
import { Modal } from './Modal';

export function Pile({ area }: { area: Area }) {
    const table = useTable();
    const [shown, show] = useState(false);
    const items = itemsIn(table, area.id).filter(i => i.id !== undefined);
    const name = table.words.area(area.key);
    const whose = area.owner === undefined ? name : `${name} · ${table.words.seat(area.owner)}`;
    const count = countOf(table, area);
    const label = <><span class="pile-name">{name}</span> <b>{count}</b></>;
    if (items.length === 0)
        return <span class={`pile of-${area.kind}`} title={name}>{label}</span>;
    const legal = items.some(i => stateOf(table, i) === 'legal');
    return (
        <>
            <button type="button" class={`pile of-${area.kind} ${legal ? 'is-legal' : ''}`} data-pile={area.id} data-legal={legal}
                title={whose} onClick={() => show(true)}>
                {label} <span class="hidden-text">{t('cards.look-through')}</span>
            </button>
            {shown && <Modal class="pile-list" label={whose} onClose={() => show(false)}>
                <header>
                    <h2>{whose}</h2>
                    {count > items.length && <small>{t('cards.hidden', count - items.length)}</small>}
                    <span class="space" />
                    <button type="button" onClick={() => show(false)}>{t('cards.close')}</button>
                </header>
                <ul>
                    {items.map(item => <li key={thingKey(item)}><CardSlot item={item} dims={legal} onChosen={() => show(false)} /></li>)}
                </ul>
            </Modal>}
        </>
    );
}
