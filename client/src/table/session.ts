// One person at one table: the feed of the match, the director, what is picked, and what was asked.
import type { Scene } from '../games/scene';
import { keep, readKept } from '../lib/kept';
import { settings } from '../lib/settings';
import { isNumber, mapOf } from '../lib/shape';
import { Store } from '../lib/store';
import type { Feed, Frame, Wanted } from '../net/feed';
import type { Forecast, GameEvent, GameInfo, Group, Odds, Range, Reach, TableView, Thing, Way, Why } from '../net/protocol';
import { lang, t } from '../text/lang';
import { buttonsOf, candidates, firstCandidate, isOneOf, meaningOf, narrow, parseChoice, pickMeaning, thingKey, thingsMeant, type Button,
    type Choice, type Considered, type Lying, type Meaning } from './choices';
import { Director } from './director';
import type { Told } from './lastTurn';
import { Passing } from './passing';
import { stackOf, type StackEntry } from './stack';
import { askedIn, walk } from './walk';
import { wardensIn, wardsIn, type Ward } from './wards';

export interface LogEntry {
    event: GameEvent;
    answers: number;          // of the frame that brought it
}

/** Why something cannot be done: what was clicked, and the server's answer. */
export interface WhyNot {
    thing: Thing;
    things?: Thing[];         // all that lie there, if that was asked about
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

/** A thing as the server knows it. */
const bare = ({ kind, id }: Thing): Thing => ({ kind, id });

const NOTHING: Open = { all: [], left: [], things: new Set(), buttons: [] };

export class Session {
    /** Whether what is shown is long over: then nothing can be asked about it. */
    readonly past: boolean;
    readonly director: Director;
    readonly picked = new Store<Lying[]>([]);
    /** Only these answers (see isOneOf), such as those of an ability; null: all. */
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
    /** What the next click on the same thing would do. */
    readonly considered = new Store<Considered | null>(null);
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
    private goal: Thing | null = null;       // where somebody has set out for

    /** `info`: what the server says about the game. `shows`: who shows what happened, if what is shown is long over. */
    constructor(readonly feed: Feed, readonly scene: Scene, readonly info: () => GameInfo | null, shows?: Director) {
        this.seenBefore = keptSeen()[feed.door.match] ?? -1;
        this.past = shows !== undefined;
        this.director = shows ?? new Director(scene, info, () => feed.state.get().seat);
        this.director.lingers = (frame, before) => this.lingers(frame, before);
        this.stops.push(feed.onFrame(f => void this.see(f)));
    }

    /** Somebody sits here, and may let things pass. `of`: the name of their settings. */
    sits(of: string): this {
        this.passing = new Passing(this.feed, of, () => this.director.reminds);
        return this;
    }

    close(): void {
        clearTimeout(this.hoverTimer);
        clearTimeout(this.wayTimer);
        clearTimeout(this.rangeTimer);
        this.stops.forEach(stop => stop());
        this.passing?.close();
        this.director.skip();
    }

    /** Kinds of the things of every verb, as the table means them. */
    private verbs(): Record<string, string[]> {
        return { ...this.info()?.verbs, ...this.scene.turn.kinds };
    }

    /** What this seat may choose now; nothing while events are shown or an answer is under way. */
    open(onTable: Set<string>): Open {
        const stage = this.director.stage.get();
        const { busy, frame } = this.feed.state.get();
        if (stage === null || frame === null || stage.playing || busy || stage.frame.v !== frame.v || frame.options.length === 0
            || this.passing?.waits === true)
            return NOTHING;
        const verbs = this.verbs();
        const all = frame.options.map(n => parseChoice(n, verbs));
        const picked = this.picked.get();
        const only = this.only.get();
        const left = narrow(all, picked).filter(c => only === null || isOneOf(c, only));
        const { sourceFirst, whole } = this.scene.turn;
        return { all, left, things: candidates(left, picked, sourceFirst), buttons: buttonsOf(left, picked, onTable, whole) };
    }

    /** Things at a place were clicked, the most particular first. `also`: what the click tells besides, see pickMeaning. */
    click(things: Lying[], open: Open, also?: Thing): void {
        if (this.director.stage.get()?.playing) {
            this.director.skip();
            return;
        }
        const field = this.strideTo(things, open);
        if (field !== null) {
            this.consider(field);
            return;
        }
        const meaning = meaningOf(things, { ...open, picked: this.picked.get(), considered: this.considered.get(),
            sourceFirst: this.scene.turn.sourceFirst }, also);
        this.take(meaning);
        if (meaning.is === 'why' && open.all.length > 0)
            void this.askWhy(things);
    }

    /** Something that is no place on the table was chosen, such as the button of a thing. */
    pick(thing: Thing, open: Open): void {
        const by = this.considered.get()?.by;
        this.take(by != null && thingKey(by) === thingKey(thing) ? { is: 'commit' } : pickMeaning(thing, open.left, this.picked.get()));
    }

