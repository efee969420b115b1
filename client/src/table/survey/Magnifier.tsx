// What a finger hides: the ground around the end of the way, larger, in a corner away from it.
import { toBoard } from '../board/planeGeometry';
import { PLANE_GROUND } from '../board/planeGeometry';
import type { SurveyProps } from './survey';
import type { Trail } from './surveyor';

const WIDE = 132;             // pixels
const TIMES = 2.4;            // larger than the board

export function Magnifier({ trail, plane, camera, size, surveyor, discs }: SurveyProps & { trail: Trail | null }) {
    if (trail === null || !trail.held || !surveyor.byFinger)
        return null;
    const wanted = toBoard(plane, trail.wanted), end = toBoard(plane, trail.legs?.points.at(-1) ?? trail.wanted), at = camera.toScreen(wanted);
    const part = WIDE / (camera.scale * TIMES), left = at.x > size.w / 2, r = (surveyor.survey.get()?.field.r ?? 0) * plane.scale;
    const way = (trail.legs?.points ?? []).map(p => toBoard(plane, p)).map(p => `${p.x},${p.y}`).join(' ');
    return (
        <svg class={`magnifier ${left ? 'at-left' : 'at-right'}`} aria-hidden width={WIDE} height={WIDE}
            viewBox={`${end.x - part / 2} ${end.y - part / 2} ${part} ${part}`}>
            <use href={`#${PLANE_GROUND}`} />
            {discs.map((d, i) => <circle key={i} class="magnified" cx={d.x} cy={d.y} r={d.r} style={{ '--hue': `var(--seat-${d.item.owner ?? 0}, var(--muted))` }} />)}
            <g class="survey"><g class="trail"><polyline class="trail-line" points={way} /><circle class="trail-end" cx={end.x} cy={end.y} r={r} /></g></g>
            <path class="cross" d={`M${wanted.x - r / 3} ${wanted.y}h${2 * r / 3}M${wanted.x} ${wanted.y - r / 3}v${2 * r / 3}`} />
        </svg>
    );
}
