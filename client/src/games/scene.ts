// A scene says how a game looks, never what may be done: emblems, colours, where an area lies, what an event shows. It has parts, of
// which a game gives what is particular to it; for the rest, and for a game without a scene, there is the plain one (plain.ts).
import type { ComponentChild, FunctionComponent } from 'preact';
import type { Frame } from '../net/frame';
import type { Area, Cell, FactValue, Facts, Forecast, GameEvent, Item, Prompt, TableView, Thing } from '../net/protocol';
import type { Around, Plan } from '../table/board/plan';
import type { Plane } from '../table/board/planeGeometry';
import type { Choice, SourceFirst } from '../table/choices';
import type { Surveyor } from '../table/survey/surveyor';
import type { SurveyProps } from '../table/survey/survey';
import type { Words } from '../text/words';

/** Where an area is drawn. 'seat': in the panel of its owner; 'side': in the list beside the board; 'mat': slots with cards, in
 * front of their owner and small in the panels of others; 'incoming': cards that wait for a place on a mat; 'own': the scene's own
 * parts of the table draw it; 'stack': effects that wait for their turn, the last cell first (table/stack.ts). */
export type Place = 'board' | 'hand' | 'track' | 'played' | 'seat' | 'side' | 'draft' | 'mat' | 'incoming' | 'own' | 'stack' | 'none';

/** A figure, a token, a bare mark on the ground, or a wall over several cells. */
export interface PieceLook {
    shape: 'medallion' | 'token' | 'mark' | 'wall';
    icon: string;                                  // 'gi:…' without its prefix
    life?: { left: number; of: number };           // pips around the rim
    corner?: number;                               // number lower left
    cornerIcon?: string;                           // what it stands on, as a shield
    badges?: { icon: string; tag: string; good?: boolean }[];   // lower right, tag for its title
    star?: boolean;
    tone?: string;                                 // class
    cells?: { right: number; down: number };       // how many a wall covers
    reaches?: boolean;                             // it strikes cells around it; the server names them
    over?: ComponentChild;                         // the game's own marks over a medallion
    inert?: boolean;                               // clicks are not meant for it: the same card may lie on a mat
}

export interface CardLook {
    rim: string;                                   // class: colour of rim and gem
    gem: string;                                   // icon
    mark?: string;                                 // stands in the gem instead of it, such as a cost
    art: string;                                   // icon
    of?: string;                                   // who it belongs to: a tag
    /** `tag`: what there is instead of a value; `also`: a further fact that the value tells; `tone`: a class. */
    figures: { icon: string; fact: string; value: string; tag?: string; also?: string; tone?: string }[];
    type?: string;                                 // tag
}

/** What an event shows, in order, each for a moment. Indexes point at the event's arguments. */
export type Effect =
    | { show: 'slide'; piece: number; to: number; path?: 'straight' | 'arc'; quick?: boolean }   // a piece moves to a cell
    | { show: 'number'; at: number; amount: number; tone: 'bad' | 'good' }         // a number rises from a thing
    | { show: 'word'; at?: number; tone: 'bad' | 'good' | 'plain' }                 // the text `float.<event>` rises from a thing, or from who was shot at last
    | { show: 'flash'; at: number; tone: 'bad' | 'good' | 'plain'; icon?: string } // a thing lights up
    | { show: 'line'; from: number; to: number; tone: 'bad' | 'good' }             // a shot flies
    | { show: 'dice'; from: number; to?: number; at?: number }                     // dice from this one on, beside a thing or who shot or threw last
    | { show: 'card'; card: number; seat?: number }                                // a card is shown large
    | { show: 'banner' }                                                            // the event's sentence, large
    | { show: 'log' };                                                              // only the log tells

/** A line in a seat's panel: a gem for each fact that is on or off. */
export interface SeatLook {
    score?: { value: FactValue; fact: string };
    gems: { fact: string; icon: string; color: string; on: boolean; kind?: string }[];
    marks: string[];                               // tags
    /** Figures with an emblem, such as an ability and the turns until it is ready. */
    badges?: { icon: string; fact: string; value?: string; ready?: boolean; thing?: Thing }[];
    /** Out of the game: its panel is folded. */
    out?: boolean;
}

