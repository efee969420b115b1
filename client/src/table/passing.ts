// Passing without being asked, for one seat at one table. Every question is passed at most once: if the server refuses, or the
// person wants to decide, it stays open.
import { passSettings } from '../lib/settings';
import { Store } from '../lib/store';
import type { Feed, Frame } from '../net/feed';
import { askedAbout, beginsTurn, passReason, pauseBefore, type Passed } from './passRules';

export interface PassState {
    wholeTurn: boolean;       // until this turn ends, all is passed
    waiting: Passed | null;   // what is about to be passed, or being passed
    able: boolean;            // the person could step in
    passed: Passed[];         // since the person answered last
}

const AGAIN = 250;            // milliseconds until it looks again whether it may

export class Passing {
    readonly state = new Store<PassState>({ wholeTurn: false, waiting: null, able: false, passed: [] });
    private timer = 0;
    private left = -1;        // version of the question that is left to the person
    private mine = new Set<number>();   // how many answers there were before each pass
    private rewinds: number | null = null;   // back from so many answers
    private readonly stops: (() => void)[];

    /** `of`: whose settings; `turn`: the event that begins one; `held`: something is being shown again, and nothing may go on
     * meanwhile. */
    constructor(private readonly feed: Feed, private readonly of: (game: string) => string,
        private readonly turn: () => string | undefined, private readonly held: () => boolean = () => false,
        private readonly chance: () => number = Math.random) {
        this.stops = [feed.onFrame(f => this.see(f))];
    }

    /** The name of its settings. */
    get key(): string {
        return this.of(this.feed.state.get().game);
    }

    /** A pass is on its way: nothing is asked. */
    get waits(): boolean {
        return this.state.get().waiting !== null;
    }

    close(): void {
        clearTimeout(this.timer);
        this.stops.forEach(stop => stop());
    }

    /** The person answers. */
    answered(): void {
        this.wait();
        this.state.patch({ passed: [] });
    }

    /** The person wants to decide about this question. */
    leave(): void {
        this.left = this.feed.state.get().frame?.v ?? -1;
        this.wait();
    }

    setWholeTurn(on: boolean): void {
        this.state.patch({ wholeTurn: on });
        const { frame } = this.feed.state.get();
        if (on && frame !== null) {
            this.left = -1;
            this.consider(frame);
        }
        else
            this.leave();
    }

    /** The person takes an answer back: passes behind it are taken back with it. */
    rewind(): void {
        this.rewinds = this.feed.state.get().frame?.answers ?? null;
        this.wait();
    }

    private wait(): void {
        clearTimeout(this.timer);
        this.state.patch({ waiting: null });
    }

    private see(frame: Frame): void {
        this.wait();
        if (beginsTurn(frame.events, this.turn()))
            this.state.patch({ wholeTurn: false });
        if (this.rewinds !== null && frame.answers < this.rewinds) {
            this.stepBack(frame);
            return;
        }
        this.rewinds = null;
        this.consider(frame);
    }

    private stepBack(frame: Frame): void {
        const further = this.mine.delete(frame.answers) && frame.undo;
        this.state.patch({ passed: [] });
        this.rewinds = further ? frame.answers : null;
        this.left = frame.v;
        if (further)
            this.soon(0, () => void this.feed.undo(true));
    }

    private consider(frame: Frame): void {
        const { seat } = this.feed.state.get();
        const settings = passSettings(this.key).get();
        const reason = passReason(frame, seat, settings, this.state.get().wholeTurn);
        if (frame.v === this.left || reason === null)
            return;
        // Who could not react takes as long as who could, where a person would think and others are watching.
        const watched = reason === 'unable' && frame.prompt?.stop === true
            && frame.people.some((p, i) => p.kind === 'person' && i + 1 !== seat);
        const pause = pauseBefore(settings, this.chance(), watched);
        this.state.patch({ waiting: askedAbout(frame.prompt!), able: reason !== 'unable' && pause > 0 });
        this.soon(pause, () => void this.pass(frame));
    }

    /** After a while, and only while nothing else is under way. */
    private soon(ms: number, then: () => void): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
            if (this.feed.state.get().busy || this.held())
                this.soon(AGAIN, then);
            else
                then();
        }, ms) as unknown as number;
    }

    private async pass(frame: Frame): Promise<void> {
        const [option] = frame.options;
        if (this.feed.state.get().frame !== frame || option === undefined)
            return;
        const about = askedAbout(frame.prompt!);
        const before = this.state.get().passed;
        this.left = frame.v;                  // whatever comes of it, not again
        this.mine.add(frame.answers);
        this.state.patch({ passed: [...before, about] });
        await this.feed.answer(option);
        if (this.feed.state.get().frame?.v !== frame.v)
            return;
        this.mine.delete(frame.answers);
        this.state.patch({ waiting: null, passed: before });
    }
}
