// Several persons at one screen: whose table may be seen.

/** One person's seat, as this browser knows it at the moment. */
export interface Chair {
    seat: number;
    v: number;            // version of the newest frame; -1: none yet
    asked: boolean;
    over: boolean;
    frozen: boolean;      // nobody will be asked any more, but hands stay hidden
    settled: boolean;     // everything that happened has been shown there
}

/** The seat the screen belongs to now; 0: nobody's yet. `shown` is whose it was last, 0: nobody's.
 * Whoever looks keeps the screen while bots act and until all of it was shown. */
export function screenOf(chairs: Chair[], shown: number): number {
    const newest = Math.max(...chairs.map(c => c.v));
    const looking = chairs.find(c => c.seat === shown);
    if (chairs.some(c => c.over || c.frozen))
        return looking?.seat ?? chairs[0]?.seat ?? 0;
    // Seats hear of the same answer one after the other: an older frame may ask what is already answered.
    const asked = chairs.filter(c => c.asked && c.v === newest);
    if (asked.length === 0 || asked.some(c => c.seat === shown) || (looking !== undefined && !looking.settled))
        return shown;
    return asked[0]?.seat ?? shown;
}
