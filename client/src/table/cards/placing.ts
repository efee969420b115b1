// Where the large card of something finds room.

export interface Size {
    width: number;
    height: number;
}

export interface Rect extends Size {
    left: number;
    top: number;
}

const GAP = 18;

function shared(a: Rect, b: Rect): number {
    const along = (from: number, long: number, other: number, otherLong: number) => Math.max(0, Math.min(from + long, other + otherLong) - Math.max(from, other));
    return along(a.left, a.width, b.left, b.width) * along(a.top, a.height, b.top, b.height);
}

/** The place that hides least of `others`, and nothing of what it belongs to: above that, below, beside, or in a corner of the window. */
export function placeBeside(size: Size, near: Rect | null, others: Rect[], room: Size): Rect {
    const within = (at: number, long: number, all: number) => Math.max(GAP, Math.min(at, all - long - GAP));
    const at = (left: number, top: number): Rect => ({ ...size, left: within(left, size.width, room.width), top: within(top, size.height, room.height) });
    if (near === null)
        return at((room.width - size.width) / 2, (room.height - size.height) / 2);
    const middle = near.left + (near.width - size.width) / 2, above = near.top - size.height - GAP, below = near.top + near.height + GAP;
    const before = near.left - size.width - GAP, behind = near.left + near.width + GAP;
    const places = [at(middle, above), at(middle, below), at(before, near.top), at(behind, near.top),
        ...[above, below].flatMap(top => [at(0, top), at(room.width, top)])];
    const cost = (place: Rect) => 1000 * shared(place, near) + others.reduce((sum, o) => sum + shared(place, o), 0);
    return places.reduce((best, place) => cost(place) < cost(best) ? place : best);
}
