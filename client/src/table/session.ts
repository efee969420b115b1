// One person at one table: the feed of the match, the director, what is picked, and what was asked.
import type { Scene } from '../games/scene';
import { keep, readKept } from '../lib/kept';
import { Store } from '../lib/store';
import { Feed, type Door, type Frame } from '../net/feed';
import type { Forecast, GameEvent, GameInfo, Thing, Why } from '../net/protocol';
import type { Socket } from '../net/socket';
import { buttonsOf, candidates, firstCandidate, narrow, notationFor, parseChoice, thingKey, type Button,
    type Choice } from './choices';
import { Director } from './director';

export interface LogEntry {
    event: GameEvent;
    answers: number;          // of the frame that brought it
}

/** Why something cannot be done: what was clicked, and the server's answer. */
export interface WhyNot {
    thing: Thing;
    why: Why;
}

export interface Preview {
    choice: Choice;
    forecast: Forecast | null;   // null: not there yet
}

/** What can be chosen at the moment. */
export interface Open {
    all: Choice[];            // every option
    left: Choice[];           // those that fit what is picked
    things: Set<string>;      // keys of things that narrow further
    buttons: Button[];
}

const NOTHING: Open = { all: [], left: [], things: new Set(), buttons: [] };

export class Session {
    readonly feed: Feed;
    readonly director: Director;
    readonly picked = new Store<Thing[]>([]);
    readonly whyNot = new Store<WhyNot | null>(null);
    readonly preview = new Store<Preview | null>(null);
    readonly hinted = new Store<string | null>(null);
    readonly log = new Store<LogEntry[]>([]);
    /** Answers this browser had seen when it came here; what came later is told in the recap. */
    readonly seenBefore: number;
    readonly recap = new Store<GameEvent[] | null>(null);
    private readonly forecasts = new Map<string, Forecast | null>();
    private hoverTimer = 0;
    private readonly stops: (() => void)[] = [];
    private logged = -1;      // answers the log covers

    constructor(socket: Socket, readonly door: Door, scene: (game: string) => Scene, readonly info: (game: string) => GameInfo | null) {
        this.seenBefore = readKept<Record<string, number>>('seen', {})[door.match] ?? -1;
        this.feed = new Feed(socket, door);
        const game = () => this.feed.state.get().game;
        this.director = new Director(() => scene(game()), () => info(game()), () => this.feed.state.get().seat);
        this.stops.push(this.feed.onFrame(f => void this.see(f)));
    }

    close(): void {
        clearTimeout(this.hoverTimer);
        this.stops.forEach(stop => stop());
        this.director.skip();
        this.feed.close();
    }

    /** What this seat may choose now; nothing while events are shown or an answer is under way. */
    open(onTable: Set<string>): Open {
        const stage = this.director.stage.get();
        const { busy, frame } = this.feed.state.get();
        if (stage === null || frame === null || stage.playing || busy || stage.frame.v !== frame.v || frame.options.length === 0)
            return NOTHING;
        const verbs = this.info(this.feed.state.get().game)?.verbs ?? {};
        const all = frame.options.map(n => parseChoice(n, verbs));
        const picked = this.picked.get();
        const left = narrow(all, picked);
        return { all, left, things: candidates(left, picked), buttons: buttonsOf(left, picked, onTable) };
    }

    /** Things at a place were clicked, the most particular first: picks one of them, answers if that
     * leaves one choice, or asks why none can be chosen. */
    click(things: Thing[], open: Open): void {
        const picked = this.picked.get();
        const again = things.find(t => picked.some(p => thingKey(p) === thingKey(t)));
        const chosen = firstCandidate(things, open.things);
        if (this.director.stage.get()?.playing) {
            this.director.skip();
        } else if (chosen !== undefined) {
            this.pick(chosen, open);
        } else if (again !== undefined) {
            this.picked.set(picked.filter(p => thingKey(p) !== thingKey(again)));
        } else {
            // Starting over with something else is no mistake.
            const fresh = picked.length > 0 ? firstCandidate(things, candidates(open.all, [])) : undefined;
            this.picked.set([]);
            if (fresh !== undefined)
                this.pick(fresh, { ...open, left: open.all });
            else if (open.all.length > 0)
                void this.askWhy(things, open);
        }
    }

