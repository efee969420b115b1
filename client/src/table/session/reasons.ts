// Why something cannot be done, as the server says.
import { Store } from '../../lib/store';
import type { Wanted } from '../../net/questions';
import type { Thing, Why } from '../../net/protocol';
import { lang, t } from '../../text/lang';
import { parseChoice, thingKey, type SourceFirst } from '../choices';
import { meant, sameView, type Shared } from './shared';

/** What was clicked, and the server's answer. */
export interface WhyNot {
    thing: Thing;
    things?: Thing[];         // all that lie there, if that was asked about
    picked?: Thing[];         // and what had been picked before
    why: Why;
}

/** Whether an answer says what was asked about. Where a choice begins with its source, whoever clicked that alone has aimed at nobody: the
 * target of the answer is any one. */
export function saysWhat(option: string, asked: Thing[], verbs: Record<string, string[]>, sourceFirst: SourceFirst): boolean {
    const { things: [source, ...targets] } = parseChoice(option, verbs), isAsked = (t: Thing) => asked.some(a => a.id === t.id);
    return sourceFirst !== true || source === undefined || !isAsked(source) || targets.every(isAsked);
}

/** A thing as the server knows it. */
const bare = ({ kind, id }: Thing): Thing => ({ kind, id });

export class Reasons {
    readonly told = new Store<WhyNot | null>(null);
    private readonly ofCards = new Map<string, Promise<Why | null>>();

    constructor(private readonly shared: Shared) {}

    /** Somebody has clicked what cannot be chosen, having picked this before. */
    async ask(things: Thing[], before: Thing[] = []): Promise<void> {
        const { feed, scene } = this.shared;
        const named = things.filter(i => i.id !== undefined).map(bare);
        const [thing] = named;
        const picked = before.map(bare), now = sameView(this.shared);
        const why = thing === undefined ? null : await feed.questions.whyThings(meant(this.shared, named), meant(this.shared, picked));
        if (thing === undefined || why == null || !now())
            return;
        // Where a choice begins with its source, a target alone is nothing to choose yet.
        const begins = scene.turn.sourceFirst !== false && picked.length === 0;
        if (!why.legal)
            this.told.set({ thing, things: named, picked, why });
        else if (begins) {
            const idle = await this.whyIdle(thing);
            if (now())
                this.told.set({ thing, things: named, why: idle ?? { legal: false, text: t('why.begin') } });
        }
    }

    /** Why an own figure does not act, though others may aim at it; null: it is none, or nothing forbids it. */
    private async whyIdle({ kind, id }: Thing): Promise<Why | null> {
        const { feed, scene, info } = this.shared, { frame, seat } = feed.state.get();
        const isOwn = frame?.view.items.some(i => i.kind === kind && i.id === id && i.owner === seat) === true;
        const verb = isOwn ? scene.turn.strides.find(v => info()?.verbs[v]?.[0] === kind) : undefined;
        const why = verb === undefined ? null : await feed.questions.why(`${verb} ${id}`);
        return why?.legal === false ? why : null;
    }

    /** Why a card cannot be played now; null: it can, or nobody knows. */
    ofCard(item: Thing, wanted: Wanted): Promise<Why | null> {
        const key = `${lang.get()} ${thingKey(item)}`;
        let why = this.ofCards.get(key);
        if (why === undefined) {
            why = this.shared.feed.questions.whyThings(meant(this.shared, [item]), [], wanted).then(found => {
                if (found == null)
                    this.ofCards.delete(key);
                return found == null || found.legal ? null : found;
            });
            this.ofCards.set(key, why);
        }
        return why;
    }

    /** There is a new view: nothing is known about it. */
    renew(): void {
        this.ofCards.clear();
    }
}
