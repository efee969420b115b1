// What goes over the wire (docs/protocol.md). Seats are counted from 1; seat 0 watches.

export interface Message {
    t: string;
    q?: number;
    v?: number;
    d: any;                   // oxlint-disable-line no-explicit-any -- what it is depends on t
}

export type Lang = 'de' | 'en';

/** A thing as options, prompts and items name it: a kind and a word. */
export interface Thing {
    kind: string;
    id?: string;   // missing: hidden
}

export type FactValue = number | [value: number, max: number];

export interface Facts {
    facts?: Record<string, FactValue>;
    tags?: string[];
}

export interface ViewSeat extends Facts {
    team: number;
    asked: boolean;
}

/** On a plane a cell is a wall or a zone: (x, y) is its middle. */
export interface Cell extends Thing, Facts {
    x: number;
    y: number;
    r?: number;               // it is round
    corners?: number[];       // it is a polygon: x, y, x, y …
}

export type AreaKind = 'hex' | 'grid' | 'row' | 'track' | 'hand' | 'pile' | 'mat' | 'plane';

/** A polygon, or a circle. */
export interface Print {
    is: string;
    corners?: number[];
    x?: number;
    y?: number;
    r?: number;
}

export interface Area extends Facts {
    id: string;
    key: string;
    kind: AreaKind;
    owner?: number;
    count?: number;
    cells?: Cell[];
    printed?: Print[];        // on the ground of a plane: for the eye alone
    up?: boolean;             // of a plane: y grows upwards
    wide?: number;            // of a plane, in its units
    high?: number;
    unit?: string;            // what people measure it with: text unit.<key> …
    scale?: number;           // … and how many units of the plane that is
}

export interface Item extends Thing, Facts {
    area: string;
    cell?: number;
    x?: number;               // on a plane: middle and radius
    y?: number;
    r?: number;
    owner?: number;
    fixed?: boolean;          // on a plane: it never moves
    mention?: boolean;        // it lies elsewhere and is only spoken of here
}

/** All that one seat may know: src/core/view.h. */
export interface TableView {
    game: string;
    round: number;
    seats: ViewSeat[];
    areas: Area[];
    items: Item[];
}

export type Piece<T> = T | [first: number, number: number];

export type AreaChanges = Partial<Omit<Area, 'cells'>> & { id: string; cells?: Piece<Cell>[] };

export interface Changes {
    round: number;
    seats?: Piece<ViewSeat>[];
    areas?: Piece<AreaChanges>[];
    items?: Piece<Item>[];
}

export interface GameEvent {
    e: string;
    rule: string;
    args: (string | null)[];  // more than its kinds: the last kind is that of a list
}

/** The kind of thing an argument of an event is. */
export function eventKind(game: GameInfo | null | undefined, { e }: { e: string }, i: number): string {
    const kinds = game?.events[e] ?? [];
    return kinds[Math.min(i, kinds.length - 1)] ?? 'number';
}

export interface Prompt {
    key: string;
    rule: string;
    about: Thing[];
    wording?: string;         // of this case: text prompt.<key>.<wording>
    pass?: boolean;           // the first option lets things go on
    stop?: boolean;           // then: whether it is worth a stop, as everybody can see
    regions?: string[];       // verbs of which any answer may be given that the rules allow; options are samples
    subject?: string;         // and the kind of thing among `about` by which people say when to be asked
    usual?: string;           // the option that practically everybody would choose
    ends?: boolean;           // the last option ends the turn
}

export interface Person {
    kind: 'person' | 'bot' | 'open';
    name: string;     // what everybody calls who sits there; empty: a guest, or nobody
    bot?: string;     // which bot plays
    here: boolean;
    clock?: number;   // milliseconds left
    away?: number;    // milliseconds somebody has not been here, when the message was made
    standin?: string; // the name of who a bot plays for until they come back
    resigned?: boolean;   // a bot plays on for them
}

/** Seconds somebody must be away before a bot may stand in, unless the match was opened with others. */
export const STANDIN = 120;

export type Outcome = 'win' | 'loss' | 'draw';

/** `rank` and `score` are missing where a match of an earlier version is told. */
export interface Result {
    seats: { outcome: Outcome; rank?: number; score?: number }[];
    ending: string;
}

export const seatsWith = (result: Result | undefined, outcome: Outcome): number[] =>
    (result?.seats ?? []).flatMap((s, i) => s.outcome === outcome ? [i + 1] : []);

