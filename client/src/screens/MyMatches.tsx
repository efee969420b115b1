// The matches this browser holds seats of, my turn first.
import { useState } from 'preact/hooks';
import { savedInvites } from '../lib/storage';
import type { MatchRow } from '../net/protocol';
import { writeRoute } from '../route';
import { Invitations } from '../table/Invitations';
import { t } from '../text/pages';
import { ForgetMatch } from './parts/ForgetMatch';
import { useWords } from './parts/game';
import { Empty, MatchList } from './parts/MatchList';
import { seatNames } from './parts/rows';
import { TableLink } from './parts/TableLink';
import { useMine } from './parts/useMatches';

export function MyMatches() {
    const [rows, again] = useMine();
    const [inviting, invite] = useState('');
    const shown = rows?.filter(r => r.status !== 'over') ?? null;
    return (
        <div class="list-page">
            <h1>{t('app.mine')}</h1>
            <MatchList rows={shown}
                does={row => <>
                    <TableLink row={row} />
                    {row.status === 'open' && savedInvites(row.match) !== undefined &&
                        <button type="button" aria-expanded={inviting === row.match}
                            onClick={() => invite(inviting === row.match ? '' : row.match)}>{t('invite.show')}</button>}
                    <ForgetMatch row={row} name={seatNames(row).join(', ')} onDone={again} />
                </>}
                below={row => row.status === 'open' && inviting === row.match && <Invited row={row} />}
                empty={
                    <Empty icon="gi:card-pickup">
                        <p>{t('mine.none')}</p>
                        <a class="button go" href={writeRoute({ at: 'start' })}>{t('mine.choose')}</a>
                    </Empty>} />
            <p><a href={writeRoute({ at: 'replays' })}>{t('start.replays-about')}</a></p>
        </div>
    );
}

function Invited({ row }: { row: MatchRow }) {
    const words = useWords(row.game);
    const kept = savedInvites(row.match);
    return kept === undefined ? null : <Invitations kept={kept} words={words} seats={row.seats} />;
}
