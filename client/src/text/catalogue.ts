// Texts and rules of a game and its icons, loaded once; both languages at a time, so switching is at once.
import { loadIcons } from '../lib/Icon';
import { Store } from '../lib/store';
import type { Lang } from '../net/protocol';

export type Texts = Record<Lang, Record<string, string>>;

export interface Rule {
    id: string;
    chapter: string;      // "English / Deutsch"
    de: string;
    en: string;
}

export interface Catalogue {
    texts: Texts;
    rules: Rule[];
    rule: Map<string, Rule>;
}

const loaded = new Map<string, Store<Catalogue | null>>();

async function fetchJson<T>(path: string): Promise<T> {
    const reply = await fetch(path);
    if (!reply.ok)
        throw new Error(`${path}: ${reply.status}`);
    return await reply.json() as T;
}

async function load(game: string, into: Store<Catalogue | null>): Promise<void> {
    try {
        const [texts, rules] = await Promise.all([fetchJson<Texts>(`texts/${game}.json`), fetchJson<Rule[]>(`rules/${game}.json`), loadIcons(game)]);
        into.set({ texts, rules, rule: new Map(rules.map(r => [r.id, r])) });
    } catch {
        setTimeout(() => void load(game, into), 2000);
    }
}

/** The catalogue of a game; null until it is there. */
export function catalogue(game: string): Store<Catalogue | null> {
    let store = loaded.get(game);
    if (store === undefined) {
        store = new Store<Catalogue | null>(null);
        loaded.set(game, store);
        if (game !== '')
            void load(game, store);
    }
    return store;
}