export interface ViewData {
    match: string;
    done?: number;
    game?: string;
    seat?: number;
    frozen?: string;          // why this version of the program cannot go on with it
    standin?: number;         // seconds of absence before a bot may stand in
    over: boolean;
    result?: Result;
    commitment?: string;
    seed?: string;
    view?: TableView;
    changes?: Changes;
    prompt?: Prompt;
    options?: { n: string }[];
    undo?: boolean;
    events?: GameEvent[];
    seats?: Person[];
    answers: number;
    past?: boolean;
}

export interface OptionInfo {
    id: string;
    default: string | number;
    words?: string[];
    min?: number;
    max?: number;
    rule?: string;
}

export interface GameInfo {
    id: string;
    seats: number[];
    options: OptionInfo[];
    verbs: Record<string, string[]>;    // kinds of the things of each verb
    events: Record<string, string[]>;
    levels: Record<string, number>;     // of a hundred duels each level of bots wins so many against the one below
    people?: string[];                  // kinds of figures that sentences speak of as who plays them
    subject?: string;                   // the kind of thing by which people say when to be asked
}

export interface Welcome {
    protocol: number;
    games: GameInfo[];
    bots: string[];
    account?: string;
}

export interface ForecastLine {
    thing: Thing;
    fact?: string;
    tag?: string;
    before?: number;
    values?: [value: number, copies: number][];
    change?: number;
}

/** What may come. */
export interface Future {
    copies: number;
    exact?: boolean;          // copies are all that can happen, not a sample of it
    wins?: number[];      // copies that end with a win, by seat
    lines: ForecastLine[];
    /** What would happen, and in how many copies; on a way, `at` which of its cells, from 1. */
    events?: (GameEvent & { copies: number; at?: number })[];
    final?: boolean;          // afterwards it cannot be freely undone any more
}

export interface Forecast extends Future {
    path?: string[];                               // cells a piece would enter, or something built would cover
    odds?: Odds;
    groups?: Group[];                              // who counts together, on either side
    shapes?: Shape[];                              // what it would look like on a plane
    asked?: number;                                // the seat whose answer decides between the forks
    forks?: Fork[];
}

export type ShapeRole = 'way' | 'place' | 'reach' | 'far' | 'range' | 'area' | 'sight' | 'blocked' | 'danger';

/** Something drawn on the plane of the view, in its units: text overlay.<role>. */
export interface Shape {
    form: 'line' | 'disc' | 'polygon';
    role: ShapeRole;
    points: number[];         // x, y, x, y …; of a disc its middle
    r?: number;               // of a disc
    of?: Thing;               // what it is due to or leads to
}

/** Things that count together, with their sums. */
export interface Group {
    id: string;
    seat?: number;
    facts: Record<string, number>;
    of: Thing[];
}

/** Who belongs together, and what shows it on a plane. */
export interface Together {
    groups: Group[];
    shapes?: Shape[];
}

/** What comes of one answer of the seat that is asked. */
export interface Fork extends Future {
    option: string;
}

/** Exact chances of an attack: `hit` and `kill` in millionths, `mean` of the damage in thousandths. */
export interface Odds {
    target: Thing;
    hit: number;
    kill: number;
    mean: number;
    least: number;
    most: number;
    need?: number;            // what the dice must show at least
    exact?: boolean;          // or exactly
    roll?: OddsRoll;
    cases?: [loss: number, chance: number][];   // all that the target can lose, ascending; empty: too much to list
}

/** How it is rolled, where each die hits for itself. */
export interface OddsRoll {
    dice: number;
    off: number;              // hits that do not count
    plus: number;             // added to what the target loses
    twice: boolean;           // sixes count twice
    least: boolean;           // something is lost in any case
}

/** A way to a cell: answers to give one after the other, or why there is none. */
export interface Way {
    answers: string[];
    path?: string[];
    future?: Future;          // what comes of going there
    rule?: string;
    text?: string;
}

/** Cells that a move can end on. */
export interface Reach {
    kind: string;
    ends: string[];
    shapes?: Shape[];
}

/** Cells within the range of something, by whether they are in clear sight. */
export interface Range {
    kind: string;
    clear: string[];
    blocked: string[];
    /** Of something that one of several pieces uses: which, where it could go first, and whom it could meet then. */
    by?: Thing;
    ends?: string[];
    whom?: Thing[];
    shapes?: Shape[];
}

/** A circle of a plane that is something. */
export interface Round extends Thing {
    x: number;
    y: number;
    r: number;
}

