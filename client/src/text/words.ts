// What things, options, events and prompts of a game are called. Texts come by key from the game's
// catalogue; this file only puts them together.
import { eventKind, type FactValue, type GameEvent, type GameInfo, type Lang, type Person, type Prompt, type TableView, type Thing } from '../net/protocol';
import type { Catalogue } from './catalogue';
import { t } from './lang';
import { placeSaid, type Around } from './place';

/** "kilgore-2" is the second Kilgore of a match, and "wolf-pup-12" the twelfth pup. */
export function original(id: string): string {
    return id.replace(/-([2-9]|[1-9]\d)$/, '');
}

/** From within a choice to what ends this part of it: a "|" or "}" that belongs to no other hole. */
function partEnd(text: string, from: number): number {
    let depth = 0, at = from;
    for (; at < text.length; at++) {
        const c = text[at];
        if (depth === 0 && (c === '|' || c === '}'))
            break;
        depth += c === '{' ? 1 : c === '}' ? -1 : 0;
    }
    return at;
}

/** A length in units of which `unit` are one of what people measure with, to a tenth, rounded up. */
function measured(length: number, unit: number, lang: Lang): string {
    return (Math.ceil(10 * length / unit) / 10).toFixed(1).replace('.', lang === 'de' ? ',' : '.');
}

/** A place of a plane in words; `stands`: of a piece, not a bare point. */
export type SayPlace = (x: number, y: number, stands: boolean) => string;

/** Fills {0}, {1} … with titles, {0/254} with a length of so many units, {0@} and {0@.} with the place that things 0 and 1 are on a plane, and
 * {0:it draws|you draw} with the first of both, or with the second if thing 0 is one's own seat, {0!} with what `own` says: the title of
 * a figure itself, where {0} is who plays it; the same as `say` in src/core/text.c. */
export function fillText(text: string, titles: string[], isMine: (i: number) => boolean, lang: Lang = 'en', place?: SayPlace, own: (i: number) => string = i => titles[i] ?? ''): string {
    let out = '';
    for (let at = 0; at < text.length; at++) {
        const [lies, x, bare] = /^\{(\d)@(\.?)\}/.exec(text.slice(at, at + 5)) ?? [];
        if (lies !== undefined && titles[Number(x) + 1] !== undefined) {
            const [east, north] = [Number(titles[Number(x)]), Number(titles[Number(x) + 1])];
            out += place?.(east, north, bare === '') ?? `${east},${north}`;
            at += lies.length - 1;
            continue;
        }
        const [length, of, unit] = /^\{(\d)\/(\d+)\}/.exec(text.slice(at, at + 12)) ?? [];
        if (length !== undefined && titles[Number(of)] !== undefined) {
            out += measured(Number(titles[Number(of)]), Number(unit), lang);
            at += length.length - 1;
            continue;
        }
        const [, digit, mark] = /^\{(\d)(\}|:|!\}|…\})/.exec(text.slice(at, at + 4)) ?? [];
        const i = Number(digit), title = digit === undefined ? undefined : titles[i];
        if (mark === '…}') {
            out += titles.slice(i).join(', ');
            at += 3;
        } else if (title === undefined) {
            out += text[at];
        } else if (mark === '}') {
            out += title;
            at += 2;
        } else if (mark === '!}') {
            out += own(i);
            at += 3;
        } else {
            const bar = partEnd(text, at + 3), mine = text[bar] === '|' ? bar + 1 : bar, close = partEnd(text, mine);
            out += fillText(isMine(i) ? text.slice(mine, close) : text.slice(at + 3, bar), titles, isMine, lang, place, own);
            at = close;
        }
    }
    return out;
}

/** An answer as text, taken apart: its verb, its words and their kinds. A point of a plane is one word and two things. */
export function readNotation(n: string, verbs: Record<string, string[]>): { verb: string; words: string[]; kinds: string[] } {
    const [verb = '', ...parts] = n.split(' ');
    const kinds = verbs[verb] ?? [], words: string[] = [];
    for (const part of parts)
        words.push(...kinds[words.length] === 'x' ? part.split(',') : [part]);
    return { verb, words, kinds };
}

/** A thing that a sentence is about; what is hidden has no id. */
interface Said {
    kind: string;
    id?: string | null;
}

const said = (words: string[], kinds: string[]): Said[] => words.map((id, i) => ({ kind: kinds[i] ?? 'number', id }));

export class Words {
    private readonly texts: Record<string, string>;
    /** Tags with a text that says what they mean. */
    readonly explained: string[];
    /** By what places of a plane are told; null: by their units. */
    around: Around | null = null;
    /** By whose figures people are known; null: by those of the places around. While events are played they lead there already. */
    figures: TableView | null = null;
    /** What a thing is called within an answer (its verb and words); undefined or null: by its name. */
    called: ((thing: Thing, answer: string[]) => string | undefined) | null = null;

