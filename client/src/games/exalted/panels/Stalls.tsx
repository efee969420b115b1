// What the market sells: what can be bought, by whom, upgrades beside the card they are made of.
import { useState } from 'preact/hooks';
import { Icon } from '../../../lib/Icon';
import type { Item } from '../../../net/protocol';
import type { Choice } from '../../../table/choices';
import { useTable } from '../../../table/context';
import { has, number } from '../../facts';
import { heroesOf, itemsOf, type Hero } from './heroes';
import { FIGURES } from './icons';
import { Letters } from './Letters';
import { t } from './panels.text';

/** Cards by family: the basic one, then its upgrade. */
function families(items: Item[]): Item[][] {
    const found = new Map<number, Item[]>();
    for (const item of items)
        found.set(item.cell ?? -1, [...found.get(item.cell ?? -1) ?? [], item]);
    return [...found.values()].map(f => f.sort((a, b) => Number(has(a, 'upgrade')) - Number(has(b, 'upgrade'))));
}

/** What cards cost a hero less just now, as the table tells. */
const discountOf = (hero: Hero | undefined) => number(hero?.model ?? {}, 'discount') ?? 0;

const NOW = 'now';            // not a hero, but whatever can be bought now

export function Stalls({ onBought }: { onBought: () => void }) {
    const { stage: { view }, words, open, seat } = useTable();
    const choices = open.all.filter(c => c.verb === 'buy');
    // Who is asked sees first what can be bought.
    const [buyer, setBuyer] = useState(choices.length > 0 ? NOW : '');
    const heroes = heroesOf(view, seat), hero = heroes.find(h => h.model.id === buyer);
    const gold = number(hero?.model ?? {}, 'gold') ?? 0, isNow = buyer === NOW && choices.length > 0;
    const able = (item: Item) => choices.length > 0 ? choices.some(c => (isNow || c.things[0]?.id === buyer) && c.things[1]?.id === item.id) : (number(item, 'price') ?? 0) <= gold + discountOf(hero);
    const stock = itemsOf(view, 'market');
    const shown = families(stock).map(f => hero === undefined && !isNow ? f : f.filter(able)).filter(f => f.length > 0);
    return (
        <>
            {heroes.length > 0 && <p class="ex-filter" role="group" aria-label={t('exalted.market')}>
                {choices.length > 0 && <button type="button" aria-pressed={isNow} onClick={() => setBuyer(NOW)}>{t('exalted.buyable')}</button>}
                <button type="button" aria-pressed={hero === undefined && !isNow} onClick={() => setBuyer('')}>{t('exalted.everybody')}</button>
                {heroes.map(h => <button type="button" key={h.model.id} aria-pressed={h === hero} title={t('exalted.affordable', words.title('model', h.model.id), number(h.model, 'gold') ?? 0)}
                    onClick={() => setBuyer(h.model.id ?? '')}>{words.title('model', h.model.id)} <Icon name={FIGURES['gold']!} size={13} title={words.fact('gold')} />{number(h.model, 'gold') ?? 0}</button>)}
            </p>}
            {shown.length === 0 && <p class="quiet">{t('exalted.none-affordable')}</p>}
            <ul class={`ex-stalls ${hero !== undefined || isNow ? 'is-sifted' : ''}`}>{shown.map(f => <li key={f[0]!.id}>{f.map(item =>
                <Ware key={item.id} item={item} from={stock.find(o => o.cell === item.cell && o !== item)} onBought={onBought}
                    choices={choices.filter(c => c.things[1]?.id === item.id && (hero === undefined || c.things[0]?.id === buyer))} />)}</li>)}</ul>
            <Letters />
        </>
    );
}

function Ware({ item, from, choices, onBought }: { item: Item; from?: Item; choices: Choice[]; onBought: () => void }) {
    const { session, stage: { view }, seat, words } = useTable();
    const less = (c: Choice) => discountOf(heroesOf(view, seat).find(h => h.model.id === c.things[0]?.id));
    const copies = number(item, 'copies') ?? 0, needs = (item.tags ?? []).filter(tag => tag.startsWith('needs-'));
    return (
        <article class={`ex-ware ${has(item, 'upgrade') ? 'upgrade' : ''} ${copies === 0 ? 'sold' : ''}`}>
            <h3>{words.title('item', item.id)} <b><Icon name={FIGURES['gold']!} size={14} title={words.fact('price')} />{number(item, 'price')}</b></h3>
            <p>{words.about('item', item.id)}</p>
            <small>{[copies === 0 ? t('exalted.sold') : t('exalted.copies', copies), ...has(item, 'upgrade') ? [from === undefined ? words.tag('upgrade') : t('exalted.upgrade-of', words.title('item', from.id))] : [],
                ...needs.map(tag => words.tag(tag))].join(' · ')}</small>
            {choices.length > 0 && <p class="ex-buyers">{choices.map(c => (
                <button type="button" key={c.n} class="legal" data-option={c.n} onClick={() => { onBought(); void session.answer(c); }}>{t('exalted.buy-for', words.title('model', c.things[0]?.id))}
                    {less(c) > 0 && <small>{t('exalted.cheaper', less(c))}</small>}</button>
            ))}</p>}
        </article>
    );
}
