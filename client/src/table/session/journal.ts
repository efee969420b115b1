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
    private logged = -1;      // answers the log covers

    constructor(private readonly feed: Feed) {
        this.seenBefore = storedSeen()[feed.door.match] ?? -1;
    }

    async see({ answers, events }: Frame): Promise<void> {
        writeStored('seen', { ...storedSeen(), [this.feed.door.match]: answers });
        if (events.length > 0 && this.logged >= 0 && answers > this.logged)
            this.log.set([...this.log.get(), ...events.map(event => ({ event, answers }))]);
        else if (answers !== this.logged && !await this.fill(answers))
            return;           // the next frame tries again
        this.logged = answers;
    }

    /** The log from the beginning: after coming here, coming back, or going back in time. False: it could not be fetched. */
    private async fill(answers: number): Promise<boolean> {
        const first = this.logged < 0;
        const events = await this.since(-1);
        if (events === null)
            return false;
        this.log.set(events.map(event => ({ event, answers })));
        const missed = first && this.seenBefore >= 0 && this.seenBefore < answers ? await this.since(this.seenBefore) : null;
        if (missed !== null)
            this.recap.set({ events: missed });
        return true;
    }

    private since(first: number): Promise<GameEvent[] | null> {
        return this.feed.questions.eventsSince(first, () => this.feed.state.get().frame?.answers ?? 0);
    }
}
