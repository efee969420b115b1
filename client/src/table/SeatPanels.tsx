// A panel for each seat: who sits there, figures, gems, piles. Mine is the last.
import type { ComponentChildren } from 'preact';
import type { SeatLook } from '../games/scene';
import type { Area } from '../net/protocol';
import { t } from '../text/lang';
import { Icon } from '../lib/Icon';
import { countOf, figuresOf, placeOf, seatHue, stateOf } from './cards/areas';
import { Chip } from './cards/Chip';
import { Figure, Life, Medallion } from './cards/Figure';
import { Pile } from './cards/Pile';
import { SeatHead } from './cards/SeatHead';
import { thingKey } from './choices';
import { isOn, isOpen, itemsIn, useTable, type Table } from './context';
import { matOf } from './mats';

/** The more seats, the less room for each. */
function sizeOf(seats: number): string {
    return seats > 4 ? 'compact' : seats > 2 ? 'tight' : '';
}

export function SeatPanels() {
    const table = useTable();
    const { stage: { view }, seat: me } = table;
    const seats = view.seats.map((_, i) => i + 1);
    const roster = seats.some(s => matOf(table, s) !== undefined);
    const panels = (of: number[]) => of.map(s => roster ? <RosterPanel key={s} seat={s} /> : <SeatPanel key={s} seat={s} />);
    return (
        <div class={`seats ${roster ? `roster ${seats.length > 6 ? 'full' : ''}` : sizeOf(seats.length)}`}>
            <div class="others">{panels(seats.filter(s => s !== me))}</div>
            {panels(seats.filter(s => s === me))}
        </div>
    );
}

function SeatPanel({ seat }: { seat: number }) {
    const table = useTable();
    const { words, scene, feed, stage: { view, frame } } = table;
    const look = scene.seats.look(view, seat), plan = feed.plans.find(p => p.seat === seat)?.what;
    const { piles, rows } = areasOf(table, seat);
    // Where the scene draws the panel, it tells all of this.
    const figures = scene.own.Panel !== undefined ? [] : figuresOf(table, seat);
    const facts = scene.own.Panel !== undefined ? [] : otherFacts(table, seat);
    return (
        <section class="seat-panel" aria-label={words.seat(seat)} data-seat={seat} data-me={seat === table.seat}
            data-asked={isOn(frame) && view.seats[seat - 1]?.asked === true} style={{ '--hue': seatHue(seat) }} onClick={e => showOnBoard(table, seat, e)}>
            <SeatHead seat={seat}><ToSeat seat={seat} /></SeatHead>
            {plan !== undefined && <p class="seat-plan">{t('talk.intends', words.title(plan.kind, plan.id))}</p>}
            {scene.own.Panel !== undefined && <scene.own.Panel seat={seat} />}
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

/** A seat with a mat: its figure, life, abilities and all its slots in three lines; in one when it is out of the game. */
function RosterPanel({ seat }: { seat: number }) {
    const table = useTable();
    const { words, scene, session, open, stage: { view, frame } } = table;
    const look = scene.seats.look(view, seat), { mats } = scene.own;
    const [figure] = figuresOf(table, seat);
    const state = figure === undefined ? 'plain' : stateOf(table, figure);
    const marks = [...look.marks, ...(figure?.tags ?? []).filter(tag => tag !== 'out')];
    const life = figure === undefined ? undefined : scene.board.piece(figure).life;
    const thing = figure === undefined ? undefined : { kind: figure.kind, id: figure.id };
    const name = figure === undefined ? '' : words.title(figure.kind, figure.id);
    return (
        <section class={`seat-panel roster-panel ${look.out ? 'is-out' : ''}`} aria-label={words.seat(seat)} data-seat={seat}
            data-me={seat === table.seat} data-asked={isOn(frame) && view.seats[seat - 1]?.asked === true} style={{ '--hue': seatHue(seat) }}
            onClick={e => showOnBoard(table, seat, e)}>
            <div class="roster-head">
                {figure !== undefined && (thing !== undefined && (state === 'legal' || state === 'picked')
                    ? <button type="button" class={`roster-figure is-${state}`} data-thing={thingKey(thing)} data-legal={state === 'legal'} aria-pressed={state === 'picked'} aria-label={name}
                        onClick={() => session.click([thing], open)} onMouseEnter={() => session.forecasts.hover([thing], open)}
                        onMouseLeave={() => session.forecasts.hover(null, open)}><Medallion item={figure} size={30} /></button>
                    : <ToSeat seat={seat} class={`roster-figure is-${state}`}><Medallion item={figure} size={30} /></ToSeat>)}
                <SeatHead seat={seat} />
                {!look.out && look.badges?.map(b => <BadgeFact key={b.icon} badge={b} />)}
                {look.out && <small class="roster-out">{words.tag('out')}</small>}
            </div>
            {!look.out && <>
                <div class="roster-life">
                    <small>{[name, ...marks.map(tag => words.tag(tag))].filter(Boolean).join(' · ')}</small>
                    {life !== undefined && <><Life life={life} /><b>{life.left}</b></>}
                </div>
                {seat !== table.seat && mats !== undefined && <mats.Strip seat={seat} />}
            </>}
        </section>
    );
}

/** Its figures come into the middle of the board. */
function ToSeat({ seat, class: cls = 'to-seat', children }: { seat: number; class?: string; children?: ComponentChildren }) {
    const { session, words } = useTable();
    const says = `${words.seat(seat)}: ${t('board.to-seat')}`;
    return (
        <button type="button" class={cls} aria-label={says} title={says} onClick={() => session.looksAt.set({ seat })}>
            {children ?? <Icon name="gi:position-marker" size={15} />}
        </button>
    );
}

/** A click on the panel itself does the same. */
function showOnBoard({ session }: Table, seat: number, e: Event): void {
    if ((e.target as Element).closest('button, a, summary') === null)
        session.looksAt.set({ seat });
}

function BadgeFact({ badge: { icon, fact, value, ready, thing } }: { badge: NonNullable<SeatLook['badges']>[number] }) {
    const { words } = useTable();
    const name = thing === undefined ? words.fact(fact) : words.title(thing.kind, thing.id);
    const about = thing === undefined ? '' : `: ${words.about(thing.kind, thing.id)}`;
    return (
        <span class={`badge-fact ${ready ? 'ready' : ''}`} title={name + about}>
            <Icon name={icon} size={17} title={name} />{value !== undefined && <b>{value}</b>}
        </span>
    );
}

/** Facts of a seat that are neither its score nor gems. */
function otherFacts({ words, scene, stage: { view } }: Table, seat: number): string[] {
    const look = scene.seats.look(view, seat);
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
        rows: owned.filter(a => !isPile(a) && itemsIn(table, a.id).some(i => table.scene.board.piece(i).shape !== 'medallion')),
    };
}

type SeatGem = SeatLook['gems'][number];

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
            onMouseEnter={() => session.forecasts.hover([thing], open)} onMouseLeave={() => session.forecasts.hover(null, open)}>
            <Icon name={gem.icon} size={15} />
        </button>
    );
}
