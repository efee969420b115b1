// Beside the board: the hint card that turned up, and the goblin shop, wares with their prices.
import { Icon } from '../../lib/Icon';
import { useNarrow } from '../../lib/narrow';
import type { Item } from '../../net/protocol';
import { areaItems, useItem } from '../../table/cards/useItem';
import { useTable } from '../../table/context';
import { t } from './adeloth.text';
import { FIGURES, PLACES, emblem } from './emblems';
import { number } from '../facts';
import { HintNote } from './over';

export function Side() {
    const narrow = useNarrow(), { stage: { view } } = useTable();
    // What is on the stack needs the room.
    const waits = view.items.some(i => i.area === 'stack');
    return <>{!narrow && !waits && <HintNote />}<Shop /></>;
}

/** Emblems and prices; names as well while one can buy, and where there is room. */
function Shop() {
    const table = useTable();
    const narrow = useNarrow();
    const buys = table.open.all.some(c => c.things[0]?.kind === 'ware');
    const wares = areaItems(table, 'shop');
    if (wares.length === 0 || table.stage.view.round === 0)
        return null;
    return (
        <section class={`ad-shop ${buys || narrow ? '' : 'compact'}`} aria-label={table.words.area('shop')}>
            <h2><Icon name={PLACES['shop']!} size={17} /> {table.words.area('shop')}</h2>
            <ul>{wares.map(item => <li key={item.id}><Ware item={item} /></li>)}</ul>
        </section>
    );
}

function Ware({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const stock = number(item, 'stock');
    return (
        <button {...attributes} class={`ad-ware is-${state} ${stock === 0 ? 'sold' : ''}`}>
            <Icon name={emblem(item.kind, item.id)} size={17} />
            <span class="ad-ware-name">{words.title(item.kind, item.id)}{stock !== undefined && <small> {t('adeloth.stock', stock)}</small>}</span>
            <b><Icon name={FIGURES['gold']!} size={12} title={words.fact('gold-cost')} />{number(item, 'gold-cost')}</b>
        </button>
    );
}