export type WatchDeed = 'shoots' | 'springs' | 'strikes' | 'sees' | 'reacts';
export type AimFate = 'hit' | 'spared' | 'stops';

/** How a piece may get along; lengths in 1/256 of a unit of the plane. */
export interface Gait {
    id: string;               // text gait.<id>
    left: number;
    rule: string;             // that limits it
    before: string[];         // answers before the first way point
}

/** What is needed to lead a piece about on a plane, see src/core/field.h. */
export interface Field extends Round {
    first: boolean;
    over: boolean;            // its ways lead over walls
    turned: boolean;
    turns: number;            // way points it has left
    path: number[];           // x, y, x, y …: the way that is announced already
    verb?: string;            // of its way points; missing: it is not asked
    after?: string;           // the answer that ends the way
    sight: number;
    range: number;
    gaits: Gait[];            // the shortest first
    watches: (Round & { does: WatchDeed; gap: number; sight: boolean; with?: Thing })[];
    discs: (Round & { solid: boolean; fate?: AimFate })[];
    aim?: { form: 'circle' | 'template' | 'line' | 'first'; verb: string; x: number; y: number; r: number; reach: number; circle: number; length: number;
        near: number; far: number };
}

/** A place worth going to, by its name (text place.<id>, filled with `of`), and how it lies. */
export interface NamedPlace {
    id: string;
    of?: Thing;
    x: number;
    y: number;
    length: number;           // of the way there, in units
    near?: Thing;
    gap: number;              // to what is near
    cover?: Thing;
    danger?: Thing;
}

/** How one thing lies to another. */
export interface Measure {
    gap: number;
    sees: boolean;
    blocker?: Thing;
    attacks?: boolean;        // missing: the first never attacks the second
    rule?: string;
    text?: string;
}

/** What a bot would do; the rest only if it thought longer. */
export interface Hint {
    option: string;
    offers?: { option: string; chance: number; error: number }[];   // the best, the advised one first
    line?: { seat: number; option: string }[];                      // how it may go on
    other?: string;                                                 // what the advised answer is compared with
    wins?: number;                                                  // shares by which the match is won or lost more often
    losses?: number;
    reasons?: { thing: Thing; fact?: string; tag?: string; more: number }[];
}

/** A match as a bot that searches looks back at it. */
export interface Analysis {
    seats: { choices: number; accuracy: number }[];
    choices: { v: number; seat: number; chance: number; lost?: number }[];          // after v answers
    swings: (Omit<Hint, 'option'> & { v: number; seat: number; chance: number; lost: number; played: string })[];   // the worst first
}

/** How far it is, and at the end what was found. */
export interface Looked {
    done: number;
    all: number;
    found?: Analysis;
}

export interface Why {
    legal: boolean;
    text: string;
    rule?: string;
    option?: string;          // the answer that is refused
    first?: boolean;          // another question has to be answered first
}

export interface Invite {
    seat: number;
    key: string;
}

export interface Created {
    match: string;
    seat: number;
    key?: string;
    invites: Invite[];
    watch: string;
}

/** The new match for those who were there, and for who asked for it the invitations of those who were not. */
export interface Rematch {
    match: string;
    seat: number;
    key: string;
    invites?: Invite[];
}

export interface MatchRow {
    match: string;
    game: string;
    status: 'open' | 'running' | 'over' | 'frozen';
    seats: { kind: string; name: string; asked?: boolean; standin?: string }[];
    seat?: number;
    turn?: boolean;
    answers?: number;
    updated?: number;         // milliseconds since 1970
}

export interface LobbyRows {
    open: MatchRow[];
    running: MatchRow[];
}

export interface ChatLine {
    seat: number;
    at: number;
    text: string;
    plan?: Thing;             // nothing was written: it is what the seat intends
}

/** What a seat intends, for its partners to see. */
export interface Intent {
    seat: number;
    what: Thing;
}

export interface Proposal {
    proposal: number;
    kind: 'takeback' | 'standin';
    by: number;
    to?: number;
    seat?: number;
    state: 'open' | 'agreed' | 'refused';
    asked: boolean;
}

/** An `error` reply. */
export class Refusal extends Error {
    constructor(readonly code: string, text: string, readonly rule?: string) {
        super(text);
    }
}

/** Refusals that pass by themselves: the server has too much to do, or was asked too much at once. */
export function passes(code: string): boolean {
    return code === 'busy' || code === 'limit';
}
