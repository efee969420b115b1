// Following one match from one seat: joins, comes back after a loss, merges views, hands frames to
// the table in the order they happened.
import { Store } from '../lib/store';
import { mergeView } from './merge';
import type { ChatLine, Forecast, GameEvent, Group, Message, Person, Prompt, Proposal, Range, Reach, Result, TableView, Thing, ViewData, Way,
    Why } from './protocol';
import { Refusal } from './protocol';
import type { Socket } from './socket';

/** One state of the match as this seat may see it, and what led to it. */
export interface Frame {
    v: number;
    answers: number;
    view: TableView;
    events: GameEvent[];
    people: Person[];
    over: boolean;
    result?: Result;
    seed?: string;
    prompt?: Prompt;
    options: string[];
    undo: boolean;
    at: number;               // when it came; clocks are counted from then
}

export interface FeedState {
    status: 'joining' | 'there' | 'refused' | 'gone';
    problem: string;          // why refused or gone, or why the last request failed
    match: string;
    game: string;
    seat: number;             // 0: watches
    commitment: string;
    frame: Frame | null;      // the newest
    chat: ChatLine[];
    proposal: Proposal | null;
    settled?: Proposal;       // the last one that is no longer open
    rematch: { match: string; seat: number; key: string } | null;
    busy: boolean;            // an answer is under way
}

export interface Door {
    match: string;
    key?: string;
    watch?: boolean;
    name?: string;
}

export class Feed {
    readonly state: Store<FeedState>;
    /** Every frame in order, none left out; the first after joining has no events. */
    private readonly frameEars = new Set<(f: Frame) => void>();
    private readonly unknown = new Set<string>();
    private readonly stop: () => void;

    constructor(readonly socket: Socket, private readonly door: Door) {
        this.state = new Store<FeedState>({ status: 'joining', problem: '', match: door.match, game: '', seat: 0, commitment: '',
            frame: null, chat: [], proposal: null, rematch: null, busy: false });
        this.stop = socket.listen(m => this.hear(m));
        if (socket.state.get() === 'open')
            void this.join();
    }

    onFrame(ear: (f: Frame) => void): () => void {
        this.frameEars.add(ear);
        return () => this.frameEars.delete(ear);
    }

    close(): void {
        this.stop();
        void this.socket.request('leave', { match: this.door.match }).catch(() => undefined);
    }

    /** Resolves when the answer is durable; a refusal is shown and resolves too. */
    async answer(option: string): Promise<void> {
        await this.play('answer', { option, ack: 'view' });
    }

    async undo(): Promise<void> {
        await this.play('undo', {});
    }

    resign(): Promise<void> {
        return this.ask('resign', {});
    }

    takeback(to: number): Promise<void> {
        return this.ask('takeback', { to }, this.state.get().frame?.v);
    }

    standin(seat: number): Promise<void> {
        return this.ask('standin', { seat });
    }

    agree(yes: boolean): Promise<void> {
        const p = this.state.get().proposal;
        return p === null ? Promise.resolve() : this.ask(yes ? 'agree' : 'refuse', { proposal: p.proposal });
    }

    rematch(): Promise<void> {
        return this.ask('rematch', {});
    }

    say(text: string): Promise<void> {
        return this.ask('chat', { text });
    }

    mute(seat: number, on: boolean): Promise<void> {
        return this.ask('mute', { seat, on });
    }

    async why(option: string): Promise<Why | null> {
        return this.read<Why>('why', { option });
    }

    async forecast(option: string): Promise<Forecast | null> {
        return this.read<Forecast>('forecast', { option });
    }

    /** How to get to a cell. */
    route(to: Thing): Promise<Way | null> {
        return this.read<Way>('route', { kind: to.kind, to: to.id });
    }

    /** Where a move that begins now can end. */
    reach(): Promise<Reach | null> {
        return this.read<Reach>('reach', {});
    }

