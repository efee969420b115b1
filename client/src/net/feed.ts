// Following one match from one seat: joins, comes back after a loss, merges views, hands frames to
// the table in the order they happened.
import { claimOf, keyNow, renewKey } from '../lib/storage';
import { notify } from '../lib/notice';
import { Store } from '../lib/store';
import { t as say } from '../text/lang';
import { Backoff } from './backoff';
import { readFrame, type Frame } from './frame';
import { passes, STANDIN, type ChatLine, type Intent, type Message, type Proposal, type Refusal, type Rematch, type Thing, type ViewData } from './protocol';
import { Questions } from './questions';
import type { Socket } from './socket';

/** An answer that was taken back, and how many with it. */
export interface Undone {
    option: string;
    answers: number;
}

export interface FeedState {
    status: 'joining' | 'there' | 'refused' | 'frozen' | 'gone';
    problem: string;          // why refused, frozen or gone, or why the last request failed
    match: string;
    game: string;
    seat: number;             // 0: watches
    commitment: string;
    standin: number;          // seconds of absence before a bot may stand in
    frame: Frame | null;      // the newest
    chat: ChatLine[];
    plans: Intent[];
    proposal: Proposal | null;
    settled?: Proposal;       // the last one that is no longer open
    rematch: Rematch | null;
    undone: Undone | null;    // what this seat has just taken back
    busy: boolean;            // an answer is under way, or nobody knows yet what became of it
}

export interface Door {
    match: string;
    key?: string;
    watch?: boolean;
    name?: string;
}

const JOIN_FIRST = 500, JOIN_MOST = 15000;
const VIEW_MS = 10000;        // milliseconds until the view of a match that was joined must be there
const CALM = 60000;           // milliseconds without trouble make the next one a first one

export class Feed {
    readonly state: Store<FeedState>;
    readonly questions: Questions;
    private readonly frameEars = new Set<(f: Frame) => void>();
    private readonly backoff = new Backoff(JOIN_FIRST, JOIN_MOST);
    private unsure: number | null = null;   // the version of an answer that may or may not have counted
    private joins: ReturnType<typeof setTimeout> | undefined;   // later
    private awaits = false;                 // a whole view is due
    private stumbled = 0;                   // when joining last had to wait
    private broken = false;                 // changes make no sense before the next whole view
    private readonly stop: () => void;

    constructor(readonly socket: Socket, readonly door: Door) {
        this.state = new Store<FeedState>({ status: 'joining', problem: '', match: door.match, game: '', seat: 0, commitment: '', standin: STANDIN,
            frame: null, chat: [], plans: [], proposal: null, rematch: null, undone: null, busy: false });
        this.questions = new Questions(socket, door.match);
        this.stop = socket.listen(m => this.hear(m));
        if (socket.state.get() === 'open')
            void this.join();
    }

    /** Hears every frame in order, none left out; the first after joining has no events. Who comes late hears the newest at once. */
    onFrame(ear: (f: Frame) => void): () => void {
        const { frame } = this.state.get();
        this.frameEars.add(ear);
        if (frame !== null)
            ear(frame);
        return () => this.frameEars.delete(ear);
    }

    close(): void {
        this.questions.close();
        this.stop();
        clearTimeout(this.joins);
        void this.socket.request('leave', { match: this.door.match }).catch(() => undefined);
    }

    /** Resolves when the answer is durable; a refusal is shown and resolves too. */
    async answer(option: string): Promise<void> {
        this.state.patch({ undone: null });
        await this.play('answer', { option, ack: 'view' });
    }

    /** `further`: it goes on with one that was taken back just now. */
    async undo(further = false): Promise<void> {
        const { undone } = this.state.get();
        this.state.patch({ undone: further ? undone : null });
        const { option, answers = 1 } = (await this.play('undo', {}))?.d ?? {};
        if (typeof option === 'string')
            this.state.patch({ undone: { option, answers: (answers as number) + (further ? undone?.answers ?? 0 : 0) } });
    }

    resign(): Promise<boolean> {
        return this.ask('resign', {});
    }

    takeback(to: number): Promise<boolean> {
        return this.ask('takeback', { to }, this.state.get().frame?.v);
    }

    standin(seat: number): Promise<boolean> {
        return this.ask('standin', { seat });
    }

    agree(yes: boolean): Promise<boolean> {
        const p = this.state.get().proposal;
        return p === null ? Promise.resolve(false) : this.ask(yes ? 'agree' : 'refuse', { proposal: p.proposal });
    }

    rematch(): Promise<boolean> {
        return this.ask('rematch', {});
    }

    say(text: string): Promise<boolean> {
        return this.ask('chat', { text });
    }

    /** Shows the others what this seat intends; null: nothing any more. */
    plan(what: Thing | null): Promise<boolean> {
        return this.ask('plan', what === null ? {} : { kind: what.kind, id: what.id });
    }

    mute(seat: number, on: boolean): Promise<boolean> {
        return this.ask('mute', { seat, on });
    }

    private async play(t: string, d: object): Promise<Message | null> {
        const { frame, busy } = this.state.get();
        if (frame === null || busy)
            return null;
        this.state.patch({ busy: true, problem: '' });
        try {
            const reply = await this.socket.request(t, { match: this.door.match, ...d }, frame.v);
            this.state.patch({ busy: false });
            return reply;
        } catch (e) {
            const { code, message } = e as Refusal;
            if (code === 'timeout' || code === 'offline' || code === 'missing')
                this.doubt(code, frame.v);
            else
                this.state.patch({ busy: false, problem: this.problemOf(code, message) });
            return null;
        }
    }

