// The ground of the arena as it is printed: lanes of worn stone, the cross way, jungle between the mountains, stations. What lies where, the
// table tells; no rule reads it.
import { cornersOn, PLANE_CLIP, pointsOn, toBoard, type Plane } from '../../table/board/planeGeometry';
import type { Point } from '../../table/board/plan';
import { has } from '../facts';

const RINGS = [1, 0.72, 0.4];       // of a platform, drawn smaller and smaller

const listed = (points: Point[]) => points.map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');

/** All parts of one kind as one shape: where they meet there is no seam. */
function outline(plane: Plane, is: string): string {
    return (plane.area.printed ?? []).filter(p => p.is === is).map(p => `M${listed(pointsOn(plane, p.corners ?? [])).replaceAll(' ', 'L')}Z`).join('');
}

export function mat(plane: Plane) {
    const { cells = [], printed = [] } = plane.area, lanes = outline(plane, 'lane');
    return (
        <g class="arena">
            <defs>
                <pattern id="arena-stone" width="52" height="36" patternUnits="userSpaceOnUse">
                    <path class="stone-lines" d="M0 .5H52M0 18.5H52M13.5 0V18M39.5 18V36" />
                </pattern>
                <pattern id="arena-rock" width="46" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
                    <rect class="rock" width="46" height="40" />
                    <path class="relief-lines" d="M0 5H30M14 13H46M4 21H24M20 29H44M0 36H16" />
                    <path class="relief-light" d="M0 6.5H30M14 14.5H46M4 22.5H24M20 30.5H44M0 37.5H16" />
                </pattern>
            </defs>
            <path class="cross-way" d={outline(plane, 'cross-way')} />
            <path class="lane" d={lanes} />
            <path class="lane-stones" d={lanes} />
            {cells.filter(c => c.corners !== undefined).map((c, i) => <polygon key={i} class="mountain-shadow" transform="translate(5 8)" points={listed(cornersOn(plane, c))} />)}
            {cells.filter(c => has(c, 'platform')).map(c => {
                const { x, y } = toBoard(plane, c);
                return <g key={c.id} class={`home is-${c.id}`} clip-path={`url(#${PLANE_CLIP})`}>{RINGS.map(part => <circle key={part} cx={x} cy={y} r={part * (c.r ?? 0) * plane.scale} />)}</g>;
            })}
            {printed.filter(p => p.is === 'station').map((p, i) => {
                const { x, y } = toBoard(plane, { x: p.x ?? 0, y: p.y ?? 0 });
                return <circle key={i} class="station" cx={x} cy={y} r={(p.r ?? 0) * plane.scale} />;
            })}
        </g>
    );
}
