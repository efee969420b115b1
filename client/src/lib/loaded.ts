// What is fetched once for each name, such as the texts of a game; if that fails, again after a while.
import { Store } from './store';

const AGAIN = 2000;           // milliseconds

/** Null until it is there. Of the empty name there is nothing. */
export function loader<T>(fetch: (name: string) => Promise<T>): (name: string) => Store<T | null> {
    const known = new Map<string, Store<T | null>>();
    const load = (name: string, into: Store<T | null>): void => {
        fetch(name).then(found => into.set(found), () => setTimeout(() => load(name, into), AGAIN));
    };
    return name => {
        let store = known.get(name);
        if (store === undefined) {
            store = new Store<T | null>(null);
            known.set(name, store);
            if (name !== '')
                load(name, store);
        }
        return store;
    };
}
