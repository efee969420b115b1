// How far things reach: what is pointed at, and what lies on the board and strikes around itself.
import { Store } from '../../lib/store';
import type { Frame } from '../../net/frame';
import type { Range, TableView, Thing } from '../../net/protocol';
import { thingKey, type Choice } from '../choices';
import { wardensIn, wardsIn, type Ward } from '../wards';
import { sameView, type Shared } from './shared';

/** What something reaches, while it is pointed at. */
export interface Aimed {
    of: Thing;
    at?: Thing;               // from there; missing: from where the own piece stands
    range: Range;
}

const keyOf = (of: Thing, at: Thing | undefined) => at === undefined ? thingKey(of) : `${thingKey(of)} ${thingKey(at)}`;

export function isCell({ areas }: TableView, thing: Thing): boolean {
    return areas.some(a => a.cells?.some(c => thingKey(c) === thingKey(thing)));
}

const REST = 60;              // milliseconds the pointer rests before it is asked

export class Ranges {
    readonly aimed = new Store<Aimed | null>(null);
    /** What lies on the board and strikes around itself. */
    readonly wards = new Store<Ward[]>([]);
    private readonly known = new Map<string, Range | null>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private aims: string | null = null;      // what the range is asked of

    constructor(private readonly shared: Shared) {}

    /** How far what is picked or considered reaches, if that is known. */
    get chosen(): Range | null | undefined {
        const { of, at } = this.stillAimed() ?? {};
        return of && this.known.get(keyOf(of, at));
    }

    /** The pointer rests on something that reaches far: shows how far. `at`: as it lies or would lie there. Null: on nothing. */
    aim(of: Thing | null, at?: Thing): void {
        clearTimeout(this.timer);
        this.aims = null;
        const still = of === null ? this.stillAimed() : undefined;
        of ??= still?.of ?? null;
        at ??= still?.at;
        if (of === null) {
            this.aimed.set(null);
            return;
        }
        const thing = of, key = keyOf(of, at);
        const known = this.known.get(key);
        this.aims = key;
        this.show(known ? { of, at, range: known } : null);
        if (known === undefined)
            this.timer = setTimeout(() => void this.see(key, thing, at), REST);
    }

    /** What a choice would lay on the board, and where; or what it would use, and who does. */
    laidBy(choice: Choice | undefined): { of: Thing; at: Thing } | undefined {
        const { lays, ranges, bearers } = this.shared.scene.turn;
        const of = choice?.things.find(t => ranges.includes(t.kind));
        if (choice === undefined || of === undefined)
            return undefined;
        const at = lays.includes(choice.verb) ? choice.things.at(-1) : choice.things.find(t => bearers.includes(t.kind));
        return at && { of, at };
    }

    /** What is being carried out, as it would reach from a cell that it may lead to. */
    playedAt(cell: Thing | undefined): { of: Thing; at: Thing } | undefined {
        const { scene, feed } = this.shared, { frame, seat } = feed.state.get();
        if (frame === null || cell === undefined || !isCell(frame.view, cell))
            return undefined;
        const played = new Set(frame.view.areas.filter(a => scene.place(a, seat) === 'played').map(a => a.id));
        const of = frame.view.items.findLast(i => played.has(i.area) && scene.turn.ranges.includes(i.kind));
        return of && { of: { kind: of.kind, id: of.id }, at: { kind: cell.kind, id: cell.id } };
    }

    /** Nothing is looked at any more. */
    forget(): void {
        clearTimeout(this.timer);
        this.aims = null;
        this.aimed.set(null);
    }

    /** There is a new view. What is gone strikes no more at once; what the others reach is asked anew, for something may stand in between
     * now. `past`: nothing can be asked. */
    async renew({ view }: Frame, past: boolean): Promise<void> {
        const { scene, feed } = this.shared;
        this.known.clear();
        const there = new Set(wardensIn(view, scene).map(w => w.key));
        this.wards.set(this.wards.get().filter(w => there.has(w.key)));
        if (there.size === 0 || past)
            return;
        const now = sameView(this.shared);
        const wards = await wardsIn(view, scene, feed, now);
        if (now())
            this.wards.set(wards);
    }

    /** Of what lies or is used elsewhere only that counts which the question is about: not the card of a foe at whose attack I move. */
    private show(aimed: Aimed | null): void {
        const { frame } = this.shared.feed.state.get(), { at, range } = aimed ?? {};
        const foreign = frame !== null && at !== undefined && range?.by !== undefined && isCell(frame.view, at)
            && frame.prompt?.about.some(a => thingKey(a) === thingKey(range.by!)) !== true;
        this.aimed.set(foreign ? null : aimed);
    }

    /** What is picked or considered and reaches far stays in sight. */
    private stillAimed(): { of: Thing; at?: Thing } | undefined {
        const { picked, considered, scene } = this.shared;
        const { choice, by } = considered.get() ?? {};
        const of = [...picked.get(), ...by == null ? [] : [by], ...choice?.things ?? []].find(t => scene.turn.ranges.includes(t.kind));
        return this.laidBy(choice) ?? (of && { of }) ?? this.playedAt(by ?? undefined);
    }

    private async see(key: string, of: Thing, at: Thing | undefined): Promise<void> {
        const now = sameView(this.shared);
        const range = await this.shared.feed.questions.range(of, at, () => now() && this.aims === key);
        if (range === undefined || !now())
            return;
        this.known.set(key, range);
        if (range !== null && this.aims === key)
            this.show({ of, at, range });
    }
}
