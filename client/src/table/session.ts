// One person at one table: the feed of the match, the director, what is picked, and what was asked.
import type { Scene } from '../games/scene';
import { keep, readKept } from '../lib/kept';
import { isNumber, mapOf } from '../lib/shape';
import { Store } from '../lib/store';
import { Feed, type Door, type Frame, type Wanted } from '../net/feed';
import type { Forecast, GameEvent, GameInfo, Group, Odds, Range, Reach, TableView, Thing, Way, Why } from '../net/protocol';
import type { Socket } from '../net/socket';
import { lang } from '../text/lang';
import { buttonsOf, candidates, firstCandidate, narrow, notationFor, parseChoice, thingKey, type Button,
    type Choice } from './choices';
import { Director } from './director';
import type { Told } from './lastTurn';
import { Passing } from './passing';
import { stackOf, type StackEntry } from './stack';
import { askedIn, walk } from './walk';
import { wardensIn, wardsIn, type Ward } from './wards';
import { notationsAbout, tellingWhy } from './whyCard';

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

/** A way to a cell that is looked at. */
export interface Trip {
    to: Thing;
    way: Way;
}

/** The odds of several choices that name the same thing. */
export interface Compared {
    thing: Thing;
    odds: { choice: Choice; odds: Odds }[];
}

/** What something reaches, while it is pointed at. */
export interface Aimed {
    of: Thing;
    at?: Thing;               // from there; missing: from where the own piece stands
    range: Range;
}

const MOST_COMPARED = 4;

/** How many answers of each match this browser has seen. */
function keptSeen(): Record<string, number> {
    return readKept('seen', mapOf(isNumber), {});
}

const NOTHING: Open = { all: [], left: [], things: new Set(), buttons: [] };

export class Session {
    /** Whether what is shown is long over: then nothing can be asked about it. */
    readonly past: boolean = false;
    readonly feed: Feed;
    readonly director: Director;
    readonly picked = new Store<Thing[]>([]);
    /** Only choices with one of these verbs, such as those of an ability; null: all. */
    readonly only = new Store<string[] | null>(null);
    readonly whyNot = new Store<WhyNot | null>(null);
    readonly preview = new Store<Preview | null>(null);
    readonly hinted = new Store<string | null>(null);
    /** Where the move that is asked for can end; null: nothing is known about that. */
    readonly reach = new Store<Reach | null>(null);
    readonly trip = new Store<Trip | null>(null);
    readonly aimed = new Store<Aimed | null>(null);
    /** What lies on the board and strikes around itself. */
    readonly wards = new Store<Ward[]>([]);
    readonly compared = new Store<Compared | null>(null);
    /** The choice that a finger has looked at: tapping it again takes it. */
    readonly looked = new Store<string | null>(null);
    /** The effect of the stack that is pointed at. */
    readonly pointed = new Store<StackEntry | null>(null);
    /** The seat whose figures somebody wants to see on the board. */
    readonly looksAt = new Store<{ seat: number } | null>(null);
    /** Who belongs together, while that is shown; null: it is not. */
    readonly bands = new Store<Group[] | null>(null);
    /** Passes without being asked, if somebody sits here; who watches or looks back has none. */
    passing: Passing | null = null;
    readonly log = new Store<LogEntry[]>([]);
    /** Answers this browser had seen when it came here; what came later is told in the recap. */
    readonly seenBefore: number;
    readonly recap = new Store<Told | null>(null);
    private readonly forecasts = new Map<string, Forecast | null>();
    private readonly ways = new Map<string, Way | null>();
    private readonly ranges = new Map<string, Range | null>();
    private readonly whys = new Map<string, Promise<Why | null>>();
    private hoverTimer = 0;
    private hovered: Thing | undefined;
    private wayTimer = 0;
    private rangeTimer = 0;
    private looksFor: Thing | null = null;   // the cell whose way is asked for
    private aims: string | null = null;      // what the range is asked of
    private readonly stops: (() => void)[] = [];
    private logged = -1;      // answers the log covers

