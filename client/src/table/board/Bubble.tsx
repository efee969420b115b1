// Words that stand at a place of the board and always stay within it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, tenths } from '../../text/lang';
import type { Camera, Size } from './camera';
import type { Odds, OddsRoll } from '../../net/protocol';
import type { Words } from '../../text/words';
import { thingKey } from '../choices';
import type { Compared } from '../session/forecasts';
import { brief, exactPercent, tellChance, type ToldLine, type Told } from './forecast';
import { R, type Point } from './plan';

const EDGE = 6;
const GAP = 1.12;             // from the middle of the place, in radii of a cell

interface Props {
    at: Point;
    camera: Camera;
    size: Size;
    /** Places that had better stay visible. */
    avoid: Point[];
    class: string;
    children: ComponentChildren;
}

/** Beside the place, where it hides least. */
export function Bubble({ at, camera, size, avoid, class: cls, children }: Props) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const el = ref.current;
        if (el === null)
            return;
        const p = camera.toScreen(at), r = R * camera.scale;
        const box = bestPlace(p, { w: el.offsetWidth, h: el.offsetHeight }, r, size, avoid.map(camera.toScreen));
        el.style.transform = `translate(${Math.round(box.x)}px, ${Math.round(box.y)}px)`;
    });
    return <div ref={ref} class={`bubble ${cls}`}>{children}</div>;
}

/** Above, beside, below or at a corner, drawn into the window: the first that covers fewest places, and not its own. */
export function bestPlace(p: Point, own: Size, r: number, within: Size, avoid: Point[]): Point {
    const inside = (v: number, length: number, whole: number) => Math.max(EDGE, Math.min(whole - length - EDGE, v));
    const off = GAP * r, near = 0.75 * r;
    const midX = p.x - own.w / 2, midY = p.y - own.h / 2;
    const left = p.x - near - own.w, right = p.x + near, above = p.y - near - own.h, below = p.y + near;
    const tries = [[midX, p.y - off - own.h], [p.x + off, midY], [p.x - off - own.w, midY], [right, above], [left, above],
        [midX, p.y + off], [right, below], [left, below]]
        .map(([x = 0, y = 0]) => ({ x: inside(x, own.w, within.w), y: inside(y, own.h, within.h) }));
    const reach = 0.6 * r;
    const covers = (b: Point, q: Point) =>
        q.x > b.x - reach && q.x < b.x + own.w + reach && q.y > b.y - reach && q.y < b.y + own.h + reach;
    const cost = (b: Point) => (covers(b, p) ? 10 : 0) + avoid.filter(q => covers(b, q)).length;
    return tries.reduce((best, b) => cost(b) < cost(best) ? b : best);
}

/** Exact chances: what decides goes first. */
/** More than hit and miss, and few enough to be read. */
const isHandful = ({ cases = [] }: Odds) => cases.length > 2 && cases.length <= 6;

/** "6 dice, hits on 3+, defence −1, at least 1" */
export function rollSaid({ dice, off, plus, twice, least }: OddsRoll, need: number): string {
    return [t('board.roll', dice, need), ...twice ? [t('board.roll.twice')] : [], ...off > 0 ? [t('board.roll.off', off)] : [], ...least ? [t('board.roll.least')] : [],
        ...plus > 0 ? [t('board.roll.plus', plus)] : []].join(', ');
}

export function OddsText({ odds, title, wins }: { odds: Odds; title: string; wins: boolean }) {
    return (
        <div class="told odds">
            <strong>{title}</strong>
            <p>
                <b class="odds-hit">{t('board.hit', exactPercent(odds.hit))}</b>
                {odds.kill > 0 && <b class="odds-kill">{t(wins ? 'board.kill-wins' : 'board.kill', exactPercent(odds.kill))}</b>}
                {odds.roll === undefined && odds.need !== undefined && odds.need > 0 && <span>{t(odds.exact ? 'board.need-exact' : 'board.need', odds.need)}</span>}
            </p>
            {odds.roll !== undefined && <p class="odds-roll">{rollSaid(odds.roll, odds.need ?? 0)}</p>}
            {odds.most > 0 && <p>{odds.least === odds.most ? t('board.damage-one', odds.most)
                : t('board.damage', odds.least, odds.most, tenths(odds.mean / 1000))}</p>}
            {isHandful(odds) && <p class="odds-cases">{odds.cases!.map(([loss, chance]) => <span key={loss}>{loss}: {exactPercent(chance)}</span>)}</p>}
        </div>
    );
}

/** Several ways to attack the same target. */
export function ComparedOdds({ compared: { thing, odds }, words }: { compared: Compared; words: Words }) {
    return (
        <div class="told odds">
            <strong>{words.whom(thing.kind, thing.id)}</strong>
            <table>
                {odds.map(({ choice, odds: o }) => (
                    <tr key={choice.n}>
                        <td>{choice.things.filter(i => thingKey(i) !== thingKey(thing)).map(i => words.whom(i.kind, i.id)).join(' + ')
                            || words.option(choice.n)}</td>
                        <td class="odds-hit">{exactPercent(o.hit)}</td>
                        <td class="odds-kill">{o.kill > 0 ? t('board.kill', exactPercent(o.kill)) : ''}</td>
                        <td>{o.least === o.most ? o.most : t('board.range', o.least, o.most)}</td>
                    </tr>
                ))}
            </table>
        </div>
    );
}

/** The first thing in full, the others in a line each. */
export function ForecastText({ told: [first, ...others], wins, notes }: { told: Told[]; wins: ToldLine[]; notes: ToldLine[] }) {
    return (
        <>
            {first !== undefined && <div class="told">
                <strong>{first.title}</strong>
                <ul>{first.lines.map(line => <Line key={line.text} line={line} />)}</ul>
            </div>}
            {others.length > 0 && <ul class="told others">
                {others.map(one => <li key={one.title}><b>{one.title}</b> {one.lines.map(brief).join(' · ')}</li>)}
            </ul>}
            {notes.length > 0 && <ul class="told others">{notes.map(line => <li key={line.text} class={line.warning ? 'warning' : ''}>{brief(line)}</li>)}</ul>}
            {wins.length > 0 && <ul class="told wins">{wins.map(line => <li key={line.text}>{brief(line)}</li>)}</ul>}
        </>
    );
}

function Line({ line }: { line: ToldLine }) {
    const most = Math.max(1, ...line.bars.map(b => b.percent));
    return (
        <li>
            {line.text}
            {line.percent !== undefined && <em>{tellChance(line)}</em>}
            {line.bars.length > 0 && (
                <span class="bars">
                    {line.bars.map(b => (
                        <span key={b.value} class="bar" title={t('board.value-chance', b.value, b.percent)}>
                            <small>{t('board.chance', b.percent)}</small>
                            <i style={{ height: `${2 + 20 * b.percent / most}px` }} />
                            <b>{b.value}</b>
                        </span>
                    ))}
                </span>
            )}
        </li>
    );
}
