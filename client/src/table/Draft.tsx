// Choosing before the match: a gallery of what can be chosen, what comes along with each, and the teams so far.
import { useRef, useState } from 'preact/hooks';
import { useRoving } from '../lib/roving';
import type { Area, Item } from '../net/protocol';
import { t } from '../text/lang';
import { areasAt, figuresOf, seatHue, stateOf } from './cards/areas';
import { CardSlot } from './cards/CardSlot';
import { Medallion } from './cards/Figure';
import { Portrait } from './cards/Portrait';
import { SeatHead } from './cards/SeatHead';
import { holdersOf, teamAreas } from './cards/teams';
import { thingKey } from './choices';
import { isOpen, isPicked, itemsIn, useTable, type Table } from './context';

export function DraftTable() {
    const table = useTable();
    const [lookedAt, look] = useState('');        // a key: what lies there next was not looked at
    const { title, choices, along } = draftOf(table);
    const seats = table.stage.view.seats.map((_, i) => i + 1);
    // What would be taken stays in sight, wherever the pointer wanders.
    const taken = choices.findIndex(c => isPicked(table, c));
    const looked = choices.findIndex(c => thingKey(c) === lookedAt), free = Math.max(choices.findIndex(c => isOpen(table, c)), 0);
    const shown = Math.min(taken >= 0 ? taken : looked >= 0 ? looked : free, choices.length - 1);
    const item = choices[shown];
    const all = useRef<HTMLDivElement>(null);
    useRoving(all, '[data-legal="true"]');
    const asked = choices.some(c => isOpen(table, c));   // not while something else is asked
    return (
        <div class="draft" ref={all}>
            <header class="draft-head">
                <h1>{choices[0]?.kind === 'card' ? title : t('cards.draft')}</h1>
                <div class={`teams ${seats.length > 4 ? 'many crowd' : seats.length > 2 ? 'many' : ''}`}>{seats.map(seat => <Team key={seat} seat={seat} />)}</div>
            </header>
            <ul class={`gallery ${choices.length > 7 || (choices.length > 6 && seats.length > 4) ? 'many' : ''}`} aria-label={title}>
                {choices.map((choice, i) => <li key={thingKey(choice)}>
                    <Choice item={choice} dims={asked} shown={i === shown} onLook={() => look(thingKey(choice))} />
                </li>)}
            </ul>
            {item !== undefined && <Along item={item} cards={along(shown)} />}
        </div>
    );
}

/** Things with a cell come along with the choice of that number. */
function draftOf(table: Table): { title: string; choices: Item[]; along: (choice: number) => Item[] } {
    const areas = areasAt(table, 'draft').filter(a => a.owner === undefined);
    const items = areas.flatMap(a => itemsIn(table, a.id));
    const choices = items.filter(i => i.cell === undefined);
    return {
        title: table.words.area(areas[0]?.key ?? ''),
        choices,
        along: n => items.filter(i => i.cell === n && !choices.some(c => thingKey(c) === thingKey(i))),
    };
}

interface ChoiceProps {
    item: Item;
    dims: boolean;
    shown: boolean;
    onLook: () => void;
}

function Choice({ item, dims, shown, onLook }: ChoiceProps) {
    const table = useTable();
    const { session, open } = table;
    const found = stateOf(table, item);
    const state = found === 'dim' && !dims ? 'plain' : found;
    const click = () => {
        onLook();
        session.click([item], open);
    };
    return (
        <Portrait item={item} state={state} shown={shown} holders={holdersOf(table, item)} onClick={click}
            onPointerEnter={e => { if (e.pointerType === 'mouse') onLook(); }}
            onFocus={e => { if (e.currentTarget.matches(':focus-visible')) onLook(); }} />
    );
}

function Along({ item, cards }: { item: Item; cards: Item[] }) {
    const { words, scene } = useTable();
    const name = words.title(item.kind, item.id);
    const more = scene.cards.more(item);
    return (
        <section class="along" aria-label={t('cards.draft-of', name)}>
            <header>
                <h2>{name}</h2>
                <p class="about">{words.about(item.kind, item.id)}</p>
                <p>{more.map(m => <span key={thingKey(m)}><b>{words.heading(m)}:</b> {words.about(m.kind, m.id)} </span>)}</p>
            </header>
            <ul tabIndex={-1}>{cards.map(card => <li key={thingKey(card)}><CardSlot item={card} dims={false} /></li>)}</ul>
        </section>
    );
}

function Team({ seat }: { seat: number }) {
    const table = useTable();
    const { words, stage } = table;
    const areas = teamAreas(table, seat);
    // Cards that were drafted are known by name; what is face down is not told.
    const drafted = (area: Area) => table.scene.cards.drafted === undefined ? itemsIn(table, area.id)
        : itemsIn(table, area.id).filter(i => i.id !== undefined && table.scene.cards.member?.(i) !== false).map(i => ({ ...i, tags: [] }));
    // Who was chosen may stand somewhere on the table already.
    const figures = areas.length === 0 ? figuresOf(table, seat).filter(i => table.scene.cards.member?.(i) !== false) : [];
    return (
        <section class="team" aria-label={words.seat(seat)} data-asked={stage.view.seats[seat - 1]?.asked === true}
            style={{ '--hue': seatHue(seat) }}>
            <SeatHead seat={seat} />
            {areas.length + figures.length === 0 && <small>{t('cards.draft-nobody')}</small>}
            {figures.length > 0 && <ul>{figures.map(item => <li key={thingKey(item)}><Member item={{ ...item, tags: [] }} /></li>)}</ul>}
            {areas.map(area => (
                <ul key={area.id} aria-label={words.area(area.key)} title={words.area(area.key)}>
                    {drafted(area).map((item, i) => <li key={i}><Member item={item} /></li>)}
                </ul>
            ))}
        </section>
    );
}

function Member({ item }: { item: Item }) {
    const { words } = useTable();
    const tags = (item.tags ?? []).map(tag => words.tag(tag));
    return (
        <span class={`member ${(item.tags ?? []).map(tag => `is-${tag}`).join(' ')}`}>
            <Medallion item={item} size={28} />
            <span>{words.title(item.kind, item.id)}{tags.length > 0 && <small> {tags.join(' · ')}</small>}</span>
        </span>
    );
}
