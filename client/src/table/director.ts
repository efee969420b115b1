// The director shows what happened: frames wait in a queue, the events of each are played one after
// the other on the displayed view, and only then the frame itself is what everybody sees. The truth is
// always the frame; events only move pieces on the way there. Nothing of a frame is told before: the
// log, the question and the figures of the seats wait for it.
import type { Effect, Scene } from '../games/scene';
import { pace } from '../lib/settings';
import { Store } from '../lib/store';
import type { Frame } from '../net/frame';
import { eventKind, type GameEvent, type GameInfo, type Item, type TableView, type Thing } from '../net/protocol';
import { Causes, type Cause } from './causes';
import { remember, type Step } from './lastTurn';
import { effectOf } from './logGroups';
import { liesHere } from './stack';

/** An effect with its arguments looked up, while it is shown. */
export interface Shown {
    number: number;            // grows with every effect: a key for drawing
    effect: Effect;
    event: GameEvent;
    things: (Thing | null)[];  // the event's arguments
    ms: number;                // how long it stays
    by: Thing | null;          // who acts: the last from whom something flew
    aimed: Thing | null;       // and at whom
    cause?: Cause;             // what a number or a word comes from
}

export interface Stage {
    frame: Frame;              // the newest that is fully shown
    next?: Frame;              // the one whose events are being shown
    view: TableView;           // what is on the table at this moment
    playing: boolean;          // events are being shown
    shown: Shown | null;
    stays: Shown[];            // dice, numbers and words that can still be read
}

/** An event that nobody may miss, and that was not played. */
export interface Notice {
    number: number;
    event: GameEvent;
}

/** Milliseconds each kind of effect takes at normal speed. */
const LENGTH: Record<Effect['show'], number> =
    { slide: 300, number: 420, word: 420, flash: 260, line: 280, dice: 800, card: 650, banner: 750, log: 0 };

const LINGER = 420;           // milliseconds a frame stays that nobody has to answer
const STAY = 1800;            // milliseconds dice, numbers and words can be read after their moment
const STAYING: Effect['show'][] = ['dice', 'number', 'word'];
const MOMENT = 1200;          // milliseconds at least for what nobody may miss
const QUICK = 0.45;            // of its time takes a quick slide: one step of many
const PATIENCE = 9000;         // milliseconds; what would take longer is shown faster
const MOST_HURRY = 8;          // times faster; beyond that it is skipped, as after coming back
const MOST_NOTICES = 8;

function lengthOf(effect: Effect | undefined): number {
    return effect === undefined ? 0 : LENGTH[effect.show] * (effect.show === 'slide' && effect.quick ? QUICK : 1);
}

export class Director {
    readonly stage = new Store<Stage | null>(null);
    /** Events that came and have not been told yet. */
    readonly untold = new Store(0);
    /** What nobody may miss and was passed over; until it was seen. */
    readonly notices = new Store<Notice[]>([]);
    private readonly queue: Frame[] = [];
    /** Whether a frame stays for a moment even if the next one is already there. */
    lingers: (frame: Frame, before: TableView | undefined) => boolean = () => false;
    /** What happened before is being shown once more. */
    reminds = false;
    /** What was seen here, step by step. */
    past: Step[] = [];
    private running = false;
    private hurried = false;
    private wake: (() => void) | null = null;
    private count = 0;
    private readonly causes: Causes;
    private by: Thing | null = null;
    private aimed: Thing | null = null;

    /** `me`: my seat; I need not be shown large what I have just played. */
    constructor(private readonly scene: Scene, private readonly game: () => GameInfo | null, private readonly me: () => number = () => 0) {
        this.causes = new Causes(scene, game);
    }

    take(frame: Frame): void {
        this.queue.push(frame);
        this.untold.set(this.untold.get() + frame.events.length);
        if (!this.running)
            void this.run();
    }

    /** Shows the newest at once. */
    skip(): void {
        this.hurried = true;
        this.wake?.();
    }

    /** A notice was seen. */
    dismiss(number: number): void {
        this.notices.set(this.notices.get().filter(n => n.number !== number));
    }

    /** Shows events again that led to what is shown, as a reminder. */
    async again(events: GameEvent[]): Promise<void> {
        const stage = this.stage.get();
        if (stage === null || this.running)
            return;
        await this.remind(stage.frame, () => this.play(stage.frame, stage.frame, stage.view, events));
    }

    /** Shows steps of the past as they were, then what is now. */
    async replay(steps: Step[]): Promise<void> {
        const stage = this.stage.get();
        if (stage === null || this.running)
            return;
        await this.remind(stage.frame, async () => {
            for (const { from, frame, events } of steps) {
                if (this.hurried)
                    return;
                this.stage.set({ frame: stage.frame, next: frame, view: from, playing: true, shown: null, stays: [] });
                await this.play(stage.frame, frame, from, events);
                this.put({ frame: stage.frame, view: frame.view, playing: true, shown: null });
                await this.pause(this.hurried ? 0 : LINGER * Math.max(1, pace()));
            }
        });
    }

    private async remind(frame: Frame, show: () => Promise<void>): Promise<void> {
        this.running = this.reminds = true;
        await show();
        this.hurried = false;
        this.put({ frame, view: frame.view, playing: false, shown: null });
        this.running = this.reminds = false;
        if (this.queue.length > 0)
            void this.run();
    }

