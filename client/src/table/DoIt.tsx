// Does what is considered: the second click on the same thing does the same.
import { t } from '../text/lang';
import { useTable } from './context';

export function DoIt() {
    const { session, considered } = useTable();
    return considered === null ? null : (
        <>
            <button type="button" class="go do-it" data-option={considered.choice?.n} aria-keyshortcuts="Enter" onClick={() => void session.commit()}>
                {t('table.do-it')} <kbd>{t('talk.key.enter')}</kbd>
            </button>
            {considered.legs?.after !== undefined && <button type="button" class="legal do-all" onClick={() => void session.commit(true)}>{t('table.do-all')}</button>}
            <button type="button" class="let-go" aria-keyshortcuts="Escape" onClick={() => session.clear()}>{t('table.back')}</button>
        </>
    );
}
