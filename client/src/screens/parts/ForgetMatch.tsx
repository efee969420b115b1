import { useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { forgetMatch } from '../../lib/storage';
import type { MatchRow } from '../../net/protocol';
import { t } from '../../text/pages';

/** Takes a match off the list, after asking: the key to the seat goes with it. */
export function ForgetMatch({ row, name, onDone }: { row: MatchRow; name: string; onDone: () => void }) {
    const [sure, ask] = useState(false);
    const forget = () => {
        forgetMatch(row.match);
        onDone();
    };
    const label = t('mine.forget', name);
    if (!sure)
        return (
            <button type="button" class="forget" title={label} aria-label={label} onClick={() => ask(true)}>
                <Icon name="gi:trash-can" />
            </button>
        );
    return (
        <span class="forget-sure" role="alert">
            {t('mine.forget-sure')}
            <button type="button" onClick={forget}>{t('mine.forget-yes')}</button>
            <button type="button" onClick={() => ask(false)}>{t('app.cancel')}</button>
        </span>
    );
}
