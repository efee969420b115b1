// What happened while this browser was away, or since one's own last turn: told, and shown again on demand, all of it or step by step.
import { Icon } from '../lib/Icon';
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import { isOn, useTable } from './context';
import { EventLine } from './EventLine';
import type { Step } from './lastTurn';
import { effectOf, linesOf, type Line } from './logGroups';

/** The steps with nothing but the events of one line, which begins with the event `number`. */
export function stepsOfLine(steps: Step[], { number, times }: Line): Step[] {
    let at = 0;
    return steps.flatMap(step => {
        const first = at;
        at += step.events.length;
        const events = step.events.slice(Math.max(0, number - first), Math.max(0, number + times - first));
        return events.length === 0 ? [] : [{ ...step, events }];
    });
}

export function Recap() {
    const { session, stage, scene, words } = useTable();
    const told = useStore(session.journal.recap);
    if (told === null || told.events.length === 0 || !isOn(stage.frame))
        return null;
    const { events, steps } = told;
    const close = () => session.journal.recap.set(null);
    const show = async (line?: Line): Promise<void> => {
        const { director } = session;
        close();
        if (steps !== undefined)
            await director.replay(line === undefined ? steps : stepsOfLine(steps, line));
        else
            await director.again(line === undefined ? events : events.slice(line.number, line.number + line.times));
        // Who looks at one step wants to go on reading, unless something new has come.
        if (line !== undefined && session.journal.recap.get() === null && session.director.stage.get()?.frame === stage.frame)
            session.journal.recap.set(told);
    };
    return (
        <section class="recap" role="dialog" aria-label={t('table.recap')}>
            <div class="sheet-head">
                <h2>{t('table.recap')}</h2>
                <button type="button" class="shut" aria-label={t('app.close')} onClick={close}>×</button>
            </div>
            <ul tabIndex={0}>{linesOf(events, 0, scene.events.steps).map(l => (
                <li key={l.number}>
                    <EventLine line={l} />
                    {(effectOf(scene, l.event)?.show ?? 'log') !== 'log' && <button type="button" class="show-step" aria-label={t('talk.show-step', words.event(l.event))}
                        title={t('talk.show-again')} onClick={() => void show(l)}><Icon name="gi:play-button" size={13} /></button>}
                </li>
            ))}</ul>
            <div class="acts">
                <button type="button" class="go" onClick={() => void show()}>{t('talk.show-again')}</button>
                <button type="button" onClick={close}>{t('app.close')}</button>
            </div>
        </section>
    );
}
