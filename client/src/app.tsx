// The frame around all screens.
import { useMemo } from 'preact/hooks';
import { Icon } from './lib/Icon';
import { keptSeats } from './lib/kept';
import { notice } from './lib/notice';
import { useStore } from './lib/store';
import { socket } from './net/main';
import { route, writeRoute, type Route } from './route';
import { Credits } from './screens/Credits';
import { Friends } from './screens/Friends';
import { JoinScreen } from './screens/JoinScreen';
import { Lobby } from './screens/Lobby';
import { MyMatches } from './screens/MyMatches';
import { OneScreen } from './screens/OneScreen';
import { NotFound } from './screens/parts/NotFound';
import { ReplayScreen } from './screens/ReplayScreen';
import { Replays } from './screens/Replays';
import { RulesScreen } from './screens/RulesScreen';
import { Start } from './screens/Start';
import { LangSwitch } from './lib/LangSwitch';
import { HotSeat } from './table/HotSeat';
import { TableScreen } from './table/TableScreen';
import { t, useLang } from './text/lang';

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
    default: return <Page at={at} />;
    }
}

/** A match this browser holds one or more seats of; `given`: the key in the address, if it holds none. */
function MyMatch({ match, given }: { match: string; given?: string }) {
    const seats = useMemo(() => keptSeats().filter(s => s.match === match), [match]);
    if (seats.length > 1 && seats.every(s => s.table !== undefined))
        return <HotSeat key={match} seats={seats} />;
    return <TableScreen key={match} door={{ match, key: seats[0]?.key ?? given }} />;
}

function Page({ at }: { at: Route }) {
    return (
        <div class="page">
            <header class="top">
                <a class="brand" href={writeRoute({ at: 'start' })}><Icon name="gi:cog" size={24} /> {t('app.name')}</a>
                <nav aria-label={t('app.name')}>
                    <a href={writeRoute({ at: 'mine' })}>{t('app.mine')}</a>
                    <a href={writeRoute({ at: 'lobby' })}>{t('app.lobby')}</a>
                </nav>
                <span class="space" />
                <LangSwitch />
            </header>
            <main id="content" tabIndex={-1}><PageContent at={at} /></main>
            <footer class="foot"><a href={writeRoute({ at: 'credits' })}>{t('app.credits')}</a></footer>
        </div>
    );
}

function PageContent({ at }: { at: Route }) {
    switch (at.at) {
    case 'start': return <Start />;
    case 'friends': return <Friends game={at.game} />;
    case 'screen': return <OneScreen game={at.game} />;
    case 'join': return <JoinScreen match={at.match} invite={at.key} />;
    case 'lobby': return <Lobby />;
    case 'mine': return <MyMatches />;
    case 'replays': return <Replays />;
    case 'rules': return <RulesScreen game={at.game} rule={at.rule} />;
    case 'credits': return <Credits />;
    default: return <NotFound />;
    }
}
