// What things, options, events and prompts of a game are called. Texts come by key from the game's
// catalogue; this file only puts them together.
import type { FactValue, GameEvent, GameInfo, Lang, Person, Prompt, Thing } from '../net/protocol';
import type { Catalogue } from './catalogue';
import { t } from './lang';

/** "kilgore-2" is the second Kilgore of a match, and "wolf-pup-12" the twelfth pup. */
export function original(id: string): string {
    return id.replace(/-([2-9]|[1-9]\d)$/, '');
}

export class Words {
    private readonly texts: Record<string, string>;

    constructor(private readonly from: Catalogue | null, readonly lang: Lang, private readonly game: GameInfo | null,
        private readonly people: Person[] = [], private readonly me = 0, private readonly you = '') {
        this.texts = from?.texts[lang] ?? {};
    }

    text(key: string): string | undefined {
        return this.texts[key];
    }

    /** "kilgore-2" is the second Kilgore; seats go by the names of who sits there. */
    title(kind: string, id: string | null | undefined): string {
        if (id === undefined || id === null)
            return this.texts[`${kind}.?`] ?? '?';
        if (kind === 'seat')
            return this.seat(Number(id));
        const whole = this.texts[`${kind}.${id}`];
        if (whole !== undefined)
            return whole;
        const base = original(id), name = this.texts[`${kind}.${base}`];
        return name === undefined ? id : base === id ? name : `${name} ${id.slice(base.length + 1)}`;
    }

    /** All things of a kind that have a name. */
    ids(kind: string): string[] {
        const named = new RegExp(`^${kind}\\.([^.?]+)$`);
        return Object.keys(this.texts).flatMap(key => named.exec(key)?.[1] ?? []);
    }

    /** The longer text of a thing: what a card does. */
    about(kind: string, id: string | undefined): string {
        if (id === undefined)
            return '';
        return this.texts[`${kind}.${id}.text`] ?? this.texts[`${kind}.${original(id)}.text`] ?? '';
    }

    /** A seat as a label: "You" for one's own. */
    seat(n: number): string {
        return n === this.me && this.you !== '' ? this.you : this.seatName(n);
    }

    /** A seat within a sentence in the third person, where "You" would not fit. */
    seatName(n: number): string {
        const p = this.people[n - 1];
        const name = p?.standin ?? (p?.kind === 'person' ? p.name : '');
        return name !== '' && name !== '?' ? name : this.texts[`seat.${n}`] ?? String(n);
    }

    /** Who plays at a seat, as a label: it is still theirs while a bot stands in for them. */
    player(n: number): string {
        const absent = this.people[n - 1]?.standin;
        return absent === undefined ? this.seat(n) : t('table.stands-in', absent);
    }

    /** Fills {0}, {1} … */
    fill(key: string, titles: string[], fallback: string): string {
        return (this.texts[key] ?? fallback).replace(/\{(\d)\}/g, (whole, i: string) => titles[Number(i)] ?? whole);
    }

    option(notation: string): string {
        const [verb = '', ...words] = notation.split(' ');
        const kinds = this.game?.verbs[verb] ?? [];
        return this.fill(`verb.${verb}`, words.map((w, i) => this.title(kinds[i] ?? 'number', w)), notation);
    }

    event(e: GameEvent): string {
        const kinds = this.game?.events[e.e] ?? [];
        const hides = e.args.includes(null) && this.texts[`event.${e.e}.hidden`] !== undefined;
        return this.fill(`event.${e.e}${hides ? '.hidden' : ''}`, e.args.map((w, i) => this.thing(kinds[i] ?? 'number', w)), e.e);
    }

    prompt(p: Prompt): string {
        return this.fill(`prompt.${p.key}`, p.about.map(a => this.thing(a.kind, a.id)), p.key);
    }

    fact(key: string): string {
        return this.texts[`fact.${key}`] ?? key;
    }

    tag(key: string): string {
        return this.texts[`tag.${key}`] ?? key;
    }

    area(key: string): string {
        return this.texts[`area.${key}`] ?? key;
    }

    rule(id: string): string {
        return this.from?.rule.get(id)?.[this.lang] ?? '';
    }

    describe(t: Thing, facts?: Record<string, FactValue>, tags?: string[]): string {
        const parts = [this.title(t.kind, t.id)];
        for (const [key, value] of Object.entries(facts ?? {}))
            parts.push(`${this.fact(key)} ${Array.isArray(value) ? value.join('/') : value}`);
        for (const tag of tags ?? [])
            parts.push(this.tag(tag));
        return parts.join(', ');
    }

    private thing(kind: string, word: string | null | undefined): string {
        if (kind === 'seat' && word)
            return this.seatName(Number(word));
        return kind === 'number' ? word ?? '?' : this.title(kind, word);
    }
}
