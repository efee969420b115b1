// What the start screens need to know about games.
import { useMemo } from 'preact/hooks';
import { useStore } from '../../lib/store';
import { socket } from '../../net/main';
import type { GameInfo, OptionInfo } from '../../net/protocol';
import type { OptionValues } from '../../net/matches';
import { catalogue } from '../../text/catalogue';
import { sentences, t, useLang, type Sentence } from '../../text/lang';
import { Words } from '../../text/words';

/** A small game for testing the table; shown only to who asks for all. */
const TEMPLATE = 'null';

/** The games to choose from; null: not known yet. */
export function useGames(): GameInfo[] | null {
    const all = new URLSearchParams(location.search).has('all');
    return useStore(socket.welcome)?.games.filter(g => all || g.id !== TEMPLATE) ?? null;
}

/** The names of a game's things, without anybody seated. */
export function useWords(game: string): Words {
    const lang = useLang();
    const texts = useStore(catalogue(game));
    return useMemo(() => new Words(texts, lang, null), [texts, lang]);
}

export function gameTitle(words: Words, game: string): string {
    return words.text(`game.${game}`) ?? game;
}

export function botName(bot: string): string {
    const key = `bot.${bot}`;
    return key in sentences ? t(key as Sentence) : bot;
}

/** Whether a value is one the option may have: what a browser kept may be older than the game. */
export function fits(o: OptionInfo, value: string | number | undefined): boolean {
    if (o.words !== undefined)
        return typeof value === 'string' && o.words.includes(value);
    return typeof value === 'number' && Number.isInteger(value) && value >= (o.min ?? value) && value <= (o.max ?? value);
}

/** The values that differ from the standard. */
export function changedOptions(info: GameInfo, values: OptionValues): OptionValues {
    const changed: OptionValues = {};
    for (const o of info.options) {
        const value = values[o.id];
        if (value !== undefined && value !== o.standard && fits(o, value))
            changed[o.id] = value;
    }
    return changed;
}