/** A line of the list of what belongs to a turn. */
export interface Task {
    id: string;
    title: string;
    icon: string;
    done: boolean;
    answers: string[];                             // verbs or whole answers; it is open while one of them is offered
    ask?: string;                                  // notation to ask about when it is not
}

/** `of`: verbs that count if they are offered; `asked`: the only question before whose answer that is; `tell`: what is said about them, without it
 * the answers themselves. */
export interface Reminder {
    before: string;
    asked?: string;
    of: string[];
    tell?: (left: Choice[], view: TableView, seat: number, words: Words) => string[];
}

/** How the board looks, and what stands on it. */
export interface BoardLook {
    /** Classes of a board cell. */
    cell: (cell: Cell) => string;
    /** A large emblem on a cell, such as a statue. */
    landmark?: (cell: Cell) => { icon: string; tone: string } | undefined;
    piece: (item: Item) => PieceLook;
    /** What is told of a cell that the pointer rests on; without it, its name and marks where something is. */
    Plate?: FunctionComponent<{ cell: Cell }>;
    /** The tag by which a cell that has no name of its own is spoken of, beside its place. */
    called?: (cell: Cell) => string | undefined;
    /** Whether the board is turned half round, so that this seat's side is near. */
    turned: (view: TableView, seat: number) => boolean;
    /** On a board that is turned half round, the thing whose name fits what is seen: of the direction west that is east. */
    opposite?: (kind: string, id: string) => string;
    /** Questions during the draft that are about the board. */
    questions?: string[];
    /** Where a cell of another area lies around the board, or over it, then smaller, in cells of the board. */
    around?: Around;
    /** The ground of a large board, drawn once; its cells then are drawn only where there is something to say about them. */
    ground?: (plan: Plan) => ComponentChild;
    /** Pixels that a cell needs for what stands in it to be read; else it only has to be hit. */
    readable?: number;
    /** What lies over the ground as the board's facts say. */
    weather?: (plan: Plan, board: Facts) => ComponentChild;
    /** Patterns and gradients that the game's cells are painted with. */
    paints?: ComponentChild;
    /** The ground of a plane, drawn once, in units of the board. */
    mat?: (plane: Plane) => ComponentChild;
    /** How far a piece of a plane strikes by itself, in what people measure with. */
    ring?: (item: Item) => { reach: number; tone: string } | undefined;
    /** A plane that is measured in the page, see table/survey. */
    survey?: SurveyLook;
    /** Where a thing such as a direction points from whoever acts, on the unturned board. */
    arrow?: (t: Thing) => { x: number; y: number } | undefined;
}

/** How a plane is measured in the page: it comes with the scene that needs it. */
export interface SurveyLook {
    open: () => Surveyor;
    Ground: FunctionComponent<SurveyProps>;        // in the picture, below the pieces
    Marks: FunctionComponent<SurveyProps>;         // and above them
    Words: FunctionComponent<SurveyProps>;         // over the board
}

/** How cards look, and on whose mat they lie. */
export interface CardsLook {
    look: (item: Item) => CardLook;
    /** Cards on the start page; without them, some of the catalogue. */
    showcase?: Item[];
    /** Further things with texts of their own that the large card tells about, such as a champion's ability. */
    more: (item: Item) => Thing[];
    /** The thing whose text tells what a figure can do, such as its card. */
    cardOf?: (item: Item) => Thing | undefined;
    /** Keys of the areas where what a seat has drafted lies; without it, all its rows and mats. */
    drafted?: string[];
    /** Of what lies there, what was chosen itself, and not what belongs to it. */
    member?: (item: Item) => boolean;
    /** The seat on whose mat the cards and slots of a choice lie. */
    whose?: (choice: Choice, view: TableView, seat: number) => number;
    /** Seats whose mats lie side by side while this is asked. */
    facing: (prompt: Prompt, view: TableView, seat: number) => number[];
}

