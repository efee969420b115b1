// A turn as it was seen at this table, to be shown once more.
import type { Frame } from '../net/feed';
import type { GameEvent, TableView } from '../net/protocol';

/** What led from one view to the next. */
export interface Step {
    from: TableView;
    frame: Frame;
    events: GameEvent[];
}

/** What happened and is told once more; `steps`: as it was seen. */
export interface Told {
    title: 'table.recap' | 'talk.last-turn';
    events: GameEvent[];
    steps?: Step[];
}

const MOST = 400;             // steps that are kept

/** With one more step; whoever goes back in time forgets what came after. */
export function remember(past: Step[], step: Step): Step[] {
    return [...past.filter(s => s.frame.answers < step.frame.answers), step].slice(-MOST);
}

/** The last turn that `isTheirs`, from the event `turn` to the next one, or to the end. */
export function lastTurn(past: Step[], turn: string, isTheirs: (e: GameEvent) => boolean): Step[] {
    const found: Step[] = [];
    let inside = false;
    for (const step of past) {
        let from = 0;
        step.events.forEach((e, i) => {
            if (e.e !== turn)
                return;
            if (inside && i > from)
                found.push({ ...step, events: step.events.slice(from, i) });
            inside = isTheirs(e);
            if (inside)
                found.length = 0;
            from = i;
        });
        if (inside)
            found.push({ ...step, events: step.events.slice(from) });
    }
    return found;
}
