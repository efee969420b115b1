// What a number comes from, such as the card of an attack: events name it before or with the damage.
import type { Scene } from '../games/scene';
import { eventKind, type GameEvent, type GameInfo, type TableView, type Thing } from '../net/protocol';
import { thingKey } from './choices';

/** A thing of the game, or a text by its key. */
export type Cause = Thing | { text: string };

export class Causes {
    private now: Cause[] = [];
    private readonly by = new Map<string, Cause[]>();   // the last one of each event

    constructor(private readonly scene: Scene, private readonly game: () => GameInfo | null) {}

    /** Events that lead from one view to the other follow. */
    begin(from: TableView, to: TableView): void {
        const cause = this.scene.events.cause(from, to);
        if (cause !== undefined)
            this.now = [cause];
    }

    /** Hears of an event; the cause of what happens to `whom` by it. */
    of(event: GameEvent, whom: Thing | null | undefined): Cause | undefined {
        const { causes } = this.scene.events;
        const named = causes[event.e];
        if (named !== undefined) {
            this.now = typeof named === 'string' ? [{ text: named }] : 'like' in named ? this.by.get(named.like) ?? [] : this.thingsAt(event, named);
            this.by.set(event.e, this.now);
        }
        const byRule = causes[event.rule];
        if (typeof byRule === 'string')
            return { text: byRule };
        return this.now.find(c => 'text' in c || !whom || thingKey(c) !== thingKey(whom));
    }

    private thingsAt(event: GameEvent, at: number[]): Thing[] {
        return at.flatMap(i => event.args[i] == null ? [] : [{ kind: eventKind(this.game(), event, i), id: event.args[i] }]);
    }
}
