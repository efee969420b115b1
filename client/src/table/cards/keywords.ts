// What the words on a card mean. Tags may have a text of their own; a word that is the title of a chapter of
// the rules is explained by the first rule of that chapter; rules that begin with the card's name are notes on it.
import type { Scene } from '../../games/scene';
import type { Item, Lang } from '../../net/protocol';
import { firstSentence, type Catalogue, type Rule } from '../../text/catalogue';
import type { Words } from '../../text/words';

export interface Explanation {
    word: string;
    text: string;
    rule?: string;
}

/** "Push / Wegstoßen" in one language. */
function chapterTitle(rule: Rule, lang: Lang): string {
    const [en = '', de = en] = rule.chapter.split(' / ');
    return (lang === 'de' ? de : en).trim();
}

function hasWord(text: string, word: string): boolean {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return word !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

function sentence(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Push X: the target moves …" is told as "Push X" and what it does. */
function definition(word: string, rule: Rule, lang: Lang): Explanation | undefined {
    const [, head, rest] = /^([^:]{1,30}): (.*)$/s.exec(rule[lang]) ?? [];
    return head?.startsWith(word) && rest !== undefined ? { word: head, text: sentence(rest), rule: rule.id } : undefined;
}

/** The words of a text that are titles of chapters, with the first rule of each. */
function chaptersIn(text: string, rules: Rule[], lang: Lang): [word: string, first: Rule][] {
    const found = new Map<string, Rule>();
    for (const rule of rules) {
        const word = chapterTitle(rule, lang);
        if (!word.includes(' ') && !found.has(word) && hasWord(text, word))
            found.set(word, rule);
    }
    return [...found].sort(([a], [b]) => text.indexOf(a) - text.indexOf(b));
}

function fromChapters(text: string, rules: Rule[], lang: Lang): Explanation[] {
    return chaptersIn(text, rules, lang).map(([word, rule]) => definition(word, rule, lang) ?? { word, text: rule[lang], rule: rule.id });
}

/** What the keywords of a text do, in a sentence each. */
export function keywordsIn(text: string, rules: Rule[], lang: Lang): Explanation[] {
    return chaptersIn(text, rules, lang).flatMap(([word, rule]) => definition(word, rule, lang) ?? []).map(said => ({ ...said, text: firstSentence(said.text) }));
}

/** Rules such as "Living Wall: the swap triggers no trap …". */
function notesOn(title: string, rules: Rule[], lang: Lang): Explanation[] {
    return rules.flatMap(rule => {
        const [head = '', ...rest] = rule[lang].split(': ');
        return rest.length > 0 && head.length < 60 && head.startsWith(title) && hasWord(head, title)
            ? [{ word: title, text: sentence(rest.join(': ')), rule: rule.id }] : [];
    });
}

export function explain(item: Item, scene: Scene, words: Words, from: Catalogue | null): Explanation[] {
    const text = words.about(item.kind, item.id);
    const rules = from?.rules ?? [];
    const tags = [...item.tags ?? [], ...words.explained.filter(tag => hasWord(text, words.tag(tag)))];
    const ofTags = [...new Set(tags)].flatMap(tag => {
        const says = words.text(`tag.${tag}.text`);
        return says === undefined ? [] : [{ word: words.tag(tag), text: says }];
    });
    const more = scene.cards.more(item).map(thing => ({ word: words.heading(thing), text: words.about(thing.kind, thing.id) }));
    const notes = notesOn(words.title(item.kind, item.id), rules, words.lang);
    return [...more, ...ofTags.filter(said => !more.some(m => m.word === said.word)), ...fromChapters(text, rules, words.lang), ...notes];
}
