// The map: stone, forest, mountains and water as one drawing, the great tree in its middle, gates at its edge. It never
// changes; what closes in lies over it.
import { iconPath } from '../../lib/Icon';
import type { Facts } from '../../net/protocol';
import { SIDE, type Box, type Plan, type Spot } from '../../table/board/plan';

const HALF = SIDE / 2;
const ZONES = [1, 2, 3, 4];

const has = (s: Spot, tag: string) => s.cell.tags?.includes(tag) ?? false;

/** The same numbers from 0 to 1 for the same square, so that the woods stay where they are. */
function chance(s: Spot, salt: number): number {
    const x = Math.sin(s.n * 12.9898 + salt * 78.233) * 43758.5453;
    return x - Math.floor(x);
}

function square({ x, y }: { x: number; y: number }, inset: number, side = HALF): string {
    const r = side - inset;
    return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
}

const short = (d: string) => d.replace(/(\.\d)\d+/g, '$1');
const all = (spots: Spot[], draw: (s: Spot) => string) => short(spots.map(draw).join(''));

function pines(s: Spot): { body: string; light: string } {
    let body = '', light = '';
    for (const [i, [dx, dy]] of [[-14, -4], [13, -8], [1, 12]].entries()) {
        const x = s.x + dx! + 8 * (chance(s, i) - 0.5), y = s.y + dy! + 6 * (chance(s, i + 5) - 0.5), h = 15 + 4 * chance(s, i + 9);
        body += `M${x} ${y - h}l9 ${h * 0.62}h-4l7 ${h * 0.62}h-24l7 ${-h * 0.62}h-4Z`;
        light += `M${x} ${y - h}l-9 ${h * 0.62}h4l-7 ${h * 0.62}h10Z`;
    }
    return { body, light };
}

function peaks(s: Spot): { body: string; light: string } {
    const x = s.x + 5 * (chance(s, 1) - 0.5), y = s.y + 19, h = 36 + 6 * chance(s, 2);
    return {
        body: `M${x - 25} ${y}l16 ${-h * 0.62}l5 6l9 ${-h * 0.38 - 6}l20 ${h}Z`,
        light: `M${x + 5} ${y - h}l-7 12l4 -2l3 5l4 -5l4 3Z`,
    };
}

function waves(s: Spot): string {
    let d = '';
    for (const [i, dy] of [-12, 2, 15].entries())
        d += `M${s.x - 22 + 14 * chance(s, i)} ${s.y + dy}q5 -6 10 0t10 0`;
    return d;
}

function grass(s: Spot): string {
    const x = s.x + 36 * (chance(s, 3) - 0.5), y = s.y + 36 * (chance(s, 4) - 0.5);
    return chance(s, 7) > 0.45 ? '' : `M${x} ${y}l-3 -6M${x + 3} ${y}l0 -7M${x + 6} ${y}l3 -5`;
}

/** The box around all squares of a zone and those within it. */
function zoneBox(plan: Plan, zone: number): Box | undefined {
    const within = plan.spots.filter(s => s.cell.tags?.some(tag => /^zone-\d$/.test(tag) && Number(tag.slice(5)) >= zone));
    if (within.length === 0)
        return undefined;
    const xs = within.map(s => s.x), ys = within.map(s => s.y);
    const x = Math.min(...xs) - HALF, y = Math.min(...ys) - HALF;
    return { x, y, w: Math.max(...xs) + HALF - x, h: Math.max(...ys) + HALF - y };
}

const rect = ({ x, y, w, h }: Box) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** The lines between the squares. */
function lattice({ x, y, w, h }: Box): string {
    let d = '';
    for (let at = SIDE; at < w; at += SIDE)
        d += `M${x + at} ${y}v${h}M${x} ${y + at}h${w}`;
    return d;
}

/** A zone without those within it. */
function zoneRing(plan: Plan, from: number, to: number): string {
    const outer = zoneBox(plan, from), inner = zoneBox(plan, to + 1);
    return outer === undefined ? '' : rect(outer) + (inner === undefined ? '' : rect(inner));
}

