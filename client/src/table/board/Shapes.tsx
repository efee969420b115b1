// What an answer would look like on a plane, and what can be reached there: lines, discs and polygons as the server names them.
import { useStore } from '../../lib/store';
import type { Shape, ShapeRole } from '../../net/protocol';
import { thingKey } from '../choices';
import type { Table } from '../context';
import { PLANE_CLIP, pointsOn, type Plane } from './planeGeometry';

/** From what lies below to what lies above. */
const ROLES: ShapeRole[] = ['far', 'reach', 'range', 'area', 'danger', 'blocked', 'sight', 'way', 'place'];

/** What is considered or pointed at, and what lies open if it is wanted; where a move can end only while nothing else is, and where the page
 * does not measure that itself. */
export function useShapes({ session, preview, open }: Table, surveyed = false): Shape[] {
    const reach = useStore(session.ways.reach), aimed = useStore(session.ranges.aimed);
    const measured = (s: Shape) => surveyed && s.role === 'reach' && s.form === 'polygon';
    const told = [...preview?.forecast?.shapes ?? [], ...aimed?.range.shapes ?? []];
    const ends = told.length > 0 || open.all.length === 0 ? [] : (reach?.shapes ?? []).filter(s => !measured(s));
    return [...useStore(session.bands.shown)?.shapes ?? [], ...told, ...ends];
}

/** Shapes of one role are one: where they overlap they are no darker. */
export function Shapes({ table: { words }, plane, shapes }: { table: Table; plane: Plane; shapes: Shape[] }) {
    return (
        <g class="shapes" aria-hidden clip-path={`url(#${PLANE_CLIP})`}>
            {ROLES.map(role => [role, shapes.filter(s => s.role === role)] as const).filter(([, list]) => list.length > 0).map(([role, list]) => (
                <g key={role} class={`is-${role}`}>
                    <title>{words.text(`overlay.${role}`)}</title>
                    {list.map((shape, i) => <Drawn key={i} plane={plane} shape={shape} />)}
                </g>
            ))}
        </g>
    );
}

function Drawn({ plane, shape: { form, points, r, of } }: { plane: Plane; shape: Shape }) {
    const all = pointsOn(plane, points), shared = { 'data-of': of === undefined ? undefined : thingKey(of) };
    const listed = all.map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');
    switch (form) {
    case 'line': return <polyline {...shared} points={listed} />;
    case 'polygon': return <polygon {...shared} points={listed} />;
    case 'disc': return <circle {...shared} cx={all[0]?.x} cy={all[0]?.y} r={(r ?? 0) * plane.scale} />;
    }
}
