// What happened while this browser was away, or in the last turn of somebody else: told, and shown again on demand.
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import { isOn, useTable } from './context';
import { EventLine } from './EventLine';
import { linesOf } from './logGroups';

export function Recap() {
    const { session, stage } = useTable();
    const told = useStore(session.recap);
    const close = () => session.recap.set(null);
    if (told === null || told.events.length === 0 || !isOn(stage.frame))
        return null;
    const { title, events, steps } = told;
    const again = () => {
        close();
        void (steps === undefined ? session.director.again(events) : session.director.replay(steps));
    };
    return (
        <section class="recap" role="dialog" aria-label={t(title)}>
            <div class="sheet-head">
                <h2>{t(title)}</h2>
                <button type="button" class="shut" aria-label={t('app.close')} onClick={close}>×</button>
            </div>
            <ul tabIndex={0}>{linesOf(events).map(l => <li key={l.number}><EventLine line={l} /></li>)}</ul>
            <div class="acts">
                <button type="button" class="go" onClick={again}>{t('talk.show-again')}</button>
                <button type="button" onClick={close}>{t('app.close')}</button>
            </div>
        </section>
    );
}
