// What can be joined or watched by everybody.
import { savedSeats } from '../lib/storage';
import type { MatchRow } from '../net/protocol';
import { writeRoute } from '../route';
import { t } from '../text/pages';
import { Empty, MatchList } from './parts/MatchList';
import { TableLink } from './parts/TableLink';
import { useLobby } from './parts/useMatches';

export function Lobby() {
    const lobby = useLobby();
    const held = new Map(savedSeats().filter(s => s.seat > 0).map(s => [s.match, s.seat]));
    // The lobby does not know who asks.
    const mark = (rows: MatchRow[] | undefined) => rows?.map(r => {
        const seat = held.get(r.match);
        return seat === undefined ? r : { ...r, seat, turn: r.seats[seat - 1]?.asked };
    }) ?? null;
    const does = (row: MatchRow) => row.seat !== undefined ? <TableLink row={row} /> : <>
        {row.status === 'open' && <a class="button go" href={writeRoute({ at: 'join', match: row.match })}>{t('lobby.join')}</a>}
        <a class="button" href={writeRoute({ at: 'watch', match: row.match })}>{t('lobby.watch')}</a>
    </>;
    return (
        <div class="list-page">
            <h1>{t('app.lobby')}</h1>
            <p class="page-lead">{t('lobby.about')}</p>
            <section aria-labelledby="open">
                <h2 id="open">{t('lobby.open')}</h2>
                <MatchList rows={mark(lobby?.open)} does={does} empty={
                    <Empty icon="gi:doorway">
                        <p>{t('lobby.none-open')}</p>
                        <a class="button" href={writeRoute({ at: 'start' })}>{t('mine.choose')}</a>
                    </Empty>} />
            </section>
            <section aria-labelledby="running">
                <h2 id="running">{t('lobby.running')}</h2>
                <MatchList rows={mark(lobby?.running)} does={does} empty={
                    <Empty icon="gi:spyglass"><p>{t('lobby.none-running')}</p></Empty>} />
            </section>
        </div>
    );
}
