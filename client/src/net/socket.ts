// One connection to the server. It comes back by itself; requests that were under way when it broke
// are rejected, and whoever follows a match joins again when `ready` is told.
import { Store } from '../lib/store';
import { Refusal, type Lang, type Message, type Welcome } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost';

const RETRY_FIRST = 300, RETRY_MOST = 8000;

interface Waiting {
    resolve: (m: Message) => void;
    reject: (e: Error) => void;
}

export class Socket {
    readonly state = new Store<Connection>('connecting');
    readonly welcome = new Store<Welcome | null>(null);
    private ws: WebSocket | null = null;
    private number = 0;
    private retry = RETRY_FIRST;
    private timer = 0;
    private ended = false;
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

    request(t: string, d: object = {}, v?: number): Promise<Message> {
        return new Promise((resolve, reject) => {
            if (this.ws === null || this.ws.readyState !== WebSocket.OPEN) {
                reject(new Refusal('offline', 'not connected'));
                return;
            }
            const q = ++this.number;
            this.waiting.set(q, { resolve, reject });
            this.ws.send(JSON.stringify({ t, q, v, d }));
        });
    }

    /** The language of the server's sentences. */
    speak(lang: Lang): void {
        this.lang = lang;
        if (this.state.get() === 'open')
            void this.request('hello', { lang }).catch(() => undefined);
    }

    close(): void {
        this.ended = true;
        clearTimeout(this.timer);
        removeEventListener('online', this.hurry);
        document.removeEventListener('visibilitychange', this.hurry);
        this.ws?.close();
    }

    private readonly hurry = (): void => {
        if (this.state.get() === 'lost' && !document.hidden)
            this.open();
    };

    private open(): void {
        clearTimeout(this.timer);
        if (this.ended || this.ws?.readyState === WebSocket.CONNECTING)
            return;
        const ws = new WebSocket(this.address);
        this.ws = ws;
        ws.onopen = () => void this.greet();
        ws.onmessage = event => this.hear(JSON.parse(event.data as string) as Message);
        ws.onclose = () => {
            if (this.ws === ws)
                this.lose();
        };
    }

    private async greet(): Promise<void> {
        try {
            const { d } = await this.request('hello', { lang: this.lang });
            this.retry = RETRY_FIRST;
            this.welcome.set(d as Welcome);
            this.state.set('open');
            this.tell({ t: 'ready', d: {} });
        } catch {
            this.ws?.close();
        }
    }

    private lose(): void {
        this.state.set('lost');
        for (const { reject } of this.waiting.values())
            reject(new Refusal('offline', 'the connection was lost'));
        this.waiting.clear();
        if (this.ended)
            return;
        this.timer = window.setTimeout(() => this.open(), this.retry * (0.75 + Math.random() / 2));
        this.retry = Math.min(this.retry * 2, RETRY_MOST);
    }

    private hear(m: Message): void {
        const waits = m.q === undefined ? undefined : this.waiting.get(m.q);
        if (m.t === 'view' && m.d.past !== true)
            this.tell(m);   // it may also be the reply to an answer
        if (waits === undefined) {
            if (m.t !== 'view')
                this.tell(m);
            return;
        }
        this.waiting.delete(m.q!);
        if (m.t === 'error')
            waits.reject(new Refusal(m.d.code as string, m.d.text as string, m.d.rule as string | undefined));
        else
            waits.resolve(m);
    }

    private tell(m: Message): void {
        for (const ear of [...this.ears])
            ear(m);
    }
}

export function socketAddress(): string {
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
