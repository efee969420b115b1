// The ground of the map: leaves and mist, what a field shows, who waits there, which powers lie over it, whose marks are left.
import { iconPath } from '../../lib/Icon';
import { outline, R, type Plan, type Spot } from '../../table/board/plan';
import { useTable } from '../../table/context';
import { has, number, tagIn } from '../facts';
import { emblem, FEATURES, POWERS } from './emblems';

const LEVELS = ['', 'I', 'II', 'III'];
const LEAF = outline('hex', 4.5), FIELD = outline('hex', -1.2), WITHIN = outline('hex', -6);

const at = ({ x, y }: { x: number; y: number }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function Sign({ icon, size, x = 0, y = 0, class: cls }: { icon: string; size: number; x?: number; y?: number; class: string }) {
    return <path class={cls} d={iconPath(icon)} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />;
}

/** The foe of the scenario. */
function Foe({ size }: { size: number }) {
    const { stage: { view } } = useTable();
    return <Sign icon={emblem('foe', view.items.find(i => i.kind === 'foe')?.id)} size={size} class="eu-enemy" />;
}

/** Every power with a line of its own, and its sign at the lower edge. */
function Powers({ spot }: { spot: Spot }) {
    const powers = Object.keys(POWERS).filter(tag => has(spot.cell, tag));
    return (
        <>
            {powers.map((tag, i) => <path key={tag} class={`eu-power ${tag}`} d={outline('hex', -5 - 4 * i)} />)}
            {powers.map((tag, i) => <Sign key={tag} icon={POWERS[tag]!} size={12} x={14 * (i - (powers.length - 1) / 2)} y={26} class={`eu-power-sign ${tag}`} />)}
        </>
    );
}

/** A monster is a seal with its level; beside it what the victor finds. */
function Seal({ spot: { cell } }: { spot: Spot }) {
    const level = number(cell, 'level') ?? 1;
    const loot = Object.keys(cell.facts ?? {}).filter(fact => fact.startsWith('loot-')).length;
    return (
        <g class={`eu-seal level-${level}`} transform="translate(0 -13)">
            <circle r={12.5} />
            <circle class="rim" r={10} />
            <text y={4.4}>{LEVELS[level]}</text>
            {loot > 0 && <Sign icon="gi:swap-bag" size={11} x={17} y={-3} class="eu-loot" />}
            <path class="eu-lost" d="M-11 -11L11 11M11 -11L-11 11" />
        </g>
    );
}

const SEATS = [1, 2, 3, 4];

/** Marks of seats: a shield where a monster was beaten or something traded, tools where something was mined, a ring where an elemental was
 * faced. */
function Marks({ spot: { cell } }: { spot: Spot }) {
    const owner = SEATS.find(seat => has(cell, `marker-${seat}`));
    const tools = SEATS.filter(seat => (number(cell, `tools-${seat}`) ?? 0) > 0), faced = SEATS.filter(seat => has(cell, `faced-${seat}`));
    return (
        <>
            {owner !== undefined && <g class="eu-marker" transform="translate(-20 -15)" style={{ '--hue': `var(--seat-${owner})` }}>
                <path d="M-7 -8H7V1C7 6 2 8 0 9C-2 8 -7 6 -7 1Z" /><text y={4}>{owner}</text>
            </g>}
            {tools.map((seat, i) => <g key={`t${seat}`} class="eu-marker" transform={`translate(${22 - 13 * i} -15)`} style={{ '--hue': `var(--seat-${seat})` }}>
                <rect x={-6} y={-6} width={12} height={12} rx={2} /><text y={4}>{number(cell, `tools-${seat}`)}</text>
            </g>)}
            {faced.map((seat, i) => <g key={`f${seat}`} class="eu-marker" transform={`translate(${22 - 13 * i} 15)`} style={{ '--hue': `var(--seat-${seat})` }}>
                <circle r={6.5} /><text y={4}>{seat}</text>
            </g>)}
        </>
    );
}

/** Beyond the points that are left, and within what markers would bring: how many are missing. */
function Short({ spot: { cell }, covered }: { spot: Spot; covered: Corner }) {
    const points = number(cell, 'missing-points') ?? 0;
    return points === 0 ? null : <g class="eu-short" transform={covered === '' ? 'translate(24 17)' : 'translate(25 -7)'}><circle r={7} /><text y={3.6}>+{points}</text></g>;
}

type Corner = '' | 'left' | 'right';

/** The lower corner of a field that the centre of its tile covers. */
export function coveredCorner({ x, y }: Pick<Spot, 'x' | 'y'>, centres: Pick<Spot, 'x' | 'y'>[]): Corner {
    const centre = centres.find(c => Math.hypot(c.x - x, c.y - y) < 1.2 * R && c.y > y);
    return centre === undefined ? '' : centre.x < x ? 'left' : 'right';
}

function Field({ spot, covered }: { spot: Spot; covered: Corner }) {
    const { cell } = spot, feature = tagIn(cell, FEATURES);
    const treasure = number(cell, 'treasure'), guarded = has(cell, 'guarded');
    return (
        <g class={`eu-field ${feature ?? 'meadow'} ${has(cell, 'pacified') ? 'pacified' : ''}`} transform={at(spot)}>
            <path class="land" d={FIELD} />
            {feature !== undefined && <Sign icon={FEATURES[feature]!} size={guarded ? 24 : 32} y={guarded ? 12 : 0} class="eu-feature" />}
            {treasure !== undefined && <text class="eu-treasure" y={guarded ? 17 : 5}>{treasure}</text>}
            <Powers spot={spot} />
            {guarded && <Seal spot={spot} />}
            <Marks spot={spot} />
            {(has(cell, 'destroyed') || has(cell, 'burnt')) && <path class={`eu-ruined ${has(cell, 'burnt') ? 'burnt' : ''}`} d={`${WITHIN}M-22 -22L22 22M22 -22L-22 22`} />}
            {has(cell, 'sheltered') && <Sign icon="gi:rosa-shield" size={18} x={20} y={16} class="eu-shelter" />}
            {has(cell, 'enemy') && <Foe size={50} />}
            <Short spot={spot} covered={covered} />
            {(number(cell, 'reveals') ?? 0) > 0 && <g class="eu-reveals" transform={`translate(${covered === 'left' ? 24 : -24} 17)`}><circle r={7} /><text y={3.6}>{number(cell, 'reveals')}</text></g>}
        </g>
    );
}

function Centre({ spot }: { spot: Spot }) {
    const feature = tagIn(spot.cell, FEATURES);
    return (
        <g class={`eu-centre ${feature ?? ''}`} transform={at(spot)}>
            <circle r={0.56 * R} />
            {feature !== undefined && <Sign icon={FEATURES[feature]!} size={29} class="eu-feature" />}
            {has(spot.cell, 'enemy') && <Foe size={36} />}
        </g>
    );
}

export function ground(plan: Plan) {
    const fields = plan.spots.filter(s => s.size === 1), open = fields.filter(s => has(s.cell, 'open')), laid = fields.filter(s => !has(s.cell, 'open'));
    const centres = plan.spots.filter(s => s.size < 1);
    return (
        <g class="eu-ground" aria-hidden>
            <defs>
                <radialGradient id="eu-mist"><stop offset="0" class="mist-core" /><stop offset="1" class="mist-rim" /></radialGradient>
            </defs>
            {open.map(s => <circle key={s.n} class="eu-mist" cx={s.x} cy={s.y} r={1.5 * R} />)}
            {open.map(s => <path key={s.n} class="eu-open" d={WITHIN} transform={at(s)} />)}
            {laid.map(s => <path key={s.n} class="eu-leaf" d={LEAF} transform={at(s)} />)}
            {laid.map(s => <Field key={s.n} spot={s} covered={coveredCorner(s, centres)} />)}
            {centres.map(s => <Centre key={s.n} spot={s} />)}
        </g>
    );
}
