// My finished matches.
import { writeRoute } from '../route';
import { t } from '../text/pages';
import { ForgetMatch } from './parts/ForgetMatch';
import { Empty, MatchList } from './parts/MatchList';
import { seatNames } from './parts/rows';
import { useMine } from './parts/useMatches';

export function Replays() {
    const [rows, again] = useMine();
    return (
        <div class="list-page">
            <h1>{t('replays.title')}</h1>
            <p class="page-lead">{t('replays.about')}</p>
            <MatchList rows={rows?.filter(r => r.status === 'over') ?? null}
                does={row => <>
                    <a class="button" href={writeRoute({ at: 'replay', match: row.match })}>{t('replays.watch')}</a>
                    <ForgetMatch row={row} name={seatNames(row).join(', ')} onDone={again} />
                </>}
                empty={
                    <Empty icon="gi:backward-time">
                        <p>{t('replays.none')}</p>
                        <a class="button" href={writeRoute({ at: 'mine' })}>{t('app.mine')}</a>
                    </Empty>} />
        </div>
    );
}
