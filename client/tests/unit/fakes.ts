// What a browser has and node has not, as far as tests need it.
import { mock } from 'node:test';
import { settings } from '../../src/lib/settings';

/** A storage that begins with these texts. */
export class FakeStorage {
    constructor(readonly texts: Record<string, string> = {}) {}

    getItem(name: string): string | null {
        return this.texts[name] ?? null;
    }

    setItem(name: string, text: string): void {
        this.texts[name] = text;
    }
}

export function useStorage(storage: Pick<FakeStorage, 'getItem' | 'setItem'>): void {
    Object.assign(globalThis, { localStorage: storage });
}

interface Sent {
    t: string;
    q: number;
    v?: number;
    d: Record<string, unknown>;
}

/** A connection whose other end is the test. */
export class FakeWebSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static all: FakeWebSocket[] = [];
    readyState = FakeWebSocket.CONNECTING;
    readonly sent: Sent[] = [];
    onopen: () => void = () => undefined;
    onclose: () => void = () => undefined;
    onmessage: (event: { data: unknown }) => void = () => undefined;

    constructor() {
        FakeWebSocket.all.push(this);
    }

    static get last(): FakeWebSocket {
        return this.all.at(-1)!;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Sent);
    }

    /** As in a browser, the other side may never hear of it. */
    close(): void {
        this.readyState = 3;
    }

    accept(): void {
        this.readyState = FakeWebSocket.OPEN;
        this.onopen();
    }

    fail(): void {
        this.readyState = 3;
        this.onclose();
    }

    /** A message, or any text. */
    say(m: object | string): void {
        this.onmessage({ data: typeof m === 'string' ? m : JSON.stringify(m) });
    }

    /** Replies to the last request of a type. */
    reply(t: string, m: { t: string; v?: number; d?: object }): void {
        this.say({ q: this.asked(t).at(-1)?.q, ...m });
    }

    asked(t: string): Sent[] {
        return this.sent.filter(m => m.t === t);
    }
}

/** A page without anything on it, whose connections are fake. */
export function useFakeNet(): void {
    const nothing = () => undefined;
    FakeWebSocket.all = [];
    settings.patch({ speed: 'off' });
    Object.assign(globalThis, { window: globalThis, matchMedia: () => ({ matches: true }), WebSocket: FakeWebSocket, addEventListener: nothing, removeEventListener: nothing,
        document: { hidden: false, addEventListener: nothing, removeEventListener: nothing } });
}

/** Lets everything happen that waits for nothing but its turn. */
export function settle(): Promise<void> {
    return new Promise(resolve => { setImmediate(resolve); });
}

/** Lets so much time pass; timers have to be node's mocks. */
export function pass(ms: number): Promise<void> {
    mock.timers.tick(ms);
    return settle();
}

const WELCOME = { t: 'welcome', d: { protocol: 1, games: [], bots: [] } };

/** Lets the newest connection get through and be greeted. */
export async function greet(): Promise<FakeWebSocket> {
    const ws = FakeWebSocket.last;
    ws.accept();
    ws.reply('hello', WELCOME);
    await settle();
    return ws;
}