    constructor(socket: Socket, readonly door: Door, private readonly scene: (game: string) => Scene, readonly info: (game: string) => GameInfo | null) {
        this.seenBefore = keptSeen()[door.match] ?? -1;
        this.feed = new Feed(socket, door);
        const game = () => this.feed.state.get().game;
        this.director = new Director(() => scene(game()), () => info(game()), () => this.feed.state.get().seat);
        this.director.lingers = (frame, before) => this.lingers(frame, before);
        this.stops.push(this.feed.onFrame(f => void this.see(f)));
    }

    /** Somebody sits here, and may let things pass. `of`: whose settings, by the game. */
    sits(of: (game: string) => string): this {
        this.passing = new Passing(this.feed, of, () => this.scene(this.feed.state.get().game).turns, () => this.director.reminds);
        return this;
    }

    close(): void {
        clearTimeout(this.hoverTimer);
        clearTimeout(this.wayTimer);
        clearTimeout(this.rangeTimer);
        this.stops.forEach(stop => stop());
        this.passing?.close();
        this.director.skip();
        this.feed.close();
    }

    private look(): Scene {
        return this.scene(this.feed.state.get().game);
    }

    /** Kinds of the things of every verb, as the table means them. */
    private verbs(): Record<string, string[]> {
        const { game } = this.feed.state.get();
        return { ...this.info(game)?.verbs, ...this.scene(game).kinds };
    }

    /** What this seat may choose now; nothing while events are shown or an answer is under way. */
    open(onTable: Set<string>): Open {
        const stage = this.director.stage.get();
        const { busy, frame } = this.feed.state.get();
        if (stage === null || frame === null || stage.playing || busy || stage.frame.v !== frame.v || frame.options.length === 0
            || this.passing?.instant === true)
            return NOTHING;
        const verbs = this.verbs();
        const all = frame.options.map(n => parseChoice(n, verbs));
        const picked = this.picked.get();
        const only = this.only.get();
        const left = narrow(all, picked).filter(c => only === null || only.includes(c.verb));
        const { sourceFirst, whole } = this.look();
        return { all, left, things: candidates(left, picked, sourceFirst), buttons: buttonsOf(left, picked, onTable, whole) };
    }

    /** Things at a place were clicked, the most particular first: picks one of them, answers if that
     * leaves one choice, or asks why none can be chosen. */
    click(things: Thing[], open: Open, also?: Thing): void {
        const picked = this.picked.get();
        const again = things.find(t => picked.some(p => thingKey(p) === thingKey(t)));
        const chosen = firstCandidate(things, open.things);
        if (this.director.stage.get()?.playing) {
            this.director.skip();
        } else if (chosen !== undefined) {
            this.pick(chosen, open, also);
        } else if (again !== undefined) {
            this.picked.set(picked.filter(p => thingKey(p) !== thingKey(again)));
        } else {
            // Starting over with something else is no mistake.
            const fresh = picked.length > 0 ? firstCandidate(things, candidates(open.all, [], this.look().sourceFirst)) : undefined;
            this.picked.set([]);
            if (fresh !== undefined)
                this.pick(fresh, { ...open, left: open.all }, also);
            else if (open.all.length > 0)
                void this.askWhy(things, open);
        }
    }

    /** `also`: a further thing that the click tells if it is still needed, such as whose card it was. */
    pick(thing: Thing, open: Open, also?: Thing): void {
        let picked = [...this.picked.get(), thing];
        if (also !== undefined && narrow(open.left, picked).length > 1 && candidates(narrow(open.left, picked), picked).has(thingKey(also)))
            picked = [...picked, also];
        const left = narrow(open.left, picked);
        this.whyNot.set(null);
        if (left.length === 1 && this.isNamed(left[0]!, picked))
            void this.answer(left[0]!);
        else
            this.picked.set(picked);
    }

