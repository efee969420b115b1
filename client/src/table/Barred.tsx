import { Icon } from '../lib/Icon';
import type { FeedState } from '../net/feed';
import { writeRoute } from '../route';
import { t } from '../text/lang';

/** Whether there is no table to be shown. */
export function isBarred({ status }: FeedState): boolean {
    return status === 'refused' || status === 'frozen' || status === 'gone';
}

/** Why, and the way out. */
export function Barred({ feed: { status, problem } }: { feed: FeedState }) {
    const says = { refused: 'table.refused', gone: 'table.gone', frozen: 'table.cannot-go-on' } as const;
    return (
        <main class="waiting" id="content" tabIndex={-1}>
            <p role="alert">{t(says[status as keyof typeof says], problem)}</p>
            <p><a class="button" href={writeRoute({ at: 'start' })}><Icon name="gi:exit-door" size={18} /> {t('app.home')}</a></p>
        </main>
    );
}
