// The log of the match, and what happened while this browser was away.
import { writeStored, readStored } from '../../lib/storage';
import { isNumber, mapOf } from '../../lib/shape';
import { Store } from '../../lib/store';
import type { Feed } from '../../net/feed';
import type { Frame } from '../../net/frame';
import type { GameEvent } from '../../net/protocol';
import type { Told } from '../lastTurn';

export interface LogEntry {
    event: GameEvent;
    answers: number;          // of the frame that brought it
}

/** How many answers of each match this browser has seen. */
function storedSeen(): Record<string, number> {
    return readStored('seen', mapOf(isNumber), {});
}

export class Journal {
    readonly log = new Store<LogEntry[]>([]);
    readonly recap = new Store<Told | null>(null);
    /** Answers this browser had seen when it came here; what came later is told in the recap. */
    private readonly seenBefore: number;
    private logged = -1;      // answers the log covers; the server may have been ahead of what is seen here
    private seen = -1;        // answers of the frame before

    constructor(private readonly feed: Feed) {
        this.seenBefore = storedSeen()[feed.door.match] ?? -1;
    }

    async see({ answers, events }: Frame): Promise<void> {
        writeStored('seen', { ...storedSeen(), [this.feed.door.match]: answers });
        const before = this.seen, goesOn = events.length > 0 && this.logged >= 0 && this.logged === before && answers > before;
        this.seen = answers;
        if (goesOn) {
            this.log.set([...this.log.get(), ...events.map(event => ({ event, answers }))]);
            this.logged = answers;
        }
        else if (answers > this.logged || answers < before)
            await this.fill(answers);
    }

    /** The log from the beginning: after coming here, coming back, or going back in time. If it cannot be fetched, the next frame tries again. */
    private async fill(answers: number): Promise<void> {
        const first = this.logged < 0;
        const all = await this.since(-1);
        if (all === null)
            return;
        this.log.set(all.events.map(event => ({ event, answers })));
        this.logged = all.to;
        const missed = first && this.seenBefore >= 0 && this.seenBefore < answers ? await this.since(this.seenBefore) : null;
        if (missed !== null)
            this.recap.set({ events: missed.events });
    }

    private since(first: number): Promise<{ events: GameEvent[]; to: number } | null> {
        return this.feed.questions.eventsSince(first, () => this.feed.state.get().frame?.answers ?? 0);
    }
}
