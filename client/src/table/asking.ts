// What is asked at this moment, in words: the question itself, what a choice half made still wants, or what would be done.
import type { Words } from '../text/words';
import { t } from '../text/lang';
import { missing, type Choice } from './choices';
import type { Table } from './context';

/** The first thing that each choice still wants. */
function wanted(left: Choice[], picked: Table['picked']): { verb: string; at: number; choice: Choice }[] {
    return left.flatMap(choice => missing(choice, picked).slice(0, 1).map(at => ({ verb: choice.verb, at, choice })));
}

/** "Hurry with whom? Tap a champion." Where several kinds of things are wanted, all of them: "Wolf: choose a figure or a card." */
export function askMore(left: Choice[], picked: Table['picked'], words: Words): string {
    const open = wanted(left, picked), [first] = open;
    const own = first !== undefined && picked.length > 0 && open.length === left.length && open.every(o => o.verb === first.verb && o.at === first.at)
        ? words.more(first.choice.n, first.at) : undefined;
    if (own !== undefined)
        return own;
    const kinds = [...new Set(open.map(o => words.kind(o.choice.things[o.at]!.kind)))];
    const asks = kinds.length === 0 ? t('table.choose-how') : t('table.choose', words.either(kinds));
    const names = picked.map(p => words.title(p.kind, p.id)).join(', ');
    return names === '' ? asks : t('table.half', names, asks);
}

export function headline({ considered, picked, session, open, words, stage }: Table): string {
    const { prompt } = stage.frame;
    if (considered?.choice !== undefined)
        return session.isStride(considered) ? t('table.stride', words.option(considered.choice.n), words.title(considered.by!.kind, considered.by!.id))
            : t('table.would', words.option(considered.choice.n));
    if (considered?.way !== undefined)
        return t('table.would', t('table.go-to', words.title(considered.by!.kind, considered.by!.id)));
    if (considered?.legs !== undefined)
        return t('table.would', t('table.go-along', words.text(`gait.${considered.legs.gait}`) ?? considered.legs.gait));
    if (open.left.length > 0 && (picked.length > 0 || session.only.get() !== null))
        return askMore(open.left, picked, words);
    return prompt === undefined ? '' : words.prompt(prompt);
}
