// The cover of a game's box: what the page knows of a game before its scene is there.
export interface Cover {
    emblem: string;                                // icon of the game
    minutes: [from: number, to: number];
    seats?: number;                                // at a table that is set quickly; without it, as few as possible
}

const covers = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' });

/** That of a game without a box of its own. */
const PLAIN: Cover = { emblem: 'gi:perspective-dice-six', minutes: [5, 15] };

/** The class under which the colours of a game stand. */
export function styleOf(game: string): string {
    return `scene-${game}`;
}

export function coverOf(game: string): Cover {
    return covers[`./${game}/cover.ts`] ?? PLAIN;
}
