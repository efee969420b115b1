import type { ComponentChildren } from 'preact';
import { useStore } from '../../lib/store';
import { socket } from '../../net/main';
import type { GameInfo } from '../../net/protocol';
import { t } from '../../text/pages';
import { NotFound } from './NotFound';

/** Waits until the game is known. */
export function WithGame({ game, children }: { game: string; children: (info: GameInfo) => ComponentChildren }) {
    const welcome = useStore(socket.welcome);
    const info = welcome?.games.find(g => g.id === game);
    if (info !== undefined)
        return <>{children(info)}</>;
    return welcome === null ? <p class="waiting">{t('app.connecting')}</p> : <NotFound />;
}
