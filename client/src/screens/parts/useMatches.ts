// Lists of matches for as long as they are looked at; null: not known yet.
import { useEffect, useState } from 'preact/hooks';
import { socket } from '../../net/main';
import { lobbyRows, myMatches, readLobby } from '../../net/matches';
import type { LobbyRows, MatchRow } from '../../net/protocol';
import { sortMine } from './rows';

const ASK_AGAIN = 8000;

/** My matches, and a way to ask for them again at once. */
export function useMine(): [rows: MatchRow[] | null, again: () => void] {
    const [rows, setRows] = useState<MatchRow[] | null>(null);
    const ask = () => {
        if (!document.hidden)
            myMatches().then(r => setRows(sortMine(r))).catch(() => undefined);
    };
    useEffect(() => {
        ask();
        const stop = socket.listen(m => m.t === 'ready' && ask());
        const timer = setInterval(ask, ASK_AGAIN);
        return () => {
            stop();
            clearInterval(timer);
        };
    }, []);
    return [rows, ask];
}

export function useLobby(): LobbyRows | null {
    const [rows, setRows] = useState<LobbyRows | null>(null);
    useEffect(() => {
        const follow = () => void lobbyRows(true).then(setRows).catch(() => undefined);
        follow();
        const stop = socket.listen(m => {
            if (m.t === 'ready')
                follow();
            else if (m.t === 'lobby')
                setRows(readLobby(m.d));
        });
        return () => {
            stop();
            void lobbyRows(false).catch(() => undefined);
        };
    }, []);
    return rows;
}
