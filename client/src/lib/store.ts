// A value that tells who listens when it changes, and a hook to listen from a component.
import { useEffect, useState } from 'preact/hooks';

export class Store<T> {
    private readonly ears = new Set<() => void>();

    constructor(private value: T) {}

    get(): T {
        return this.value;
    }

    set(value: T): void {
        if (Object.is(value, this.value))
            return;
        this.value = value;
        for (const ear of [...this.ears])
            ear();
    }

    /** Changes some fields of an object. */
    patch(part: Partial<T>): void {
        this.set({ ...this.value, ...part });
    }

    /** Once it is another value. */
    changed(): Promise<void> {
        return new Promise(done => { const stop = this.listen(() => { stop(); done(); }); });
    }

    listen(ear: () => void): () => void {
        this.ears.add(ear);
        return () => this.ears.delete(ear);
    }
}

export function useStore<T>(store: Store<T>): T {
    const [, again] = useState(0);
    useEffect(() => {
        again(n => n + 1);  // it may have changed between drawing and listening
        return store.listen(() => again(n => n + 1));
    }, [store]);
    return store.get();
}
