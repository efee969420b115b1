// A figure in a list: emblem, name, life, and its state in words.
import { Icon } from '../../lib/Icon';
import type { PieceLook } from '../../games/scene';
import type { Item } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { isAimed, useTable, type Table } from '../context';
import { ownerOf, placeOf, seatHue, stateOf } from './areas';

/** The emblem in its team's ring. */
export function Medallion({ item, size = 30 }: { item: Item; size?: number }) {
    const { scene, stage: { view } } = useTable();
    const owner = ownerOf(view, item);
    const hue = owner === undefined ? undefined : seatHue(owner);
    return (
        <span class="medallion" style={{ width: `${size}px`, height: `${size}px`, '--hue': hue }}>
            <Icon name={scene.board.piece(item).icon} size={Math.round(size * 0.72)} />
        </span>
    );
}

export function Figure({ item }: { item: Item }) {
    const table = useTable();
    const { session, open, words, scene, stage } = table;
    const look = scene.board.piece(item);
    const state = stateOf(table, item);
    const aimed = isAimed(table, item) ? 'aimed' : '';
    const shared = { class: `figure-row is-${state} ${aimed}`, 'data-thing': thingKey(item), 'data-legal': state === 'legal' };
    const inside = (
        <>
            <Medallion item={item} />
            <span class="figure-name">
                {words.title(item.kind, item.id)}{look.star === true && <span class="star" aria-hidden="true"> ★</span>}
            </span>
            <small class="figure-state">{stateInWords(table, item)}</small>
            {look.life !== undefined && <span class="figure-life"><Life life={look.life} /><b aria-hidden>{look.life.left}/{look.life.of}</b></span>}
        </>
    );
    if (open.all.length === 0 && !stage.playing)
        return <div {...shared}>{inside}</div>;
    return (
        <button type="button" {...shared} aria-pressed={state === 'picked'} onClick={() => session.click([item], open)}
            onMouseEnter={() => session.forecasts.hover([item], open)} onMouseLeave={() => session.forecasts.hover(null, open)}
            onFocus={() => session.forecasts.hover([item], open)} onBlur={() => session.forecasts.hover(null, open)}>
            {inside}
        </button>
    );
}

/** Its tags; if it has none, where it is if that is not the board. */
function stateInWords(table: Table, item: Item): string {
    const area = table.stage.view.areas.find(a => a.id === item.area);
    const away = area !== undefined && placeOf(table, area) !== 'board' ? [table.words.area(area.key)] : [];
    const tags = (item.tags ?? []).map(tag => table.words.tag(tag));
    return (tags.length > 0 ? tags : away).join(' · ');
}

export function Life({ life }: { life: NonNullable<PieceLook['life']> }) {
    const says = t('cards.life', life.left, life.of);
    return (
        <span class="life" role="img" aria-label={says} title={says}>
            <span style={{ width: `${life.of > 0 ? 100 * life.left / life.of : 0}%` }} />
        </span>
    );
}
