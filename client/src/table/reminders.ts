// What is brought to mind before a press that would end something.
import type { TableView } from '../net/protocol';
import type { Reminder } from '../games/scene';
import type { Words } from '../text/words';
import type { Choice } from './choices';

const MOST_REMINDED = 4;

/** What is left to do, in words. */
function linesOf({ of, tell }: Reminder, all: Choice[], view: TableView, seat: number, words: Words): string[] {
    const left = all.filter(c => of.includes(c.verb));
    if (left.length === 0)
        return [];
    return tell?.(left, view, seat, words) ?? [...new Set(left.map(c => words.option(c.n)))].slice(0, MOST_REMINDED);
}

/** What is told before this verb answers this question; undefined: nothing is left. */
export function remindedBefore(verb: string | undefined, asked: string | undefined, reminds: Reminder[], all: Choice[], view: TableView, seat: number, words: Words): string[] | undefined {
    return reminds.filter(r => r.before === verb && (r.asked === undefined || r.asked === asked)).map(r => linesOf(r, all, view, seat, words)).find(lines => lines.length > 0);
}
