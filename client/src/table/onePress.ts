// One press answers one question: the second click of a double click, or a key that is held, must not fall into the next one.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const QUICK = 350;            // milliseconds within which a second click at the same place belongs to the first
const DOUBLE = 500;           // the same where the system counts them as one double click
const NEAR = 12;              // pixels

interface Press {
    at: number;
    x: number;
    y: number;
    v: number;                // the question it was meant for
}

export interface Pressed {
    detail: number;           // as in a click: how many in a row; 0: by a key
    timeStamp: number;
    clientX: number;
    clientY: number;
}

/** Whether a click still belongs to an earlier question; `last` remembers the press that counted. Those that do not count make the
 * wait no longer: whoever goes on clicking is heard. */
export function belongsBefore(last: { press: Press | null }, { detail, timeStamp: at, clientX: x, clientY: y }: Pressed, v: number): boolean {
    const { press } = last;
    const inARow = press !== null && at - press.at < (detail > 1 ? DOUBLE : QUICK) && Math.hypot(x - press.x, y - press.y) < NEAR;
    const before = inARow && press.v !== v;
    if (!before)
        last.press = { at, x, y, v };
    return before;
}

function stop(e: Event): void {
    e.preventDefault();
    e.stopImmediatePropagation();
}

/** `v`: the version of the question on the table. */
export function useOnePress(ref: RefObject<HTMLElement | null>, v: number): void {
    const now = useRef(v);
    now.current = v;
    useEffect(() => {
        const root = ref.current!;
        const last = { press: null };
        const onClick = (e: MouseEvent) => {
            if (e.detail > 0 && belongsBefore(last, e, now.current))
                stop(e);
        };
        const onKey = (e: KeyboardEvent) => {
            if (e.repeat && (e.key === 'Enter' || e.key === ' ') && !(e.target as Element).matches('input, textarea, select'))
                stop(e);
        };
        root.addEventListener('click', onClick, true);
        root.addEventListener('keydown', onKey, true);
        return () => {
            root.removeEventListener('click', onClick, true);
            root.removeEventListener('keydown', onKey, true);
        };
    }, []);
}
