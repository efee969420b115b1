// What is happening at this moment. Each effect lasts as long as the director shows it; dice, numbers and words can be read a while longer.
import { useEffect } from 'preact/hooks';
import { iconPath } from '../../lib/Icon';
import { useStore } from '../../lib/store';
import type { Thing } from '../../net/protocol';
import { t } from '../../text/lang';
import { Card } from '../Card';
import { thingKey } from '../choices';
import { useTable } from '../context';
import type { Notice, Shown } from '../director';
import { EventSentence } from '../EventLine';
import { liesHere } from '../stack';
import { whereIs, R, type Box, type Piece, type Plan, type Point } from './plan';

const DIE = 46;               // pixels of a die, however far away the board is
const LETTERS = 28;           // pixels of a number
const WORDS = 0.7;            // of that has a word
const SEEN_MS = 6000;         // a notice on a page that is looked at

/** Where the pips of each face lie, in quarters of its side. */
const PIPS: Record<number, [x: number, y: number][]> = {
    1: [[2, 2]], 2: [[1, 1], [3, 3]], 3: [[1, 1], [2, 2], [3, 3]], 4: [[1, 1], [3, 1], [1, 3], [3, 3]],
    5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]], 6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

interface Props {
    shown: Shown[];
    plan: Plan;
    pieces: Piece[];
    scale: number;            // pixels of a unit of the board
    seen: Box;                // the part of the board in sight
}

/** Effects at a place: within the board's picture. */
export function EffectsOnBoard({ shown, plan, pieces, scale, seen }: Props) {
    const at = (thing: Thing | null | undefined) => whereIs(plan, pieces, thing ?? null) ?? onlyFigure(pieces, thing);
    const unit = 1 / Math.max(scale, 0.05);
    return <>{shown.map((s, i) => (
        <g key={s.number} style={{ '--ms': `${s.ms}ms` }}><OneEffect shown={s} at={at} unit={unit} seen={seen} above={earlier(shown.slice(0, i), s)} /></g>
    ))}</>;
}

/** What happens to a seat happens to its figure, if it has only one. */
function onlyFigure(pieces: Piece[], thing: Thing | null | undefined): Point | undefined {
    const own = thing?.kind !== 'seat' ? [] : pieces.filter(p => !p.flat && p.item.owner === Number(thing.id));
    return own.length === 1 ? own[0] : undefined;
}

/** From what a number or a word rises. */
function risesFrom({ effect, things, aimed }: Shown): Thing | null {
    return effect.show !== 'number' && effect.show !== 'word' ? null : effect.at === undefined ? aimed : things[effect.at] ?? null;
}

/** How many numbers and words rise from the same thing already. */
function earlier(before: Shown[], shown: Shown): number {
    const key = (of: Shown) => thingKey(risesFrom(of) ?? { kind: '' });
    return risesFrom(shown) === null ? 0 : before.filter(b => key(b) === key(shown)).length;
}

interface OneProps {
    shown: Shown;
    at: (thing: Thing | null | undefined) => Point | undefined;
    unit: number;             // of the board, a pixel wide
    seen: Box;
    above: number;
}

function OneEffect({ shown, at, unit, seen, above }: OneProps) {
    const { words } = useTable();
    const { effect, things, event } = shown;
    const of = (i: number) => at(things[i]);
    switch (effect.show) {
    case 'number': return <Rising at={at(risesFrom(shown))} shown={shown} tone={effect.tone} unit={unit} above={above}>{signed(event.args[effect.amount] ?? '', effect.tone)}</Rising>;
    case 'word': return <Rising at={at(risesFrom(shown))} shown={shown} tone={effect.tone} unit={unit} above={above} part={WORDS}>{words.float(event)}</Rising>;
    case 'flash': return <Flash at={of(effect.at)} tone={effect.tone} icon={effect.icon} />;
    case 'line': return <Shot from={of(effect.from)} to={of(effect.to)} tone={effect.tone} />;
    case 'dice': return <Dice at={effect.at === undefined ? at(shown.by) : of(effect.at)} dice={event.args.slice(effect.from, effect.to).map(Number)} unit={unit} seen={seen} />;
    default: return null;
    }
}

function signed(amount: string, tone: string): string {
    return amount === '0' ? amount : `${tone === 'bad' ? '−' : '+'}${amount}`;
}

interface RisingProps {
    at: Point | undefined;
    shown: Shown;
    tone: string;
    unit: number;
    above: number;
    part?: number;            // of the size of a number
    children: string;
}

/** What befalls it, and by what: "−4 Crusher". */
function Rising({ at, shown: { cause }, tone, unit, above, part = 1, children }: RisingProps) {
    const { words } = useTable();
    if (at === undefined)
        return null;
    const size = Math.max(34, LETTERS * unit);
    // The name alone: what stands behind it in brackets is for those who choose.
    const by = cause === undefined ? '' : ('text' in cause ? words.text(cause.text) ?? '' : words.title(cause.kind, cause.id)).replace(/ \(.*\)$/, '');
    return (
        <text class={`rising ${tone}`} x={at.x} y={at.y + 8 - above * 1.5 * size} style={{ fontSize: `${part * size}px` }}>
            {children}
            {by !== '' && <tspan class="cause" x={at.x} dy="0.8em" style={{ fontSize: `${0.55 * size}px` }}>{by}</tspan>}
        </text>
    );
}

