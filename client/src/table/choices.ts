// Options as choices that clicking narrows. The page knows no rule: it only finds which of the
// options the server offered contain the things that were clicked.
import type { Thing } from '../net/protocol';

export interface Choice {
    n: string;            // the notation that is sent
    verb: string;
    things: Thing[];
}

export function thingKey(t: Thing): string {
    return `${t.kind}:${t.id ?? ''}`;
}

export function parseChoice(n: string, verbs: Record<string, string[]>): Choice {
    const [verb = '', ...words] = n.split(' ');
    const kinds = verbs[verb] ?? [];
    return { n, verb, things: words.map((id, i) => ({ kind: kinds[i] ?? 'number', id })) };
}

/** Whether the choice contains all of these things, each as often as it was picked. */
function contains(c: Choice, picked: Thing[]): boolean {
    const left = c.things.map(thingKey);
    return picked.every(p => {
        const at = left.indexOf(thingKey(p));
        if (at >= 0)
            left.splice(at, 1);
        return at >= 0;
    });
}

export function narrow(choices: Choice[], picked: Thing[], verb?: string): Choice[] {
    return choices.filter(c => (verb === undefined || c.verb === verb) && contains(c, picked));
}

/** Things that would narrow further: they occur in a choice beyond what is picked. `sourceFirst`: a choice begins with its first thing. */
export function candidates(choices: Choice[], picked: Thing[], sourceFirst = false): Set<string> {
    const found = new Set<string>();
    const already = picked.map(thingKey);
    for (const c of choices) {
        const left = [...already];
        for (const t of sourceFirst && picked.length === 0 ? c.things.slice(0, 1) : c.things) {
            const at = left.indexOf(thingKey(t));
            if (at >= 0)
                left.splice(at, 1);
            else
                found.add(thingKey(t));
        }
    }
    return found;
}

/** Of the things at a place, the first that can be chosen. */
export function firstCandidate(things: Thing[], open: Set<string>): Thing | undefined {
    return things.find(t => open.has(thingKey(t)));
}

export interface Button {
    label: 'verb' | 'thing';
    choice?: Choice;      // pressing it answers
    thing?: Thing;        // pressing it picks
}

/** What is not on the table becomes a button: whole answers, and things to pick one by one. `whole`: verbs whose answers are buttons
 * in any case. */
export function buttonsOf(choices: Choice[], picked: Thing[], onTable: Set<string>, whole: string[] = []): Button[] {
    const already = new Set(picked.map(thingKey));
    const buttons: Button[] = [];
    const seen = new Set<string>();
    for (const c of choices) {
        const open = c.things.filter(t => !already.has(thingKey(t)));
        const off = open.filter(t => !onTable.has(thingKey(t)));
        if (open.length === 0 || (open.length === 1 && off.length === 1) || whole.includes(c.verb)) {
            buttons.push({ label: 'verb', choice: c });
            continue;
        }
        for (const t of off)
            // A number says nothing before one knows of what.
            if (!seen.has(thingKey(t)) && (t.kind !== 'number' || off.length === open.length)) {
                seen.add(thingKey(t));
                buttons.push({ label: 'thing', thing: t });
            }
    }
    return buttons;
}

/** A notation that could be asked about: an offered one with its last thing replaced. Null: none fits. */
export function notationFor(choices: Choice[], picked: Thing[], clicked: Thing, verbs: Record<string, string[]>): string | null {
    const remaining = narrow(choices, picked);
    for (const c of remaining.length > 0 ? remaining : choices) {
        const kinds = verbs[c.verb] ?? [];
        const at = kinds.lastIndexOf(clicked.kind);
        if (at >= 0 && clicked.id !== undefined)
            return [c.verb, ...c.things.map((t, i) => i === at ? clicked.id! : t.id ?? '')].join(' ');
    }
    for (const [verb, kinds] of Object.entries(verbs))
        if (kinds.length === 1 && kinds[0] === clicked.kind && clicked.id !== undefined)
            return `${verb} ${clicked.id}`;
    return null;
}
