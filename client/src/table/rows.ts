// Answers that do not fit the rows in sight: how many there are, and whether all of them are shown.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Arranges a bar of answers and what stays beside them; returns how many answers are out of sight. `narrow`: the answers have a place of their own. */
export function useBeyond(bar: RefObject<HTMLElement | null>, narrow: boolean): number {
    const [beyond, setBeyond] = useState(0);
    const look = () => setBeyond(narrow && bar.current !== null ? arrange(bar.current) : 0);
    useLayoutEffect(look);
    useEffect(() => {
        const watch = new ResizeObserver(look);
        watch.observe(bar.current!);
        watch.observe(bar.current!.closest('.prompt')!);       // its height says how many rows there are
        const later = new MutationObserver(look);              // a price comes when the server has told it
        later.observe(bar.current!, { childList: true, subtree: true });
        return () => {
            watch.disconnect();
            later.disconnect();
        };
    }, [narrow]);
    return beyond;
}

/** One row of answers, or as many as the place of the question has room for without growing over the board. What stays beside them takes less
 * of their width when they need more; so do their letters, before an answer is left out of sight. */
function arrange(bar: HTMLElement): number {
    const place = bar.querySelector<HTMLElement>('.answers')!, answers = [...place.querySelectorAll<HTMLElement>('button')], [first] = answers;
    bar.classList.remove('rows', 'tight', 'meant-first');
    layBeside(bar.querySelector<HTMLElement>('.always')!);
    if (answers.length === 0 || getComputedStyle(place).display !== 'flex')
        return 0;         // laid out in another way
    const rows = rowsFor(bar), wraps = answers.some(a => a.offsetTop > first!.offsetTop + first!.offsetHeight / 2);
    bar.classList.toggle('rows', rows > 1 && wraps);
    bar.classList.toggle('tight', seen(answers, rows) < answers.length);
    // What is about to be done is never out of sight: a question that has grown longer may have taken its row.
    const meant = place.querySelector<HTMLElement>('.do-it');
    bar.classList.toggle('meant-first', meant !== null && bottomOf(meant) > lastSeen(answers, rows));
    return answers.length - seen(answers, rows, place);
}

/** What stays beside rows of answers takes two rows: what ends the turn, or leads back, above the small ones. */
function layBeside(beside: HTMLElement): void {
    const has = (what: string) => beside.querySelector(`:scope > ${what}`) !== null;
    const small = [...beside.children].filter(c => !c.matches('.legal, .let-go, .more-answers')).length;
    const columns = has('.legal') ? Math.max(2, small + Number(has('.let-go'))) : has('.let-go') ? Math.max(2, small) : Math.ceil(small / 2);
    beside.style.setProperty('--columns', String(Math.max(1, columns)));
    beside.classList.toggle('crowded', small > 1);
}

/** How many answers whole rows within the room show; the first one is always among them. */
function seen(answers: HTMLElement[], rows: number, place?: HTMLElement): number {
    const end = lastSeen(answers, rows);
    place?.style.setProperty('--seen', `${end}px`);
    return answers.filter(a => bottomOf(a) <= end).length;
}

const bottomOf = (el: HTMLElement) => el.offsetTop + el.offsetHeight;

/** Where the last row that is seen ends. */
const lastSeen = (answers: HTMLElement[], rows: number) =>
    Math.max(...answers.filter(a => bottomOf(a) <= rows * ROW || a.offsetTop < ROW / 2).map(bottomOf));

const ROW = 44, EDGES = 14;   // pixels: a row with its gap, what is above and below question and buttons

function rowsFor(bar: HTMLElement): number {
    const prompt = bar.closest<HTMLElement>('.prompt')!, room = parseFloat(getComputedStyle(prompt).getPropertyValue('--question'));
    const asked = prompt.querySelector('.question > h2')?.getBoundingClientRect().height ?? 0;
    return Math.max(1, Math.floor((room - asked - EDGES) / ROW));
}
