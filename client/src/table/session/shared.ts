// What the parts of a session share: the match, how it looks, and the choice that is being made.
import type { Scene } from '../../games/scene';
import type { Store } from '../../lib/store';
import type { Feed } from '../../net/feed';
import type { Wanted } from '../../net/questions';
import type { GameInfo, Thing } from '../../net/protocol';
import { thingsMeant, type Considered, type Lying } from '../choices';

export interface Shared {
    readonly feed: Feed;
    readonly scene: Scene;
    readonly info: () => GameInfo | null;
    readonly picked: Store<Lying[]>;
    /** What the next click on the same thing would do. */
    readonly considered: Store<Considered | null>;
}

/** Whether what is asked now is still asked about the same position later. */
export function sameView({ feed }: Shared): Wanted {
    const v = feed.state.get().frame?.v;
    return () => v === feed.state.get().frame?.v;
}

/** Kinds of the things of every verb, as the table means them. */
export function verbsOf({ info, scene }: Shared): Record<string, string[]> {
    return { ...info()?.verbs, ...scene.turn.kinds };
}

/** Things as the server knows them, where the table means others: the ability on a figure is that of its card. */
export function meant({ info, scene }: Shared, things: Thing[]): Thing[] {
    return thingsMeant(things, info()?.verbs ?? {}, scene.turn.kinds);
}
