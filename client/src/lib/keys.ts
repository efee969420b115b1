// Single keys that mean something wherever the focus is, unless somebody types or a window lies over the page.
import { useEffect, useRef } from 'preact/hooks';

const FIELDS = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, a[href], summary, [role=gridcell], [tabindex="0"]';

/** Whether the pointer set the focus: then nobody means to press what has it. */
let pointed = true;

if (typeof document !== 'undefined') {
    document.addEventListener('pointerdown', () => { pointed = true; }, true);
    document.addEventListener('keydown', e => {
        if (e.key === 'Tab' || e.key.startsWith('Arrow') || e.key === 'Home' || e.key === 'End')
            pointed = false;
    }, true);
}

function isForPage(e: KeyboardEvent): boolean {
    return !e.ctrlKey && !e.metaKey && !e.altKey && !e.repeat && !e.isComposing && !(e.target as Element).closest?.(FIELDS)
        && document.querySelector('dialog[open]') === null;
}

/** Whether Enter or space would press what the keyboard has led to. */
function isForFocus(e: KeyboardEvent): boolean {
    return !pointed && (e.target as Element).closest?.(PRESSED) != null;
}

/** Calls `press` for one of these keys; null: at the moment they mean nothing. Enter and space belong to what the keyboard has led
 * to, if that can be pressed. */
export function useKey(keys: string, press: ((key: string) => void) | null): void {
    const latest = useRef(press);
    latest.current = press;
    useEffect(() => {
        const wanted = keys.split(' ').map(k => k === 'Space' ? ' ' : k);
        const down = (e: KeyboardEvent) => {
            const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
            if (latest.current === null || !wanted.includes(key) || !isForPage(e) || ((key === ' ' || key === 'Enter') && isForFocus(e)))
                return;
            e.preventDefault();
            e.stopPropagation();
            latest.current(key);
        };
        document.addEventListener('keydown', down, true);
        return () => document.removeEventListener('keydown', down, true);
    }, [keys]);
}