    pick(thing: Thing, open: Open): void {
        const picked = [...this.picked.get(), thing];
        const left = narrow(open.left, picked);
        this.whyNot.set(null);
        if (left.length === 1)
            void this.answer(left[0]!);
        else
            this.picked.set(picked);
    }

    async answer(choice: Choice): Promise<void> {
        this.forget();
        await this.feed.answer(choice.n);
    }

    async undo(): Promise<void> {
        this.forget();
        await this.feed.undo();
    }

    async hint(): Promise<void> {
        this.hinted.set(await this.feed.hint());
    }

    /** The pointer rests on something: if that would leave one choice, shows what it would do. */
    hover(things: Thing[] | null, open: Open): void {
        clearTimeout(this.hoverTimer);
        const chosen = things === null ? undefined : firstCandidate(things, open.things);
        const left = chosen === undefined ? [] : narrow(open.left, [...this.picked.get(), chosen]);
        this.previewChoice(left.length === 1 ? left[0]! : null);
    }

    previewChoice(choice: Choice | null): void {
        clearTimeout(this.hoverTimer);
        if (choice === null) {
            this.preview.set(null);
            return;
        }
        const known = this.forecasts.get(choice.n);
        this.preview.set({ choice, forecast: known ?? null });
        if (known === undefined)
            this.hoverTimer = window.setTimeout(() => void this.foresee(choice), 120);
    }

    clear(): void {
        this.picked.set([]);
        this.whyNot.set(null);
        this.preview.set(null);
    }

    private async foresee(choice: Choice): Promise<void> {
        const v = this.feed.state.get().frame?.v;
        const forecast = await this.feed.forecast(choice.n);
        if (v !== this.feed.state.get().frame?.v)
            return;
        this.forecasts.set(choice.n, forecast);
        if (this.preview.get()?.choice.n === choice.n)
            this.preview.set({ choice, forecast });
    }

    async askWhy(things: Thing[], open: Open): Promise<void> {
        const verbs = this.info(this.feed.state.get().game)?.verbs ?? {};
        for (const thing of things) {
            const n = notationFor(open.all, this.picked.get(), thing, verbs);
            const why = n === null ? null : await this.feed.why(n);
            if (why !== null && !why.legal) {
                this.whyNot.set({ thing, why });
                return;
            }
        }
    }

    private forget(): void {
        clearTimeout(this.hoverTimer);
        this.picked.set([]);
        this.whyNot.set(null);
        this.preview.set(null);
        this.hinted.set(null);
    }

    private async see(frame: Frame): Promise<void> {
        this.forecasts.clear();
        this.forget();
        this.director.take(frame);
        keep('seen', { ...readKept<Record<string, number>>('seen', {}), [this.door.match]: frame.answers });
        if (frame.events.length > 0 && this.logged >= 0 && frame.answers > this.logged)
            this.log.set([...this.log.get(), ...frame.events.map(event => ({ event, answers: frame.answers }))]);
        else if (frame.answers !== this.logged)
            await this.fillLog(frame.answers);
        this.logged = frame.answers;
    }

    /** The log from the beginning: after coming here, coming back, or going back in time. */
    private async fillLog(answers: number): Promise<void> {
        const first = this.logged < 0;
        const events = await this.feed.eventsSince(-1);
        this.log.set(events.map(event => ({ event, answers })));
        if (first && this.seenBefore >= 0 && this.seenBefore < answers)
            this.recap.set(await this.feed.eventsSince(this.seenBefore));
    }
}
