// What happened while this browser was away, told and shown again on demand.
import { useStore } from '../lib/store';
import type { GameEvent } from '../net/protocol';
import { t } from '../text/lang';
import { useTable } from './context';
import { EventLine } from './EventLine';
import { linesOf } from './logGroups';

export function Recap() {
    const { session, stage } = useTable();
    const events = useStore(session.recap);
    const close = () => session.recap.set(null);
    const again = (missed: GameEvent[]) => {
        close();
        void session.director.again(missed);
    };
    if (events === null || events.length === 0 || stage.frame.over)
        return null;
    return (
        <section class="recap" role="dialog" aria-label={t('table.recap')}>
            <div class="sheet-head">
                <h2>{t('table.recap')}</h2>
                <button type="button" class="shut" aria-label={t('app.close')} onClick={close}>×</button>
            </div>
            <ul tabIndex={0}>{linesOf(events).map(l => <li key={l.number}><EventLine line={l} /></li>)}</ul>
            <div class="acts">
                <button type="button" class="go" onClick={() => again(events)}>{t('talk.show-again')}</button>
                <button type="button" onClick={close}>{t('app.close')}</button>
            </div>
        </section>
    );
}
