// A seat's cards in one line: hand, draw pile and what comes after it, discard pile, archive. Each opens what is known of it: of a hand
// and a draw pile that are the cards that may lie there.
import { useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import type { Area, Item } from '../../net/protocol';
import { countOf, stateOf } from '../../table/cards/areas';
import { CardSlot } from '../../table/cards/CardSlot';
import { Modal } from '../../table/cards/Modal';
import { thingKey } from '../../table/choices';
import { itemsIn, useTable, type Table } from '../../table/context';
import { t } from './adeloth.text';
import { DECK } from './emblems';
import { has } from '../facts';

interface Section {
    title: string;
    items: Item[];
}

export function Deck({ seat }: { seat: number }) {
    const table = useTable();
    const { stage: { view }, seat: me } = table;
    const keys = ['hand', 'pile', 'discard', 'archive'].filter(key => key !== 'hand' || seat !== me);
    const areas = keys.flatMap(key => view.areas.find(a => a.key === key && a.owner === seat) ?? []);
    return <p class="ad-deck">{areas.map(a => <Part key={a.id} area={a} />)}</p>;
}

/** What a list of this area shows: what is known to lie there first, then what may lie there. */
export function sectionsOf(table: Table, area: Area): Section[] {
    const { stage: { view }, words } = table;
    const known = itemsIn(table, area.id).filter(i => i.id !== undefined);
    const unseen = view.items.filter(i => i.area === `unseen-${area.owner}`);
    const perhaps = unseen.filter(i => has(i, 'perhaps-in-hand')), later = unseen.filter(i => !has(i, 'perhaps-in-hand'));
    const sections: Section[] = [{ title: '', items: known }];
    if (area.key === 'hand')
        sections.push({ title: words.tag('perhaps-in-hand'), items: perhaps });
    if (area.key === 'hand' || area.key === 'pile')
        sections.push({ title: area.key === 'pile' && perhaps.length > 0 ? words.tag('not-in-hand') : t('adeloth.in-the-pile'), items: later });
    if (area.key === 'pile' && perhaps.length > 0)
        sections.push({ title: words.tag('perhaps-in-hand'), items: perhaps });
    return sections.filter(s => s.items.length > 0);
}

/** "then-draft" and the tier that comes. */
function supplyOf({ words }: Table, area: Area): { tier: string; says: string; explains: string } | undefined {
    const then = area.tags?.find(tag => tag.startsWith('then-')), tier = area.tags?.find(tag => /^t\d/.test(tag));
    return then === undefined ? undefined : { tier: tier === undefined ? '' : words.tag(tier),
        says: words.tag(then) + (tier === undefined ? '' : ` (${words.tag(tier)})`), explains: words.text(`tag.${then}.text`) ?? '' };
}

function Part({ area }: { area: Area }) {
    const table = useTable();
    const { words } = table;
    const [shown, show] = useState(false);
    const sections = sectionsOf(table, area), count = countOf(table, area), supply = supplyOf(table, area);
    const says = [`${words.area(area.key)} ${count}`, supply?.says ?? ''].filter(Boolean).join(', ');
    const legal = area.key !== 'hand' && itemsIn(table, area.id).some(i => stateOf(table, i) === 'legal');
    const inside = (
        <>
            <Icon name={DECK[area.key]!} size={17} title={says} /> <b aria-hidden>{count}</b>
            {supply !== undefined && supply.tier !== '' && <small aria-hidden>▸{supply.tier}</small>}
        </>
    );
    if (sections.length === 0)
        return <span class="pile" title={says}>{inside}</span>;
    const whose = `${words.area(area.key)} · ${words.seat(area.owner ?? 0)}`;
    return (
        <>
            <button type="button" class={`pile of-${area.kind} ${legal ? 'is-legal' : ''}`} data-pile={area.id} data-legal={legal} title={says}
                onClick={() => show(true)}>{inside}</button>
            {shown && <Modal class="pile-list" label={whose} onClose={() => show(false)}>
                <header>
                    <h2>{whose}</h2>
                    <small>{t('adeloth.cards', count)}</small>
                    <span class="space" />
                    <button type="button" onClick={() => show(false)}>{t('cards.close')}</button>
                </header>
                {supply !== undefined && <p class="ad-supply"><b>{supply.says}.</b> {supply.explains}</p>}
                {sections.map(s => (
                    <section key={s.title}>
                        {s.title !== '' && <h3>{s.title} <small>{s.items.length}</small></h3>}
                        <ul>{s.items.map(item => <li key={thingKey(item)}><CardSlot item={item} dims={legal} onChosen={() => show(false)} /></li>)}</ul>
                    </section>
                ))}
            </Modal>}
        </>
    );
}
