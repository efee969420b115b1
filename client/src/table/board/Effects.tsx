// What is happening at this moment. Each effect lasts as long as the director shows it.
import { iconPath } from '../../lib/Icon';
import { Card } from '../Card';
import { thingKey } from '../choices';
import { useTable } from '../context';
import type { Shown } from '../director';
import { liesHere } from '../stack';
import { whereIs, R, type Piece, type Plan, type Point } from './plan';

interface Props {
    shown: Shown;
    plan: Plan;
    pieces: Piece[];
}

/** Effects at a place: within the board's picture. */
export function EffectsOnBoard({ shown, plan, pieces }: Props) {
    const { effect, things, event } = shown;
    const at = (i: number) => whereIs(plan, pieces, things[i]);
    switch (effect.show) {
    case 'number': return <Rising key={shown.number} at={at(effect.at)} amount={event.args[effect.amount] ?? ''} tone={effect.tone} />;
    case 'flash': return <Flash key={shown.number} at={at(effect.at)} tone={effect.tone} icon={effect.icon} />;
    case 'line': return <Shot key={shown.number} from={at(effect.from)} to={at(effect.to)} tone={effect.tone} />;
    default: return null;
    }
}

function Rising({ at, amount, tone }: { at: Point | undefined; amount: string; tone: string }) {
    const sign = amount === '0' ? '' : tone === 'bad' ? '−' : '+';
    return at === undefined ? null : <text class={`rising ${tone}`} x={at.x} y={at.y + 8}>{sign}{amount}</text>;
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

/** Effects over the whole board: a card, or a sentence. */
export function EffectsOverBoard({ shown }: { shown: Shown }) {
    const { words } = useTable();
    const { effect } = shown;
    if (effect.show === 'banner')
        return <div key={shown.number} class="banner" aria-hidden>{words.event(shown.event)}</div>;
    return effect.show === 'card' ? <ShownCard key={shown.number} shown={shown} card={effect.card} seat={effect.seat} /> : null;
}

/** The card itself, as far as it can be seen, and what happens with it. */
function ShownCard({ shown, card, seat }: { shown: Shown; card: number; seat?: number }) {
    const { stage, words } = useTable();
    const thing = shown.things[card];
    if (thing === null || thing === undefined)
        return null;
    // Before it is played only its owner knows what is printed on it.
    const item = [...stage.view.items, ...stage.frame.view.items].find(i => i.tags !== undefined && liesHere(i) && thingKey(i) === thingKey(thing));
    const owner = seat === undefined ? 0 : Number(shown.event.args[seat] ?? 0);
    return (
        <div class="shown-card" aria-hidden style={{ '--hue': `var(--seat-${owner}, var(--brass))` }}>
            <Card item={item ?? { ...thing, area: '' }} />
            <p>{words.event(shown.event)}</p>
        </div>
    );
}
