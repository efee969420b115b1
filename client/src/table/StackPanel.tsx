// Effects that wait for their turn, as cards: what happens next lies on top and is the largest. Pointing at one shows on the board
// where it comes from and whom it is meant for. On a phone it folds to a strip.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useNarrow } from '../lib/narrow';
import { useStore } from '../lib/store';
import type { Area, Item } from '../net/protocol';
import { t } from '../text/lang';
import { Card } from './Card';
import { areasAt, placeOf, seatHue, stateOf } from './cards/areas';
import { Medallion } from './cards/Figure';
import { SeatMark } from './cards/SeatMark';
import { useZoom } from './cards/zoom';
import { thingKey } from './choices';
import { useTable, type Table } from './context';
import { NO_PASSING } from './PassButton';
import { itself, passedSince, stackOf, type StackEntry } from './stack';

/** In the right column, which a phone hides: there it is a strip above the question. */
export function StackPanel({ strip = false }: { strip?: boolean }) {
    const table = useTable();
    const narrow = useNarrow();
    return narrow !== strip ? null : <>{areasAt(table, 'stack').map(a => strip ? <Strip key={a.id} area={a} /> : <Whole key={a.id} area={a} />)}</>;
}

function Whole({ area }: { area: Area }) {
    const table = useTable();
    const entries = stackOf(table.stage.view, area);
    const name = table.words.area(area.key);
    usePointing(entries);
    return (
        <section class="stack" aria-label={name}>
            <h2>{name}{entries.length > 1 && <small> {entries.length}</small>}</h2>
            <Entries entries={entries} />
            <Asked entries={entries} />
        </section>
    );
}

function Strip({ area }: { area: Area }) {
    const table = useTable();
    const [wide, open] = useState(false);
    const entries = stackOf(table.stage.view, area);
    const [top] = entries;
    const name = table.words.area(area.key);
    const shown = wide && top !== undefined;
    usePointing(entries);
    // After the end nothing will wait any more, and the way back to the result has its place there.
    return top === undefined && table.stage.frame.over ? null : (
        <section class={`stack strip ${shown ? 'wide' : ''} ${top === undefined ? 'none' : ''} ${entries.length > 1 ? 'many' : ''}`} aria-label={name}>
            <button type="button" class="stack-fold" aria-expanded={shown} disabled={top === undefined} onClick={() => open(!wide)}>
                <Icon name="gi:stack" size={20} class="stack-emblem" />
                {top === undefined ? <span class="quiet">{t('stack.empty', name)}</span> : <Brief entry={top} />}
                {entries.length > 1 && <b class="stack-count">{entries.length}</b>}
                {top !== undefined && <span aria-hidden="true">{shown ? '▾' : '▴'}</span>}
            </button>
            {shown && <div class="stack-open"><Entries entries={entries} /><Asked entries={entries} /></div>}
        </section>
    );
}

/** One line: what, whose, at whom. */
function Brief({ entry }: { entry: StackEntry }) {
    const { words } = useTable();
    const names = entry.targets.map(i => words.title(i.kind, i.id)).join(', ');
    return (
        <span class="stack-brief" style={{ '--hue': entry.owner === undefined ? undefined : seatHue(entry.owner) }}>
            {entry.owner !== undefined && <SeatMark seat={entry.owner} size={12} />}
            <em>{t(`stack.${entry.when}`)}</em> <b>{words.tag(entry.effect)}</b>
            {entry.source !== undefined && <> · {words.title(entry.source.kind, entry.source.id)}</>}{names !== '' && <> → {names}</>}
        </span>
    );
}

/** What is pointed at and gone is pointed at no more. */
function usePointing(entries: StackEntry[]): void {
    const { session } = useTable();
    const keys = entries.map(e => `${thingKey(e.item)} ${e.effect}`).join();
    useEffect(() => session.pointed.set(null), [keys]);
}

function Entries({ entries }: { entries: StackEntry[] }) {
    if (entries.length === 0)
        return <p class="stack-none quiet">{t('stack.none')}</p>;
    return <ol>{entries.map((e, i) => <li key={thingKey(e.item)} class={`when-${e.when}`}><Entry entry={e} first={i === 0} /></li>)}</ol>;
}

