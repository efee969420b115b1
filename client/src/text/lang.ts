// The language of the page, and the page's own sentences. Each part of the page has a file of them.
import { writeStored, readStored } from '../lib/storage';
import { oneOf } from '../lib/shape';
import { Store, useStore } from '../lib/store';
import type { Lang } from '../net/protocol';
import { appTexts } from './app.text';
import { cardsTexts } from './cards.text';
import { boardTexts } from './board.text';
import { netTexts } from './net.text';
import type { Part } from './part';
import { rulesTexts } from './rules.text';
import { stackTexts } from './stack.text';
import { tableTexts } from './table.text';
import { talkTexts } from './talk.text';

/** What is said at the table, and around all screens. Pages (pages.ts) and games have more. */
export const sentences = { ...appTexts, ...netTexts, ...tableTexts, ...boardTexts, ...cardsTexts, ...rulesTexts, ...talkTexts, ...stackTexts };

function firstLang(): Lang {
    return readStored('lang', oneOf<Lang>('de', 'en'), navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
}

export const lang = new Store<Lang>(typeof document === 'undefined' ? 'en' : firstLang());

export function setLang(to: Lang): void {
    lang.set(to);
    writeStored('lang', to);
    document.documentElement.lang = to;
}

type Values = (string | number)[];

/** A number with one decimal place, as the language writes it. */
export function tenths(n: number): string {
    return n.toLocaleString(lang.get(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Says these sentences, with {0}, {1} … filled. */
export function speaker<P extends Part>(known: P): (key: keyof P & string, ...values: Values) => string {
    const said = (v: string | number) => typeof v === 'number' && !Number.isInteger(v) ? tenths(v) : String(v);
    return (key, ...values) => known[key]![lang.get()].replace(/\{(\d)\}/g, (whole, i: string) => said(values[Number(i)] ?? whole));
}

export const t = speaker(sentences);

/** Draws the component again when the language changes. */
export function useLang(): Lang {
    return useStore(lang);
}
