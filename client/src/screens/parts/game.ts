// What the start screens need to know about games.
import { useMemo } from 'preact/hooks';
import { useStore } from '../../lib/store';
import { socket } from '../../net/main';
import type { GameInfo } from '../../net/protocol';
import { catalogue } from '../../text/catalogue';
import { useLang } from '../../text/lang';
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
