// A figure as a medallion, or a flat token.
import { Component } from 'preact';
import type { PieceLook } from '../../games/scene';
import { iconPath } from '../../lib/Icon';
import { thingKey } from '../choices';
import { SIDE, type Piece } from './plan';

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

interface Props {
    piece: Piece;
    look: PieceLook;
    state: PieceState;
}

/** Drawn anew only when something about it has changed: a large board has many. */
export class PieceView extends Component<Props> {
    override shouldComponentUpdate({ piece, state }: Props): boolean {
        const before = this.props;
        return piece !== before.piece || (Object.keys(state) as (keyof PieceState)[]).some(k => state[k] !== before.state[k]);
    }

    override render({ piece, look, state }: Props) {
        return <PieceShape piece={piece} look={look} state={state} />;
    }
}

function PieceShape({ piece, look, state }: Props) {
    const { item, x, y, size } = piece;
    const classes = [`piece is-${look.shape}`, look.tone, state.legal && 'is-legal', (state.picked || state.acting) && 'is-picked',
        state.aimed !== null && `is-${state.aimed}`, state.through && 'is-through'];
    return (
        <g class={classes.filter(Boolean).join(' ')} data-thing={thingKey(item)} data-piece={piece.key} data-spot={piece.spot.n}
            data-legal={state.legal || undefined} data-owner={item.owner}
            style={{ transform: `translate(${x}px, ${y}px) scale(${size})`, '--hue': `var(--seat-${item.owner ?? 0}, var(--muted))` }}>
            <g key={state.leaps ?? 'still'} class={state.leaps === null ? 'body' : 'body leaping'}>
                <Shape look={look} owner={item.owner ?? 0} />
            </g>
        </g>
    );
}

function Shape({ look, owner }: { look: PieceLook; owner: number }) {
    switch (look.shape) {
    case 'token': return <Token look={look} />;
    case 'mark': return <Mark look={look} />;
    case 'wall': return <Wall look={look} />;
    case 'medallion': return <Medallion look={look} owner={owner} />;
    }
}

/** Something that lies on the ground, with a number if it stays for a while only. */
function Mark({ look }: { look: PieceLook }) {
    return (
        <>
            <circle class="glow" r={27} />
            <SharedEmblem icon={look.icon} size={46} class="mark-back" />
            <SharedEmblem icon={look.icon} size={40} class="emblem" />
            {look.corner !== undefined && <Corner value={look.corner} icon={look.cornerIcon} />}
        </>
    );
}

/** From the middle of its first cell to that of its last. */
function Wall({ look }: { look: PieceLook }) {
    const { right, down } = look.cells ?? { right: 1, down: 1 };
    const w = (right - 1) * SIDE + 46, h = (down - 1) * SIDE + 46;
    return (
        <>
            <rect class="wall-shadow" x={-25} y={-21} width={w + 4} height={h + 4} rx={9} />
            <rect class="wall" x={-23} y={-23} width={w} height={h} rx={8} />
            <path class="wall-stones" d={stones(w, h)} />
            {look.corner !== undefined && <g class="wall-rounds"><circle r={16} /><text y={7}>{look.corner}</text></g>}
        </>
    );
}

function stones(w: number, h: number): string {
    let d = '';
    for (let row = 0, y = -23 + 12; y < h - 25; y += 12, row++) {
        d += `M-23 ${y}h${w}`;
        for (let x = -23 + (row % 2 === 0 ? 22 : 11); x < w - 25; x += 22)
            d += `M${x} ${y}v12`;
    }
    return d;
}

function Token({ look }: { look: PieceLook }) {
    return (
        <>
            <circle class="shadow" r={19} cy={2.5} />
            <circle class="glow" r={23} />
            <circle class="disc" r={18.5} />
            <circle class="edge" r={15.8} />
            <Emblem icon={look.icon} size={24} />
            {look.corner !== undefined && <Corner value={look.corner} icon={look.cornerIcon} />}
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
            {look.over}
        </>
    );
}

function Emblem({ icon, size, class: cls = 'emblem' }: { icon: string; size: number; class?: string }) {
    return <path class={cls} d={iconPath(icon)} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />;
}

/** Many marks look alike: their outline is there only once. */
export function SharedIcons({ icons }: { icons: string[] }) {
    return <defs>{icons.map(icon => <path key={icon} id={idOf(icon)} d={iconPath(icon)} />)}</defs>;
}

const idOf = (icon: string) => `mark-${icon.replace(/^gi:/, '')}`;

function SharedEmblem({ icon, size, class: cls }: { icon: string; size: number; class: string }) {
    return <use class={cls} href={`#${idOf(icon)}`} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />;
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
        const wide = 50;
        return (
            <g class="pip-bar" transform="translate(-25 -39)">
                <rect class="lost" width={wide} height={8} rx={4} />
                <rect class="left" width={wide * left / of} height={8} rx={4} />
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