    constructor(private readonly from: Catalogue | null, readonly lang: Lang, private readonly game: GameInfo | null,
        private readonly people: Person[] = [], private readonly me = 0, private readonly you = '',
        private readonly turned: (kind: string, id: string) => string = (_, id) => id) {
        this.texts = from?.texts[lang] ?? {};
        this.explained = Object.keys(this.texts).flatMap(key => /^tag\.(.+)\.text$/.exec(key)?.[1] ?? []);
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
        const shown = this.turned(kind, id), whole = this.texts[`${kind}.${shown}`];
        if (whole !== undefined)
            return whole;
        const base = original(shown), name = this.texts[`${kind}.${base}`];
        return name === undefined ? this.cell(kind, id) : base === shown ? name : `${name} ${shown.slice(base.length + 1)}`;
    }

    /** A cell without a name goes by its place, and by what it shows. */
    private cell(kind: string, id: string): string {
        const { view, called } = this.around ?? {};
        const cell = called === undefined ? undefined : view?.areas.flatMap(a => a.cells ?? []).find(c => c.kind === kind && c.id === id);
        const tag = cell === undefined ? undefined : called?.(cell);
        return tag === undefined ? id : `${id} (${this.tag(tag)})`;
    }

    /** All things of a kind that have a name. */
    ids(kind: string): string[] {
        const named = new RegExp(`^${kind}\\.([^.?]+)$`);
        return Object.keys(this.texts).flatMap(key => named.exec(key)?.[1] ?? []);
    }

    /** What people may be asked about, or not: the kinds of effects that wait on a stack. */
    askedAbouts(): string[] {
        return this.game?.subject === undefined ? [] : this.ids(this.game.subject);
    }

    askedAbout(id: string): string {
        return this.title(this.game?.subject ?? '', id);
    }

    /** The longer text of a thing: what a card does. */
    about(kind: string, id: string | undefined): string {
        if (id === undefined)
            return '';
        return this.texts[`${kind}.${id}.text`] ?? this.texts[`${kind}.${original(id)}.text`] ?? '';
    }

    /** The title of something told besides, and when it counts (text `more.<kind>`): "Rock Solid (once levelled up)". */
    heading({ kind, id }: Thing): string {
        const title = this.title(kind, id), when = this.texts[`more.${kind}`];
        return when === undefined ? title : `${title} (${when})`;
    }

    /** A seat as a label: "You" for one's own. */
    seat(n: number): string {
        return n === this.me && this.you !== '' ? this.you : this.seatName(n);
    }

    /** Who sits there, the same for everybody; before there is a match, the seat itself. */
    seatName(n: number): string {
        const p = this.people[n - 1];
        return p === undefined ? this.texts[`seat.${n}`] ?? String(n) : p.name !== '' ? p.name : this.guest(n);
    }

    /** Somebody without a name. */
    guest(n: number): string {
        return this.fill('table.guest', [String(n)], String(n));
    }

    /** Who plays at a seat, as a label: it is still theirs while a bot stands in for them. */
    player(n: number): string {
        const absent = this.people[n - 1]?.standin;
        return absent === undefined ? this.seat(n) : t('table.stands-in', absent);
    }

    /** Fills {0}, {1} … */
    fill(key: string, titles: string[], fallback: string): string {
        return fillText(this.texts[key] ?? fallback, titles, () => false, this.lang);
    }

    /** The same with things, told to whoever reads. `name`: what they are called here. */
    private say(key: string, things: Said[], fallback: string, name: (thing: Said) => string = i => this.thing(i.kind, i.id), place?: SayPlace): string {
        return fillText(this.texts[key] ?? fallback, things.map(name), i => this.isMine(things[i]!), this.lang, place, i => this.title(things[i]!.kind, things[i]!.id));
    }

    /** The seat that a thing is, or whose only figure it is. */
    seatOf(kind: string, id: string | null | undefined): number | undefined {
        if (kind === 'seat')
            return id === null || id === undefined ? undefined : Number(id);
        return this.game?.people?.includes(kind) === true ? (this.figures ?? this.around?.view)?.items.find(i => i.kind === kind && i.id === id)?.owner : undefined;
    }

    /** As a label beside what is told: somebody's figure goes by the name of who plays it, "You" for one's own. */
    whom(kind: string, id: string | null | undefined): string {
        const seat = this.seatOf(kind, id);
        return seat === undefined ? this.title(kind, id) : this.seat(seat);
    }

    /** An answer; one of the past names places by what never moves. */
    option(notation: string, past = false): string {
        const { verb, words, kinds } = readNotation(notation, this.game?.verbs ?? {}), { around } = this;
        // A piece that is named with its place is the one that is led there.
        const led = kinds.length > 1 && !['x', 'number', 'seat'].includes(kinds[0]!) ? { kind: kinds[0]!, id: words[0]! } : around?.led;
        const place: SayPlace | undefined = around === null ? undefined : (x, y, stands) => placeSaid(this, { ...around, led, fixed: past }, x, y, stands);
        return this.say(`verb.${verb}`, said(words, kinds), notation, i => this.called?.(i as Thing, [verb, ...words]) ?? this.thing(i.kind, i.id), place);
    }

