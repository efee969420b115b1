// Dragging a card to a slot, with a pointer or a finger. A press that stays put is a click as ever.
import { useRef } from 'preact/hooks';

const FAR = 8;                // pixels before a press becomes a drag

export interface Drop {
    slot: string;             // key of the slot's thing
    owner: number;            // on whose mat it is
}

type OnDrop = ((to: Drop) => void) | null;

/** Handlers for what can be dragged; `null` switches them off. */
export function useDrag(onDrop: OnDrop) {
    const carry = useRef<Carry | null>(null);
    carry.current ??= new Carry();
    const { current } = carry;
    current.onDrop = onDrop;         // as it is when the pointer comes up
    return onDrop === null ? {} : { onPointerDown: current.press, onClickCapture: current.click };
}

const slotAt = (e: PointerEvent) => document.elementsFromPoint(e.clientX, e.clientY)
    .flatMap(el => el.closest<HTMLElement>('[data-slot]') ?? []).at(0);

function mark(el: HTMLElement | undefined): void {
    document.querySelectorAll('.drop-here').forEach(other => { if (other !== el) other.classList.remove('drop-here'); });
    el?.classList.add('drop-here');
}

/** A copy of what is dragged, under the pointer. */
function ghostOf(el: HTMLElement): HTMLElement {
    const box = el.getBoundingClientRect();
    const copy = el.cloneNode(true) as HTMLElement;
    copy.classList.add('drag-ghost');
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    (el.closest('.table') ?? document.body).append(copy);
    return copy;
}

/** One thing that can be dragged, and whether it is. */
class Carry {
    onDrop: OnDrop = null;
    private start: { x: number; y: number; id: number } | null = null;
    private ghost: HTMLElement | null = null;
    private dragged = false;
    private stop: AbortController | null = null;

    readonly press = (e: PointerEvent): void => {
        this.dragged = false;
        if (e.button !== 0 || this.ghost !== null)
            return;
        this.end();                  // a press that came up outside the window was never told
        this.start = { x: e.clientX, y: e.clientY, id: e.pointerId };
        this.follow(e.currentTarget as HTMLElement);
    };

    readonly click = (e: Event): void => {
        if (this.dragged)
            e.stopImmediatePropagation();
        this.dragged = false;
    };

    /** On the window: a quick pointer has left the card before it is told to have moved. */
    private follow(el: HTMLElement): void {
        this.stop = new AbortController();
        const { signal } = this.stop;
        const mine = (f: (e: PointerEvent) => void) => (e: PointerEvent) => {
            if (this.start?.id === e.pointerId)
                f(e);
        };
        window.addEventListener('pointermove', mine(e => this.move(e, el)), { signal });
        window.addEventListener('pointerup', mine(e => this.drop(e)), { signal });
        window.addEventListener('pointercancel', mine(() => this.end()), { signal });
        window.addEventListener('keydown', e => { if (e.key === 'Escape') this.end(); }, { signal });
    }

    private move(e: PointerEvent, el: HTMLElement): void {
        const from = this.start;
        if (this.ghost === null && from !== null && Math.hypot(e.clientX - from.x, e.clientY - from.y) > FAR) {
            this.ghost = ghostOf(el);
            this.dragged = true;
            el.setPointerCapture(e.pointerId);
        }
        if (this.ghost !== null) {
            this.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -60%) rotate(-3deg)`;
            mark(slotAt(e));
        }
    }

    private drop(e: PointerEvent): void {
        const to = this.ghost === null ? undefined : slotAt(e);
        this.end();
        if (to !== undefined)
            this.onDrop?.({ slot: to.dataset['slot'] ?? '', owner: Number(to.dataset['owner'] ?? 0) });
    }

    private end(): void {
        this.stop?.abort();
        this.ghost?.remove();
        this.ghost = null;
        this.start = null;
        mark(undefined);
    }
}
