// Words that stand at a place of the board and always stay within it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../text/lang';
import type { Camera, Size } from './camera';
import type { ToldLine, Told } from './forecast';
import { R, type Point } from './plan';

const EDGE = 6;

interface Props {
    at: Point;
    camera: Camera;
    size: Size;
    class: string;
    children: ComponentChildren;
}

/** Above the place if there is room, else below. */
export function Bubble({ at, camera, size, class: cls, children }: Props) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const el = ref.current;
        if (el === null)
            return;
        const p = camera.toScreen(at), off = R * camera.scale;
        const x = Math.min(size.w - el.offsetWidth - EDGE, Math.max(EDGE, p.x - el.offsetWidth / 2));
        const above = p.y - 1.12 * off - el.offsetHeight;
        const y = above >= EDGE ? above : Math.max(EDGE, Math.min(size.h - el.offsetHeight - EDGE, p.y + 1.05 * off));
        el.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
    return <div ref={ref} class={`bubble ${cls}`}>{children}</div>;
}

export function ForecastText({ told, wins }: { told: Told[]; wins: ToldLine[] }) {
    return (
        <>
            {told.map(one => (
                <div key={one.title} class="told">
                    <strong>{one.title}</strong>
                    <ul>{one.lines.map(line => <Line key={line.text} line={line} />)}</ul>
                </div>
            ))}
            {wins.length > 0 && <ul class="told">{wins.map(line => <Line key={line.text} line={line} />)}</ul>}
        </>
    );
}

function Line({ line }: { line: ToldLine }) {
    const most = Math.max(1, ...line.bars.map(b => b.percent));
    return (
        <li>
            {line.text}
            {line.percent !== undefined && <em>{t('board.chance', line.percent)}</em>}
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
