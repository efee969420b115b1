// By what a match ended.
import type { GameEvent } from '../net/protocol';

const MOST = 3;

/** The last events of these kinds. Where they are what came of a deed, it begins with the deed: what an earlier one did explains nothing. */
export function decisive(events: GameEvent[], of: string[]): GameEvent[] {
    const last = events.filter(e => of.includes(e.e)).slice(of.length === 1 ? -1 : -MOST);
    const result = last.at(-1)?.e, deed = last.findIndex(e => e.e !== result);
    return last.slice(Math.max(0, deed));
}