export interface SeatsLook {
    look: (view: TableView, seat: number) => SeatLook;
    /** Further classes of the page, by the state of the game: who has which hue. */
    mood: (view: TableView) => string;
    /** Whether a piece is one of those that a seat goes by; without it, every medallion is. */
    isFigure?: (item: Item) => boolean;
    /** The order of the seats in the result, higher is better; without it the score counts. */
    standing?: (view: TableView, seat: number) => number;
}

/** The game's own parts of the table. */
export interface OwnParts {
    Panel?: FunctionComponent<{ seat: number }>;   // of a seat, between its head and its piles
    Side?: FunctionComponent;                      // beside the board
    Over?: FunctionComponent;                      // over it
    Result?: FunctionComponent;                    // what the score is made of, when the match is over
    /** What a seat's line above the board tells where its panel is behind a tab; without it, score and gems. */
    Strip?: FunctionComponent<{ seat: number }>;
    /** Slots with cards, if the game has such (table/Mat.tsx): mine before me, those of others in their panels, two side by side. */
    mats?: { Mine: FunctionComponent; Strip: FunctionComponent<{ seat: number }>; Facing: FunctionComponent };
    /** Keys of areas that nothing but `Panel` and `Side` shows. */
    panelled?: string[];
    /** Those of them that get a button of their own on narrow screens while something that lies there can be chosen. */
    shelves?: string[];
}

/** How one chooses, and what belongs to a turn. */
export interface TurnLook {
    /** What belongs to the turn that is going on. */
    tasks?: (turn: Area, view: TableView) => Task[];
    /** Figures of the turn shown as dice. */
    dice: string[];
    /** Verbs for the key E besides the answer that ends a turn, such as that which ends its last phase. */
    ends: string[];
    /** Answers whose absence is explained without being asked, by prompt. */
    missed: Record<string, string[]>;
    /** Before one of these verbs ends something, what is left to do is brought to mind. */
    reminds: Reminder[];
    /** Kinds of the things of a verb, where the table means other things than the notation: the ability on a card is that of its figure. */
    kinds: Record<string, string[]>;
    /** Clicking begins with the first thing of a choice, its source: what may be aimed at is offered when that is picked. Of all choices, or of
     * those of these verbs. */
    sourceFirst: SourceFirst;
    /** Verbs by which a figure sets out for where its range says, or a card brings one there; the cell is asked for later. */
    strides: string[];
    /** Verbs whose answers are buttons, even if their things lie on the table. */
    whole: string[];
    /** Kinds of things that have a button besides their place on the table, once a choice is begun, and go by their name alone: small ones, such as
     * gems. What wants several of them is asked for them in this order. */
    named: string[];
    /** What is enough on the button of an answer whose whole sentence is told elsewhere as well, or fits better at this question; undefined: the
     * sentence itself. */
    brief?: (choice: Choice, words: Words, prompt?: string) => string | undefined;
    /** Verbs whose answers the scene lays out over the board: they have no buttons besides. */
    laidOut: string[];
    /** Verbs of which nothing can be foreseen: clicking what they name answers. */
    atOnce: string[];
    /** Verbs that are never the main choice among buttons, such as putting things in order. */
    aside: string[];
    /** Questions on a way that who goes farther has answered by that, such as whether to stop. */
    passed: string[];
    /** Verbs that lay something on the board: the cells it would cover and those it would reach are shown. */
    lays: string[];
    /** Where seats may play together (table/Intents.tsx): whether they do; then who waits marks what he intends by clicking a cell. */
    partners?: { together: (view: TableView) => boolean; Flags: FunctionComponent<{ plan: Plan }>; Note: FunctionComponent };
    /** Verbs of what a figure can do by itself. */
    abilities: string[];
    /** Kinds of things whose range the server can tell. */
    ranges: string[];
    /** Kinds of pieces that use what every piece has: of a choice that names both, the range is that of this piece. */
    bearers: string[];
    /** Kinds of things whose text is told beside a question that is about them, such as the ability that is aimed. */
    explains: string[];
    /** Kinds of things whose text is told where a question comes of them: the card that is carried out and asks for a target. */
    carries: string[];
    /** Verbs whose buttons show their answer first, for it is explained then: where the new skill point goes. */
    shown: string[];
    /** Kinds of things whose text is told where somebody may react to them: the card of an attack, which may push or pull besides. */
    threatens: string[];
    /** What a thing is called in an answer, if that is more than its own name: the ability in a slot. */
    called?: (thing: Thing, answer: string[], frame: Frame, words: Words) => string | undefined;
    /** Verbs of answers that are about the one thing of a kind without naming it. */
    means?: Record<string, string>;
    /** What the answer of a button would cost, by its forecast; asked for these verbs. */
    prices?: { verbs: string[]; of: (forecast: Forecast, seat: number, words: Words, verb: string) => string };
}

