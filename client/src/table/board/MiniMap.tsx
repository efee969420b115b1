// The whole of a large board in little room: what of it is seen, who stands where, what can be chosen. A click shows that part.
import type { TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { isOpen, type Table } from '../context';
import type { Camera } from './camera';
import { SIDE, type Piece, type Plan } from './plan';

export const GROUND = 'board-ground';         // the drawing that is used once more here

interface Props {
    table: Table;
    plan: Plan;
    pieces: Piece[];
    camera: Camera;
    ends: Set<string>;
    onMove: () => void;
}

export function MiniMap({ table, plan, pieces, camera, ends, onMove }: Props) {
    const { box } = plan, { seen } = camera;
    const whole = `${box.x} ${box.y} ${box.w} ${box.h}`;
    const legal = useMemo(() => plan.spots.filter(s => isOpen(table, s.cell) || ends.has(thingKey(s.cell))), [plan, table.open, ends]);
    const go = (e: TargetedPointerEvent<HTMLDivElement>) => {
        const at = e.currentTarget.getBoundingClientRect();
        const scale = Math.min(at.width / box.w, at.height / box.h);
        onMove();
        camera.centre({ x: box.x + box.w / 2 + (e.clientX - at.left - at.width / 2) / scale, y: box.y + box.h / 2 + (e.clientY - at.top - at.height / 2) / scale });
    };
    return (
        <div class="mini-map" role="img" aria-label={t('board.map-here')} title={t('board.map-here')} onPointerDown={go}>
            <svg class="mini-ground" viewBox={whole}><use href={`#${GROUND}`} /></svg>
            <svg viewBox={whole}>
                <g class="mini-legal">{legal.map(s => <rect key={s.n} x={s.x - SIDE / 2} y={s.y - SIDE / 2} width={SIDE} height={SIDE} />)}</g>
                {pieces.filter(p => !p.flat && p.item.owner !== undefined).map(p => (
                    <circle key={p.key} class={p.item.owner === table.seat ? 'mine' : ''} cx={p.x} cy={p.y} r={p.item.owner === table.seat ? 62 : 46}
                        style={{ '--hue': `var(--seat-${p.item.owner})` }} />
                ))}
                <rect class="mini-seen" x={seen.x} y={seen.y} width={seen.w} height={seen.h} rx={20} />
            </svg>
        </div>
    );
}
