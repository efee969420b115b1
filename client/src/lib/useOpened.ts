import { useEffect, useState } from 'preact/hooks';

/** Opens something and closes it when the inputs change or the component goes; null until it is open. */
export function useOpened<T extends { close: () => void }>(open: () => T, inputs: readonly unknown[]): T | null {
    const [opened, set] = useState<T | null>(null);
    useEffect(() => {
        const it = open();
        set(it);
        return () => it.close();
    }, inputs);
    return opened;
}
