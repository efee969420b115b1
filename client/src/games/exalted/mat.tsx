// The ground of the arena as it is printed: lanes of worn stone, the cross way, jungle between the mountains, stations. No rule reads it.
import { PLANE_CLIP, toBoard, type Plane } from '../../table/board/planeGeometry';
import type { Point } from '../../table/board/plan';

const MAT = 9000;
const LANE = 1200;            // how wide the side lanes are
const BAND = 850;             // half the width of the mid lane and of the cross way, along an axis
const PLATFORM = 1800;

/** Where golems stand before blue's towers, in units; red's lie opposite. */
const STATIONS = [[600, 3987], [600, 4237], [1369, 6769], [1546, 6946], [2609, 2609], [2786, 2786], [4019, 4019], [4196, 4196],
    [3987, 600], [4237, 600], [6769, 1369], [6946, 1546]] as const;

const band = (turn: (p: Point) => Point) => [{ x: 0, y: BAND }, { x: 0, y: 0 }, { x: BAND, y: 0 }, { x: MAT, y: MAT - BAND }, { x: MAT, y: MAT }, { x: MAT - BAND, y: MAT }].map(turn);
const opposite = ([x, y]: readonly [number, number]) => [[x, y], [MAT - x, MAT - y]] as const;

const cornersOf = (list: number[]): Point[] => Array.from({ length: list.length / 2 }, (_, i) => ({ x: list[2 * i]!, y: list[2 * i + 1]! }));

export function mat(plane: Plane) {
    const on = (p: Point) => toBoard(plane, p);
    const listed = (points: Point[]) => points.map(on).map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');
    const whole = MAT * plane.scale, lane = LANE * plane.scale;
    const rings = [PLATFORM, 0.72 * PLATFORM, 0.4 * PLATFORM];
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
            <polygon class="cross-way" points={listed(band(({ x, y }) => ({ x, y: MAT - y })))} />
            <polygon class="lane" points={listed(band(p => p))} />
            <path class="lane" fill-rule="evenodd" d={`M0 0H${whole}V${whole}H0ZM${lane} ${lane}V${whole - lane}H${whole - lane}V${lane}Z`} />
            <polygon class="lane-stones" points={listed(band(p => p))} />
            <path class="lane-stones" fill-rule="evenodd" d={`M0 0H${whole}V${whole}H0ZM${lane} ${lane}V${whole - lane}H${whole - lane}V${lane}Z`} />
            {(plane.area.cells ?? []).filter(c => c.corners !== undefined).map((c, i) => (
                <polygon key={i} class="mountain-shadow" transform="translate(5 8)" points={listed(cornersOf(c.corners ?? []))} />
            ))}
            {[{ x: 0, y: 0 }, { x: MAT, y: MAT }].map((corner, i) => <g key={i} class={i === 0 ? 'home is-blue' : 'home is-red'} clip-path={`url(#${PLANE_CLIP})`}>
                {rings.map(r => <circle key={r} cx={on(corner).x} cy={on(corner).y} r={r * plane.scale} />)}
            </g>)}
            {STATIONS.flatMap(opposite).map(([x, y], i) => <circle key={i} class="station" cx={on({ x, y }).x} cy={on({ x, y }).y} r={125 * plane.scale} />)}
        </g>
    );
}
