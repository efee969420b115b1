// The whole of a plane in little room: what of it is seen, and who stands where. A click shows that part.
import type { TargetedPointerEvent } from 'preact';
import { t } from '../../text/lang';
import type { Table } from '../context';
import { cornersOn, PLANE_GROUND } from './planeGeometry';
import type { PlaneState } from './usePlaneBoard';

const LEAST = 14;             // radius of the smallest dot, in units of the board

export function PlaneMap({ table: { seat }, board: { plane, discs, camera, hold } }: { table: Table; board: PlaneState }) {
    const { box } = plane, { seen } = camera;
    const go = (e: TargetedPointerEvent<HTMLDivElement>) => {
        const at = e.currentTarget.getBoundingClientRect(), scale = Math.min(at.width / box.w, at.height / box.h);
        hold();
        camera.centre({ x: box.x + box.w / 2 + (e.clientX - at.left - at.width / 2) / scale, y: box.y + box.h / 2 + (e.clientY - at.top - at.height / 2) / scale });
    };
    return (
        <div class="mini-map plane-map" role="img" aria-label={t('board.map-here')} title={t('board.map-here')} onPointerDown={go}>
            <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}>
                <use href={`#${PLANE_GROUND}`} />
                {(plane.area.cells ?? []).filter(c => c.corners !== undefined).map((c, i) =>
                    <polygon key={i} class="mini-wall" points={cornersOn(plane, c).map(p => `${p.x},${p.y}`).join(' ')} />)}
                {discs.filter(d => d.item.owner !== undefined).map((d, i) => (
                    <circle key={i} class={d.item.owner === seat ? 'mine' : ''} cx={d.x} cy={d.y} r={Math.max(LEAST, d.r)} style={{ '--hue': `var(--seat-${d.item.owner})` }} />
                ))}
                <rect class="mini-seen" x={seen.x} y={seen.y} width={seen.w} height={seen.h} rx={20} />
            </svg>
        </div>
    );
}
