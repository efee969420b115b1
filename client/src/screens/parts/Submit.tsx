import type { ComponentChildren } from 'preact';
import type { Attempt } from './useAttempt';

/** The golden button at the end of a form, and why it did not work. */
export function Submit({ attempt, label, children }: { attempt: Attempt; label: string; children?: ComponentChildren }) {
    return (
        <>
            {attempt.problem !== '' && <p class="problem" role="alert">{attempt.problem}</p>}
            <p class="acts">
                <button type="submit" class="go" disabled={attempt.busy}>{label}</button>
                {children}
            </p>
        </>
    );
}