/** Dice above whoever has rolled them, within sight. */
function Dice({ at, dice, unit, seen }: { at: Point | undefined; dice: number[]; unit: number; seen: Box }) {
    if (at === undefined)
        return null;
    const size = DIE * unit, gap = 6 * unit, wide = dice.length * (size + gap) - gap;
    const x = Math.min(Math.max(at.x - wide / 2, seen.x + gap), seen.x + seen.w - wide - gap);
    const y = Math.max(at.y - R - size - gap, seen.y + gap);
    return (
        <g class="rolled" transform={`translate(${x} ${y})`}>
            {dice.map((pips, i) => (
                <g key={i} class="rolled-die" data-pips={pips} transform={`translate(${i * (size + gap)} 0)`}>
                    <rect width={size} height={size} rx={size / 6} />
                    {PIPS[pips]?.map(([px, py]) => <circle key={`${px} ${py}`} cx={px * size / 4} cy={py * size / 4} r={size / 11} />)}
                </g>
            ))}
        </g>
    );
}

function Flash({ at, tone, icon }: { at: Point | undefined; tone: string; icon?: string }) {
    if (at === undefined)
        return null;
    const size = 34;
    return (
        <g class={`flash ${tone}`} transform={`translate(${at.x} ${at.y})`}>
            <circle class="wave" r={0.7 * R} />
            {icon !== undefined && <g class="sign">
                <circle r={25} />
                <path d={iconPath(icon)} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
            </g>}
        </g>
    );
}

function Shot({ from, to, tone }: { from: Point | undefined; to: Point | undefined; tone: string }) {
    if (from === undefined || to === undefined)
        return null;
    const dx = to.x - from.x, dy = to.y - from.y;
    const angle = Math.atan2(dy, dx) * 180 / Math.PI;
    return (
        <g class={`shot ${tone}`} transform={`translate(${from.x} ${from.y})`}>
            <line class="trail" x2={dx} y2={dy} pathLength={1} />
            <g class="missile" style={{ '--dx': `${dx}px`, '--dy': `${dy}px` }}>
                <path d="M12 0L-12 -6L-6 0L-12 6Z" transform={`rotate(${angle})`} />
            </g>
            <circle class="hit" cx={dx} cy={dy} r={0.75 * R} />
        </g>
    );
}

/** Effects over the whole board: a card, or a sentence; what nobody may miss is told in any case. */
export function EffectsOverBoard({ shown }: { shown: Shown }) {
    const { words, scene } = useTable();
    const { effect, event } = shown;
    if (effect.show === 'banner' || scene.events.momentous.includes(event.e))
        return <div key={shown.number} class="banner" aria-hidden>{words.event(event)}</div>;
    return effect.show === 'card' ? <ShownCard key={shown.number} shown={shown} card={effect.card} seat={effect.seat} /> : null;
}

/** What nobody may miss and nothing has shown: it stays until it was seen. */
export function Notices() {
    const { session } = useTable();
    const notices = useStore(session.director.notices);
    return notices.length === 0 || session.past ? null : (
        <div class="notices" role="status">{notices.map(n => <NoticeLine key={n.number} notice={n} />)}</div>
    );
}

function NoticeLine({ notice: { number, event } }: { notice: Notice }) {
    const { session } = useTable();
    const seen = () => session.director.dismiss(number);
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const look = () => {
            clearTimeout(timer);
            timer = document.visibilityState === 'visible' ? setTimeout(seen, SEEN_MS) : undefined;
        };
        look();
        document.addEventListener('visibilitychange', look);
        return () => {
            clearTimeout(timer);
            document.removeEventListener('visibilitychange', look);
        };
    }, []);
    return <button type="button" class="notice-line" title={t('app.close')} onClick={seen}><span><EventSentence event={event} /></span> <b aria-hidden>×</b></button>;
}

/** The card itself, as far as it can be seen, and what happens with it. */
function ShownCard({ shown, card, seat }: { shown: Shown; card: number; seat?: number }) {
    const { stage, words } = useTable();
    const thing = shown.things[card];
    if (thing === null || thing === undefined)
        return null;
    // Before it is played only its owner knows what is printed on it.
    const item = [...stage.view.items, ...stage.next?.view.items ?? stage.frame.view.items].find(i => i.tags !== undefined && liesHere(i) && thingKey(i) === thingKey(thing));
    const owner = seat === undefined ? 0 : Number(shown.event.args[seat] ?? 0);
    return (
        <div class="shown-card" aria-hidden style={{ '--hue': `var(--seat-${owner}, var(--brass))` }}>
            <Card item={item ?? { ...thing, area: '' }} />
            <p>{words.event(shown.event)}</p>
        </div>
    );
}
