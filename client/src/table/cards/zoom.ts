// How the large card is shown: a glance while the pointer rests on a card, or a dialog to study it.
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../../lib/later';
import { Store } from '../../lib/store';
import type { Item } from '../../net/protocol';
import { useTable } from '../context';
import { useHold } from '../hold';
import { hasMoved } from '../pointing';

export interface Way {
    study: boolean;
    near: DOMRect | null;     // what the pointer rests on; the glance keeps clear of it
    readable: boolean;        // a card lies there in full
}

const GLANCE: Way = { study: false, near: null, readable: false };

export const zoomWay = new Store<Way>(GLANCE);

export const CardZoom = later(async () => (await import('../CardZoom')).CardZoom, false);

const REST = 450;             // milliseconds the pointer rests

/** What makes an element show its card large: resting on it, holding a finger on it, the key z. */
export function useZoom(item: Item) {
    const { zoom } = useTable();
    const timer = useRef(0);
    const glancing = useRef(false);
    const shows = item.id !== undefined;

    const study = () => {
        stop();
        zoomWay.set({ ...GLANCE, study: true });
        zoom(item);
    };
    const glance = (at: HTMLElement) => {
        glancing.current = true;
        zoomWay.set({ study: false, near: at.getBoundingClientRect(), readable: at.querySelector('.card.size-hand') !== null });
        zoom(item);
    };
    const stop = () => {
        clearTimeout(timer.current);
        timer.current = 0;
        if (glancing.current)
            zoom(null);
        glancing.current = false;
    };
    const rest = (e: PointerEvent) => {
        const at = e.currentTarget as HTMLElement;
        if (shows && e.pointerType === 'mouse' && timer.current === 0 && hasMoved(e))
            timer.current = window.setTimeout(() => glance(at), REST);
    };
    // A card that is played goes away under the pointer.
    useEffect(() => stop, []);
    const hold = useHold(shows ? study : undefined);

    const handlers = {
        ...hold,
        onPointerEnter: rest,
        onPointerLeave: stop,
        onPointerDown: (e: PointerEvent) => {
            stop();
            hold.onPointerDown(e);
        },
        onPointerMove: (e: PointerEvent) => {
            if (e.pointerType === 'mouse')
                rest(e);
            else
                hold.onPointerMove(e);
        },
        onKeyDown: (e: KeyboardEvent) => {
            if (shows && e.key.toLowerCase() === 'z' && !e.ctrlKey && !e.metaKey && !e.altKey)
                study();
        },
    };
    return { handlers, study, stop };
}
