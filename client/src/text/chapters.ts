// The rules of a game in chapters, and finding rules by words.
import type { Lang } from '../net/protocol';
import type { Rule } from './catalogue';

export interface Chapter {
    title: string;
    rules: Rule[];
}

/** The part of "English / Deutsch" in a language. */
export function chapterTitle(chapter: string, lang: Lang): string {
    const [en = '', de = en] = chapter.split(' / ');
    return lang === 'de' ? de : en;
}

/** Rules that follow one another in the same chapter. */
export function inChapters(rules: Rule[], lang: Lang): Chapter[] {
    const chapters: Chapter[] = [];
    let last = '';
    for (const rule of rules) {
        if (chapters.length === 0 || rule.chapter !== last)
            chapters.push({ title: chapterTitle(rule.chapter, lang), rules: [] });
        chapters.at(-1)?.rules.push(rule);
        last = rule.chapter;
    }
    return chapters;
}

/** The words of a query, in lower case. */
export function queryWords(query: string): string[] {
    return query.toLowerCase().split(/\s+/).filter(w => w !== '');
}

/** Rules that contain every word, in their id or in their text. */
export function findRules(rules: Rule[], words: string[], langs: Lang[]): Rule[] {
    if (words.length === 0)
        return rules;
    return rules.filter(r => {
        const text = [r.id, ...langs.map(l => r[l])].join('\n').toLowerCase();
        return words.every(w => text.includes(w));
    });
}

export interface Span {
    text: string;
    marked: boolean;
}

/** A text cut into what the words match and what lies between. */
export function markWords(text: string, words: string[]): Span[] {
    if (words.length === 0)
        return [{ text, marked: false }];
    const pattern = words.map(w => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    return text.split(new RegExp(`(${pattern})`, 'gi'))
        .map((part, i) => ({ text: part, marked: i % 2 === 1 }))
        .filter(s => s.text !== '');
}

/** The ids of other rules that a rule's text names. */
export const RULE_ID = /\b([A-Z]{2,4}-[A-Z]+-\d+)\b/;
