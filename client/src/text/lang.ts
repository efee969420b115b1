// The language of the page, and the page's own sentences. Each part of the page has a file of them.
import { keep, readKept } from '../lib/kept';
import { oneOf } from '../lib/shape';
import { Store, useStore } from '../lib/store';
import type { Lang } from '../net/protocol';
import { adelothTexts } from '../games/adeloth/adeloth.text';
import { gorgasaliTexts } from '../games/gorgasali/gorgasali.text';
import { appTexts } from './app.text';
import { cardsTexts } from './cards.text';
import { boardTexts } from './board.text';
import { netTexts } from './net.text';
import { replayTexts } from './replay.text';
import { rulesTexts } from './rules.text';
import { stackTexts } from './stack.text';
import { startTexts } from './start.text';
import { tableTexts } from './table.text';
import { talkTexts } from './talk.text';

export const sentences = { ...appTexts, ...netTexts, ...startTexts, ...tableTexts, ...boardTexts, ...cardsTexts, ...rulesTexts, ...replayTexts, ...talkTexts,
    ...stackTexts,
    ...gorgasaliTexts, ...adelothTexts };

export type Sentence = keyof typeof sentences;

function firstLang(): Lang {
    return readKept('lang', oneOf<Lang>('de', 'en'), navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
}

export const lang = new Store<Lang>(typeof document === 'undefined' ? 'en' : firstLang());

export function setLang(to: Lang): void {
    lang.set(to);
    keep('lang', to);
    document.documentElement.lang = to;
}

/** One of the page's own sentences, with {0}, {1} … filled. */
export function t(key: Sentence, ...values: (string | number)[]): string {
    return sentences[key][lang.get()].replace(/\{(\d)\}/g, (whole, i: string) => String(values[Number(i)] ?? whole));
}

/** Draws the component again when the language changes. */
export function useLang(): Lang {
    return useStore(lang);
}