    /** Whether picking this would give an answer, and which. */
    answerBy(thing: Thing, open: Open): Choice | undefined {
        const picked = [...this.picked.get(), thing], left = narrow(open.left, picked);
        return left.length === 1 && this.isNamed(left[0]!, picked) ? left[0] : undefined;
    }

    /** Whether enough is picked to answer: where a choice begins with its source, its target has to be named too, even the only one. */
    private isNamed(choice: Choice, picked: Thing[]): boolean {
        return this.look().sourceFirst !== true || picked.length >= choice.things.length;
    }

    async answer(choice: Choice): Promise<void> {
        this.forget();
        this.passing?.answered();
        await this.feed.answer(choice.n);
    }

    async undo(): Promise<void> {
        this.forget();
        this.passing?.rewind();
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
        this.hovered = chosen;
        this.previewChoice(left.length === 1 ? left[0]! : null);
        this.compare(chosen, left);
    }

    /** Where a figure can be attacked in several ways, their odds side by side. */
    private compare(thing: Thing | undefined, left: Choice[]): void {
        this.compared.set(null);
        if (thing === undefined || left.length < 2 || left.length > MOST_COMPARED)
            return;
        this.hoverTimer = window.setTimeout(() => void Promise.all(left.map(async choice => {
            const odds = (await this.forecastOf(choice, () => this.hovered === thing))?.odds;
            return odds === undefined ? [] : [{ choice, odds }];
        })).then(found => {
            const odds = found.flat();
            if (odds.length > 0 && this.hovered === thing)
                this.compared.set({ thing, odds });
        }), 120);
    }

    /** Whether what is asked now is still asked about the same position later. */
    private now(): Wanted {
        const v = this.feed.state.get().frame?.v;
        return () => v === this.feed.state.get().frame?.v;
    }