/** What a forecast tells, by the events in it. */
export interface ForecastLook {
    /** Verbs of which nothing is foretold: what comes then comes in any case. */
    silent: string[];
    /** Where nothing happens before more is said: the answer by which a forecast of this verb goes on, such as the end of an announcement. */
    until: Record<string, string>;
    /** Events that end what their first argument names, which is told (text `fate.<event>`) instead of its numbers; a way that brings one to
     * the own piece is deadly. */
    fatal: string[];
    /** Events that are told in words, such as armour that would be lost. */
    foretells: string[];
    /** Events among them whose number is a fact of their first argument: that is not told besides. */
    states: Record<string, string>;
    /** Facts whose change is told wherever the thing lies, such as durability. */
    tells: string[];
    /** Things one bubble tells about, at most. */
    most: number;
    /** Facts that are told last and in short, such as what is earned by the way. */
    minor: string[];
    /** Facts and statuses that need not be told where another one of the same thing changes, or is gained: values that rise with the level. */
    follows: Record<string, string[]>;
    /** Events that tell how a comparison of groups ends, such as a victory; without any of them there is none. */
    outcomes: string[];
    /** Prompts whose few answers are weighed against each other: what each would bring is shown side by side; without it, all where groups
     * count. */
    weighs?: string[];
    /** Whether an event is a reason to think twice. */
    warns: (e: GameEvent, seat: number) => boolean;
    /** The arithmetic behind an event, such as "4 − 1 = 3", and the argument it is about. */
    sum: (e: GameEvent) => { at: number; text: string } | undefined;
}

/** What events show, and what they mean. */
export interface EventsLook {
    effects: Record<string, Effect>;
    /** Where the table of effects does not suffice. */
    effect: (e: GameEvent) => Effect | undefined;
    /** Events that nobody may miss, however fast things are shown: who is out, how it ends. */
    momentous: string[];
    /** Events (who, from, to) that the log puts together to one way. */
    steps: string[];
    /** What numbers come from: the arguments of an event that name it (the first that is not who is hurt), the key of a text, or as after
     * another event. Also by the rule of the event with the number, then a text. An empty list: nothing is known any more. */
    causes: Record<string, number[] | string | { like: string }>;
    /** The same as far as the view tells: what leads from one to the next. */
    cause: (from: TableView, to: TableView) => Thing | undefined;
    /** Events that tell by what a match ended, by its ending; the last ones are told with the result. */
    decides: Record<string, string[]>;
}

export interface Scene {
    icon: (kind: string, id: string | undefined) => string;
    /** `seat`: whose eyes; its own hand lies in front of it, those of others in their panels. */
    place: (area: Area, seat?: number) => Place;
    board: BoardLook;
    cards: CardsLook;
    seats: SeatsLook;
    own: OwnParts;
    turn: TurnLook;
    forecast: ForecastLook;
    events: EventsLook;
}

type Parts = Omit<Scene, 'icon' | 'place'>;

/** What a game says about its looks. */
export type Look = Pick<Scene, 'icon' | 'place'> & { [P in keyof Parts]?: Partial<Parts[P]> };