function Entry({ entry, first }: { entry: StackEntry; first: boolean }) {
    const table = useTable();
    const { session, open, words, preview } = table;
    const pointed = useStore(session.pointed);
    const state = stateOf(table, entry.item);
    const meant = [...pointed?.targets ?? [], ...preview?.choice.things ?? []].some(i => thingKey(i) === thingKey(entry.item));
    const point = () => session.pointed.set(entry);
    const away = () => {
        session.pointed.set(null);
        session.forecasts.hover(null, open);
    };
    const rest = () => {
        point();
        session.forecasts.hover([entry.item], open);
    };
    const owner = entry.owner === undefined ? undefined : seatHue(entry.owner);
    return (
        <div class={`stacked is-${state} ${meant ? 'meant' : ''}`} style={{ '--hue': owner }} onMouseEnter={rest} onMouseLeave={away}
            onFocusIn={rest} onFocusOut={away}>
            {entry.source !== undefined && <Source item={itself(table.stage.view, entry.source)} large={first} />}
            <button type="button" class="stacked-words" data-thing={thingKey(entry.item)} data-legal={state === 'legal'}
                onClick={() => state === 'legal' || state === 'picked' ? session.click([entry.item], open) : point()}>
                <em class="when">{t(`stack.${entry.when}`)}</em>
                <b>{words.tag(entry.effect)}</b>
                {entry.owner !== undefined && <span class="whose"><SeatMark seat={entry.owner} size={12} /> {words.seat(entry.owner)}</span>}
                {entry.source !== undefined && <span>{words.title(entry.source.kind, entry.source.id)}</span>}
                {entry.targets.length > 0 && <span class="targets">→ {entry.targets.map(i => targetName(table, i)).join(', ')}</span>}
                {entry.marks.length > 0 && <small>{entry.marks.map(tag => words.tag(tag)).join(' · ')}</small>}
                {state === 'legal' && <span class="hidden-text">{t('table.legal')}</span>}
            </button>
        </div>
    );
}

/** An effect that is aimed at tells what it is. */
function targetName({ words, stage: { view } }: Table, item: Item): string {
    const effect = itself(view, item).tags?.find(tag => tag.startsWith('effect-'));
    const name = words.title(item.kind, item.id);
    return effect === undefined ? name : t('stack.named', name, words.tag(effect));
}

/** A card lies there; a figure stands on the board and is shown by its emblem. Either is shown large on demand. */
function Source({ item, large }: { item: Item; large: boolean }) {
    const table = useTable();
    const { handlers, study } = useZoom(item);
    const area = table.stage.view.areas.find(a => a.id === item.area);
    const stands = area !== undefined && placeOf(table, area) === 'board';
    return (
        <div class={`stacked-source ${large ? 'large' : ''} ${stands ? 'stands' : ''}`} {...handlers}>
            {stands ? <Medallion item={item} size={large ? 54 : 32} /> : <Card item={item} size="small" />}
            <button type="button" class="look" aria-label={t('cards.look', table.words.title(item.kind, item.id))} onClick={study}>
                <Icon name="gi:magnifying-glass" size={12} />
            </button>
        </div>
    );
}

/** Who is asked about what happens next, and who has let it pass. */
function Asked({ entries }: { entries: StackEntry[] }) {
    const { session, stage, words, seat } = useTable();
    const log = useStore(session.journal.log), { waiting } = useStore(session.passing?.state ?? NO_PASSING);
    if (entries.length === 0 || stage.frame.over || session.director.reminds)
        return null;
    // Who looks back has the log of the whole match: only what led here counts.
    const known = log.filter(e => e.answers <= stage.frame.answers);
    const events = known.length > 0 ? known.map(e => e.event) : stage.frame.events;
    const asked = stage.frame.view.seats.flatMap((s, i) => s.asked ? [i + 1] : []);
    const waits = entries[0]?.when === 'next';
    const passed = !waits ? [] : passedSince(events).filter(s => !asked.includes(s));
    const names = (seats: number[]) => seats.map(s => words.seat(s)).join(', ');
    const others = asked.filter(s => s !== seat);
    return (
        <p class="stack-asked" role="status">
            {asked.includes(seat) && seat > 0 && waiting === null && !stage.playing && <b>{t('stack.you-asked')}</b>}
            {others.length > 0 && <span>{t('stack.asked', names(others))}</span>}
            {passed.length > 0 && <span class="quiet">{t('stack.passed', names(passed))}</span>}
        </p>
    );
}
