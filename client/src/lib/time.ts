// Time that is left, as a clock shows it.
import { useEffect, useState } from 'preact/hooks';

const TICK = 500;

/** The time, drawn again twice a second while it `runs`. `from`: what the time is counted from; it begins anew with it. */
export function useNow(runs: boolean, from: number): number {
    const [now, tick] = useState(Date.now());
    useEffect(() => {
        tick(Date.now());
        if (!runs)
            return undefined;
        const timer = setInterval(() => tick(Date.now()), TICK);
        return () => clearInterval(timer);
    }, [runs, from]);
    return now;
}

/** "1:20", "2:00:05" */
export function clockText(seconds: number): string {
    const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
    const two = (n: number) => String(n).padStart(2, '0');
    return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