    /** Dragging from one thing to another says all there is to say. */
    drop(from: Thing[], to: Thing, open: Open): void {
        this.picked.set(from);
        this.take(pickMeaning(to, narrow(open.all, from), from));
        if (this.considered.get() !== null)
            void this.commit();
    }

    private take(meaning: Meaning): void {
        if (meaning.is === 'commit') {
            void this.commit();
            return;
        }
        this.whyNot.set(null);
        this.picked.set(meaning.picked);
        this.consider(meaning.is === 'consider' ? { choice: meaning.choice, by: meaning.by } : null);
    }

    /** Shows what would be done; with one-click play it is done at once, if it can be freely undone. */
    consider(what: Considered | null): void {
        this.considered.set(what);
        this.previewChoice(null);
        this.lookFor(null);
        this.aim(null);
        if (what !== null && settings.get().oneClick)
            void this.commitIfFree(what);
    }

    /** Chosen where it lies by a click of its own: the first one shows it. */
    clickChoice(choice: Choice, by: Thing): void {
        if (this.considered.get()?.choice?.n === choice.n)
            void this.commit();
        else
            this.consider({ choice, by });
    }

    /** Does what is considered. */
    async commit(): Promise<void> {
        const what = this.considered.get();
        if (what?.choice !== undefined)
            await this.answer(what.choice, what.by);
        else if (what?.way !== undefined)
            await this.go(what.way);
    }

    private async commitIfFree(what: Considered): Promise<void> {
        const still = () => this.considered.get() === what;
        const future = what.choice === undefined ? what.way?.future : await this.forecastOf(what.choice, still);
        if (!still())
            return;
        if (future != null && future.final !== true)
            await this.commit();
        else
            this.previewChoice(null);
    }

    /** A figure is picked and shows where it would get: clicking there means to set out. Where to is asked when it goes. */
    private strideTo(things: Thing[], open: Open): Considered | null {
        const { by, choice: before } = this.considered.get() ?? {};
        const of = [...this.picked.get(), ...before?.things ?? []][0], range = of === undefined ? undefined : this.ranges.get(thingKey(of));
        const to = range == null ? undefined : things.find(t => t.kind === range.kind && range.clear.includes(t.id ?? ''));
        if (to === undefined || (by != null && thingKey(by) === thingKey(to)) || firstCandidate(things, open.things) !== undefined)
            return null;
        const choice = open.left.find(c => this.scene.turn.strides.includes(c.verb) && c.things.length === 1 && thingKey(c.things[0]!) === thingKey(of!));
        return choice === undefined ? null : { choice, by: to };
    }

    /** The choice that is left if this thing is picked, if it is the only one. */
    choiceBy(thing: Thing, open: Open): Choice | undefined {
        const left = narrow(open.left, [...this.picked.get(), thing]);
        return left.length === 1 ? left[0] : undefined;
    }

