// Addresses within the page: everything behind the #, so keys of seats never reach a server's log.
import { unsavedKey } from './lib/storage';
import { Store } from './lib/store';

export type Route =
    | { at: 'start' }
    | { at: 'friends'; game: string }
    | { at: 'screen'; game: string }                        // set-up for playing at one screen
    | { at: 'lobby' } | { at: 'mine' } | { at: 'replays' } | { at: 'credits' }
    | { at: 'rules'; game: string; rule?: string }
    | { at: 'match'; match: string; key?: string }          // a seat this browser has the key of, or this one
    | { at: 'join'; match: string; key?: string }
    | { at: 'watch'; match: string; key?: string }
    | { at: 'replay'; match: string }
    | { at: 'nowhere' };

const word = /^[A-Za-z0-9_-]{1,64}$/;

/** The words of an address; null: it is none. */
function readWords(hash: string): string[] | null {
    try {
        return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    } catch {
        return null;          // a % that is no escape
    }
}

export function readRoute(hash: string): Route {
    const [at = '', a, b, ...more] = readWords(hash) ?? ['nowhere'];
    const fits = more.length === 0 && (a === undefined || word.test(a)) && (b === undefined || word.test(b));
    if (!fits)
        return { at: 'nowhere' };
    switch (at) {
    case '': return { at: 'start' };
    case 'lobby': case 'mine': case 'replays': case 'credits':
        return a === undefined ? { at } : { at: 'nowhere' };
    case 'friends': case 'screen':
        return a === undefined || b !== undefined ? { at: 'nowhere' } : { at, game: a };
    case 'rules': return a === undefined ? { at: 'nowhere' } : { at, game: a, rule: b };
    case 'replay': return a === undefined || b !== undefined ? { at: 'nowhere' } : { at, match: a };
    case 'match': case 'join': case 'watch': return a === undefined ? { at: 'nowhere' } : { at, match: a, key: b };
    default: return { at: 'nowhere' };
    }
}

export function writeRoute(r: Route): string {
    const parts: (string | undefined)[] = r.at === 'start' || r.at === 'nowhere' ? [] : [r.at];
    if ('game' in r)
        parts.push(r.game);
    if ('match' in r)
        parts.push(r.match);
    if ('rule' in r)
        parts.push(r.rule);
    if ('key' in r)
        parts.push(r.key);
    return '#/' + parts.filter(p => p !== undefined).map(p => encodeURIComponent(p!)).join('/');
}

export const route = new Store<Route>({ at: 'start' });

export function startRoutes(): void {
    const read = () => {
        route.set(readRoute(location.hash));
        scrollTo(0, 0);
    };
    addEventListener('hashchange', read);
    read();
}

export function go(r: Route, replace = false): void {
    if (replace)
        location.replace(writeRoute(r));
    else
        location.hash = writeRoute(r);
}

/** The way to one's seat. Its key stands in the address only where the browser keeps nothing. */
export function seatRoute(match: string): Route {
    return { at: 'match', match, key: unsavedKey(match) };
}

/** A whole address to give to others. */
export function linkTo(r: Route): string {
    return location.origin + location.pathname + writeRoute(r);
}
