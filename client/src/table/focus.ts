// The focus stays in its place: when what had it is gone after an answer, the same cell, the same slot of a row, or else the question
// gets it, so that nobody at a keyboard is thrown back to the top of the page.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

interface Place {
    el: HTMLElement;
    spot: string | undefined;     // a cell of the board
    row: Element | null;
    at: number;                   // which entry of the row
}

function placeOf(el: HTMLElement): Place {
    const entry = el.closest('li'), row = entry?.parentElement ?? null;
    return { el, spot: el.closest<HTMLElement>('.cell')?.dataset['spot'], row, at: row === null ? -1 : [...row.children].indexOf(entry!) };
}

const lost = (el: HTMLElement) => !el.isConnected || el.matches(':disabled');

/** What stands at a place now. */
function heir(root: HTMLElement, { spot, row, at }: Place): HTMLElement | null {
    if (spot !== undefined)
        return root.querySelector(`.cell[data-spot="${spot}"]`);
    const entry = row?.isConnected ? row.children[Math.min(at, row.children.length - 1)] : undefined;
    return entry?.querySelector<HTMLElement>('button:enabled') ?? null;
}

export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
    useEffect(() => keepFocus(ref.current!), []);
}

function keepFocus(root: HTMLElement): () => void {
    let last: Place | null = null;
    const onFocus = (e: FocusEvent) => { last = placeOf(e.target as HTMLElement); };
    const watch = new MutationObserver(() => {
        if (last === null || !lost(last.el) || (document.activeElement ?? document.body) !== document.body)
            return;
        (heir(root, last) ?? root.querySelector<HTMLElement>('.prompt'))?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', onFocus);
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
        root.removeEventListener('focusin', onFocus);
        watch.disconnect();
    };
}
