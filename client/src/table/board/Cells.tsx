// The ground of the board: cells with their marks and landmarks. Drawn anew only where something changed.
import { Component } from 'preact';
import type { BoardLook } from '../../games/scene';
import { iconPath } from '../../lib/Icon';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { outline, R, type Plan, type Spot } from './plan';

const GROUND = { hex: outline('hex', -1.6), grid: outline('grid', -1.2) };
const PLATE = { hex: outline('hex', 6), grid: outline('grid', 5) };
const RIM = { hex: outline('hex', 7.4), grid: outline('grid', 6.4) };

export interface CellProps {
    spot: Spot;
    look: string;             // classes
    icon: string;             // of a landmark, or empty
    tone: string;
    title: string;
    name: string;
    legal: boolean;
    picked: boolean;
    cursor: boolean;
    end: boolean;             // a move can end there
}

/** A cell of a large board: its ground is drawn elsewhere. */
interface Bare {
    bare?: boolean;
    column?: number;
}

const placed = ({ x, y, size }: Spot) => `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`;

class CellView extends Component<CellProps & Bare> {
    override shouldComponentUpdate(next: CellProps & Bare): boolean {
        return (Object.keys(next) as (keyof CellProps)[]).some(k => next[k] !== this.props[k]);
    }

    override render({ spot, look, icon, tone, title, name, legal, picked, cursor, end, bare, column }: CellProps & Bare) {
        if (bare)
            return (
                <g role="gridcell" class="cell bare" transform={placed(spot)} data-spot={spot.n} data-thing={thingKey(spot.cell)}
                    data-legal={legal || undefined} data-end={end || undefined} aria-label={name} aria-selected={picked} aria-colindex={column}
                    tabindex={cursor ? 0 : -1}>
                    <path class="ground" d={GROUND[spot.kind]} />
                </g>
            );
        return (
            <g role="gridcell" class={`cell ${look}`} transform={placed(spot)} data-spot={spot.n}
                data-thing={thingKey(spot.cell)} data-legal={legal || undefined} aria-label={name} aria-selected={picked}
                tabindex={cursor ? 0 : -1}>
                <path class="ground" d={GROUND[spot.kind]} />
                <path class="texture" d={GROUND[spot.kind]} />
                <circle class="ring" r={0.36 * R} />
                {icon !== '' && <Landmark icon={icon} tone={tone} />}
                <text class="coordinate" y={(icon !== '' ? 0.92 : spot.kind === 'hex' ? 0.8 : 0.7) * R} aria-hidden>{title}</text>
            </g>
        );
    }
}

function Landmark({ icon, tone }: { icon: string; tone: string }) {
    const size = 0.98 * R;
    return (
        <g class={`landmark ${tone}`} aria-hidden>
            <circle class="halo" r={0.74 * R} />
            <circle class="disc" r={0.66 * R} />
            <path d={iconPath(icon)} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
        </g>
    );
}

/** The plate on which the cells lie: their outlines grown together. */
export function Plate({ plan }: { plan: Plan }) {
    const draw = (shape: Record<Spot['kind'], string>) => plan.spots.map(s => shifted(shape[s.kind], s)).join('');
    return (
        <g class="plate" aria-hidden>
            <path class="rim" d={draw(RIM)} />
            <path class="base" d={draw(PLATE)} />
        </g>
    );
}

/** The ground of a large board for which the game draws none: cells that look alike are one shape. */
export function Fields({ plan, board: { cell, landmark } }: { plan: Plan; board: BoardLook }) {
    const alike = new Map<string, Spot[]>();
    for (const spot of plan.spots) {
        const look = cell(spot.cell), spots = alike.get(look) ?? [];
        spots.push(spot);
        alike.set(look, spots);
    }
    const marked = plan.spots.flatMap(spot => {
        const found = landmark?.(spot.cell);
        return found === undefined ? [] : [{ spot, ...found }];
    });
    return (
        <g class="fields" aria-hidden>
            <Plate plan={plan} />
            {[...alike].map(([look, spots]) => {
                const d = spots.map(s => shifted(GROUND[s.kind], s)).join('');
                return <g key={look} class={`cell ${look}`}><path class="ground" d={d} /><path class="texture" d={d} /></g>;
            })}
            {marked.map(({ spot, icon, tone }) => <g key={spot.n} transform={`translate(${spot.x} ${spot.y})`}><Landmark icon={icon} tone={tone} /></g>)}
        </g>
    );
}

function shifted(path: string, by: { x: number; y: number }): string {
    return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
        `${(Number(x) + by.x).toFixed(1)} ${(Number(y) + by.y).toFixed(1)}`);
}

export function Cells({ plan, cells }: { plan: Plan; cells: CellProps[] }) {
    if (plan.big)
        return <FewCells plan={plan} cells={cells} />;
    return plan.rows.map((row, r) => (
        <g key={row[0]!.n} role="row" aria-label={t('board.row', r + 1)}>
            {row.map(s => <CellView key={s.n} {...cells[s.n]!} />)}
        </g>
    ));
}

/** Only some of the cells, in their rows. */
function FewCells({ plan, cells }: { plan: Plan; cells: CellProps[] }) {
    const of = new Map(cells.map(c => [c.spot, c]));
    return plan.rows.map((row, r) => {
        const drawn = row.flatMap((s, column) => of.has(s) ? [{ cell: of.get(s)!, column: column + 1 }] : []);
        return drawn.length === 0 ? null : (
            <g key={row[0]!.n} role="row" aria-rowindex={r + 1} aria-label={t('board.row', r + 1)}>
                {drawn.map(({ cell, column }) => <CellView key={cell.spot.n} {...cell} bare column={column} />)}
            </g>
        );
    });
}

/** Where a move can end; `full`: something lies there, and the dot below it. */
export function Ends({ plan, ends, full }: { plan: Plan; ends: Set<string>; full: Set<number> }) {
    const spots = [...ends].flatMap(key => plan.named.get(key) ?? []);
    if (spots.length === 0)
        return null;
    return (
        <g class="ends" aria-hidden>
            <path class="field" d={spots.filter(s => s.size === 1).map(s => shifted(GROUND[s.kind], s)).join('')} />
            {spots.map(s => <circle key={s.n} cx={s.x} cy={s.y + (full.has(s.n) ? 0.65 * R * s.size : 0)} r={4} />)}
        </g>
    );
}

/** Over the ground and under the pieces: what can be chosen, is picked, or would be touched. */
export function Marks({ cells, aimed, full }: { cells: CellProps[]; aimed: Set<number>; full: Set<number> }) {
    return (
        <g class="marks" aria-hidden>
            {cells.filter(c => c.legal || c.picked || aimed.has(c.spot.n)).map(({ spot, legal, picked }) => (
                <g key={spot.n} class={`mark ${legal ? 'legal' : ''} ${picked ? 'picked' : ''} ${aimed.has(spot.n) ? 'aimed' : ''}`}
                    transform={placed(spot)}>
                    <path d={GROUND[spot.kind]} />
                    {legal && !full.has(spot.n) && <circle r={5} />}
                </g>
            ))}
        </g>
    );
}
