// Parts of the page that are fetched when they are needed.
import type { FunctionComponent } from 'preact';
import { t } from '../text/lang';
import { loader } from './loaded';
import { useStore } from './store';

/** Draws a component of a module that is not there from the start; until then it says so, unless nobody has asked for it. */
export function later<P extends object>(fetch: () => Promise<FunctionComponent<P>>, says = true): FunctionComponent<P> {
    const part = loader(async () => ({ Part: await fetch() }));
    return props => {
        const found = useStore(part('it'));
        return found !== null ? <found.Part {...props} /> : says ? <p class="waiting">{t('app.loading')}</p> : null;
    };
}
