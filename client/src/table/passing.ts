// Passing without being asked, and answering what has but one sensible answer, for one seat at one table. Every question is answered
// at most once: if the server refuses, or the person wants to decide, it stays open.
import { passSettings, settings } from '../lib/settings';
import { Store } from '../lib/store';
import type { Feed } from '../net/feed';
import type { Frame } from '../net/frame';
import type { Thing } from '../net/protocol';
import { askedAbout, passReason, pauseBefore, usualAnswer, type Passed } from './passRules';

/** An answer that was given without asking, and what it was about. */
export interface Unasked {
    option: string;
    about: Thing[];
}

export interface PassState {
    wholeTurn: boolean;       // until this turn ends, all is passed
    waiting: Passed | null;   // what is about to be passed, or being passed
    able: boolean;            // the person could step in
    passed: Passed[];         // since the person answered last, though there was another answer
    usual: Unasked[];         // answers that were given without asking since then
}

const AGAIN = 250;            // milliseconds until it looks again whether it may

export class Passing {
    readonly state = new Store<PassState>({ wholeTurn: false, waiting: null, able: false, passed: [], usual: [] });
    private timer = 0;
    private left = -1;        // version of the question that is left to the person
    private mine = new Set<number>();   // how many answers there were before each that nobody was asked for
    private rewinds: number | null = null;   // back from so many answers
    private readonly stops: (() => void)[];

    /** `key`: the name of its settings; `held`: something is being shown again, and nothing may go on meanwhile. */
    constructor(private readonly feed: Feed, readonly key: string,
        private readonly held: () => boolean = () => false, private readonly chance: () => number = Math.random) {
        let asked = settings.get().asksAll;
        this.stops = [feed.onFrame(f => this.see(f)), settings.listen(() => {
            const { frame } = this.feed.state.get(), all = settings.get().asksAll;
            if (asked && !all && frame !== null)
                this.consider(frame);  // at once, not whenever the next view happens to come
            asked = all;
        })];
    }

    /** A pass is on its way: nothing is asked. */
    get waits(): boolean {
        return this.state.get().waiting !== null;
    }

    /** Resolves when no pass is on its way: all were given, or the person steps in. */
    async settled(): Promise<void> {
        while (this.waits)
            await this.state.changed();
    }

    close(): void {
        clearTimeout(this.timer);
        this.stops.forEach(stop => stop());
    }

    /** The person answers. */
    answered(): void {
        this.wait();
        this.state.patch({ passed: [], usual: [] });
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

    /** The next answer belongs to the one before, as the next step of a way: nobody is asked for it. */
    goesOn(): void {
        this.mine.add(this.feed.state.get().frame!.answers);
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
        if (frame.events.some(e => e.e === 'turn'))
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
        this.state.patch({ passed: [], usual: [] });
        this.rewinds = further ? frame.answers : null;
        this.left = frame.v;
        if (further)
            this.soon(0, () => void this.feed.undo(true));
    }

    private consider(frame: Frame): void {
        const { seat } = this.feed.state.get();
        const how = passSettings(this.key).get();
        const reason = passReason(frame, seat, how, this.state.get().wholeTurn);
        const usual = usualAnswer(frame, seat, settings.get().asksAll);
        if (frame.v === this.left || (reason === null && usual === null))
            return;
        const about = askedAbout(frame.prompt!);
        if (reason === null) {
            this.state.patch({ waiting: about, able: false });
            this.soon(0, () => void this.say(frame, usual!, { usual: [...this.state.get().usual, { option: usual!, about: frame.prompt!.about }] }));
            return;
        }
        // Who could not react takes as long as who could, where a person would think and others are watching.
        const watched = reason === 'unable' && frame.prompt?.stop === true
            && frame.people.some((p, i) => p.kind === 'person' && i + 1 !== seat);
        const pause = pauseBefore(how, this.chance(), watched);
        this.state.patch({ waiting: about, able: reason !== 'unable' && pause > 0 });
        this.soon(pause, () => void this.say(frame, frame.options[0]!, reason === 'unable' ? {} : { passed: [...this.state.get().passed, about] }));
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

    /** Answers for the person; `told` is what is said about it. */
    private async say(frame: Frame, option: string, told: Partial<PassState>): Promise<void> {
        if (this.feed.state.get().frame !== frame)
            return;
        const { passed, usual } = this.state.get();
        this.left = frame.v;                  // whatever comes of it, not again
        this.mine.add(frame.answers);
        this.state.patch(told);
        await this.feed.answer(option);
        if (this.feed.state.get().frame?.v !== frame.v)
            return;
        this.mine.delete(frame.answers);
        this.state.patch({ waiting: null, passed, usual });
    }
}