    private async run(): Promise<void> {
        this.running = true;
        for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) {
            const before = this.stage.get();
            if (before !== null && frame.events.length > 0)
                this.past = remember(this.past, { from: before.frame.view, frame, events: frame.events });
            const hurry = [frame, ...this.queue].reduce((ms, f) => ms + this.timeFor(f.events), 0) / PATIENCE;
            let told = 0;
            if (before !== null && pace() > 0 && hurry <= MOST_HURRY && !this.hurried)
                await this.play(before.frame, frame, before.view, frame.events, Math.max(1, hurry), () => {
                    told++;
                    this.tell(1);
                });
            else if (before !== null)
                frame.events.forEach(e => this.isMomentous(e) && !frame.over && this.notice(e));
            this.put({ frame, view: frame.view, playing: this.queue.length > 0, shown: null });
            this.tell(frame.events.length - told);
            await Promise.resolve();               // whoever passes by itself has made up its mind by then
            if (pace() > 0 && !this.hurried && this.lingers(frame, before?.view))
                await this.pause(LINGER * pace());
        }
        this.hurried = false;
        this.running = false;
    }

    private tell(n: number): void {
        if (n > 0)
            this.untold.set(Math.max(0, this.untold.get() - n));
    }

    private isMomentous(event: GameEvent): boolean {
        return this.scene.events.momentous.includes(event.e);
    }

    private notice(event: GameEvent): void {
        this.notices.set([...this.notices.get(), { number: ++this.count, event }].slice(-MOST_NOTICES));
    }

    /** How long an event takes; what nobody may miss is never hurried. */
    private timeOf(event: GameEvent, hurry: number): number {
        const ms = lengthOf(effectOf(this.scene, event)) * pace();
        return this.isMomentous(event) ? Math.max(ms, MOMENT * pace()) : ms / hurry;
    }

    private timeFor(events: GameEvent[]): number {
        return events.reduce((ms, e) => ms + this.timeOf(e, 1), 0);
    }

    /** `shown` stays the truth until `frame` has been played; `told`: an event has its moment. */
    private async play(shown: Frame, frame: Frame, from: TableView, events: GameEvent[], hurry = 1, told?: () => void): Promise<void> {
        let view = from;
        this.causes.begin(from, frame.view);
        for (const event of events) {
            const effect = effectOf(this.scene, event);
            const ms = this.timeOf(event, hurry);
            const things = this.thingsOf(event);
            const cause = this.causes.of(event, effect?.show === 'number' ? things[effect.at] : undefined);
            if (effect?.show === 'line')
                [this.by, this.aimed] = [things[effect.from] ?? null, things[effect.to] ?? null];
            if (told !== undefined && this.hurried && this.isMomentous(event) && !frame.over)
                this.notice(event);
            if (effect !== undefined && ms > 0 && !this.hurried && !this.isMine(effect, event)) {
                if (effect.show === 'slide')
                    view = moved(view, things[effect.piece], things[effect.to], things[effect.to + 1]);
                this.put({ frame: shown, next: frame, view, playing: true, shown: { number: ++this.count, effect, event, things, ms, by: this.by, aimed: this.aimed, cause } });
                told?.();
                await this.pause(ms);
                this.keep();
            } else {
                told?.();
            }
        }
    }

    private thingsOf(event: GameEvent): (Thing | null)[] {
        return event.args.map((id, i) => id === null ? null : { kind: eventKind(this.game(), event, i), id });
    }

    /** What can still be read stays where it is. */
    private put(stage: Omit<Stage, 'stays'>): void {
        this.stage.set({ ...stage, stays: this.stage.get()?.stays ?? [] });
    }

    /** Dice, numbers and words can be read for a while, whatever comes next; a new roll takes the place of the old dice. */
    private keep(): void {
        const stage = this.stage.get();
        const shown = stage?.shown;
        if (stage === null || !shown || this.hurried || !STAYING.includes(shown.effect.show))
            return;
        const stays = stage.stays.filter(s => s.effect.show !== 'dice' || shown.effect.show !== 'dice');
        this.stage.set({ ...stage, shown: null, stays: [...stays, shown] });
        setTimeout(() => {
            const now = this.stage.get();
            if (now !== null)
                this.stage.set({ ...now, stays: now.stays.filter(s => s !== shown) });
        }, STAY * pace());
    }

    private isMine(effect: Effect, event: GameEvent): boolean {
        return effect.show === 'card' && effect.seat !== undefined && event.args[effect.seat] === String(this.me());
    }

    private pause(ms: number): Promise<void> {
        return new Promise(resolve => {
            const done = () => {
                clearTimeout(timer);
                this.wake = null;
                resolve();
            };
            const timer = setTimeout(done, ms);
            this.wake = done;
        });
    }
}

/** The view with a piece on another cell; on a plane, at another point: then `to` is its x and `y` follows. */
export function moved(view: TableView, piece: Thing | null | undefined, to: Thing | null | undefined, y?: Thing | null): TableView {
    if (!piece || !to)
        return view;
    if (to.kind === 'x' && y?.kind === 'y')
        return { ...view, items: view.items.map((i): Item => i.kind === piece.kind && i.id === piece.id && i.x !== undefined ? { ...i, x: Number(to.id), y: Number(y.id) } : i) };
    for (const area of view.areas) {
        const cell = area.cells?.findIndex(c => c.kind === to.kind && c.id === to.id) ?? -1;
        if (cell < 0)
            continue;
        // What belonged to somebody because of where it lay still does.
        const owner = (i: Item) => i.owner ?? view.areas.find(a => a.id === i.area)?.owner;
        const on = (i: Item) => view.areas.find(a => a.id === i.area)?.cells?.[i.cell ?? -1]?.kind === to.kind;
        const goes = (i: Item) => piece.kind === 'seat' ? i.owner === Number(piece.id) && on(i) : i.kind === piece.kind && i.id === piece.id;
        const items = view.items.map((i): Item => goes(i) && liesHere(i) ? { ...i, area: area.id, cell, owner: owner(i) } : i);
        return { ...view, items };
    }
    return view;
}