export function ground(plan: Plan) {
    const squares = plan.spots.filter(s => s.cell.kind === 'square');
    const of = (tag: string) => squares.filter(s => has(s, tag));
    const woods = of('forest').map(pines), rocks = of('mountain').map(peaks);
    const whole = zoneBox(plan, 1);
    return (
        <g class="map" aria-hidden>
            <Patterns />
            {whole !== undefined && <rect class="map-edge" x={whole.x - 9} y={whole.y - 9} width={whole.w + 18} height={whole.h + 18} rx={10} />}
            {ZONES.map(zone => <path key={zone} class={`land zone-${zone}`} d={rect(zoneBox(plan, zone)!)} />)}
            <path class="land-shade" d={all(squares.filter(s => (s.cell.x + s.cell.y) % 2 === 0), s => square(s, 0))} />
            <path class="forest" d={all(of('forest'), s => square(s, 0))} />
            <path class="mountain" d={all(of('mountain'), s => square(s, 0))} />
            <path class="water" d={all(of('water'), s => square(s, 0))} />
            <path class="grass" d={all(of('plain'), grass)} />
            <path class="waves" d={all(of('water'), waves)} />
            <path class="woods" d={short(woods.map(w => w.body).join(''))} />
            <path class="woods-light" d={short(woods.map(w => w.light).join(''))} />
            <path class="rocks" d={short(rocks.map(r => r.body).join(''))} />
            <path class="snow" d={short(rocks.map(r => r.light).join(''))} />
            {whole !== undefined && <path class="lattice" d={lattice(whole)} />}
            {ZONES.slice(1).map(zone => <path key={zone} class="zone-line" d={rect(zoneBox(plan, zone)!)} />)}
            {of('healing-point').map(s => <Spring key={s.n} spot={s} />)}
            <GreatTree spots={of('tree')} />
            <Gates plan={plan} />
        </g>
    );
}

/** Clouds of mist; what goes beyond the tile comes in again on its other side. */
const PUFFS: [x: number, y: number, r: number][] = [[50, 60, 80], [170, 40, 70], [110, 150, 95], [220, 190, 70], [30, 210, 66]];

function Patterns() {
    return (
        <defs>
            <radialGradient id="go-puff"><stop offset="0" class="mist-core" /><stop offset="1" class="mist-rim" /></radialGradient>
            <pattern id="go-mist" width={SIDE * 4} height={SIDE * 4} patternUnits="userSpaceOnUse">
                <rect class="mist-base" width={SIDE * 4} height={SIDE * 4} />
                {PUFFS.flatMap(([x, y, r]) => [-1, 0, 1].flatMap(i => [-1, 0, 1].map(j => (
                    <ellipse key={`${x} ${i} ${j}`} cx={x + i * SIDE * 4} cy={y + j * SIDE * 4} rx={r} ry={r * 0.62} fill="url(#go-puff)" />
                ))))}
            </pattern>
            <pattern id="go-hatch" width={22} height={22} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect class="hatch" width={5} height={22} />
            </pattern>
            <pattern id="go-blocked" width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
                <rect class="blocked-hatch" width={4} height={12} />
            </pattern>
        </defs>
    );
}

/** A healing point. */
function Spring({ spot }: { spot: Spot }) {
    return (
        <g class="spring" transform={`translate(${spot.x} ${spot.y})`}>
            <circle class="spring-glow" r={27} />
            <circle class="spring-rim" r={20} />
            <path d="M-4 -12h8v8h8v8h-8v8h-8v-8h-8v-8h8Z" />
        </g>
    );
}

function GreatTree({ spots }: { spots: Spot[] }) {
    if (spots.length === 0)
        return null;
    const x = spots.reduce((n, s) => n + s.x, 0) / spots.length, y = spots.reduce((n, s) => n + s.y, 0) / spots.length;
    const size = SIDE * 3.7;
    return (
        <g class="great-tree">
            <path class="tree-ground" d={all(spots, s => square(s, 0))} />
            <circle cx={x} cy={y} r={SIDE * 1.9} class="tree-shade" />
            <path class="tree-crown" d={iconPath('gi:holy-oak')} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
        </g>
    );
}

/** Two squares of the edge each, and the sector before them with its number. */
function Gates({ plan }: { plan: Plan }) {
    const sectors = plan.spots.filter(s => s.cell.kind === 'sector');
    const gates = plan.spots.filter(s => s.cell.facts?.['gate'] !== undefined);
    return (
        <g class="gates">
            <path class="gate" d={all(gates, s => square(s, 3))} />
            {sectors.map(s => (
                <g key={s.n} transform={`translate(${s.x} ${s.y})`}>
                    <circle class="sector" r={32} />
                    <text class="sector-number" y={9}>{s.cell.id}</text>
                </g>
            ))}
        </g>
    );
}

/** Mist over what is closed, hatching over what closes next. */
export function weather(plan: Plan, board: Facts) {
    const value = (fact: string) => {
        const v = board.facts?.[fact];
        return Array.isArray(v) ? v[0] : v;
    };
    const inactive = value('inactive-zones') ?? 0, next = value('shrinks-in');
    return (
        <g class="weather" aria-hidden>
            {inactive > 0 && <path class="mist" fill-rule="evenodd" d={zoneRing(plan, 1, inactive)} />}
            {next !== undefined && <path class={`closing ${next <= 1 ? 'soon' : ''}`} fill-rule="evenodd"
                d={zoneRing(plan, inactive + 1, inactive + 1)} />}
        </g>
    );
}

