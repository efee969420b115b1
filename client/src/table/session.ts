// One person at one table: what is asked, what is picked, and how that becomes an answer. What is shown meanwhile (forecasts, ways,
// ranges, reasons, the log) are parts of their own.
import type { Scene } from '../games/scene';
import { settings } from '../lib/settings';
import { Store } from '../lib/store';
import type { Feed } from '../net/feed';
import type { Frame } from '../net/frame';
import type { GameInfo, Hint, TableView, Thing, Way } from '../net/protocol';
import { answerAt, begunBy, buttonsOf, candidates, firstCandidate, isOneOf, meaningOf, missing, narrow, parseChoice, pickMeaning, sampleNear, thingKey, type Button,
    type Choice, type Considered, type Lying, type Meaning } from './choices';
import { Director } from './director';
import { Passing } from './passing';
import { Bands } from './session/bands';
import { Fields } from './session/fields';
import { Forecasts } from './session/forecasts';
import { Journal } from './session/journal';
import { Ranges, isCell } from './session/ranges';
import { Reasons } from './session/reasons';
import { sameView, verbsOf } from './session/shared';
import { Ways } from './session/ways';
import { stackOf, type StackEntry } from './stack';
import { askedIn, walk } from './walk';

/** What can be chosen at the moment. */
export interface Open {
    all: Choice[];            // every option
    left: Choice[];           // those that fit what is picked
    things: Set<string>;      // keys of things that narrow further
    buttons: Button[];
}

export const NOTHING: Open = { all: [], left: [], things: new Set(), buttons: [] };

export class Session {
    /** Whether what is shown is long over: then nothing can be asked about it. */
    readonly past: boolean;
    readonly director: Director;
    readonly picked = new Store<Lying[]>([]);
    /** Only these answers (see isOneOf), such as those of an ability; null: all. */
    readonly only = new Store<string[] | null>(null);
    /** What the next click on the same thing would do. */
    readonly considered = new Store<Considered | null>(null);
    readonly hinted = new Store<string | null>(null);
    readonly thought = new Store<Hint | 'asked' | null>(null);      // the same by a bot that thinks longer
    /** The effect of the stack that is pointed at. */
    readonly pointed = new Store<StackEntry | null>(null);
    /** The seat whose figures somebody wants to see on the board. */
    readonly looksAt = new Store<{ seat: number } | { thing: Thing } | null>(null);
    readonly forecasts: Forecasts;
    readonly ways: Ways;
    readonly ranges: Ranges;
    readonly reasons: Reasons;
    readonly journal: Journal;
    readonly bands: Bands;
    readonly fields: Fields;
    /** Passes without being asked, if somebody sits here; who watches or looks back has none. */
    passing: Passing | null = null;
    private goal: Thing | null = null;       // where somebody has set out for
    private said = 0;                        // answers of what was chosen at once, such as a way
    private readonly stop: () => void;

    /** `info`: what the server says about the game. `shows`: who shows what happened, if what is shown is long over. */
    constructor(readonly feed: Feed, readonly scene: Scene, readonly info: () => GameInfo | null, shows?: Director) {
        this.past = shows !== undefined;
        this.director = shows ?? new Director(scene, info, () => feed.state.get().seat);
        this.director.lingers = (frame, before) => this.lingers(frame, before);
        this.forecasts = new Forecasts(this);
        this.ways = new Ways(this);
        this.ranges = new Ranges(this);
        this.reasons = new Reasons(this);
        this.journal = new Journal(feed);
        this.bands = new Bands(feed);
        this.fields = new Fields(this);
        this.stop = feed.onFrame(f => this.see(f));
    }

    /** Somebody sits here, and may let things pass. `of`: the name of their settings. */
    sits(of: string): this {
        this.passing = new Passing(this.feed, of, () => this.director.reminds);
        return this;
    }

    close(): void {
        this.forget();
        this.stop();
        this.passing?.close();
        this.director.skip();
    }

    /** What this seat may choose now; nothing while events are shown or an answer is under way. */
    open(onTable: Set<string>): Open {
        const stage = this.director.stage.get();
        const { busy, frame } = this.feed.state.get();
        if (stage === null || frame === null || stage.playing || busy || stage.frame.v !== frame.v || frame.options.length === 0
            || this.passing?.waits === true)
            return NOTHING;
        const verbs = verbsOf(this);
        const all = frame.options.map(n => parseChoice(n, verbs));
        const picked = this.picked.get();
        const only = this.only.get();
        const { sourceFirst, whole, laidOut, named } = this.scene.turn;
        const left = begunBy(narrow(all, picked).filter(c => only === null || isOneOf(c, only)), picked, sourceFirst);
        const seen = this.withoutNamed(onTable, left, picked);
        // Samples of a region are no buttons: its points lie on the plane.
        const told = left.filter(c => frame.prompt?.regions?.includes(c.verb) !== true && !laidOut.includes(c.verb));
        return { all, left, things: candidates(left, picked, sourceFirst), buttons: buttonsOf(told, picked, seen, whole, sourceFirst, named) };
    }