    /** Null: there is none, or it was no longer wanted when its turn came. */
    async forecastOf({ n }: Choice, wanted: Wanted): Promise<Forecast | null> {
        const now = this.now();
        const asks = () => now() && wanted() && !this.forecasts.has(n);
        const forecast = asks() ? await this.feed.forecast(n, asks) : undefined;
        if (forecast !== undefined && now())
            this.forecasts.set(n, forecast);
        return now() ? this.forecasts.get(n) ?? null : null;
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

    // ---- ways and ranges ----

    /** The pointer rests on a cell that a move can end on: looks for the way there. */
    lookFor(to: Thing | null): void {
        clearTimeout(this.wayTimer);
        const known = to === null ? null : this.ways.get(thingKey(to));
        this.looksFor = to;
        this.trip.set(to === null || !known ? null : { to, way: known });
        if (to !== null && known === undefined)
            this.wayTimer = window.setTimeout(() => void this.wayTo(to, () => this.looksFor === to).then(way => {
                if (way !== null && this.looksFor === to)
                    this.trip.set({ to, way });
            }), 60);
    }

    /** Without `wanted` somebody wants to go there now. */
    private async wayTo(to: Thing, wanted?: Wanted): Promise<Way | null> {
        const key = thingKey(to);
        const now = this.now();
        const way = this.ways.has(key) ? this.ways.get(key)! : await this.feed.route(to, wanted && (() => now() && wanted()));
        if (way === undefined || !now())
            return null;
        this.ways.set(key, way);
        return way;
    }

    /** Goes to a cell, as far as nothing comes between, or says why there is no way. False: the server cannot tell. */
    async goTo(to: Thing): Promise<boolean> {
        const way = await this.wayTo(to);
        if (way === null)
            return false;
        if (way.answers.length === 0) {
            this.whyNot.set({ thing: to, why: { legal: false, text: way.text ?? '', rule: way.rule } });
            return true;
        }
        this.forget();
        let v = -1;
        await walk(way.answers, way.path ?? [], () => {
            const { frame } = this.feed.state.get();
            return frame === null || frame.v === v ? null : askedIn(frame);
        }, async n => {
            v = this.feed.state.get().frame?.v ?? -1;
            await this.feed.answer(n);
        });
        return true;
    }

    /** Looks at choices with these verbs only, or at all again; the only one there is is taken. */
    restrict(verbs: string[], open: Open): void {
        const left = open.all.filter(c => verbs.includes(c.verb));
        const same = this.only.get()?.join() === verbs.join();
        this.clear();
        if (left.length === 1 && left[0]!.things.length === 0)
            void this.answer(left[0]!);
        else if (!same && left.length > 0)
            this.only.set(verbs);
    }

    /** The pointer rests on something that reaches far: shows how far. What is picked stays in sight. `at`: as it lies or would
     * lie there. */
    aim(of: Thing | null, at?: Thing): void {
        clearTimeout(this.rangeTimer);
        this.aims = null;
        of ??= this.picked.get().find(p => this.look().ranges?.includes(p.kind)) ?? null;
        if (of === null) {
            this.aimed.set(null);
            return;
        }
        const key = at === undefined ? thingKey(of) : `${thingKey(of)} ${thingKey(at)}`;
        const known = this.ranges.get(key);
        this.aims = key;
        this.aimed.set(!known ? null : { of, at, range: known });
        if (known === undefined)
            this.rangeTimer = window.setTimeout(() => void this.seeRange(key, of, at), 60);
    }

    private async seeRange(key: string, of: Thing, at: Thing | undefined): Promise<void> {
        const now = this.now();
        const range = await this.feed.range(of, at, () => now() && this.aims === key);
        if (range === undefined || !now())
            return;
        this.ranges.set(key, range);
        if (range !== null && this.aims === key)
            this.aimed.set({ of, at, range });
    }

    /** What is gone strikes no more at once; what the others reach is asked anew, for something may stand in between now. */
    private async guard(frame: Frame): Promise<void> {
        const scene = this.scene(this.feed.state.get().game);
        const there = new Set(wardensIn(frame.view, scene).map(w => w.key));
        this.wards.set(this.wards.get().filter(w => there.has(w.key)));
        if (there.size === 0 || this.past)
            return;
        const now = this.now();
        const wards = await wardsIn(frame.view, scene, this.feed, now);
        if (now())
            this.wards.set(wards);
    }

    /** Where one can get to, if a step to a cell is among what is asked. */
    private async lookAround(frame: Frame): Promise<void> {
        const verbs = this.verbs();
        const kind = frame.view.areas.find(a => a.kind === 'grid')?.cells?.[0]?.kind;
        const steps = kind !== undefined && frame.options.some(n => {
            const kinds = verbs[n.split(' ', 1)[0] ?? ''];
            return kinds?.length === 1 && kinds[0] === kind;
        });
        if (!steps)
            return;
        const now = this.now();
        const reach = await this.feed.reach(now);
        if (now())
            this.reach.set(reach == null || reach.ends.length === 0 ? null : reach);
    }

    // ---- effects and groups ----

    /** A new effect on the stack is seen even if nobody is asked about it. */
    private lingers(frame: Frame, before: TableView | undefined): boolean {
        const scene = this.look();
        const top = (view: TableView | undefined) => view?.areas.filter(a => scene.place(a) === 'stack')
            .map(a => stackOf(view, a)[0]).map(e => e && `${e.cell} ${e.effect} ${e.source?.id}`).join();
        const now = top(frame.view);
        return now !== undefined && now !== '' && now !== top(before) && (frame.prompt === undefined || this.passing?.state.get().waiting !== null);
    }

    toggleBands(): void {
        if (this.bands.get() !== null)
            this.bands.set(null);
        else
            void this.seeBands([]);
    }

    private async seeBands(meanwhile: Group[]): Promise<void> {
        this.bands.set(meanwhile);
        const shown = () => this.bands.get() !== null;
        const groups = await this.feed.groups(shown);
        if (shown())
            this.bands.set(groups);
    }

    /** Why a card cannot be played now, as far as anybody can tell; null: nothing is known. */
    whyNotPlayed(item: Thing, wanted: Wanted): Promise<Why | null> {
        const key = `${lang.get()} ${thingKey(item)}`;
        let why = this.whys.get(key);
        if (why === undefined) {
            const { frame, game } = this.feed.state.get();
            const verbs = this.info(game)?.verbs ?? {};
            const view = frame?.view ?? null;
            const asks = view === null ? [] : this.scene(game).asks?.(item, view) ?? notationsAbout(item, verbs, view);
            why = this.feed.whys(asks, wanted).then(all => {
                if (all === undefined)
                    this.whys.delete(key);
                return tellingWhy(all ?? [], frame?.prompt?.rule);
            });
            this.whys.set(key, why);
        }
        return why;
    }

    clear(): void {
        this.picked.set([]);
        this.only.set(null);
        this.aim(null);
        this.whyNot.set(null);
        this.preview.set(null);
        this.looked.set(null);
    }

    private async foresee(choice: Choice): Promise<void> {
        const shown = () => this.preview.get()?.choice.n === choice.n;
        const forecast = await this.forecastOf(choice, shown);
        if (forecast !== null && shown())
            this.preview.set({ choice, forecast });
    }

    async askWhy(things: Thing[], open: Open): Promise<void> {
        const verbs = this.verbs();
        // Where a choice begins with its source, nothing is aimed at yet: what could this do?
        const begins = this.look().sourceFirst === true && this.picked.get().length === 0;
        for (const thing of things) {
            const n = begins ? null : notationFor(open.all, this.picked.get(), thing, verbs);
            const why = begins ? await this.whyNotPlayed(thing, () => true) : n === null ? null : await this.feed.why(n);
            if (why !== null && !why.legal) {
                this.whyNot.set({ thing, why });
                return;
            }
        }
    }

    private forget(): void {
        clearTimeout(this.hoverTimer);
        clearTimeout(this.wayTimer);
        clearTimeout(this.rangeTimer);
        this.looksFor = this.aims = null;
        this.trip.set(null);
        this.aimed.set(null);
        this.only.set(null);
        this.compared.set(null);
        this.looked.set(null);
        this.picked.set([]);
        this.whyNot.set(null);
        this.preview.set(null);
        this.hinted.set(null);
    }

    private async see(frame: Frame): Promise<void> {
        this.forecasts.clear();
        this.ways.clear();
        this.ranges.clear();
        this.whys.clear();
        this.reach.set(null);
        this.forget();
        this.director.take(frame);
        void this.lookAround(frame);
        void this.guard(frame);
        if (this.bands.get() !== null)
            void this.seeBands(this.bands.get()!);
        keep('seen', { ...keptSeen(), [this.door.match]: frame.answers });
        if (frame.events.length > 0 && this.logged >= 0 && frame.answers > this.logged)
            this.log.set([...this.log.get(), ...frame.events.map(event => ({ event, answers: frame.answers }))]);
        else if (frame.answers !== this.logged && !await this.fillLog(frame.answers))
            return;           // the next frame tries again
        this.logged = frame.answers;
    }

    /** The log from the beginning: after coming here, coming back, or going back in time. False: it could not be fetched. */
    private async fillLog(answers: number): Promise<boolean> {
        const first = this.logged < 0;
        const events = await this.feed.eventsSince(-1);
        if (events === null)
            return false;
        this.log.set(events.map(event => ({ event, answers })));
        const missed = first && this.seenBefore >= 0 && this.seenBefore < answers ? await this.feed.eventsSince(this.seenBefore) : null;
        if (missed !== null)
            this.recap.set({ events: missed });
        return true;
    }
}
