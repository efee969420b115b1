// A figure as a medallion, or a flat token.
import type { PieceLook } from '../../games/scene';
import { iconPath } from '../../lib/Icon';
import { thingKey } from '../choices';
import type { Piece } from './plan';

const RING = 25.5;            // radius of the middle of the team ring
const ROUND = 2 * Math.PI * RING;
const MOST_PIPS = 12;

export interface PieceState {
    legal: boolean;
    picked: boolean;
    acting: boolean;
    aimed: 'threat' | 'good' | null;
    through: boolean;         // clicks are meant for its cell
    leaps: number | null;     // number of the effect that makes it jump
}

export function PieceView({ piece, look, state }: { piece: Piece; look: PieceLook; state: PieceState }) {
    const { item, x, y, size } = piece;
    const classes = [`piece is-${look.shape}`, state.legal && 'is-legal', (state.picked || state.acting) && 'is-picked',
        state.aimed !== null && `is-${state.aimed}`, state.through && 'is-through'];
    return (
        <g class={classes.filter(Boolean).join(' ')} data-thing={thingKey(item)} data-piece={piece.key} data-spot={piece.spot.n}
            data-legal={state.legal || undefined} data-owner={item.owner}
            style={{ transform: `translate(${x}px, ${y}px) scale(${size})`, '--hue': `var(--seat-${item.owner ?? 0}, var(--muted))` }}>
            <g key={state.leaps ?? 'still'} class={state.leaps === null ? 'body' : 'body leaping'}>
                {look.shape === 'token' ? <Token look={look} /> : <Medallion look={look} owner={item.owner ?? 0} />}
            </g>
        </g>
    );
}

function Token({ look }: { look: PieceLook }) {
    return (
        <>
            <circle class="shadow" r={19} cy={2.5} />
            <circle class="glow" r={23} />
            <circle class="disc" r={18.5} />
            <circle class="edge" r={15.8} />
            <Emblem icon={look.icon} size={24} />
        </>
    );
}

function Medallion({ look, owner }: { look: PieceLook; owner: number }) {
    return (
        <>
            <circle class="shadow" r={28.5} cy={4} />
            <circle class="glow" r={34} />
            <circle class="team" r={RING} />
            <TeamPattern owner={owner} />
            <circle class="face" r={22.4} />
            <Emblem icon={look.icon} size={34} />
            {look.life !== undefined && <Life {...look.life} />}
            {look.corner !== undefined && <Corner value={look.corner} icon={look.cornerIcon} />}
            {(look.badges ?? []).map((b, i) => <Badge key={b.tag} {...b} place={i} />)}
            {look.star === true && <Star />}
        </>
    );
}

function Emblem({ icon, size, class: cls = 'emblem' }: { icon: string; size: number; class?: string }) {
    return <path class={cls} d={iconPath(icon)} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />;
}

/** Every seat has a pattern on its ring besides its hue. */
function TeamPattern({ owner }: { owner: number }) {
    const gaps = (n: number, wide: number) => `${wide} ${ROUND / n - wide}`;
    switch ((owner - 1) % 4) {
    case 0: return <circle class="team-pattern" r={RING} stroke-dasharray={gaps(12, 2)} />;
    case 1: return <circle class="team-pattern thin" r={RING} />;
    case 2: return <circle class="team-pattern" r={RING} stroke-dasharray={gaps(6, 7)} />;
    case 3: return <circle class="team-pattern" r={RING} stroke-dasharray={gaps(4, 12)} transform="rotate(33)" />;
    default: return null;
    }
}

function Life({ left, of }: { left: number; of: number }) {
    if (of > MOST_PIPS) {
        const wide = 46;
        return (
            <g class="pip-bar" transform="translate(-23 -37)">
                <rect class="lost" width={wide} height={6} rx={3} />
                <rect class="left" width={wide * left / of} height={6} rx={3} />
            </g>
        );
    }
    const step = Math.min(21, 220 / of);
    return (
        <g class="pips">
            {Array.from({ length: of }, (_, i) => {
                const angle = (-90 + (i - (of - 1) / 2) * step) * Math.PI / 180;
                const at = { cx: 31.5 * Math.cos(angle), cy: 31.5 * Math.sin(angle) };
                return <circle key={i} class={i < left ? 'pip on' : 'pip'} {...at} r={3.9} />;
            })}
        </g>
    );
}

function Corner({ value, icon }: { value: number; icon?: string }) {
    return (
        <g class="corner" transform="translate(-20 20)">
            {icon === undefined ? <circle r={9.5} /> : <Emblem icon={icon} size={23} class="corner-icon" />}
            <text y={4}>{value}</text>
        </g>
    );
}

/** The first lower right, further ones up along the rim. */
function Badge({ icon, good, place }: { icon: string; good?: boolean; place: number }) {
    const angle = (45 - 42 * place) * Math.PI / 180;
    return (
        <g class={good ? 'badge good' : 'badge'} transform={`translate(${28 * Math.cos(angle)} ${28 * Math.sin(angle)})`}>
            <circle r={9.2} />
            <Emblem icon={icon} size={13} class="badge-icon" />
        </g>
    );
}

function Star() {
    return (
        <g class="rank" transform="translate(0 29)">
            <Emblem icon="gi:round-star" size={17} class="rank-back" />
            <Emblem icon="gi:round-star" size={13} class="rank-front" />
        </g>
    );
}
