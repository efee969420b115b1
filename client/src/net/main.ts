// The page's own connection, made when the page starts.
import { lang } from '../text/lang';
import type { GameInfo } from './protocol';
import { Socket, socketAddress } from './socket';

export const socket = new Socket(socketAddress(), lang.get());
lang.listen(() => socket.speak(lang.get()));

/** What the server says about a game. */
export function gameInfo(game: string): GameInfo | null {
    return socket.welcome.get()?.games.find(g => g.id === game) ?? null;
}
