// What a choice would do: the forecast of what is pointed at or considered, and the odds of several choices side by side.
import { Store } from '../../lib/store';
import type { Wanted } from '../../net/questions';
import type { Forecast, Odds, Thing } from '../../net/protocol';
import { firstCandidate, narrow, type Choice } from '../choices';
import type { Open } from '../session';
import { pointing } from '../pointing';
import { sameView, type Shared } from './shared';

export interface Preview {
    choice: Choice;
    forecast: Forecast | null;   // null: not there yet
}

/** The odds of several choices that name the same thing. */
export interface Compared {
    thing: Thing;
    odds: { choice: Choice; odds: Odds }[];
}

const MOST_COMPARED = 4;
const REST = 120;             // milliseconds the pointer rests before it is asked

export class Forecasts {
    readonly preview = new Store<Preview | null>(null);
    readonly compared = new Store<Compared | null>(null);
    private readonly known = new Map<string, Forecast | null>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private hovered: Thing | undefined;

    constructor(private readonly shared: Shared) {}

    /** The pointer rests on something: if that would leave one choice, shows what it would do. */
    hover(things: Thing[] | null, open: Open): void {
        const chosen = things === null ? undefined : firstCandidate(things, open.things);
        const left = chosen === undefined ? [] : narrow(open.left, [...this.shared.picked.get(), chosen]);
        this.hovered = chosen;
        this.show(left.length === 1 ? left[0]! : null);
        this.compare(chosen, left);
    }

    /** Null: nothing is pointed at; then what is considered stays in sight. */
    show(choice: Choice | null): void {
        clearTimeout(this.timer);
        choice ??= this.shared.considered.get()?.choice ?? null;
        if (choice === null || this.shared.scene.forecast.silent.includes(choice.verb)) {
            this.preview.set(null);
            return;
        }
        const known = this.known.get(choice.n);
        this.preview.set({ choice, forecast: known ?? null });
        if (known === undefined)
            this.timer = setTimeout(() => void this.foresee(choice), REST);
    }

    /** What makes a button show what its choice would do. */
    pointing(choice: Choice) {
        return pointing(() => this.show(choice), () => this.show(null), () => this.preview.get()?.choice.n === choice.n);
    }

    /** Null: there is none, or it was no longer wanted when its turn came. */
    async of({ n, verb }: Choice, wanted: Wanted): Promise<Forecast | null> {
        const now = sameView(this.shared);
        const asks = () => now() && wanted() && !this.known.has(n);
        const first = asks() ? await this.shared.feed.questions.forecast(n, asks) : undefined;
        const forecast = first == null ? first : await this.goOn(first, n, verb, asks);
        if (forecast !== undefined && now())
            this.known.set(n, forecast);
        return now() ? this.known.get(n) ?? null : null;
    }

    /** What comes of it when all that is announced happens. */
    private async goOn(forecast: Forecast, n: string, verb: string, wanted: Wanted): Promise<Forecast> {
        const last = this.shared.scene.forecast.until[verb];
        const future = last === undefined ? undefined : (await this.shared.feed.questions.along([n, last], wanted))?.future;
        if (future === undefined)
            return forecast;
        const { copies, exact, lines, events, wins } = future;
        return { ...forecast, copies, exact, lines, events, wins };
    }

    /** Nothing is looked at any more. */
    forget(): void {
        clearTimeout(this.timer);
        this.compared.set(null);
        this.preview.set(null);
    }

    /** There is a new view: nothing is known about it. */
    renew(): void {
        this.known.clear();
    }

    private async foresee(choice: Choice): Promise<void> {
        const shown = () => this.preview.get()?.choice.n === choice.n;
        const forecast = await this.of(choice, shown);
        if (forecast !== null && shown())
            this.preview.set({ choice, forecast });
    }

    /** Where a figure can be attacked in several ways, their odds side by side. */
    private compare(thing: Thing | undefined, left: Choice[]): void {
        this.compared.set(null);
        if (thing === undefined || left.length < 2 || left.length > MOST_COMPARED)
            return;
        this.timer = setTimeout(() => void Promise.all(left.map(async choice => {
            const odds = (await this.of(choice, () => this.hovered === thing))?.odds;
            return odds === undefined ? [] : [{ choice, odds }];
        })).then(found => {
            const odds = found.flat();
            if (odds.length > 0 && this.hovered === thing)
                this.compared.set({ thing, odds });
        }), REST);
    }
}
