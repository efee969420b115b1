// A finished match from the server: its log, and the view of any moment with the eyes of any seat.
import { notify } from '../lib/notice';
import { Lane } from './lane';
import type { GameEvent, Looked, TableView, ViewData } from './protocol';
import type { Socket } from './socket';

/** One answer of the log. */
export interface Move {
    seat: number;
    notation: string;
}

export interface WholeLog {
    text: string;
    moves: Move[];
}

export interface PastView {
    view: TableView;
    events: GameEvent[];      // of the answer that led here
}

/** A line that begins with a seat is an answer; outcomes of chance follow behind a bar, and a mark behind a #. */
export function readMoves(log: string): Move[] {
    return log.split('\n').flatMap(line => {
        const [, seat, notation] = /^(\d+) ([^|#]+?) *(?:[|#].*)?$/.exec(line) ?? [];
        return seat === undefined || notation === undefined ? [] : [{ seat: Number(seat), notation }];
    });
}

const MOST_KEPT = 500;

export class PastViews {
    private readonly known = new Map<string, Promise<PastView>>();
    private readonly lane = new Lane(notify);
    private closed = false;

    constructor(private readonly socket: Socket, private readonly match: string) {}

    close(): void {
        this.closed = true;
    }

    async log(): Promise<WholeLog> {
        const { log: text } = await this.request<{ log: string }>({});
        return { text, moves: readMoves(text) };
    }

    /** After `at` answers; what was asked for once is there at once. */
    get(at: number, eyes: number): Promise<PastView> {
        const key = `${at}/${eyes}`;
        let view = this.known.get(key);
        if (view === undefined) {
            view = this.fetch(at, eyes);
            this.known.set(key, view);
            view.catch(() => this.known.delete(key));
            this.dropOldest();
        }
        return view;
    }

    /** Goes on looking back at the match: how far it is. */
    look(): Promise<Looked> {
        return this.request<Looked>({}, 'analyse');
    }

    private async request<T>(d: object, t = 'replay'): Promise<T> {
        const reply = await this.lane.ask(() => this.socket.request(t, { match: this.match, ...d }), () => !this.closed);
        if (reply === undefined)
            throw new Error('the replay was left');
        return reply.d as T;
    }

    private dropOldest(): void {
        const [oldest] = this.known.keys();
        if (this.known.size > MOST_KEPT && oldest !== undefined)
            this.known.delete(oldest);
    }

    private async fetch(at: number, eyes: number): Promise<PastView> {
        const { view, events } = await this.request<ViewData>({ at, eyes });
        if (view === undefined)
            throw new Error(`no view of moment ${at}`);
        return { view, events: events ?? [] };
    }
}
