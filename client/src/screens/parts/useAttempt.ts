import { useState } from 'preact/hooks';

export interface Attempt {
    busy: boolean;
    problem: string;          // why it failed; empty: it did not
    begin: (what: () => Promise<void>) => void;
}

/** Something the server may refuse. After success the screen is left, so it stays busy. */
export function useAttempt(): Attempt {
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState('');
    const begin = (what: () => Promise<void>) => {
        setBusy(true);
        setProblem('');
        what().catch((e: Error) => {
            setProblem(e.message);
            setBusy(false);
        });
    };
    return { busy, problem, begin };
}
