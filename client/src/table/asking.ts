// What is asked at this moment, in words: the question itself, what a choice half made still wants, or what would be done.
import type { Prompt, Thing } from '../net/protocol';
import type { Words } from '../text/words';
import { t } from '../text/lang';
import { missing, type Choice } from './choices';
import type { Table } from './context';

/** The first thing that each choice still wants; rather one that is not the same for all, and of `named` kinds by their order. */
function wanted(left: Choice[], picked: Table['picked'], named: string[]): { verb: string; at: number; choice: Choice }[] {
    const rank = ({ things }: Choice, at: number) => named.indexOf(things[at]!.kind);
    const differs = ({ verb, things }: Choice, at: number) => left.some(c => c.verb !== verb || c.things[at]?.id !== things[at]?.id);
    return left.flatMap(choice => {
        const open = missing(choice, picked).sort((a, b) => rank(choice, a) < 0 || rank(choice, b) < 0 ? 0 : rank(choice, a) - rank(choice, b)), at = open.find(i => differs(choice, i)) ?? open[0];
        return at === undefined ? [] : [{ verb: choice.verb, at, choice }];
    });
}

/** "Hurry with whom? Tap a champion." Where several kinds of things are wanted, all of them: "Wolf: choose a figure or a card." What needs
 * nothing more is asked first: "Move Wolf? Or choose a card.", or by a sentence of its own (`ask-<n>.or`, n: the thing it does not want). */
export function askMore(left: Choice[], picked: Table['picked'], words: Words, named: string[] = []): string {
    const open = wanted(left, picked, named), [first] = open;
    const alike = first !== undefined && picked.length > 0 && open.length === left.length && open.every(o => o.at === first.at);
    // Where verbs differ, the shortest answer asks for what the others could want instead too (`ask-<n>.or`).
    const shortest = open.reduce((best, o) => o.choice.things.length < best.choice.things.length ? o : best, first!);
    const own = !alike ? undefined : open.every(o => o.verb === first.verb) ? words.more(first.choice.n, first.at) : words.more(shortest.choice.n, shortest.at, '.or');
    if (own !== undefined)
        return own;
    const kinds = [...new Set(open.map(o => words.kind(o.choice.things[o.at]!.kind)))];
    const whole = left.filter(c => !open.some(o => o.choice === c));
    if (whole.length === 1 && kinds.length > 0)
        return words.more(whole[0]!.n, whole[0]!.things.length, '.or') ?? t('table.or-choose', words.option(whole[0]!.n), words.either(kinds));
    const asks = kinds.length === 0 || whole.length > 1 ? t('table.choose-how') : t('table.choose', words.either(kinds));
    const names = picked.map(p => words.whom(p.kind, p.id)).join(', ');
    return names === '' ? asks : t('table.half', names, asks);
}

export function headline({ considered, picked, session, open, words, stage }: Table): string {
    const { prompt } = stage.frame;
    if (considered?.choice !== undefined)
        return session.isStride(considered) ? t('table.would', words.stride(considered.choice.n, considered.by!)) : t('table.would', words.option(considered.choice.n));
    if (considered?.way !== undefined)
        return t('table.would', t('table.go-to', words.title(considered.by!.kind, considered.by!.id)));
    if (considered?.legs !== undefined)
        return t('table.would', t('table.go-along', words.text(`gait.${considered.legs.gait}`) ?? considered.legs.gait));
    if (open.left.length > 0 && (picked.length > 0 || session.only.get() !== null))
        return askMore(open.left, picked, words, session.scene.turn.named);
    return prompt === undefined ? '' : words.prompt(prompt);
}

/** What is explained beside a question: what it is about and what was chosen, each once. What somebody else does, to which one may react, goes
 * by its name, and makes room for one's own choice. */
export function explainedIn({ scene: { turn }, picked, considered }: Pick<Table, 'scene' | 'picked' | 'considered'>, prompt: Prompt): { thing: Thing; named: boolean }[] {
    const mine = [...picked, ...considered?.choice?.things ?? []].filter(i => turn.explains.includes(i.kind));
    const reacts = prompt.pass === true, begun = picked.length > 0 || considered !== null;
    const told = [...turn.explains, ...reacts ? turn.threatens : turn.carries];
    const theirs = reacts && begun ? [] : prompt.about.filter(i => told.includes(i.kind));
    return [...theirs.map(thing => ({ thing, named: reacts })), ...mine.map(thing => ({ thing, named: false }))]
        .filter((one, n, all) => all.findIndex(other => other.thing.id === one.thing.id) === n);
}
