// What is told or meant comes into sight where a part of the table is scrolled.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { thingKey, type Choice } from './choices';

/** What a press has led to, unlike what comes with the question. */
const TOLD = '.problem, .reminder, .undone, .hinted, .thought';

/** The question itself, and what comes with it: they are read together. */
const BESIDES = '.question > h2:not(.quiet), .explained, .pass-note, .missed';

const MOST = 0.4;             // of the window that a note may grow over

/** Where what a press has led to has no room below the question, the question goes up for it; the buttons hold still. What is longer than the
 * place of the question gets more of it for as long as it is told, and so do buttons that take more rows. `asked`: the version of the question. */
export function useNotesInSight(question: RefObject<HTMLElement | null>, notes: RefObject<HTMLElement | null>, asked: number): void {
    useLayoutEffect(() => {
        question.current!.scrollTop = 0;
        fit(question.current!, notes.current!);
    }, [asked]);
    useLayoutEffect(() => {
        const watch = new MutationObserver(() => fit(question.current!, notes.current!));
        watch.observe(notes.current!.parentElement!, { childList: true, subtree: true, characterData: true });
        const acts = new ResizeObserver(() => fit(question.current!, notes.current!));
        acts.observe(question.current!.querySelector('.acts')!);
        return () => {
            watch.disconnect();
            acts.disconnect();
        };
    }, []);
}

function fit(place: HTMLElement, notes: HTMLElement): void {
    const told = [...notes.querySelectorAll(TOLD)].at(-1), besides = [...place.querySelectorAll(BESIDES)].at(-1), acts = place.querySelector('.acts')!;
    const around = place.parentElement!;              // what lies above the question goes up with it
    const top = (el: Element) => el.getBoundingClientRect().top, bottom = (el: Element) => el.getBoundingClientRect().bottom;
    const grow = (by: number) => by > 0 && around.style.setProperty('--more', `${Math.min(by, MOST * innerHeight)}px`);
    around.style.removeProperty('--more');
    if (getComputedStyle(acts).position !== 'sticky')
        return;
    const { height } = acts.getBoundingClientRect(), end = () => bottom(place) - parseFloat(getComputedStyle(place).paddingBottom) - height;   // of what is told
    place.style.setProperty('--acts', `${height}px`);
    if (told !== undefined) {
        grow(bottom(told) - top(told) - (end() - top(place)));
        place.scrollTop += Math.max(0, bottom(told) - end());
    } else if (besides !== undefined)
        grow(bottom(besides) + place.scrollTop - end());
}

/** The cards, portraits and slots that a hint names. */
export function useHintInSight(hinted: string | null, all: Choice[]): void {
    useLayoutEffect(() => {
        for (const thing of all.find(c => c.n === hinted)?.things ?? [])
            for (const el of document.querySelectorAll(`:is(.hands, .draft) [data-thing="${CSS.escape(thingKey(thing))}"]`))
                el.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    }, [hinted]);
}

/** Where cards can be chosen and none of them is in sight, the first one comes there: nobody looks for what he does not see. */
export function useCardsInSight(hands: RefObject<HTMLElement | null>, question: string): void {
    useLayoutEffect(() => {
        const legal = [...hands.current?.querySelectorAll('.hand [data-legal="true"]') ?? []];
        const seen = (el: Element) => {
            const { left, right } = el.getBoundingClientRect(), row = el.closest('.hand')!.getBoundingClientRect();
            return left >= row.left - 1 && right <= Math.min(row.right, innerWidth) + 1;
        };
        if (!legal.some(seen))
            legal[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    }, [question]);
}