    /** An answer by which somebody sets out for a cell or a figure that it does not name: texts `verb.<word>.to-<kind>`. */
    stride(notation: string, { kind, id }: Thing): string {
        const { verb, words, kinds } = readNotation(notation, this.game?.verbs ?? {});
        return this.say(`verb.${verb}.to-${kind}`, [...said(words, kinds), { kind, id }], this.option(notation));
    }

    /** Answers that were given without asking: some have a sentence for that, which may name what the question was about. */
    unasked(given: { option: string; about: Thing[] }[]): string[] {
        const key = (n: string) => `verb.${n.split(' ', 1)[0]!}.unasked`, own = given.filter(g => this.texts[key(g.option)] !== undefined);
        const name = (a: Thing) => this.title(a.kind, a.id).replace(/ \(.*\)$/, '');      // what it does was read before
        return [...new Set([...own.map(g => this.fill(key(g.option), g.about.map(name), '')),
            ...this.options(given.filter(g => !own.includes(g)).map(g => g.option))])];
    }

    /** Answers that were given; many of one verb are told together, if there is a sentence for that. */
    options(given: string[]): string[] {
        const verb = (n: string) => n.split(' ', 1)[0]!, count = (n: string) => given.filter(other => verb(other) === verb(n)).length;
        return [...new Set(given.map(n => count(n) === 1 || this.texts[`verb.${verb(n)}.many`] === undefined ? this.option(n, true)
            : this.fill(`verb.${verb(n)}.many`, [String(count(n))], '')))];
    }

    /** What an answer still wants when all but the thing at this place is known; undefined: there is no sentence for it. */
    more(notation: string, at: number, which = ''): string | undefined {
        const { verb, words, kinds } = readNotation(notation, this.game?.verbs ?? {});
        const key = `verb.${verb}.ask-${at}${which}`;
        return this.texts[key] === undefined ? undefined
            : this.say(key, said(words, kinds), '', i => this.called?.(i as Thing, [verb, ...words]) ?? (i.kind === 'seat' ? this.title(i.kind, i.id) : this.thing(i.kind, i.id)));
    }

    /** One of a kind, as what is to be chosen: "a card". */
    kind(kind: string): string {
        return this.texts[`kind.${kind}`] ?? t('table.something');
    }

    /** "a, b or c" */
    either(list: string[]): string {
        return new Intl.ListFormat(this.lang, { type: 'disjunction' }).format(list);
    }

    event(e: GameEvent): string {
        const hides = e.args.includes(null) && this.texts[`event.${e.e}.hidden`] !== undefined;
        return this.ofEvent(`event.${e.e}${hides ? '.hidden' : ''}`, e);
    }

    /** Events that differ by their numbers alone, as one: "Health falls by 5–15." */
    events(alike: GameEvent[]): string {
        const [first] = alike, kinds = this.game?.events[first!.e] ?? [];
        return this.event({ ...first!, args: first!.args.map((id, i) => {
            const all = kinds[i] === 'number' ? alike.map(e => Number(e.args[i])) : [], [least, most] = [Math.min(...all), Math.max(...all)];
            return least < most ? t('board.range', least, most) : id;
        }) });
    }

    /** What rises from whom an event befalls: "missed". */
    float(e: GameEvent): string {
        return this.ofEvent(`float.${e.e}`, e);
    }

    private ofEvent(key: string, e: GameEvent): string {
        return this.say(key, e.args.map((id, i) => ({ kind: eventKind(this.game, e, i), id })), e.e);
    }

    /** Whom an event is about: its first argument. */
    subject(e: GameEvent): Thing | undefined {
        const kind = this.game?.events[e.e]?.[0], id = e.args[0];
        return kind === undefined || id === undefined || id === null ? undefined : { kind, id };
    }

    /** What becomes of the subject of an event that ends it, beside its name: "out of action". */
    fate(e: GameEvent): string {
        return this.texts[`fate.${e.e}`] ?? this.event(e);
    }

    prompt(p: Prompt): string {
        return this.say(p.wording === undefined ? `prompt.${p.key}` : `prompt.${p.key}.${p.wording}`, p.about, p.key);
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

    /** Whether a thing is the seat of whoever reads, or their figure. */
    private isMine({ kind, id }: Said): boolean {
        return this.me > 0 && this.seatOf(kind, id) === this.me;
    }

    private thing(kind: string, word: string | null | undefined): string {
        const seat = this.seatOf(kind, word);
        return seat !== undefined ? this.seatName(seat) : kind === 'number' ? (word ?? '?').replace(/^-/, '−') : this.title(kind, word);
    }
}
