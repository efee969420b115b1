// A clearing in the forest: mossy ground, trees around it, a path between the two camps, and what stands in its fields. It never
// changes.
import { iconPath } from '../../lib/Icon';
import { SIDE, type Plan, type Spot } from '../../table/board/plan';
import { PLACES, YIELDS } from './emblems';
import { has } from '../facts';

const HALF = SIDE / 2;
const AROUND = 3;             // cells of forest beyond the clearing

/** The same numbers from 0 to 1 for the same place, so that the woods stay where they are. */
function chance(x: number, y: number, salt: number): number {
    const n = Math.sin(x * 12.9898 + y * 4.1414 + salt * 78.233) * 43758.5453;
    return n - Math.floor(n);
}

const short = (d: string) => d.replace(/(\.\d)\d+/g, '$1');

function round(x: number, y: number, r: number): string {
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Crowns of trees around the clearing, the nearer the lighter. */
function woods(plan: Plan): { shade: string; crown: string; light: string } {
    const xs = plan.spots.map(s => s.x), ys = plan.spots.map(s => s.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    let shade = '', crown = '', light = '';
    for (let y = top - AROUND * SIDE; y <= bottom + AROUND * SIDE; y += HALF * 0.95)
        for (let x = left - AROUND * SIDE; x <= right + AROUND * SIDE; x += HALF) {
            const px = x + 16 * (chance(x, y, 1) - 0.5), py = y + 16 * (chance(x, y, 2) - 0.5), r = 15 + 10 * chance(x, y, 3);
            const out = Math.max(left - px, px - right, top - py, py - bottom);
            if (out < HALF + r * 0.55)
                continue;
            shade += round(px + 3, py + 4, r);
            crown += round(px, py, r);
            light += round(px - r * 0.22, py - r * 0.26, r * (0.5 + 0.14 * chance(x, y, 4)));
        }
    return { shade: short(shade), crown: short(crown), light: short(light) };
}

function grass(s: Spot): string {
    let d = '';
    for (let i = 0; i < 4; i++) {
        const x = s.x + 50 * (chance(s.x, s.y, i) - 0.5), y = s.y + 50 * (chance(s.x, s.y, i + 9) - 0.5);
        if (chance(s.x, s.y, i + 20) > 0.4)
            d += `M${x} ${y}l-2.5 -5M${x + 2.5} ${y}l0 -6M${x + 5} ${y}l2.5 -4.5`;
    }
    return d;
}

const blot = (s: Spot) => round(s.x + 18 * (chance(s.x, s.y, 5) - 0.5), s.y + 18 * (chance(s.x, s.y, 6) - 0.5), 15 + 14 * chance(s.x, s.y, 7));

function square({ x, y }: Spot, inset: number): string {
    const r = HALF - inset;
    return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
}

/** A trodden path from one camp over the shop to the other. */
function path(plan: Plan): string {
    const first = plan.spots.find(s => has(s.cell, 'start-1')), last = plan.spots.find(s => has(s.cell, 'start-2'));
    if (first === undefined || last === undefined)
        return '';
    const third = (last.y - first.y) / 3;
    return `M${first.x} ${first.y}C${first.x - 26} ${first.y + third} ${last.x + 26} ${last.y - third} ${last.x} ${last.y}`;
}

export function ground(plan: Plan) {
    const { shade, crown, light } = woods(plan);
    const xs = plan.spots.map(s => s.x), ys = plan.spots.map(s => s.y);
    const x = Math.min(...xs) - HALF, y = Math.min(...ys) - HALF, w = Math.max(...xs) + HALF - x, h = Math.max(...ys) + HALF - y;
    const all = (draw: (s: Spot) => string) => short(plan.spots.map(draw).join(''));
    return (
        <g class="ad-ground" aria-hidden>
            <rect class="ad-deep" x={x - AROUND * SIDE} y={y - AROUND * SIDE} width={w + 2 * AROUND * SIDE} height={h + 2 * AROUND * SIDE} />
            <rect class="ad-glade-rim" x={x - 13} y={y - 13} width={w + 26} height={h + 26} rx={26} />
            <rect class="ad-glade" x={x - 6} y={y - 6} width={w + 12} height={h + 12} rx={18} />
            <path class="ad-blots" d={all(blot)} />
            <path class="ad-path" d={path(plan)} />
            <path class="ad-path inner" d={path(plan)} />
            <path class="ad-grass" d={all(grass)} />
            <path class="ad-lattice" d={all(s => square(s, 1.6))} />
            {plan.spots.filter(s => s.cell.tags?.some(tag => tag in PLACES || tag.startsWith('start-'))).map(s => <Field key={s.n} spot={s} />)}
            <path class="ad-wood-shade" d={shade} />
            <path class="ad-wood" d={crown} />
            <path class="ad-wood-light" d={light} />
        </g>
    );
}

/** What a field yields stays in sight in its corner while somebody stands on it. */
function Field({ spot }: { spot: Spot }) {
    const kind = spot.cell.tags?.find(tag => tag in PLACES);
    if (kind === undefined)
        return <g class="ad-camp" transform={`translate(${spot.x} ${spot.y})`}><circle r={23} /><circle class="inner" r={16} /></g>;
    const gives = YIELDS[kind], size = 15;
    return (
        <g class={`ad-field ${kind}`} transform={`translate(${spot.x} ${spot.y})`}>
            <rect class="ad-plot" x={-HALF + 3} y={-HALF + 3} width={SIDE - 6} height={SIDE - 6} rx={9} />
            {gives !== undefined && <path d={iconPath(gives)} transform={`translate(${HALF - 5 - size} ${-HALF + 5}) scale(${size / 512})`} />}
        </g>
    );
}
