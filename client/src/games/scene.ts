// A scene says how a game looks, never what may be done: emblems, colours, where an area lies, what an
// event shows. A game without one is drawn by the plain scene.
import type { Area, Cell, FactValue, GameEvent, Item, TableView, Thing } from '../net/protocol';

/** Where an area is drawn. 'seat': in the panel of its owner; 'side': in the list beside the board. */
export type Place = 'board' | 'hand' | 'track' | 'played' | 'seat' | 'side' | 'draft' | 'none';

/** A figure, a token or a flat marker on the board. */
export interface PieceLook {
    shape: 'medallion' | 'token';
    icon: string;                                  // 'gi:…' without its prefix
    life?: { left: number; of: number };           // pips around the rim
    corner?: number;                               // number lower left
    cornerIcon?: string;                           // what it stands on, as a shield
    badges?: { icon: string; tag: string; good?: boolean }[];   // lower right, tag for its title
    star?: boolean;
}

export interface CardLook {
    rim: string;                                   // class: colour of rim and gem
    gem: string;                                   // icon
    art: string;                                   // icon
    of?: string;                                   // who it belongs to: a tag
    figures: { icon: string; fact: string; value: string; tag?: string }[];   // tag: what there is instead of a value
    type?: string;                                 // tag
}

/** What an event shows, in order, each for a moment. Indexes point at the event's arguments. */
export type Effect =
    | { show: 'slide'; piece: number; to: number; path?: 'straight' | 'arc' }      // a piece moves to a cell
    | { show: 'number'; at: number; amount: number; tone: 'bad' | 'good' }         // a number rises from a thing
    | { show: 'flash'; at: number; tone: 'bad' | 'good' | 'plain'; icon?: string } // a thing lights up
    | { show: 'line'; from: number; to: number; tone: 'bad' | 'good' }             // a shot flies
    | { show: 'card'; card: number; seat?: number }                                // a card is shown large
    | { show: 'banner' }                                                            // the event's sentence, large
    | { show: 'log' };                                                              // only the log tells

/** A line in a seat's panel: a gem for each fact that is on or off. */
export interface SeatLook {
    score?: { value: FactValue; fact: string };
    gems: { fact: string; icon: string; color: string; on: boolean; kind?: string }[];
    marks: string[];                               // tags
}

export interface Scene {
    id: string;
    emblem: string;                                // icon of the game
    style: string;                                 // class of the page: colours and mood
    /** Further classes of the page, by the state of the game: who has which hue. */
    mood?(view: TableView): string;
    minutes: [from: number, to: number];
    showcase?: Item[];                             // cards on the start page; without it, some of the catalogue
    icon(kind: string, id: string | undefined): string;
    /** `seat`: whose eyes; its own hand lies in front of it, those of others in their panels. */
    place(area: Area, seat?: number): Place;
    /** Classes of a board cell. */
    cell(cell: Cell): string;
    /** A large emblem on a cell, such as a statue. */
    landmark?(cell: Cell): { icon: string; tone: string } | undefined;
    piece(item: Item): PieceLook;
    card(item: Item): CardLook;
    seat(view: TableView, seat: number): SeatLook;
    /** Where a thing such as a direction points from whoever acts, on the unturned board. */
    arrow?(t: Thing): { x: number; y: number } | undefined;
    /** Whether the board is turned half round, so that this seat's side is near. */
    turned(view: TableView, seat: number): boolean;
    /** Words of cards, areas and statuses that the large card explains: tags. */
    explains: string[];
    /** Further things with texts of their own that the large card tells about, such as a champion's ability. */
    more?(item: Item): Thing[];
    /** The arithmetic behind an event, such as "4 − 1 = 3", and the argument it is about. */
    sum?(e: GameEvent): { at: number; text: string } | undefined;
    effects: Record<string, Effect>;
    effect?(e: GameEvent): Effect | undefined;     // where the table of effects does not suffice
}
