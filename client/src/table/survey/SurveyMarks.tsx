// What is measured, drawn on the plane: brass on dark. Reach and light lie below the pieces, the tape, the way and templates above them.
import { useMemo } from 'preact/hooks';
import { useStore } from '../../lib/store';
import type { Field } from '../../net/protocol';
import { pointOf, thingKey } from '../choices';
import { useTable } from '../context';
import type { Point } from '../board/plan';
import { PLANE_CLIP, pointsOn, toBoard, type Disc, type Plane } from '../board/planeGeometry';
import type { SurveyProps } from './survey';
import type { Bead, Laid, Ruling, Trail } from './surveyor';

const listed = (plane: Plane, points: Point[]) => points.map(p => toBoard(plane, p)).map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');

/** Where the chosen piece could go, and what it sees from where it is; of what is put down somewhere, the places that are offered. */
export function SurveyGround({ surveyor, plane, discs }: SurveyProps) {
    const survey = useStore(surveyor.survey);
    const { picked, considered, open, stage: { frame } } = useTable();
    const drawn = useMemo(() => survey === null ? null : {
        light: listed(plane, survey.light), reach: survey.reach.map(r => ({ gait: r.gait, pieces: r.pieces.map(p => listed(plane, p)) })).reverse(),
    }, [survey, plane]);
    const field = survey?.field, asked = open.all.length > 0 || picked.length > 0 || considered !== null;
    // A leap or a teleport goes elsewhere than legs would: some of its places are shown instead.
    const leaps = (frame.prompt?.regions ?? []).filter(verb => verb !== field?.verb && field?.aim === undefined);
    return (
        <g class="survey" aria-hidden clip-path={`url(#${PLANE_CLIP})`}>
            {drawn !== null && <polygon class="survey-light" points={drawn.light} />}
            {drawn !== null && field?.aim === undefined && leaps.length === 0 && drawn.reach.map((r, i) => (
                <g key={i} class={`survey-reach is-${r.gait} ${asked ? '' : 'is-quiet'}`}>{r.pieces.map((p, k) => <polygon key={k} points={p} />)}</g>
            ))}
            {(field !== undefined || surveyor.subject() === null) && <Offered verbs={leaps} plane={plane} r={field === undefined ? smallest(discs) : field.r * plane.scale} />}
            {field !== undefined && field.path.length > 0 && <Announced field={field} plane={plane} />}
            {field !== undefined && <Range field={field} plane={plane} />}
        </g>
    );
}

/** The radius of what is put down is not known before: it is no smaller than this. */
const smallest = (discs: Disc[]) => Math.min(...discs.map(d => d.r));

/** Samples of regions that are no ways. */
function Offered({ verbs, plane, r }: { verbs: string[]; plane: Plane; r: number }) {
    const { open, considered } = useTable();
    const points = [...new Map(open.left.filter(c => verbs.includes(c.verb)).flatMap(c => pointOf(c.n) ?? []).map(p => [`${p.x},${p.y}`, toBoard(plane, p)])).values()];
    return (
        <>
            {points.map((p, i) => <circle key={i} class="survey-place" cx={p.x} cy={p.y} r={r} />)}
            {[considered?.choice].flatMap(c => c != null && verbs.includes(c.verb) ? pointOf(c.n) ?? [] : []).map(p => toBoard(plane, p))
                .map(p => <circle class="survey-place is-chosen" cx={p.x} cy={p.y} r={r} />)}
        </>
    );
}

function Range({ field, plane }: { field: Field; plane: Plane }) {
    const { x, y } = toBoard(plane, field);
    return <circle class="survey-range" cx={x} cy={y} r={(field.range + field.r) * plane.scale} />;
}