    /** What something reaches from where the own piece stands, or from a cell. */
    range(of: Thing, at?: Thing): Promise<Range | null> {
        return this.read<Range>('range', { kind: of.kind, of: of.id, ...(at === undefined ? {} : { on: at.kind, at: at.id }) });
    }

    /** Who belongs together at this moment. */
    async groups(): Promise<Group[] | null> {
        return (await this.read<{ groups: Group[] }>('groups', {}))?.groups ?? null;
    }

    async hint(): Promise<string | null> {
        return (await this.read<{ option: string }>('hint', {}))?.option ?? null;
    }

    async eventsSince(since: number): Promise<GameEvent[]> {
        const all: GameEvent[] = [];
        // Those of a long match come in several messages.
        for (let from = since; ;) {
            const part = await this.read<{ to?: number; events: GameEvent[] }>('events', { since: from });
            all.push(...part?.events ?? []);
            const { to } = part ?? {};
            if (to === undefined || to <= from || to >= (this.state.get().frame?.answers ?? 0))
                return all;
            from = to;
        }
    }

    private async play(t: string, d: object): Promise<void> {
        const { frame, busy } = this.state.get();
        if (frame === null || busy)
            return;
        this.state.patch({ busy: true, problem: '' });
        try {
            await this.socket.request(t, { match: this.door.match, ...d }, frame.v);
        } catch (e) {
            // Who was too late sees the newest view anyway, and after a loss we join again.
            if (!(e instanceof Refusal && (e.code === 'stale' || e.code === 'offline')))
                this.state.patch({ problem: (e as Error).message });
        } finally {
            this.state.patch({ busy: false });
        }
    }

    private async ask(t: string, d: object, v?: number): Promise<void> {
        try {
            await this.socket.request(t, { match: this.door.match, ...d }, v);
            this.state.patch({ problem: '' });
        } catch (e) {
            this.state.patch({ problem: (e as Error).message });
        }
    }

    private async read<T>(t: string, d: object): Promise<T | null> {
        if (this.unknown.has(t))
            return null;
        try {
            return (await this.socket.request(t, { match: this.door.match, ...d })).d as T;
        } catch (e) {
            // An older server need not be asked again for what it does not know.
            if (e instanceof Refusal && e.code === 'unknown')
                this.unknown.add(t);
            return null;
        }
    }

    private async join(): Promise<void> {
        const { match, key, watch, name } = this.door;
        try {
            const { d } = await this.socket.request(watch ? 'watch' : 'join', { match, key, name });
            this.state.patch({ status: 'there', problem: '', seat: d.seat as number, chat: (d.chat as ChatLine[] | undefined) ?? [] });
        } catch (e) {
            if (!(e instanceof Refusal && e.code === 'offline'))
                this.state.patch({ status: 'refused', problem: (e as Error).message });
        }
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
        else if (m.t === 'proposal')
            this.state.patch(m.d.state === 'open' ? { proposal: m.d as Proposal } : { proposal: null, settled: m.d as Proposal });
        else if (m.t === 'rematch')
            this.state.patch({ rematch: m.d as FeedState['rematch'] });
        else if (m.t === 'gone')
            this.state.patch({ status: 'gone', problem: m.d.reason as string });
    }

    private see(v: number, d: ViewData): void {
        const { frame: before, commitment, game, seat } = this.state.get();
        const known = before?.view;
        if (d.view === undefined && known === undefined)
            return;   // joined again meanwhile: the whole view is on its way
        const frame: Frame = {
            v, answers: d.answers,
            view: d.view ?? mergeView(known!, d.changes!),
            events: d.events ?? [],
            people: d.seats ?? before?.people ?? [],
            over: d.over, result: d.result, seed: d.seed,
            prompt: d.prompt, options: (d.options ?? []).map(o => o.n), undo: d.undo ?? false, at: Date.now(),
        };
        this.state.patch({ frame, game: d.game ?? game, seat: d.seat ?? seat, commitment: d.commitment ?? commitment,
            status: 'there' });
        for (const ear of [...this.frameEars])
            ear(frame);
    }
}
