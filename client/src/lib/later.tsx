// Parts of the page that are fetched when they are needed.
import type { FunctionComponent } from 'preact';
import { t } from '../text/lang';
import { loader } from './loaded';
import { useStore } from './store';

/** Draws a component of a module that is not there from the start. */
export function later<P extends object>(fetch: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
    const part = loader(async () => ({ Part: await fetch() }));
    return props => {
        const found = useStore(part('it'));
        return found === null ? <p class="waiting">{t('app.loading')}</p> : <found.Part {...props} />;
    };
}
