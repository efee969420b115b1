// What is meant by dragging something of one's own to somewhere else: one of the answers that are offered, or nothing.
import type { Thing } from '../../net/protocol';
import { thingKey, type Choice } from '../../table/choices';

/** Where something is dropped: on a slot with what lies there, or into the pouches. */
export interface Goal {
    slot?: Thing;
    holds?: Thing;
}

const WITH_ONE: Record<'slot' | 'pouch', string[]> = { slot: ['equip', 'purchase'], pouch: ['stow', 'take-off'] };

export function droppedOn(all: Choice[], from: Thing, { slot, holds }: Goal): Choice | undefined {
    const names = (c: Choice, ...things: Thing[]) => c.things.length === things.length && things.every((t, i) => thingKey(c.things[i]!) === thingKey(t));
    const both = holds === undefined ? undefined : all.find(c => ['swap', 'set', 'bind'].includes(c.verb) && names(c, from, holds));
    const verbs = WITH_ONE[slot === undefined ? 'pouch' : 'slot'];
    return both ?? (holds !== undefined ? undefined : all.find(c => verbs.includes(c.verb) && names(c, from)));
}
