import { writeRoute } from '../../route';
import { t } from '../../text/pages';
import { Empty } from './MatchList';

/** An address that leads nowhere. */
export function NotFound() {
    return (
        <div class="list-page">
            <h1>{t('app.nowhere')}</h1>
            <Empty icon="gi:wooden-door">
                <p>{t('app.nowhere-about')}</p>
                <a class="button" href={writeRoute({ at: 'start' })}>{t('app.home')}</a>
            </Empty>
        </div>
    );
}