    /** Nobody can answer again before it is known whether this counted: the next whole view tells. After a loss joining again is on its
     * way, and the page says that there is no connection. */
    private doubt(code: string, v: number): void {
        this.unsure = v;
        if (code === 'offline')
            return;
        this.state.patch({ problem: say('net.unsure') });
        void this.join();
    }

    /** Whether it was done; if not, the problem says why. */
    private async ask(t: string, d: object, v?: number): Promise<boolean> {
        try {
            await this.socket.request(t, { match: this.door.match, ...d }, v);
            this.state.patch({ problem: '' });
            return true;
        } catch (e) {
            const { code, message } = e as Refusal;
            this.state.patch({ problem: this.problemOf(code, message) });
            if (code === 'timeout')
                void this.join();
            return false;
        }
    }

    /** Who was too late sees the newest view anyway; what passes by itself is only told in passing. */
    private problemOf(code: string, message: string): string {
        if (passes(code))
            notify(message);
        return code === 'stale' || passes(code) ? '' : message;
    }

    /** Sits down, or comes back: a whole view follows. */
    private async join(): Promise<void> {
        const { match, watch, name } = this.door;
        const key = keyNow(match, this.door.key);
        clearTimeout(this.joins);
        this.awaits = true;
        try {
            const { d } = await this.socket.request(watch ? 'watch' : 'join', { match, key, name, claim: watch ? undefined : claimOf(match, key) });
            // An invitation is used up by sitting down: what opens the seat from now on must not get lost.
            if (d.key !== undefined)
                renewKey(match, d.seat as number, d.key as string, key);
            // What is still to be agreed on is told again.
            this.state.patch({ status: 'there', seat: d.seat as number, proposal: null, chat: (d.chat as ChatLine[] | undefined) ?? [],
                plans: (d.plans as Intent[] | undefined) ?? [] });
            this.later(VIEW_MS, () => this.awaits && this.socket.renew());
        } catch (e) {
            const { code, message } = e as Refusal;
            if (code === 'timeout')
                this.socket.renew();
            else if (passes(code))
                this.joinLater();
            else if (code !== 'offline')
                this.state.patch({ status: code === 'frozen' ? 'frozen' : 'refused', problem: message });
        }
    }

    private joinLater(): void {
        if (Date.now() - this.stumbled > CALM)
            this.backoff.reset();
        this.stumbled = Date.now();
        this.later(this.backoff.next(), () => void this.join());
    }

    private later(ms: number, then: () => void): void {
        clearTimeout(this.joins);
        this.joins = setTimeout(then, ms);
    }

    private hear(m: Message): void {
        if (m.t === 'ready') {
            void this.join();
            return;
        }
        if (m.d.match !== this.door.match && m.d.old !== this.door.match)
            return;
        if (m.t === 'view')
            this.see(m.v ?? 0, m.d as ViewData);
        else if (m.t === 'chat')
            this.state.patch({ chat: [...this.state.get().chat, m.d as ChatLine] });
        else if (m.t === 'plan')
            this.hearPlan(m.d.seat as number, m.d.what as Thing | undefined);
        else if (m.t === 'proposal')
            this.state.patch(m.d.state === 'open' ? { proposal: m.d as Proposal } : { proposal: null, settled: m.d as Proposal });
        else if (m.t === 'rematch')
            this.state.patch({ rematch: m.d as Rematch });
        else if (m.t === 'gone')
            this.state.patch({ status: 'gone', problem: m.d.reason as string });
    }

    private hearPlan(seat: number, what: Thing | undefined): void {
        const { plans, chat } = this.state.get(), others = plans.filter(p => p.seat !== seat);
        this.state.patch(what === undefined ? { plans: others }
            : { plans: [...others, { seat, what }], chat: [...chat, { seat, at: Date.now(), text: '', plan: what }] });
    }

    private see(v: number, d: ViewData): void {
        const { frame: before, commitment, game, seat, standin } = this.state.get();
        const frame = this.frameOf(v, d, before);
        if (frame === null)
            return;
        this.state.patch({ frame, game: d.game ?? game, seat: d.seat ?? seat, commitment: d.commitment ?? commitment,
            standin: d.standin ?? standin, status: 'there' });
        if (d.view !== undefined)
            this.clearUp(v);
        for (const ear of [...this.frameEars])
            ear(frame);
    }

    /** Null: it makes no sense, or not yet. Then the whole view is asked for after a while, or is on its way. */
    private frameOf(v: number, d: ViewData, before: Frame | null): Frame | null {
        if (d.view === undefined && (before === null || this.broken))
            return null;
        try {
            const frame = readFrame(v, d, before);
            this.broken = false;
            return frame;
        } catch {
            this.broken = true;
            this.socket.puzzle();
            this.joinLater();
            return null;
        }
    }

    /** What was waited for is there. A whole view tells what became of an answer without a reply: its version is still the same if it never arrived. */
    private clearUp(v: number): void {
        this.awaits = false;
        if (this.unsure === null)
            return;
        this.state.patch({ busy: false, problem: v === this.unsure ? say('net.not-done') : '' });
        this.unsure = null;
    }
}
