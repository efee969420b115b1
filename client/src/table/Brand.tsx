import { Icon } from '../lib/Icon';
import { writeRoute } from '../route';
import { t } from '../text/lang';

/** The way home from a table; on a phone only the cog is seen. */
export function Brand() {
    return (
        <a class="brand" href={writeRoute({ at: 'start' })} title={t('app.home')}>
            <Icon name="gi:cog" size={24} /> <span class="brand-name">{t('app.name')}</span>
        </a>
    );
}
