// What can be asked about a match without changing it: why, what would be, how far, what was.
import { notify } from '../lib/notice';
import { Lane } from './lane';
import { passes, type Field, type Forecast, type GameEvent, type Hint, type Measure, type NamedPlace, type Range, type Reach, type Refusal, type Thing, type Together, type Way,
    type Why } from './protocol';
import type { Socket } from './socket';

/** Whether somebody still wants to know. */
export type Wanted = () => boolean;

export class Questions {
    private readonly unknown = new Set<string>();
    private readonly lane = new Lane();
    private closed = false;

    constructor(private readonly socket: Socket, private readonly match: string) {}

    /** Nothing is asked any more. */
    close(): void {
        this.closed = true;
    }

    // What a person asks for is asked at once, and they hear why there is no answer: then it is null. What only arises, as long as it is
    // `wanted`, waits for its turn, silently, and is null if the server has no answer, undefined if it was not asked after all.

    why(option: string): Promise<Why | null> {
        return this.read<Why>('why', { option });
    }

    /** Why nothing can be done with what lies there, the most particular first, after `picked`. Without `wanted` a person has clicked. */
    whyThings(things: Thing[], picked: Thing[], wanted?: Wanted): Promise<Why | null | undefined> {
        const d = { things, picked };
        return wanted === undefined ? this.read<Why>('why', d) : this.wonder(() => this.fetch<Why>('why', d), wanted);
    }

    /** Why each of these cannot be done. */
    whys(options: string[], wanted: Wanted): Promise<(Why | null)[] | undefined> {
        return this.wonder(() => Promise.all(options.map(option => this.fetch<Why>('why', { option }))), wanted);
    }

    forecast(option: string, wanted: Wanted): Promise<Forecast | null | undefined> {
        return this.wonder(() => this.fetch<Forecast>('forecast', { option }), wanted);
    }

    /** How to get to a cell. */
    route(to: Thing, wanted?: Wanted): Promise<Way | null | undefined> {
        const d = { kind: to.kind, to: to.id };
        return wanted === undefined ? this.read<Way>('route', d) : this.wonder(() => this.fetch<Way>('route', d), wanted);
    }

    /** What comes of several answers, one after the other. */
    along(answers: string[], wanted: Wanted): Promise<Way | null | undefined> {
        return this.wonder(() => this.fetch<Way>('route', { answers }), wanted);
    }

    /** What is needed to lead a piece about. */
    async field(of: Thing, wanted: Wanted): Promise<Field | null> {
        return (await this.wonder(() => this.fetch<{ field?: Field }>('field', { kind: of.kind, of: of.id }), wanted))?.field ?? null;
    }

    /** Places that the piece on the move can be led to. */
    async places(wanted: Wanted): Promise<NamedPlace[]> {
        return (await this.wonder(() => this.fetch<{ places: NamedPlace[] }>('places', {}), wanted))?.places ?? [];
    }

    measure(from: Thing, to: Thing, wanted: Wanted): Promise<Measure | null | undefined> {
        return this.wonder(() => this.fetch<Measure>('measure', { kind: from.kind, from: from.id, on: to.kind, to: to.id }), wanted);
    }

    /** Where a move that begins now can end. */
    reach(wanted: Wanted): Promise<Reach | null | undefined> {
        return this.wonder(() => this.fetch<Reach>('reach', {}), wanted);
    }

    /** What something reaches from where the own piece stands, or from a cell. */
    range(of: Thing, at: Thing | undefined, wanted: Wanted): Promise<Range | null | undefined> {
        const d = { kind: of.kind, of: of.id, ...(at === undefined ? {} : { on: at.kind, at: at.id }) };
        return this.wonder(() => this.fetch<Range>('range', d), wanted);
    }

    /** Who belongs together at this moment. */
    async groups(wanted: Wanted): Promise<Together> {
        return await this.wonder(() => this.fetch<Together>('groups', {}), wanted) ?? { groups: [] };
    }

    /** What the bot would do: at once, or thought out with chances and reasons. */
    async hint(think: boolean): Promise<Hint | null> {
        return await this.read<Hint>('hint', think ? { think } : {}) ?? null;
    }

    /** All that happened after so many answers, until there have been that many or more (`to`); null: they could not be fetched. */
    async eventsSince(first: number, until: () => number): Promise<{ events: GameEvent[]; to: number } | null> {
        const all: GameEvent[] = [];
        // Those of a long match come in several messages.
        for (let from = first; ;) {
            const since = from;
            const part = await this.wonder(() => this.fetch<{ to?: number; events: GameEvent[] }>('events', { since }), () => true);
            if (part == null)
                return null;
            const { to, events } = part;
            all.push(...events);
            if (to === undefined || to <= from || to >= until())
                return { events: all, to: to ?? until() };
            from = to;
        }
    }

    /** Null: the server has no answer. Throws if it may have one another time. */
    private async fetch<T>(t: string, d: object): Promise<T | null> {
        if (this.unknown.has(t))
            return null;
        try {
            return (await this.socket.request(t, { match: this.match, ...d })).d as T;
        } catch (e) {
            const { code } = e as Refusal;
            if (passes(code) || code === 'timeout' || code === 'offline')
                throw e;
            // An older server need not be asked again for what it does not know.
            if (code === 'unknown')
                this.unknown.add(t);
            return null;
        }
    }

    private read<T>(t: string, d: object): Promise<T | null> {
        return this.fetch<T>(t, d).catch((e: Refusal) => {
            notify(e.message);
            return null;
        });
    }

    private wonder<T>(ask: () => Promise<T>, wanted: Wanted): Promise<T | undefined> {
        return this.lane.ask(ask, () => !this.closed && wanted()).catch(() => undefined);
    }
}
