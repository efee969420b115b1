// A group of buttons is one stop for Tab; arrow keys go from one to the next.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const PARTS = 'button, a[href], summary';
const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `first`: where Tab goes before anything of the group has had the focus; without it, to the first. */
export function useRoving(ref: RefObject<HTMLElement | null>, first = PARTS): void {
    useLayoutEffect(() => ref.current === null ? undefined : rove(ref.current, first), [ref.current]);
}

function rove(group: HTMLElement, first: string): () => void {
    let current: HTMLElement | null = null;
    const parts = () => [...group.querySelectorAll<HTMLElement>(PARTS)].filter(p => !p.matches(':disabled') && p.getClientRects().length > 0);
    const arrange = () => {
        const all = parts();
        const stop = current !== null && all.includes(current) ? current : all.find(p => p.matches(first)) ?? all[0];
        for (const p of group.querySelectorAll<HTMLElement>(PARTS))
            p.tabIndex = p === stop ? 0 : -1;
    };
    const onFocus = (e: FocusEvent) => {
        const part = (e.target as Element).closest<HTMLElement>(PARTS);
        if (part !== null && group.contains(part)) {
            current = part;
            arrange();
        }
    };
    const onKey = (e: KeyboardEvent) => {
        const all = parts(), at = all.indexOf(e.target as HTMLElement);
        const to = e.key in NEXT ? all[at + NEXT[e.key]!] : e.key === 'Home' ? all[0] : e.key === 'End' ? all.at(-1) : undefined;
        if (at < 0 || to === undefined || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey)
            return;
        e.preventDefault();
        e.stopPropagation();
        to.focus();
    };
    const watch = new MutationObserver(arrange);
    watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] });
    group.addEventListener('focusin', onFocus);
    group.addEventListener('keydown', onKey);
    arrange();
    return () => {
        watch.disconnect();
        group.removeEventListener('focusin', onFocus);
        group.removeEventListener('keydown', onKey);
    };
}
