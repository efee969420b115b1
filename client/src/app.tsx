// The frame around all screens.
import { useMemo } from 'preact/hooks';
import { sceneOf } from './games/scenes';
import { loadIcons } from './lib/Icon';
import { savedSeats } from './lib/storage';
import { later } from './lib/later';
import { notice } from './lib/notice';
import { useStore } from './lib/store';
import { socket } from './net/main';
import { route, type Route } from './route';
import { TableScreen } from './table/TableScreen';
import { catalogue } from './text/catalogue';
import { t, useLang } from './text/lang';

// What is no table is fetched when somebody goes there, and so is what several persons at one screen need.
const Pages = later(async () => (await withIcons(import('./screens/Pages'))).Pages);
const ReplayScreen = later(async () => (await withIcons(import('./screens/ReplayScreen'))).ReplayScreen);
const HotSeat = later(async () => (await import('./table/HotSeat')).HotSeat);

async function withIcons<T>(screen: Promise<T>): Promise<T> {
    await loadIcons('screens');
    return screen;
}

export function App() {
    useLang();
    const at = useStore(route);
    return (
        <>
            <a class="skip-link" href="#content" onClick={skip}>{t('app.skip')}</a>
            <ConnectionNote />
            <Screen at={at} />
        </>
    );
}

/** At a table to the question, elsewhere to what the page is about. */
function skip(e: Event): void {
    e.preventDefault();
    (document.getElementById('question') ?? document.getElementById('content'))?.focus();
}

/** Silent while all is well. */
function ConnectionNote() {
    const state = useStore(socket.state);
    const said = useStore(notice);
    return <div class="connection" role="status" data-state={state}>{state === 'lost' ? t('app.lost') : said}</div>;
}

function Screen({ at }: { at: Route }) {
    switch (at.at) {
    case 'match': return <MyMatch match={at.match} given={at.key} />;
    case 'watch': return <TableScreen key={at.match} door={{ match: at.match, key: at.key, watch: true }} />;
    case 'replay': return <ReplayScreen key={at.match} match={at.match} />;
    default: return <Pages at={at} />;
    }
}

/** A match this browser holds one or more seats of; `given`: the key in the address, if it holds none. */
function MyMatch({ match, given }: { match: string; given?: string }) {
    const seats = useMemo(() => savedSeats().filter(s => s.match === match), [match]);
    // Its game is known before the server has said a word.
    useMemo(() => seats.slice(0, 1).forEach(({ game }) => [sceneOf, catalogue].forEach(load => load(game))), [seats]);
    if (seats.length > 1 && seats.every(s => s.table !== undefined))
        return <HotSeat key={match} seats={seats} />;
    return <TableScreen key={match} door={{ match, key: seats[0]?.key ?? given }} />;
}
