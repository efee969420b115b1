// A forecast that compares: both sides with their sums, how that ends and why, and what each answer of whoever decides would bring. It is
// fetched when there is something to compare.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useNarrow } from '../../lib/narrow';
import type { ForecastLine, GameEvent, Group } from '../../net/protocol';
import { t } from '../../text/lang';
import { seatHue } from '../cards/areas';
import { SeatMark } from '../cards/SeatMark';
import { thingKey } from '../choices';
import { useTable } from '../context';
import type { Size } from './camera';
import type { BoardState } from './useBoard';
import { ForecastText } from './Bubble';
import type { Compared } from './comparison';
import { brief, type Told, type ToldLine } from './forecast';
import { compareGroups, forkColumns, outcomesOf, signed, tellFuture, type Column, type Telling } from './forks';
import { whereIs, type Piece, type Point } from './plan';

const EDGE = 8;
const LEAST = 100;            // pixels of height that are worth it

/** Where the hand lies, if that is room enough. */
function roomOfHand(): DOMRect | null {
    const room = document.querySelector('.table .hands')?.getBoundingClientRect();
    return room !== undefined && room.height >= LEAST ? room : null;
}

/** Lines that are out of sight below are told by a sign: nobody scrolls what looks whole. */
function tellMore(el: HTMLElement): void {
    el.toggleAttribute('data-more', el.scrollHeight - el.scrollTop - el.clientHeight > 4);
}

