// The end phase as it happens, step by step: over the arena until somebody acts again, and beside it to look it up.
import { useState } from 'preact/hooks';
import { useStore } from '../../../lib/store';
import type { GameEvent } from '../../../net/protocol';
import { useTable } from '../../../table/context';
import { t as say } from '../../../text/lang';
import { t } from './panels.text';

/** What is worth a line; who stands where afterwards is to be seen. */
const TOLD = ['clash', 'siege', 'damage', 'regrowth', 'out', 'points', 'back-again'];

interface Step {
    id: string;
    lines: GameEvent[];
}

interface EndPhase {
    round: string;
    steps: Step[];
    goesOn: boolean;          // nobody has acted since
}

/** The last end phase among the first `told` events; null: there was none. */
export function lastEndPhase(log: { event: GameEvent }[], told: number): EndPhase | null {
    const from = log.slice(0, told).findLastIndex(({ event }) => event.e === 'end-phase');
    if (from < 0)
        return null;
    const found: EndPhase = { round: log[from]!.event.args[0] ?? '', steps: [], goesOn: true };
    let next = false;         // the next round has begun
    for (const { event } of log.slice(from + 1, told)) {
        next ||= event.e === 'round';
        if (event.e === 'turn')
            found.goesOn = false;
        else if (event.e === 'end-step' && !next)
            found.steps.push({ id: event.args[0] ?? '', lines: [] });
        else if (TOLD.includes(event.e) && !next)
            found.steps.at(-1)?.lines.push(event);
    }
    return found;
}

function useEndPhase(): EndPhase | null {
    const { session } = useTable();
    const log = useStore(session.journal.log), untold = useStore(session.director.untold);
    return lastEndPhase(log, Math.max(0, log.length - untold));
}

function Steps({ of }: { of: EndPhase }) {
    const { words } = useTable();
    return (
        <ol class="ex-steps">
            {of.steps.map((s, i) => (
                <li key={i} class={of.goesOn && i === of.steps.length - 1 ? 'now' : ''}>
                    {words.title('step', s.id)}
                    {s.lines.length > 0 && <ul>{s.lines.map((e, k) => <li key={k} class={`is-${e.e}`}>{words.event(e)}</li>)}</ul>}
                </li>
            ))}
        </ol>
    );
}

/** Over the arena. */
export function EndStepsNow() {
    const { session } = useTable(), found = useEndPhase();
    const [shut, setShut] = useState('');           // the round whose end nobody wants to see any longer
    return found === null || !found.goesOn || session.past || shut === found.round ? null : (
        <section class="ex-steps-now" aria-label={t('exalted.end-steps', found.round)}>
            <h2>{t('exalted.end-steps', found.round)}</h2>
            <Steps of={found} />
            <button type="button" class="shut" aria-label={say('app.close')} title={say('app.close')} onClick={() => setShut(found.round)}>×</button>
        </section>
    );
}

/** Beside it. */
export function EndStepsLast() {
    const found = useEndPhase();
    return found === null || found.goesOn ? null : (
        <details class="ex-more">
            <summary>{t('exalted.end-steps', found.round)}</summary>
            <Steps of={found} />
        </details>
    );
}
