// What is needed to lead pieces about on a plane: asked once for each piece and position, then measured in the page.
import type { Field, Future, Thing } from '../../net/protocol';
import type { Legs } from '../choices';
import { thingKey } from '../choices';
import { sameView, type Shared } from './shared';

export class Fields {
    private known = new Map<string, Promise<Field | null>>();

    constructor(private readonly shared: Shared) {}

    /** Null: it is no piece that moves, or the position has changed meanwhile. */
    of(thing: Thing): Promise<Field | null> {
        const key = thingKey(thing), { known } = this;
        const now = sameView(this.shared);
        const field = known.get(key) ?? this.shared.feed.questions.field(thing, now).then(found => {
            if (found === null)
                known.delete(key);             // it may be there another time
            return now() ? found : null;
        });
        known.set(key, field);
        return field;
    }

    /** What comes of a way that is considered, up to its end. */
    async foresee(legs: Legs): Promise<Future | null> {
        const still = () => this.shared.considered.get()?.legs === legs;
        const way = await this.shared.feed.questions.along([...legs.answers, ...legs.after === undefined ? [] : [legs.after]], still);
        return still() ? way?.future ?? null : null;
    }

    renew(): void {
        this.known = new Map();
    }
}