/** At the corner of the board where it hides least; where there is little room, over the hand: never over the question and its buttons. */
export function Comparison({ compared, board: { size, camera, plan, pieces } }: { compared: Compared; board: Pick<BoardState, 'size' | 'camera' | 'plan' | 'pieces'> }) {
    const { preview, stage } = useTable();
    const ref = useRef<HTMLDivElement>(null);
    const narrow = useNarrow();
    const room = narrow ? roomOfHand() : null, low = room !== null;
    const things = [...compared.forecast?.groups?.flatMap(g => g.of) ?? [], ...preview?.choice.things ?? [], ...stage.frame.prompt?.about ?? []];
    const avoid = things.flatMap(i => whereIs(plan, pieces, i) ?? []);
    useLayoutEffect(() => {
        const el = ref.current;
        if (el === null)
            return;
        const at = room ?? bestCorner({ w: el.offsetWidth, h: el.offsetHeight }, size, avoid.map(camera.toScreen), pieces.map(camera.toScreen));
        Object.assign(el.style, room === null ? { left: '', top: '', width: '', height: '', maxHeight: `${size.h - 2 * EDGE}px` }
            : { left: `${room.left}px`, top: `${room.top}px`, width: `${room.width}px`, height: `${room.height}px`, maxHeight: '' });
        el.style.transform = low ? '' : `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
        tellMore(el);
    });
    const keep = (e: Event) => { if (low) e.stopPropagation(); };
    return (
        <div ref={ref} class={`forecast-panel ${low ? 'low' : ''}`} tabIndex={low ? 0 : undefined} onPointerDown={keep} onClick={keep}
            onScroll={e => tellMore(e.currentTarget)}>
            <ForecastPanel compared={compared} pieces={pieces} titled={!low} />
        </div>
    );
}

/** Where it covers as few as possible of what it is about, then of all else that stands there. */
export function bestCorner(own: Size, within: Size, avoid: Point[], others: Point[] = []): Point {
    const right = Math.max(EDGE, within.w - own.w - EDGE), low = Math.max(EDGE, within.h - own.h - EDGE);
    const corners = [{ x: EDGE, y: EDGE }, { x: right, y: EDGE }, { x: EDGE, y: low }, { x: right, y: low }];
    const hidden = (b: Point, all: Point[]) => all.filter(q => q.x > b.x - 12 && q.x < b.x + own.w + 12 && q.y > b.y - 12 && q.y < b.y + own.h + 12).length;
    const covers = (b: Point) => hidden(b, avoid) * (others.length + 1) + hidden(b, others);
    return corners.reduce((best, b) => covers(b) < covers(best) ? b : best);
}

/** Lines about what stands on the board, and about figures of a seat that no piece of its own shows as well. */
function worthTelling(pieces: Piece[], tells: string[]): (line: ForecastLine) => boolean {
    const keys = new Set(pieces.map(p => thingKey(p.item)));
    const shown = new Set(pieces.flatMap(({ item }) => Object.keys(item.facts ?? {}).map(fact => `${item.owner} ${fact}`)));
    return ({ thing, fact }) => thing.kind === 'seat' ? fact !== undefined && !shown.has(`${thing.id} ${fact}`)
        : keys.has(thingKey(thing)) || (fact !== undefined && tells.includes(fact));
}

function ForecastPanel({ compared: { title, forecast, forks, asked }, pieces, titled }: { compared: Compared; pieces: Piece[]; titled: boolean }) {
    const { words, scene, seat, stage: { view: { items } } } = useTable();
    const outcomes = scene.forecast.outcomes;
    const events = scene.forecast.foretells.filter(e => !outcomes.includes(e));
    const shows = worthTelling(pieces, scene.forecast.tells);
    const warns = (e: GameEvent) => scene.forecast.warns(e, seat);
    const [left, right] = forecast?.groups ?? [];
    const telling: Telling = { words, items, shows, events, warns, fatal: scene.forecast.fatal, states: scene.forecast.states };
    const { anyway, columns } = forkColumns(forks, telling);
    return (
        <>
            {titled && <strong>{title}</strong>}
            {left !== undefined && right !== undefined && <Sums left={left} right={right} />}
            {left !== undefined && right !== undefined && <ul class="outcomes">
                {outcomesOf(forecast?.events, outcomes, [left, right], words).map(o => <Outcome key={o.text} {...o} />)}
            </ul>}
            {forecast !== null && columns.length === 0 && <ForecastText {...tellFuture(forecast, telling)} />}
            {columns.length > 0 && <>
                {anyway.told.length + anyway.notes.length > 0 && <div class="anyway">
                    <h4>{t('fore.anyway')}</h4><Effects told={anyway.told} notes={anyway.notes} />
                </div>}
                <p class="decides">{asked === seat ? t('fore.you-decide') : asked !== undefined && t('fore.decides', words.seatName(asked))}</p>
                <div class="fork-columns">{columns.map(c => <ForkColumn key={c.option} column={c} />)}</div>
            </>}
        </>
    );
}

function Sums({ left, right }: { left: Group; right: Group }) {
    const { words } = useTable();
    const lines = compareGroups(left, right);
    return (
        <table class="sums">
            <thead><tr><td /><Side group={left} /><th scope="col" class="lead">{t('fore.lead')}</th><Side group={right} /></tr></thead>
            <tbody>{lines.map(l => (
                <tr key={l.fact}>
                    <th scope="row">{words.fact(l.fact)}</th><td>{l.left}</td><td class="lead">{signed(l.lead)}</td><td>{l.right}</td>
                </tr>
            ))}</tbody>
        </table>
    );
}

/** Whose side it is, and how many count. */
function Side({ group }: { group: Group }) {
    const { words } = useTable();
    const name = group.seat === undefined ? words.text(`group.${group.id}`) ?? group.id : words.seat(group.seat);
    return (
        <th scope="col" title={words.text(`group.${group.id}`)} style={{ '--hue': group.seat === undefined ? undefined : seatHue(group.seat) }}>
            {group.seat !== undefined && <SeatMark seat={group.seat} size={11} />} {t('fore.sides', name, group.of.length)}
        </th>
    );
}

function Outcome({ text, rule }: { text: string; rule: string }) {
    const { words } = useTable();
    const why = rule === '' ? '' : firstSentence(words.rule(rule));
    return <li><b>{text}</b>{why !== '' && <span> {why} <small>{rule}</small></span>}</li>;
}

function firstSentence(text: string): string {
    return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

function ForkColumn({ column: { option, told, notes, wins } }: { column: Column }) {
    const { words } = useTable();
    const none = told.length + notes.length + wins.length === 0;
    return (
        <section data-fork={option}>
            <h4>{words.option(option)}</h4>
            <Effects told={told} notes={[...notes, ...wins]} />
            {none && <p class="quiet">{t('fore.nothing')}</p>}
        </section>
    );
}

function Effects({ told, notes }: { told: Told[]; notes: ToldLine[] }) {
    return (
        <ul>
            {told.map(one => <li key={thingKey(one.thing)}><b>{one.title}</b> {one.lines.map(brief).join(' · ')}</li>)}
            {notes.map(line => <li key={line.text} class={line.warning ? 'note warning' : 'note'}>{brief(line)}</li>)}
        </ul>
    );
}
