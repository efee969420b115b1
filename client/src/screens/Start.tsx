// The start page: the games, what was begun, and where others play.
import { Icon } from '../lib/Icon';
import { writeRoute } from '../route';
import { t } from '../text/pages';
import { useGames } from './parts/game';
import { GameCard } from './parts/GameCard';
import { Lamp } from './parts/Lamp';
import { Empty, MatchList } from './parts/MatchList';
import { TableLink } from './parts/TableLink';
import { useLobby, useMine } from './parts/useMatches';

export function Start() {
    const games = useGames();
    return (
        <div class="start">
            <header class="hero">
                <Lamp />
                <h1>{t('start.hello')}</h1>
                <p class="page-lead">{t('start.what')}</p>
            </header>
            <section class="games" aria-label={t('start.games')}>
                {games === null ? <p class="waiting">{t('app.connecting')}</p> : games.map(g => <GameCard key={g.id} info={g} />)}
            </section>
            <div class="start-more">
                <Continue />
                <Elsewhere />
            </div>
        </div>
    );
}

const MOST = 4;

function Continue() {
    const [rows] = useMine();
    const running = rows?.filter(r => r.status !== 'over') ?? null;
    return (
        <section class="continue" aria-labelledby="continue">
            <h2 id="continue">{t('start.continue')}</h2>
            <MatchList rows={running?.slice(0, MOST) ?? null} does={row => <TableLink row={row} />}
                empty={<Empty icon="gi:card-pickup"><p>{t('start.continue-none')}</p></Empty>} />
            {running !== null && running.length > MOST &&
                <p><a href={writeRoute({ at: 'mine' })}>{t('start.continue-all')} ({running.length})</a></p>}
        </section>
    );
}

function Elsewhere() {
    const lobby = useLobby();
    return (
        <section class="elsewhere" aria-labelledby="elsewhere">
            <h2 id="elsewhere">{t('start.elsewhere')}</h2>
            <a class="start-door" href={writeRoute({ at: 'lobby' })}>
                <Icon name="gi:doorway" size={40} />
                <span>
                    <b>{t('app.lobby')}</b>
                    {lobby === null && <span>{t('start.lobby-wait')}</span>}
                    {lobby !== null && <span>{t('start.lobby-open', lobby.open.length)}</span>}
                    {lobby !== null && <span>{t('start.lobby-running', lobby.running.length)}</span>}
                </span>
            </a>
            <a class="start-door" href={writeRoute({ at: 'replays' })}>
                <Icon name="gi:backward-time" size={40} />
                <span><b>{t('replays.title')}</b><span>{t('start.replays-about')}</span></span>
            </a>
        </section>
    );
}