    /** What is on the table for everybody to see: gems are not, once a choice wants nothing but one of them. */
    private withoutNamed(onTable: Set<string>, left: Choice[], picked: Lying[]): Set<string> {
        const { named } = this.scene.turn, wanted = left.flatMap(c => missing(c, picked).map(i => c.things[i]!));
        return picked.length === 0 || named.length === 0 ? onTable
            : new Set([...onTable].filter(key => !wanted.some(t => named.includes(t.kind) && thingKey(t) === key)));
    }

    // ---- clicks ----

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
        // Who was to act: the reason is about that one, though nothing is chosen any more.
        const source = this.picked.get().length > 0 ? this.picked.get() : this.considered.get()?.choice?.things.slice(0, 1) ?? [];
        this.take(meaning);
        if (meaning.is === 'why' && open.all.length > 0)
            void this.reasons.ask(things, source);
    }

    /** Something that is no place on the table was chosen, such as the button of a thing. */
    pick(thing: Thing, open: Open): void {
        const by = this.considered.get()?.by;
        this.take(by != null && thingKey(by) === thingKey(thing) ? { is: 'commit' } : pickMeaning(thing, open.left, this.picked.get(), this.scene.turn.sourceFirst));
    }

    /** Dragging from one thing to another says all there is to say. */
    drop(from: Thing[], to: Thing, open: Open): void {
        this.picked.set(from);
        this.take(pickMeaning(to, narrow(open.all, from), from, this.scene.turn.sourceFirst));
        if (this.considered.get() !== null)
            void this.commit();
    }

    /** Chosen where it lies by a click of its own: the first one shows it. */
    clickChoice(choice: Choice, by: Thing): void {
        if (this.considered.get()?.choice?.n === choice.n)
            void this.commit();
        else
            this.consider({ choice, by });
    }

    /** A cell was clicked that no answer names: shows the way there, goes it with the second click, or says why there is none.
     * False: the server cannot tell, or ways are no matter here. */
    async goTo(to: Thing): Promise<boolean> {
        const { way: shown, by } = this.considered.get() ?? {};
        if (shown !== undefined && by != null && thingKey(by) === thingKey(to)) {
            await this.go(shown);
            return true;
        }
        const way = await this.ways.to(to);
        if (way === null || (way.answers.length === 0 && way.rule === undefined))
            return false;
        this.picked.set([]);
        this.reasons.told.set(way.answers.length > 0 ? null : { thing: to, why: { legal: false, text: way.text ?? '', rule: way.rule } });
        this.consider(way.answers.length > 0 ? { by: to, way } : null);
        return true;
    }

    /** A point of a plane was clicked: where any may be answered it is considered, or the rule that forbids it is told. Who has missed one of
     * the places that are offered by no more than `within` means that one. */
    async point(at: { x: number; y: number }, open: Open, within = 0): Promise<void> {
        const regions = this.feed.state.get().frame?.prompt?.regions ?? [], n = answerAt(open.left, regions, at);
        const now = sameView(this);
        const why = n === undefined ? null : await this.feed.questions.why(n);
        if (n === undefined || why === null || !now())
            return;
        const choice = why.legal ? parseChoice(n, verbsOf(this)) : sampleNear(open.left, regions, at, within);
        this.reasons.told.set(choice !== undefined ? null : { thing: { kind: 'verb', id: n }, why: { ...why, option: n } });
        this.consider(choice !== undefined ? { choice, by: null } : null);
    }

    /** Whether a click on a cell tells partners what one intends: seats play together, and this one is not asked. */
    get plans(): boolean {
        const { frame, seat } = this.feed.state.get();
        return frame !== null && seat > 0 && frame.prompt === undefined && !frame.over && !this.past && this.scene.turn.partners?.together(frame.view) === true;
    }

    /** Tells what one intends, or takes that back. */
    plan(what: Thing): void {
        const { plans, seat } = this.feed.state.get(), before = plans.find(p => p.seat === seat);
        void this.feed.plan(before !== undefined && thingKey(before.what) === thingKey(what) ? null : what);
    }

    /** Does what is considered, for the sake of that thing: what can be done with it then is shown. */
    async thenWith(thing: Thing): Promise<void> {
        await this.commit();
        await this.asked();                        // something may be passed in between
        const { frame } = this.feed.state.get();
        if (frame?.prompt === undefined || frame.over)
            return;
        const left = narrow(frame.options.map(n => parseChoice(n, verbsOf(this))), [thing]);
        if (left.length === 1)
            this.consider({ choice: left[0]!, by: thing });
        else
            this.picked.set(left.length === 0 ? [] : [thing]);
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

    clear(): void {
        this.picked.set([]);
        this.only.set(null);
        this.reasons.told.set(null);
        this.consider(null);
    }

    /** The choice that is left if this thing is picked, if it is the only one. */
    choiceBy(thing: Thing, open: Open): Choice | undefined {
        const left = narrow(open.left, [...this.picked.get(), thing]);
        return left.length === 1 ? left[0] : undefined;
    }

    private take(meaning: Meaning): void {
        if (meaning.is === 'commit') {
            void this.commit();
            return;
        }
        this.reasons.told.set(null);
        this.picked.set(meaning.picked);
        this.consider(meaning.is === 'consider' ? { choice: meaning.choice, by: meaning.by } : null);
    }

    /** What is picked or considered shows where it would get, and whom it could meet: clicking there means to set out. Where to and whom is
     * asked when it goes. */
    private strideTo(things: Thing[], open: Open): Considered | null {
        const { by, choice: before } = this.considered.get() ?? {}, { strides } = this.scene.turn, { chosen: range } = this.ranges;
        const whom = things.find(t => range?.whom?.some(w => thingKey(w) === thingKey(t)));
        const to = whom ?? things.find(t => t.kind === range?.kind && (range.ends ?? range.clear).includes(t.id ?? ''));
        // A champion that may be chosen for something else is one that a card could meet, once that card was clicked.
        const isMeant = whom !== undefined && this.picked.get().length === 0;
        if (to === undefined || (by != null && thingKey(by) === thingKey(to)) || (!isMeant && firstCandidate(things, open.things) !== undefined))
            return null;
        const of = [...this.picked.get(), ...before?.things ?? []][0];
        const choice = before !== undefined && strides.includes(before.verb) ? before
            : open.left.find(c => strides.includes(c.verb) && c.things.length === 1 && thingKey(c.things[0]!) === thingKey(of!));
        return choice === undefined ? null : { choice, by: to };
    }

    /** Somebody would set out for a cell, or for whom, that the answer does not name. */
    isStride({ choice, by }: Considered): boolean {
        return choice !== undefined && by != null && this.scene.turn.strides.includes(choice.verb) && !choice.things.some(t => thingKey(t) === thingKey(by));
    }

    // ---- answers ----

    /** Shows what would be done, if there is anything to show; with one-click play it is done at once, if it can be freely undone. */
    consider(what: Considered | null): void {
        this.considered.set(what);
        this.forecasts.show(null);
        this.ways.lookFor(null);
        this.ranges.aim(null);
        if (what?.choice !== undefined && this.scene.turn.atOnce.includes(what.choice.verb))
            void this.commit();
        else if (what !== null && settings.get().oneClick)
            void this.commitIfFree(what);
    }

    /** Does what is considered; `ends`: and nothing more, if it is a way over a plane. */
    async commit(ends = false): Promise<void> {
        const what = this.considered.get();
        if (what?.choice !== undefined)
            await this.answer(what.choice, what.by);
        else if (what?.way !== undefined)
            await this.go(what.way);
        else if (what?.legs !== undefined)
            await this.follow([...what.legs.answers, ...ends && what.legs.after !== undefined ? [what.legs.after] : []]);
    }

    /** `goal`: what was clicked to choose it; if it is asked for next, that was the answer. */
    async answer(choice: Choice, goal: Thing | null = null): Promise<void> {
        this.forget();
        this.passing?.answered();
        if (this.scene.turn.strides.includes(choice.verb))
            this.goal = goal !== null && this.isStride({ choice, by: goal }) ? goal : null;
        await this.feed.answer(choice.n);
    }

    async undo(): Promise<void> {
        this.forget();
        this.goal = null;
        this.passing?.rewind();
        await this.feed.undo();
    }

    async hint(): Promise<void> {
        const now = sameView(this), hint = await this.feed.questions.hint(false);
        if (now())
            this.hinted.set(hint?.option ?? null);
    }

    /** Thinks longer about the same question. */
    async think(): Promise<void> {
        this.thought.set('asked');
        const now = sameView(this), hint = await this.feed.questions.hint(true);
        if (!now())
            return;
        this.thought.set(hint);
        if (hint !== null)
            this.hinted.set(hint.option);
    }

    /** `further`: it was chosen together with the answer before, and is taken back with it. */
    private async commitIfFree(what: Considered, further = false): Promise<void> {
        const still = () => this.considered.get() === what;
        const future = what.choice === undefined ? what.way?.future : await this.forecasts.of(what.choice, still);
        if (!still())
            return;
        if (future != null && future.final !== true) {
            if (further)
                this.passing?.goesOn();
            await this.commit();
        }
        else
            this.forecasts.show(null);
    }

    /** One answer of several that were one choice: those behind the first are taken back with it. */
    private async say(n: string): Promise<void> {
        if (this.said++ > 0)
            this.passing?.goesOn();
        await this.feed.answer(n);
    }

    /** As far as nothing comes between. */
    private async go(way: Way): Promise<void> {
        this.forget();
        this.passing?.answered();
        this.said = 0;
        let v = -1;
        await walk(way.answers, way.path ?? [], () => {
            const { frame } = this.feed.state.get();
            return frame === null || frame.v === v ? null : askedIn(frame);
        }, async n => {
            v = this.feed.state.get().frame?.v ?? -1;
            await this.say(n);
        }, this.scene.turn.passed);
    }

    /** Way points of a plane, as long as they are asked for: all that was considered was allowed, but things may have changed. What is passed
     * without being asked does not end the way, nor what others are asked in between. */
    private async follow(answers: string[]): Promise<void> {
        this.forget();
        this.passing?.answered();
        this.said = 0;
        for (const [i, n] of answers.entries()) {
            if (i > 0)
                await this.asked();
            const { frame } = this.feed.state.get();
            const verb = n.split(' ', 1)[0] ?? '';
            if (frame === null || frame.over || !(frame.options.includes(n) || frame.prompt?.regions?.includes(verb) === true))
                return;
            await this.say(n);
            if (this.feed.state.get().frame === frame)
                return;                                // it was refused, or its fate is unknown
        }
    }

    /** Waits while others decide, or something is passed. */
    private async asked(): Promise<void> {
        for (;;) {
            await this.passing?.settled();
            const { frame } = this.feed.state.get();
            if (frame === null || frame.over || frame.prompt !== undefined)
                return;
            await this.feed.state.changed();
        }
    }

    // ---- new views ----

    private see(frame: Frame): void {
        this.forget();
        this.forecasts.renew();
        this.reasons.renew();
        this.goOn(frame);
        this.director.take(frame);
        void this.ways.renew(frame);
        void this.ranges.renew(frame, this.past);
        this.bands.renew();
        this.fields.renew();
        void this.journal.see(frame);
    }

    /** Nothing is chosen or looked at any more. */
    private forget(): void {
        this.forecasts.forget();
        this.ways.forget();
        this.ranges.forget();
        this.reasons.told.set(null);
        this.only.set(null);
        this.considered.set(null);
        this.picked.set([]);
        this.hinted.set(null);
        this.thought.set(null);
    }

    /** Who has set out for a cell need not look for it again when it is asked for: that was the answer, if it can be freely undone; else
     * it is considered, and so is whom one has set out for, once that is asked. */
    private goOn({ prompt, options, view }: Frame): void {
        const { goal } = this;
        if (goal === null || prompt === undefined || prompt.pass === true)
            return;
        const asked = options.map(n => parseChoice(n, verbsOf(this))), [choice, ...others] = narrow(asked, [goal]);
        // First one is asked where to.
        if (prompt.ends !== true && !asked.some(c => c.things.some(t => t.kind === goal.kind)))
            return;
        this.goal = null;
        if (choice === undefined || others.length > 0)
            return;
        const meant = { choice, by: goal };
        this.considered.set(meant);
        if (isCell(view, goal))
            void this.commitIfFree(meant, true);
    }

    /** A new effect on the stack is seen even if nobody is asked about it. */
    private lingers(frame: Frame, before: TableView | undefined): boolean {
        const top = (view: TableView | undefined) => view?.areas.filter(a => this.scene.place(a) === 'stack')
            .map(a => stackOf(view, a)[0]).map(e => e && `${e.cell} ${e.effect} ${e.source?.id}`).join();
        const now = top(frame.view);
        return now !== undefined && now !== '' && now !== top(before) && (frame.prompt === undefined || this.passing?.state.get().waiting !== null);
    }
}
