// Dragging a card to a slot, with a pointer or a finger. A press that stays put is a click as ever.
import { useRef } from 'preact/hooks';

const FAR = 8;                // pixels before a press becomes a drag

export interface Drop {
    slot: string;             // key of the slot's thing
    owner: number;            // on whose mat it is
}

/** Handlers for what can be dragged; `null` switches them off. */
export function useDrag(onDrop: ((to: Drop) => void) | null) {
    const start = useRef<{ x: number; y: number; id: number } | null>(null);
    const ghost = useRef<HTMLElement | null>(null);
    const dragged = useRef(false);
    const stop = useRef<AbortController | null>(null);
    const drop = useRef(onDrop);    // as it is when the pointer comes up
    drop.current = onDrop;

    const over = (e: PointerEvent) => document.elementsFromPoint(e.clientX, e.clientY)
        .flatMap(el => el.closest<HTMLElement>('[data-slot]') ?? []).at(0);
    const mark = (el: HTMLElement | undefined) => {
        document.querySelectorAll('.drop-here').forEach(other => { if (other !== el) other.classList.remove('drop-here'); });
        el?.classList.add('drop-here');
    };
    const end = () => {
        stop.current?.abort();
        ghost.current?.remove();
        ghost.current = null;
        start.current = null;
        mark(undefined);
    };
    const begin = (el: HTMLElement) => {
        const box = el.getBoundingClientRect();
        const copy = el.cloneNode(true) as HTMLElement;
        copy.classList.add('drag-ghost');
        copy.style.width = `${box.width}px`;
        copy.style.height = `${box.height}px`;
        (el.closest('.table') ?? document.body).append(copy);
        ghost.current = copy;
        dragged.current = true;
    };
    // On the window: a quick pointer has left the card before it is told to have moved.
    const follow = (el: HTMLElement) => {
        stop.current = new AbortController();
        const { signal } = stop.current;
        const mine = (e: PointerEvent) => start.current?.id === e.pointerId;
        window.addEventListener('pointermove', e => {
            const from = start.current;
            if (from === null || !mine(e))
                return;
            if (ghost.current === null && Math.hypot(e.clientX - from.x, e.clientY - from.y) > FAR) {
                begin(el);
                el.setPointerCapture(e.pointerId);
            }
            if (ghost.current !== null) {
                ghost.current.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -60%) rotate(-3deg)`;
                mark(over(e));
            }
        }, { signal });
        window.addEventListener('pointerup', e => {
            if (!mine(e))
                return;
            const to = ghost.current === null ? undefined : over(e);
            end();
            if (to !== undefined)
                drop.current?.({ slot: to.dataset['slot'] ?? '', owner: Number(to.dataset['owner'] ?? 0) });
        }, { signal });
        window.addEventListener('pointercancel', e => {
            if (mine(e))
                end();
        }, { signal });
    };
    if (onDrop === null)
        return {};
    return {
        onPointerDown: (e: PointerEvent) => {
            dragged.current = false;
            if (e.button !== 0 || ghost.current !== null)
                return;
            end();            // a press that came up outside the window was never told
            start.current = { x: e.clientX, y: e.clientY, id: e.pointerId };
            follow(e.currentTarget as HTMLElement);
        },
        onClickCapture: (e: Event) => {
            if (dragged.current)
                e.stopImmediatePropagation();
            dragged.current = false;
        },
    };
}
