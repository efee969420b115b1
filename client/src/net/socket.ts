// One connection to the server. It comes back by itself; requests that were under way when it broke
// are rejected, and whoever follows a match joins again when `ready` is told.
import { notify } from '../lib/notice';
import { isNumber, isObject, isText, listOf, maybe, shape } from '../lib/shape';
import { Store } from '../lib/store';
import { t as say } from '../text/lang';
import { Backoff } from './backoff';
import { Refusal, type Lang, type Message, type Welcome } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost';

const RETRY_FIRST = 300, RETRY_MOST = 15000;
const STABLE = 60000;         // milliseconds; only a connection that lasts makes the next loss a first one
const PATIENCE = 10000;       // milliseconds for a reply, and for getting through at all
/** Passwords are hashed slowly on purpose. */
const LONG_PATIENCE: Record<string, number> = { login: 30000, register: 30000 };

interface Waiting {
    resolve: (m: Message) => void;
    reject: (e: Error) => void;
    timer: ReturnType<typeof setTimeout>;
}

const isMessage = shape<Omit<Message, 'd'> & { d?: object }>({ t: isText, q: maybe(isNumber), v: maybe(isNumber), d: maybe(isObject) });
const areGames = listOf(shape<{ id: string; seats: number[] }>({ id: isText, seats: listOf(isNumber) })), areBots = listOf(isText);

function readMessage(text: unknown): Message | null {
    try {
        const m: unknown = JSON.parse(text as string);
        return isMessage(m) ? { ...m, d: m.d ?? {} } : null;
    } catch {
        return null;
    }
}

export class Socket {
    readonly state = new Store<Connection>('connecting');
    readonly welcome = new Store<Welcome | null>(null);
    private ws: WebSocket | null = null;
    private number = 0;
    private heard = 0;        // messages
    private readonly backoff = new Backoff(RETRY_FIRST, RETRY_MOST);
    private timer: ReturnType<typeof setTimeout> | undefined;      // of the next step: giving up, trying again, being stable
    private ended = false;
    private puzzled = false;  // it was told that something could not be understood
    private readonly waiting = new Map<number, Waiting>();
    private readonly ears = new Set<(m: Message) => void>();

    constructor(private readonly address: string, private lang: Lang) {
        this.open();
        addEventListener('online', this.hurry);
        document.addEventListener('visibilitychange', this.hurry);
    }

    /** Hears every message that is not the reply to a request, and a "ready" after each greeting. */
    listen(ear: (m: Message) => void): () => void {
        this.ears.add(ear);
        return () => this.ears.delete(ear);
    }

    /** Fails with a `Refusal`: the server's, or `offline` or `timeout`. After these two nobody knows whether it was done, unless there
     * was no connection to begin with. */
    request(t: string, d: object = {}, v?: number): Promise<Message> {
        return new Promise((resolve, reject) => {
            if (this.ws === null || this.ws.readyState !== WebSocket.OPEN) {
                reject(new Refusal('offline', say('net.offline')));
                return;
            }
            const q = ++this.number, { heard } = this;
            const timer = setTimeout(() => this.giveUp(q, heard), LONG_PATIENCE[t] ?? PATIENCE);
            this.waiting.set(q, { resolve, reject, timer });
            this.ws.send(JSON.stringify({ t, q, v, d }));
        });
    }

    /** The language of the server's sentences. */
    speak(lang: Lang): void {
        this.lang = lang;
        if (this.state.get() === 'open')
            void this.request('hello', { lang }).catch(() => undefined);
    }

    /** Gives this connection up for a new one. */
    renew(): void {
        if (this.state.get() === 'open')
            this.drop();
    }

    close(): void {
        this.ended = true;
        removeEventListener('online', this.hurry);
        document.removeEventListener('visibilitychange', this.hurry);
        this.drop();
    }

    /** Something could not be understood. It is told once; who needs it asks again. */
    puzzle(): void {
        if (!this.puzzled)
            notify(say('net.garbled'));
        this.puzzled = true;
    }

    private readonly hurry = (): void => {
        if (this.state.get() === 'lost' && !document.hidden)
            this.open();
    };

    private open(): void {
        if (this.ended || this.ws !== null)
            return;
        const ws = new WebSocket(this.address);
        this.ws = ws;
        this.later(PATIENCE, () => this.drop());
        ws.onopen = () => void this.greet(ws);
        ws.onmessage = event => this.ws === ws && this.hear(event.data);
        ws.onclose = () => this.ws === ws && this.lose();
    }

    private async greet(ws: WebSocket): Promise<void> {
        clearTimeout(this.timer);
        try {
            const { d } = await this.request('hello', { lang: this.lang });
            if (!areGames(d.games) || !areBots(d.bots)) {
                this.puzzle();
                throw new Error('no welcome');
            }
            this.later(STABLE, () => this.backoff.reset());
            this.welcome.set(d as Welcome);
            this.state.set('open');
            this.tell({ t: 'ready', d: {} });
        } catch {
            if (this.ws === ws)
                this.drop();
        }
    }

    /** Does not wait for the other side, which may be long gone. */
    private drop(): void {
        this.ws?.close();
        this.lose();
    }

    private lose(): void {
        this.ws = null;
        clearTimeout(this.timer);
        this.state.set('lost');
        for (const { reject, timer } of this.waiting.values()) {
            clearTimeout(timer);
            reject(new Refusal('offline', say('net.lost')));
        }
        this.waiting.clear();
        if (!this.ended)
            this.later(this.backoff.next(), () => this.open());
    }

    /** A connection that says nothing at all while a reply is due is dead. */
    private giveUp(q: number, heard: number): void {
        this.waiting.get(q)?.reject(new Refusal('timeout', say('net.timeout')));
        this.waiting.delete(q);
        if (this.heard === heard)
            this.drop();
    }

    private later(ms: number, then: () => void): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(then, ms);
    }

    private hear(text: unknown): void {
        const m = readMessage(text);
        this.heard++;
        if (m === null)
            this.puzzle();
        else if (m.q === undefined || (m.t === 'view' && m.d.past !== true))
            this.tell(m);     // a view may also be the reply to an answer
        if (m?.q !== undefined)
            this.settle(m.q, m);
    }

    /** A reply that comes too late is nobody's. */
    private settle(q: number, m: Message): void {
        const waits = this.waiting.get(q);
        clearTimeout(waits?.timer);
        this.waiting.delete(q);
        if (m.t === 'error')
            waits?.reject(new Refusal(String(m.d.code), String(m.d.text), m.d.rule as string | undefined));
        else
            waits?.resolve(m);
    }

    private tell(m: Message): void {
        if (m.t === 'error')
            notify(String(m.d.text));
        for (const ear of [...this.ears])
            ear(m);
    }
}

export function socketAddress(): string {
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
