// Plays a finished match: which moment is shown, with whose eyes, and whether it runs.
import { pace } from '../../lib/settings';
import { Store } from '../../lib/store';
import type { Frame } from '../../net/frame';
import { Refusal, type Looked, type Person } from '../../net/protocol';
import { PastViews, type Move, type PastView } from '../../net/replay';
import { effectOf } from '../../table/logGroups';
import type { Session } from '../../table/session';
import type { ReplayDirector } from './director';

export interface Moment {
    at: number;               // answers so far
    eyes: number;             // a seat; 0: a spectator
}

export interface PlayerState extends Moment {
    status: 'loading' | 'there' | 'running' | 'failed';   // running: the match is not over
    problem: string;
    log: string;
    moves: Move[];
    plays: boolean;
    past: PastView | null;    // what is shown
}

const REST_MS = 420;          // between two answers, at normal speed
const REST_STILL_MS = 700;    // without any motion
const LOOK_MS = 200;          // between two questions how far it is
const AHEAD = 6;              // views fetched before they are needed

export class Player {
    readonly state = new Store<PlayerState>({ status: 'loading', problem: '', log: '', moves: [], at: 0, eyes: 0, plays: false,
        past: null });
    private readonly views: PastViews;
    private wanted: Moment = { at: 0, eyes: 0 };
    private people: Person[] = [];
    private fetching = false;
    private closed = false;
    private run = 0;          // of playing; another number ends the loop
    private readonly stop: () => void;

    constructor(readonly session: Session, private readonly director: ReplayDirector) {
        this.views = new PastViews(session.feed.socket, session.feed.door.match);
        this.stop = session.feed.onFrame(f => void this.open(f));
    }

    close(): void {
        this.closed = true;
        this.pause();
        this.stop();
        this.views.close();
        this.session.close();
    }

    /** Shows a moment; if several are asked for quickly, the last. */
    async go(to: Partial<Moment>): Promise<void> {
        const end = this.state.get().moves.length;
        this.wanted = { ...this.wanted, ...to };
        this.wanted.at = Math.min(Math.max(0, this.wanted.at), end);
        if (this.fetching)
            return;
        this.fetching = true;
        try {
            while (!this.isShown(this.wanted)) {
                const moment = this.wanted;
                const past = await this.views.get(moment.at, moment.eyes);
                if (moment === this.wanted)
                    this.show(moment, past);
            }
            this.prepare(1);
        } catch (e) {
            this.pause();
            this.state.patch({ problem: (e as Error).message });
        } finally {
            this.fetching = false;
        }
    }

    /** Looks back at the whole match, a part at a time; tells how far it is. */
    async look(onLooked: (looked: Looked) => void): Promise<void> {
        for (let looked: Looked | null = null; looked?.found === undefined && !this.closed;) {
            if (looked !== null)
                await new Promise(done => { setTimeout(done, LOOK_MS); });
            looked = await this.views.look();
            onLooked(looked);
        }
    }

    step(by: number): void {
        this.pause();
        void this.go({ at: this.wanted.at + by });
    }

    /** To the next or the previous moment in which a turn begins. */
    async turn(way: 1 | -1): Promise<void> {
        this.pause();
        const run = this.run;
        const end = this.state.get().moves.length;
        let at = this.wanted.at + way;
        while (at > 0 && at < end && !await this.beginsTurn(at, way))
            at += way;
        if (run === this.run)
            await this.go({ at });
    }

    async play(): Promise<void> {
        const run = ++this.run;
        const goesOn = () => run === this.run;
        this.state.patch({ plays: true });
        if (this.wanted.at >= this.state.get().moves.length)
            await this.go({ at: 0 });
        while (goesOn() && this.wanted.at < this.state.get().moves.length) {
            await rest();
            if (goesOn())
                await this.go({ at: this.wanted.at + 1 });
            await this.director.settled();
        }
        if (goesOn())
            this.pause();
    }

    pause(): void {
        this.run++;
        this.state.patch({ plays: false });
    }

    private async open(frame: Frame): Promise<void> {
        if (this.state.get().status === 'there')
            return;
        if (!frame.over) {
            this.state.patch({ status: 'running' });
            return;
        }
        try {
            const { text, moves } = await this.views.log();
            const eyes = this.session.feed.state.get().seat;
            // Clocks and who is here belong to the present.
            this.people = frame.people.map(({ kind, name, standin }) => ({ kind, name, standin, here: true }));
            this.state.patch({ status: 'there', log: text, moves });
            await this.go({ at: moves.length, eyes });   // how it ended; playing begins at the start
        } catch (e) {
            if (!(e instanceof Refusal && e.code === 'offline'))   // then the feed comes back with a frame
                this.state.patch({ status: 'failed', problem: (e as Error).message });
        }
    }

    private isShown({ at, eyes }: Moment): boolean {
        const now = this.state.get();
        return now.past !== null && now.at === at && now.eyes === eyes;
    }

    /** One answer on is shown with all that happens, everything else at once. */
    private show(moment: Moment, past: PastView): void {
        const before = this.state.get();
        const follows = before.past !== null && before.eyes === moment.eyes && moment.at === before.at + 1;
        const over = moment.at === before.moves.length;
        const result = over ? this.session.feed.state.get().frame?.result : undefined;
        this.director.hurry();
        this.state.patch({ ...moment, past, problem: '' });
        this.director.show({
            v: moment.at, answers: moment.at, view: past.view, events: follows ? past.events : [], people: this.people,
            over, result, options: [], undo: false, at: Date.now(),
        });
    }

    private prepare(way: 1 | -1, from = this.wanted.at): void {
        const end = this.state.get().moves.length;
        for (let i = AHEAD; i >= 1; i--) {    // what was asked for last comes first
            const at = from + i * way;
            if (at >= 0 && at <= end)
                void this.views.get(at, this.wanted.eyes).catch(() => undefined);
        }
    }

    /** A turn begins where the scene shows a banner; without a scene, where somebody else is asked. */
    private async beginsTurn(at: number, way: 1 | -1): Promise<boolean> {
        const { eyes } = this.wanted;
        const { scene } = this.session;
        this.prepare(way, at);
        const { view, events } = await this.views.get(at, eyes);
        if (Object.values(scene.events.effects).some(e => e.show === 'banner'))
            return events.some(e => effectOf(scene, e)?.show === 'banner');
        const before = await this.views.get(at - 1, eyes);
        return view.seats.some((s, i) => s.asked !== before.view.seats[i]?.asked);
    }
}

function rest(): Promise<void> {
    const ms = pace() === 0 ? REST_STILL_MS : REST_MS * pace();
    return new Promise(resolve => setTimeout(resolve, ms));
}
