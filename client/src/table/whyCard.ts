// What the server is asked in order to learn why a card cannot be played, and which of its answers tells most.
import type { Item, TableView, Thing, Why } from '../net/protocol';
import { liesHere } from './stack';

const MOST = 12;              // questions about one card
const SAMPLES = 2;            // things to aim at

/** Answers that would name the thing, as far as they can be made up from what lies on the table: the simple ones first. */
export function notationsAbout(thing: Thing, verbs: Record<string, string[]>, view: TableView): string[] {
    const samples = (kind: string): string[] => [...new Set(view.items.filter((i: Item) => i.kind === kind && i.id !== undefined && liesHere(i))
        .map(i => i.id!))].slice(-SAMPLES);
    const named = Object.entries(verbs).filter(([, kinds]) => kinds[0] === thing.kind && thing.id !== undefined);
    return [...named].sort(([, a], [, b]) => a.length - b.length).flatMap(([verb, kinds]) => {
        const others = kinds.slice(1);
        if (others.length === 0)
            return [`${verb} ${thing.id}`];
        return others.length > 1 ? [] : samples(others[0]!).map(id => `${verb} ${thing.id} ${id}`);
    }).slice(0, MOST);
}

/** The first reason that is more than that something else is asked; null: it can be played, or nobody knows. */
export function tellingWhy(whys: (Why | null)[], asked: string | undefined): Why | null {
    const said = whys.filter(w => w !== null);
    if (said.some(w => w.legal))
        return null;
    return said.find(w => w.rule !== undefined && w.rule !== asked) ?? said[0] ?? null;
}
