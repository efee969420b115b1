// Places of a measured plane as people call them, by what is nearest: "3.2 inches north-east of Elmar". The same as `place_say` in
// src/core/place_text.c.
import type { Cell, Item, Lang, TableView, Thing } from '../net/protocol';

/** By what places are told. */
export interface Around {
    view: TableView;
    led?: Thing;              // the piece that would stand there
    fixed?: boolean;          // of the past: only by what never moves
    called?: (cell: Cell) => string | undefined;   // the tag by which a cell is spoken of
}

interface Speaker {
    lang: Lang;
    text(key: string): string | undefined;
    title(kind: string, id: string | undefined): string;
}

const TELLS = 20;             // less than this part of what people measure with is nothing to tell
const DIRECTIONS = [['sw', 's', 'se'], ['w', 'w', 'e'], ['nw', 'n', 'ne']] as const;

/** One of eight: straight ahead within 22 degrees. */
function direction(east: number, north: number): string {
    const x = Math.abs(east), y = Math.abs(north);
    return DIRECTIONS[1 + (12 * y < 5 * x ? 0 : Math.sign(north))]![1 + (12 * x < 5 * y ? 0 : Math.sign(east))]!;
}

type Disc = Item & { x: number; y: number; r: number };
const isSame = (a: Thing, b: Thing | undefined) => a.kind === b?.kind && a.id === b.id;

/** `stands`: measured from the base of the piece that is led there. */
export function placeSaid(words: Speaker, { view, led, fixed }: Around, x: number, y: number, stands: boolean): string {
    const plane = view.areas.find(a => a.kind === 'plane');
    const all = view.items.filter((i): i is Disc => i.area === plane?.id && (i.r ?? 0) > 0 && i.mention !== true);
    const base = !stands ? 0 : all.find(i => isSame(i, led))?.r ?? Math.min(...all.map(i => i.r));
    const gap = (i: Disc) => Math.floor(Math.hypot(i.x - x, i.y - y)) - i.r - base;
    const others = all.filter(i => !isSame(i, led) && (fixed !== true || i.fixed === true));
    const [by] = others.map(item => ({ item, far: gap(item) })).sort((a, b) => a.far - b.far);
    if (plane === undefined || by === undefined)
        return `${x},${y}`;
    const { item, far } = by, scale = plane.scale ?? 1;
    const fill = (key: string, ...parts: string[]) => parts.reduce((s, part, i) => s.replace(`{${i}}`, part), words.text(`table.place-${key}`) ?? key);
    const name = words.title(item.kind, item.id), way = direction(x - item.x, plane.up === true ? y - item.y : item.y - y);
    const side = words.title('direction', way);
    if (far <= 0 && !stands)
        return fill('on', name);
    if (TELLS * far < scale)
        return fill('beside', side, name);
    const length = (Math.round(10 * far / scale) / 10).toFixed(1).replace('.', words.lang === 'de' ? ',' : '.');
    return fill('off', length, words.text(`unit.${plane.unit}`) ?? plane.unit ?? '', side, name);
}
