// Walking along a way that the server has found: its answers one after the other, as long as nothing else is asked.
import type { Frame } from '../net/frame';

/** What is asked at a moment of the walk. */
export interface Asked {
    key: string;
    options: string[];
}

export function askedIn(frame: Frame | null): Asked | null {
    return frame === null || frame.over || frame.prompt === undefined ? null : { key: frame.prompt.key, options: frame.options };
}

const verbOf = (n: string) => n.split(' ', 1)[0] ?? '';

/** Whether an answer leads on along the way; those behind the last of them end it. */
function leadsOn(n: string, path: string[]): boolean {
    return path.includes(n.split(' ').at(-1) ?? '');
}

/** Gives the answers of a way. Questions with a single answer are answered by the table itself, so an answer that is no longer
 * offered was given already. Whatever turns up on the way that was not asked before is for the person to decide, except `passed`: questions
 * that who goes farther has answered by that. */
export async function walk(answers: string[], path: string[], look: () => Asked | null, say: (n: string) => Promise<void>, passed: string[] = []): Promise<void> {
    const known = new Set(look()?.options.map(verbOf));
    let key: string | null = null;
    let said = 0;
    for (const n of answers) {
        const now = look();
        if (now === null)
            return;
        const arrived = !leadsOn(n, path);
        if (said > 0 && !arrived && !passed.includes(now.key)) {
            key ??= now.key;
            if (now.key !== key || now.options.some(o => !known.has(verbOf(o))))
                return;
        }
        if (!now.options.includes(n))
            continue;
        await say(n);
        said++;
    }
}
