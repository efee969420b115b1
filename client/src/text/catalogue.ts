// Texts and rules of a game; both languages at a time, so switching is at once.
import { loader } from '../lib/loaded';
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

async function fetchJson<T>(path: string): Promise<T> {
    const reply = await fetch(path);
    if (!reply.ok)
        throw new Error(`${path}: ${reply.status}`);
    return await reply.json() as T;
}

/** The catalogue of a game; null until it is there. */
export const catalogue = loader<Catalogue>(async game => {
    const [texts, rules] = await Promise.all([fetchJson<Texts>(`texts/${game}.json`), fetchJson<Rule[]>(`rules/${game}.json`)]);
    return { texts, rules, rule: new Map(rules.map(r => [r.id, r])) };
});

export function firstSentence(text: string): string {
    return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
