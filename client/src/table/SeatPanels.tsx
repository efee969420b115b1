// A panel for each seat: who sits there, figures, gems, piles. Mine is the last.
import type { Area } from '../net/protocol';
import { t } from '../text/lang';
import { Icon } from '../lib/Icon';
import { countOf, figuresOf, placeOf, seatHue } from './cards/areas';
import { Chip } from './cards/Chip';
import { Figure } from './cards/Figure';
import { Pile } from './cards/Pile';
import { SeatHead } from './cards/SeatHead';
import { thingKey } from './choices';
import { isOpen, itemsIn, useTable, type Table } from './context';

/** The more seats, the less room for each. */
function sizeOf(seats: number): string {
    return seats > 4 ? 'compact' : seats > 2 ? 'tight' : '';
}

export function SeatPanels() {
    const { stage: { view }, seat: me } = useTable();
    const seats = view.seats.map((_, i) => i + 1);
    const order = [...seats.filter(s => s !== me), ...seats.filter(s => s === me)];
    return <div class={`seats ${sizeOf(seats.length)}`}>{order.map(s => <SeatPanel key={s} seat={s} />)}</div>;
}

function SeatPanel({ seat }: { seat: number }) {
    const table = useTable();
    const { words, scene, stage: { view, frame } } = table;
    const look = scene.seat(view, seat);
    const figures = figuresOf(table, seat);
    const { piles, rows } = areasOf(table, seat);
    const facts = otherFacts(table, seat);
    return (
        <section class="seat-panel" aria-label={words.seat(seat)} data-seat={seat} data-me={seat === table.seat}
            data-asked={!frame.over && view.seats[seat - 1]?.asked === true} style={{ '--hue': seatHue(seat) }}>
            <SeatHead seat={seat} />
            {look.marks.length > 0 && <p class="seat-marks">{look.marks.map(tag => words.tag(tag)).join(' · ')}</p>}
            {facts.length > 0 && <p class="seat-facts">{facts.join(' · ')}</p>}
            {figures.length > 0 && <ul class="figure-list">{figures.map(f => <li key={thingKey(f)}><Figure item={f} /></li>)}</ul>}
            {rows.map(area => <ul key={area.id} class="chips" aria-label={words.area(area.key)}>
                {itemsIn(table, area.id).map((item, i) => <li key={i}><Chip item={item} /></li>)}
            </ul>)}
            {(look.gems.length > 0 || piles.length > 0) && <div class="seat-foot">
                {look.gems.map(gem => <Gem key={gem.fact} seat={seat} gem={gem} />)}
                {piles.map(area => <Pile key={area.id} area={area} />)}
            </div>}
        </section>
    );
}

/** Facts of a seat that are neither its score nor gems. */
function otherFacts({ words, scene, stage: { view } }: Table, seat: number): string[] {
    const look = scene.seat(view, seat);
    const shown = new Set([look.score?.fact, ...look.gems.map(g => g.fact)]);
    return Object.entries(view.seats[seat - 1]?.facts ?? {}).filter(([fact]) => !shown.has(fact))
        .map(([fact, value]) => `${words.fact(fact)} ${Array.isArray(value) ? value.join(' / ') : value}`);
}

/** Areas in the panel of a seat: piles and hands by count, other things one by one. Figures have their own list. */
function areasOf(table: Table, seat: number): { piles: Area[]; rows: Area[] } {
    const { view } = table.stage;
    const owned = view.areas.filter(a => a.owner === seat
        && (placeOf(table, a) === 'seat' || (placeOf(table, a) === 'hand' && seat !== table.seat)));
    const isPile = (a: Area) => a.kind === 'pile' || a.kind === 'hand';
    return {
        piles: owned.filter(a => isPile(a) && (a.kind === 'hand' || countOf(table, a) > 0)),
        rows: owned.filter(a => !isPile(a) && itemsIn(table, a.id).some(i => table.scene.piece(i).shape !== 'medallion')),
    };
}

type SeatGem = ReturnType<Table['scene']['seat']>['gems'][number];

function Gem({ seat, gem }: { seat: number; gem: SeatGem }) {
    const table = useTable();
    const { session, open, words } = table;
    const says = t(gem.on ? 'cards.ready' : 'cards.spent', words.fact(gem.fact));
    const look = { class: `essence ${gem.on ? 'on' : 'off'}`, style: { '--gem': gem.color }, title: says, 'aria-label': says };
    const thing = gem.kind === undefined ? undefined : { kind: gem.kind, id: gem.fact };
    if (thing === undefined || seat !== table.seat || !isOpen(table, thing))
        return <span {...look} role="img"><Icon name={gem.icon} size={15} /></span>;
    return (
        <button type="button" {...look} data-thing={thingKey(thing)} data-legal onClick={() => session.click([thing], open)}
            onMouseEnter={() => session.hover([thing], open)} onMouseLeave={() => session.hover(null, open)}>
            <Icon name={gem.icon} size={15} />
        </button>
    );
}