/** The way that is announced already, from where the piece stands, and where it would be. */
function Announced({ field, plane }: { field: Field; plane: Plane }) {
    const item = useTable().stage.view.items.find(i => thingKey(i) === thingKey(field) && i.x !== undefined);
    const way = pointsOn(plane, [...item === undefined ? [] : [item.x!, item.y!], ...field.path]);
    const at = toBoard(plane, field);
    return (
        <g class="announced">
            <polyline points={way.map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ')} />
            <circle cx={at.x} cy={at.y} r={field.r * plane.scale} />
        </g>
    );
}

export function SurveyMarks({ surveyor, plane, camera, discs }: SurveyProps) {
    const ruling = useStore(surveyor.ruling), trail = useStore(surveyor.trail), planned = useStore(surveyor.planned), laid = useStore(surveyor.laid);
    const survey = useStore(surveyor.survey), { considered } = useTable();
    const shown = trail?.held === true || considered?.legs === undefined ? trail : planned, unit = 1 / camera.scale;
    const r = survey === null ? 0 : survey.field.r * plane.scale, range = survey === null ? 0 : (survey.field.range + survey.field.r) * plane.scale;
    return (
        <g class="survey" aria-hidden>
            {laid !== null && <LaidShape laid={laid} plane={plane} discs={discs} />}
            {ruling !== null && shown === null && <Tape ruling={ruling} unit={unit} inch={(plane.area.scale ?? 1) * plane.scale} />}
            {shown !== null && <TrailLine trail={shown} plane={plane} r={r} range={range} unit={unit} />}
        </g>
    );
}

/** A tape from edge to edge, with a mark for every inch. */
function Tape({ ruling: { from, to, sees }, unit, inch }: { ruling: Ruling; unit: number; inch: number }) {
    const far = Math.hypot(to.x - from.x, to.y - from.y), way = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
    const along = (n: number) => ({ x: from.x + way.x * n, y: from.y + way.y * n });
    const a = along(from.r), b = along(Math.max(from.r, far - to.r)), tick = 5 * unit;
    const marks = Array.from({ length: Math.max(0, Math.floor((far - from.r - to.r) / inch)) }, (_, i) => along(from.r + (i + 1) * inch));
    const d = marks.map(m => `M${m.x - way.y * tick} ${m.y + way.x * tick}L${m.x + way.y * tick} ${m.y - way.x * tick}`).join('');
    return (
        <g class={`tape ${sees ? '' : 'is-blocked'}`}>
            <line class="tape-back" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <line class="tape-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <path class="tape-marks" d={d} />
        </g>
    );
}

/** The way with its end, as far as it gets, and what happens on it as beads. */
function TrailLine({ trail: { legs, beads, wanted, held }, plane, r, range, unit }: { trail: Trail; plane: Plane; r: number; range: number; unit: number }) {
    const at = toBoard(plane, wanted);
    if (legs === null)
        return <circle class="trail-none" cx={at.x} cy={at.y} r={r} />;
    const points = legs.points.map(p => toBoard(plane, p)), end = points.at(-1)!;
    const all = points.map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');
    return (
        <g class={`trail is-${legs.gait} ${held ? 'is-held' : ''}`}>
            {Math.hypot(at.x - end.x, at.y - end.y) > r && <line class="trail-off" x1={end.x} y1={end.y} x2={at.x} y2={at.y} />}
            <polyline class="trail-back" points={all} />
            <polyline class="trail-line" points={all} />
            {points.slice(1, -1).map((p, i) => <circle key={i} class="trail-turn" cx={p.x} cy={p.y} r={4 * unit} />)}
            <circle class="trail-range" cx={end.x} cy={end.y} r={range} />
            <circle class="trail-end" cx={end.x} cy={end.y} r={r} />
            {beads.filter(b => b.does !== 'sees' && b.does !== 'reacts').map((b, i) => <BeadMark key={i} bead={b} plane={plane} unit={unit} />)}
        </g>
    );
}

function BeadMark({ bead, plane, unit }: { bead: Bead; plane: Plane; unit: number }) {
    const { x, y } = toBoard(plane, bead);
    return <g class="bead" transform={`translate(${x} ${y}) scale(${unit})`}><circle r={7} /><path d="M0 -4V1M0 3.2V3.6" /></g>;
}

/** A template is translucent parchment on the table; whom it hits is ringed. */
function LaidShape({ laid, plane, discs }: { laid: Laid; plane: Plane; discs: Disc[] }) {
    const at = toBoard(plane, laid.at);
    const discOf = (key: string) => discs.find(d => thingKey(d.item) === key);
    return (
        <g class={`laid ${laid.tooFar ? 'is-far' : ''}`}>
            {laid.form === 'circle' ? <circle class="laid-shape" cx={at.x} cy={at.y} r={laid.r * plane.scale} />
                : laid.form === 'template' ? <polygon class="laid-shape" points={listed(plane, laid.outline)} />
                : <polyline class="laid-line" points={listed(plane, laid.outline)} />}
            {laid.fates.filter(f => f.fate !== 'untouched').map(({ of, fate }) => {
                const disc = discOf(thingKey(of));
                return disc === undefined ? null : <circle key={thingKey(of)} class={`laid-fate is-${fate}`} cx={disc.x} cy={disc.y} r={disc.r * 1.12} />;
            })}
        </g>
    );
}
