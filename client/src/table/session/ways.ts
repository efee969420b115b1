// Where a move can end, and the ways there.
import { Store } from '../../lib/store';
import type { Frame } from '../../net/frame';
import type { Wanted } from '../../net/questions';
import type { Reach, Thing, Way } from '../../net/protocol';
import { thingKey } from '../choices';
import { sameView, verbsOf, type Shared } from './shared';

/** A way to a cell that is looked at. */
export interface Trip {
    to: Thing;
    way: Way;
}

const REST = 60;              // milliseconds the pointer rests before it is asked

export class Ways {
    /** Where the move that is asked for can end; null: nothing is known about that. */
    readonly reach = new Store<Reach | null>(null);
    readonly trip = new Store<Trip | null>(null);
    /** Where it can end is not told yet. */
    awaited = false;
    private readonly known = new Map<string, Way | null>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private looksFor: Thing | null = null;   // the cell whose way is asked for

    constructor(private readonly shared: Shared) {}

    /** The pointer rests on a cell that a move can end on: looks for the way there. Null: on none; then the one that is considered
     * stays in sight. */
    lookFor(to: Thing | null): void {
        clearTimeout(this.timer);
        const { way, by } = this.shared.considered.get() ?? {};
        if (to === null && way !== undefined && by != null) {
            this.looksFor = null;
            this.trip.set({ to: by, way });
            return;
        }
        const known = to === null ? null : this.known.get(thingKey(to));
        this.looksFor = to;
        this.trip.set(to === null || !known ? null : { to, way: known });
        if (to !== null && known === undefined)
            this.timer = setTimeout(() => void this.to(to, () => this.looksFor === to).then(found => {
                if (found !== null && this.looksFor === to)
                    this.trip.set({ to, way: found });
            }), REST);
    }

    /** Null: the server cannot tell. Without `wanted` somebody wants to go there now. */
    async to(to: Thing, wanted?: Wanted): Promise<Way | null> {
        const key = thingKey(to);
        const now = sameView(this.shared);
        const way = this.known.has(key) ? this.known.get(key)! : await this.shared.feed.questions.route(to, wanted && (() => now() && wanted()));
        if (way === undefined || !now())
            return null;
        this.known.set(key, way);
        return way;
    }

    /** Nothing is looked at any more. */
    forget(): void {
        clearTimeout(this.timer);
        this.looksFor = null;
        this.trip.set(null);
    }

    /** There is a new view: where one can get to is asked if a step to a cell, or any point of a plane, is among the answers. */
    async renew({ view, options, prompt }: Frame): Promise<void> {
        this.known.clear();
        this.reach.set(null);
        const verbs = verbsOf(this.shared);
        const kind = view.areas.find(a => a.kind === 'grid' || a.kind === 'hex')?.cells?.[0]?.kind;
        const steps = prompt?.regions !== undefined || (kind !== undefined && options.some(n => {
            const kinds = verbs[n.split(' ', 1)[0] ?? ''];
            return kinds?.length === 1 && kinds[0] === kind;
        }));
        this.awaited = steps;
        if (!steps)
            return;
        const now = sameView(this.shared);
        const reach = await this.shared.feed.questions.reach(now);
        if (!now())
            return;
        this.awaited = false;
        this.reach.set(reach == null || (reach.ends.length === 0 && reach.shapes === undefined) ? null : reach);
    }
}