    /** `goal`: what was clicked to choose it; if it is asked for next, that was the answer. */
    async answer(choice: Choice, goal: Thing | null = null): Promise<void> {
        this.forget();
        this.passing?.answered();
        this.goal = goal !== null && this.scene.turn.strides.includes(choice.verb) ? goal : null;
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

    /** Null: nothing is pointed at; then what is considered stays in sight. */
    previewChoice(choice: Choice | null): void {
        clearTimeout(this.hoverTimer);
        choice ??= this.considered.get()?.choice ?? null;
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

    /** The pointer rests on a cell that a move can end on: looks for the way there. Null: on none; then the one that is considered
     * stays in sight. */
    lookFor(to: Thing | null): void {
        clearTimeout(this.wayTimer);
        const { way, by } = this.considered.get() ?? {};
        if (to === null && way !== undefined && by != null) {
            this.looksFor = null;
            this.trip.set({ to: by, way });
            return;
        }
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

    /** A cell was clicked that no answer names: shows the way there, goes it with the second click, or says why there is none.
     * False: the server cannot tell. */
    async goTo(to: Thing): Promise<boolean> {
        const { way: shown, by } = this.considered.get() ?? {};
        if (shown !== undefined && by != null && thingKey(by) === thingKey(to)) {
            await this.go(shown);
            return true;
        }
        const way = await this.wayTo(to);
        if (way === null)
            return false;
        this.picked.set([]);
        this.whyNot.set(way.answers.length > 0 ? null : { thing: to, why: { legal: false, text: way.text ?? '', rule: way.rule } });
        this.consider(way.answers.length > 0 ? { by: to, way } : null);
        return true;
    }

    /** As far as nothing comes between. */
    private async go(way: Way): Promise<void> {
        this.forget();
        this.passing?.answered();
        let v = -1;
        await walk(way.answers, way.path ?? [], () => {
            const { frame } = this.feed.state.get();
            return frame === null || frame.v === v ? null : askedIn(frame);
        }, async n => {
            v = this.feed.state.get().frame?.v ?? -1;
            await this.feed.answer(n);
        });
    }

    /** Looks at these answers only (see isOneOf), or at all again; the only one there is is shown. */
    restrict(answers: string[], open: Open): void {
        const left = open.all.filter(c => isOneOf(c, answers));
        const same = this.only.get()?.join() === answers.join();
        this.clear();
        if (same || left.length === 0)
            return;
        this.only.set(answers);
        if (left.length === 1)
            this.consider({ choice: left[0]!, by: null });
    }

    /** What a choice would lay on the board, and where. */
    laidBy(choice: Choice | undefined): { of: Thing; at: Thing } | undefined {
        const { lays, ranges } = this.scene.turn;
        const of = choice !== undefined && lays.includes(choice.verb) ? choice.things.find(t => ranges.includes(t.kind)) : undefined;
        return of === undefined ? undefined : { of, at: choice!.things.at(-1)! };
    }

    /** What is picked or considered and reaches far stays in sight. */
    private stillAimed(): { of: Thing; at?: Thing } | undefined {
        const { choice, by } = this.considered.get() ?? {};
        const of = [...this.picked.get(), ...by == null ? [] : [by], ...choice?.things ?? []].find(t => this.scene.turn.ranges.includes(t.kind));
        return this.laidBy(choice) ?? (of && { of });
    }

    /** The pointer rests on something that reaches far: shows how far. `at`: as it lies or would lie there. Null: on nothing. */
    aim(of: Thing | null, at?: Thing): void {
        clearTimeout(this.rangeTimer);
        this.aims = null;
        const still = of === null ? this.stillAimed() : undefined;
        of ??= still?.of ?? null;
        at ??= still?.at;
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
        const { scene } = this;
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
        const { scene } = this;
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

    /** Why a card cannot be played now; null: it can, or nobody knows. */
    whyNotPlayed(item: Thing, wanted: Wanted): Promise<Why | null> {
        const key = `${lang.get()} ${thingKey(item)}`;
        let why = this.whys.get(key);
        if (why === undefined) {
            why = this.feed.whyThings(this.meant([item]), [], wanted).then(found => {
                if (found == null)
                    this.whys.delete(key);
                return found == null || found.legal ? null : found;
            });
            this.whys.set(key, why);
        }
        return why;
    }

    /** Things as the server knows them, where the table means others: the ability on a figure is that of its card. */
    private meant(things: Thing[]): Thing[] {
        return thingsMeant(things, this.info()?.verbs ?? {}, this.scene.turn.kinds);
    }

    clear(): void {
        this.picked.set([]);
        this.only.set(null);
        this.whyNot.set(null);
        this.consider(null);
    }

    private async foresee(choice: Choice): Promise<void> {
        const shown = () => this.preview.get()?.choice.n === choice.n;
        const forecast = await this.forecastOf(choice, shown);
        if (forecast !== null && shown())
            this.preview.set({ choice, forecast });
    }

    async askWhy(things: Thing[]): Promise<void> {
        const named = things.filter(t => t.id !== undefined).map(bare);
        const [thing] = named;
        const picked = this.picked.get().map(bare);
        const why = thing === undefined ? null : await this.feed.whyThings(this.meant(named), picked);
        if (thing === undefined || why == null)
            return;
        // Where a choice begins with its source, a target alone is nothing to choose yet.
        const begins = this.scene.turn.sourceFirst && picked.length === 0;
        if (!why.legal)
            this.whyNot.set({ thing, things: named, why });
        else if (begins)
            this.whyNot.set({ thing, things: named, why: { legal: false, text: t('why.begin') } });
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
        this.considered.set(null);
        this.picked.set([]);
        this.whyNot.set(null);
        this.preview.set(null);
        this.hinted.set(null);
    }

    /** Who has set out for a cell need not look for it again when it is asked for: what was meant is considered at once. */
    private goOn({ prompt, options }: Frame): void {
        const { goal } = this;
        if (goal === null || prompt === undefined || prompt.pass === true)
            return;
        this.goal = null;
        const [choice, ...others] = narrow(options.map(n => parseChoice(n, this.verbs())), [goal]);
        if (choice !== undefined && others.length === 0)
            this.considered.set({ choice, by: goal });
    }

    private async see(frame: Frame): Promise<void> {
        this.forecasts.clear();
        this.ways.clear();
        this.ranges.clear();
        this.whys.clear();
        this.reach.set(null);
        this.forget();
        this.goOn(frame);
        this.director.take(frame);
        void this.lookAround(frame);
        void this.guard(frame);
        if (this.bands.get() !== null)
            void this.seeBands(this.bands.get()!);
        keep('seen', { ...keptSeen(), [this.feed.door.match]: frame.answers });
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
