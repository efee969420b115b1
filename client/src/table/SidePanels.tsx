// What lies beside the board: tracks with their slots, piles, rows.
import type { Area, Cell, Item } from '../net/protocol';
import { t } from '../text/lang';
import { areasAt, stateOf } from './cards/areas';
import { Chip } from './cards/Chip';
import { Pile } from './cards/Pile';
import { SeatMark } from './cards/SeatMark';
import { seatsOfTag, tellTag } from './cards/teams';
import { useZoom } from './cards/zoom';
import { thingKey } from './choices';
import { itemsIn, useTable } from './context';

export function SidePanels() {
    const table = useTable();
    const side = areasAt(table, 'side');
    const piles = side.filter(a => a.kind === 'pile');
    const rows = side.filter(a => a.kind !== 'pile' && itemsIn(table, a.id).length > 0);
    return (
        <>
            {table.scene.own.Side !== undefined && <table.scene.own.Side />}
            {areasAt(table, 'track').map(a => <Track key={a.id} area={a} />)}
            {(piles.length > 0 || rows.length > 0) && <section class="side-areas">
                {rows.map(a => <SideRow key={a.id} area={a} />)}
                {piles.length > 0 && <div class="side-piles">{piles.map(a => <Pile key={a.id} area={a} />)}</div>}
            </section>}
        </>
    );
}

function SideRow({ area }: { area: Area }) {
    const table = useTable();
    const { words } = table;
    const owner = area.owner === undefined ? '' : ` · ${words.seat(area.owner)}`;
    return (
        <div class="side-row">
            <h3>{words.area(area.key)}{owner}</h3>
            <ul class="chips">{itemsIn(table, area.id).map((item, i) => <li key={i}><Chip item={item} /></li>)}</ul>
        </div>
    );
}

function Track({ area }: { area: Area }) {
    const table = useTable();
    const items = itemsIn(table, area.id);
    const name = table.words.area(area.key);
    return (
        <section class="track" aria-label={name}>
            <h2>{name}</h2>
            <ol>
                {(area.cells ?? []).map((cell, i) => <Slot key={i} number={i + 1} cell={cell} item={items.find(it => it.cell === i)} />)}
            </ol>
        </section>
    );
}

function Slot({ number, cell, item }: { number: number; cell: Cell; item: Item | undefined }) {
    return (
        <li aria-label={t('cards.slot', number)}>
            <Value cell={cell} />
            {item === undefined ? <span class="slot-empty">{t('table.empty')}</span> : <TrackItem item={item} />}
        </li>
    );
}

/** The slot's first figure, such as what it is worth. */
function Value({ cell }: { cell: Cell }) {
    const { words } = useTable();
    const [fact, value] = Object.entries(cell.facts ?? {})[0] ?? [];
    if (fact === undefined || value === undefined)
        return null;
    const number = Array.isArray(value) ? value[0] : value;
    return (
        <span class="value" role="img" aria-label={`${words.fact(fact)} ${number}`} title={words.fact(fact)}>
            {number === 0 ? '–' : number}
        </span>
    );
}

function TrackItem({ item }: { item: Item }) {
    const table = useTable();
    const { session, open, words } = table;
    const { handlers, study, stop } = useZoom(item);
    const state = stateOf(table, item);
    const choose = () => {
        stop();
        session.click([item], open);
    };
    return (
        <button type="button" class={`track-item is-${state}`} data-thing={thingKey(item)} data-legal={state === 'legal'} {...handlers}
            onClick={state === 'legal' || state === 'picked' ? choose : study}>
            <b>{words.title(item.kind, item.id)}</b>
            <small>{words.about(item.kind, item.id)}</small>
            {(item.tags ?? []).map(tag => <TrackTag key={tag} tag={tag} />)}
        </button>
    );
}

/** The tag of a team is told by its first seat's mark and name, in short. */
function TrackTag({ tag }: { tag: string }) {
    const table = useTable(), seats = seatsOfTag(table, tag), [seat] = seats;
    return (
        <small class="track-tag" title={tellTag(table, tag)}>
            {seat === undefined ? tellTag(table, tag) : <>
                <SeatMark seat={seat} size={11} /><span aria-hidden>✓ {seats.map(s => table.words.seat(s)).join(', ')}</span><span class="hidden-text">{tellTag(table, tag)}</span>
            </>}
        </small>
    );
}
