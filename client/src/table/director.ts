// The director shows what happened: frames wait in a queue, the events of each are played one after
// the other on the displayed view, and only then the frame itself is what everybody sees. The truth is
// always the frame; events only move pieces on the way there.
import type { Effect, Scene } from '../games/scene';
import { pace } from '../lib/settings';
import { Store } from '../lib/store';
import type { Frame } from '../net/feed';
import type { GameEvent, GameInfo, Item, TableView, Thing } from '../net/protocol';
import { remember, type Step } from './lastTurn';
import { liesHere } from './stack';

/** An effect with its arguments looked up, while it is shown. */
export interface Shown {
    number: number;            // grows with every effect: a key for drawing
    effect: Effect;
    event: GameEvent;
    things: (Thing | null)[];  // the event's arguments
    ms: number;                // how long it stays
}

export interface Stage {
    frame: Frame;              // the newest that is fully shown, or being shown
    view: TableView;           // what is on the table at this moment
    playing: boolean;          // events are being shown
    shown: Shown | null;
}

/** Milliseconds each kind of effect takes at normal speed. */
const LENGTH: Record<Effect['show'], number> =
    { slide: 300, number: 340, flash: 260, line: 280, card: 650, banner: 750, log: 0 };

const LINGER = 420;           // milliseconds a frame stays that nobody has to answer
const QUICK = 0.45;            // of its time takes a quick slide: one step of many
const PATIENCE = 9000;         // milliseconds; what would take longer is shown faster
const MOST_HURRY = 8;          // times faster; beyond that it is skipped, as after coming back

function lengthOf(effect: Effect | undefined): number {
    return effect === undefined ? 0 : LENGTH[effect.show] * (effect.show === 'slide' && effect.quick ? QUICK : 1);
}

export class Director {
    readonly stage = new Store<Stage | null>(null);
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

    /** `me`: my seat; I need not be shown large what I have just played. */
    constructor(private readonly scene: () => Scene, private readonly game: () => GameInfo | null, private readonly me: () => number = () => 0) {}

    take(frame: Frame): void {
        this.queue.push(frame);
        if (!this.running)
            void this.run();
    }

    /** Shows the newest at once. */
    skip(): void {
        this.hurried = true;
        this.wake?.();
    }

    /** Shows events again that led to what is shown, as a reminder. */
    async again(events: GameEvent[]): Promise<void> {
        const stage = this.stage.get();
        if (stage === null || this.running)
            return;
        this.running = this.reminds = true;
        await this.play(stage.frame, stage.view, events);
        this.stage.set({ frame: stage.frame, view: stage.frame.view, playing: false, shown: null });
        this.running = this.reminds = false;
        if (this.queue.length > 0)
            void this.run();
    }

    /** Shows steps of the past as they were, then what is now. */
    async replay(steps: Step[]): Promise<void> {
        const stage = this.stage.get();
        if (stage === null || this.running)
            return;
        this.running = this.reminds = true;
        for (const { from, frame, events } of steps) {
            if (this.hurried)
                break;
            this.stage.set({ frame: stage.frame, view: from, playing: true, shown: null });
            await this.play(stage.frame, from, events);
            this.stage.set({ frame: stage.frame, view: frame.view, playing: true, shown: null });
            await this.pause(this.hurried ? 0 : LINGER * Math.max(1, pace()));
        }
        this.hurried = false;
        this.stage.set({ frame: stage.frame, view: stage.frame.view, playing: false, shown: null });
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
            if (before !== null && pace() > 0 && hurry <= MOST_HURRY && !this.hurried)
                await this.play(frame, before.view, frame.events, Math.max(1, hurry));
            this.stage.set({ frame, view: frame.view, playing: this.queue.length > 0, shown: null });
            await null;               // whoever passes by itself has made up its mind by then
            if (pace() > 0 && !this.hurried && this.lingers(frame, before?.view))
                await this.pause(LINGER * pace());
        }
        this.hurried = false;
        this.running = false;
    }

    private effectOf(event: GameEvent): Effect | undefined {
        return this.scene().effect?.(event) ?? this.scene().effects[event.e];
    }

    private timeFor(events: GameEvent[]): number {
        return events.reduce((ms, e) => ms + lengthOf(this.effectOf(e)), 0) * pace();
    }

    private async play(frame: Frame, from: TableView, events: GameEvent[], hurry = 1): Promise<void> {
        let view = from;
        for (const event of events) {
            const effect = this.effectOf(event);
            const ms = lengthOf(effect) * pace() / hurry;
            if (effect === undefined || ms === 0 || this.hurried || this.isMine(effect, event))
                continue;
            const kinds = this.game()?.events[event.e] ?? [];
            const things = event.args.map((id, i) => id === null ? null : { kind: kinds[i] ?? 'number', id });
            if (effect.show === 'slide')
                view = moved(view, things[effect.piece], things[effect.to]);
            this.stage.set({ frame, view, playing: true, shown: { number: ++this.count, effect, event, things, ms } });
            await this.pause(ms);
        }
    }

    private isMine(effect: Effect, event: GameEvent): boolean {
        return effect.show === 'card' && effect.seat !== undefined && event.args[effect.seat] === String(this.me());
    }

    private pause(ms: number): Promise<void> {
        return new Promise(resolve => {
            const timer = setTimeout(done, ms);
            const director = this;
            function done() {
                clearTimeout(timer);
                director.wake = null;
                resolve();
            }
            this.wake = done;
        });
    }
}

/** The view with a piece on another cell. */
export function moved(view: TableView, piece: Thing | null | undefined, to: Thing | null | undefined): TableView {
    if (!piece || !to)
        return view;
    for (const area of view.areas) {
        const cell = area.cells?.findIndex(c => c.kind === to.kind && c.id === to.id) ?? -1;
        if (cell < 0)
            continue;
        // What belonged to somebody because of where it lay still does.
        const owner = (i: Item) => i.owner ?? view.areas.find(a => a.id === i.area)?.owner;
        const items = view.items.map((i): Item => i.kind === piece.kind && i.id === piece.id && liesHere(i) ? { ...i, area: area.id, cell, owner: owner(i) } : i);
        return { ...view, items };
    }
    return view;
}
