// Whose work this stands on.
import { t } from '../text/pages';
import { fonts, gamePeople, ICON_LICENCE, iconAuthors, software, type Work } from './parts/credits';
import { gameTitle, useGames, useWords } from './parts/game';

export function Credits() {
    const games = useGames() ?? [];
    return (
        <div class="list-page credits">
            <h1>{t('app.credits')}</h1>
            <p class="page-lead">{t('credits.about')}</p>
            <section aria-labelledby="games">
                <h2 id="games">{t('credits.games')}</h2>
                {games.map(g => <GamePeople key={g.id} game={g.id} />)}
            </section>
            <section aria-labelledby="icons">
                <h2 id="icons">{t('credits.icons')}</h2>
                <p>{t('credits.icons-about', ICON_LICENCE.name)} {iconAuthors.join(', ')}.</p>
                <p class="links">
                    <a href="https://game-icons.net" rel="noopener">{'game-icons.net'}</a>
                    <a href={ICON_LICENCE.at} rel="noopener license">{ICON_LICENCE.name}</a>
                </p>
            </section>
            <Works id="fonts" title={t('credits.fonts')} works={fonts} />
            <Works id="software" title={t('credits.software')} works={software} />
        </div>
    );
}

function GamePeople({ game }: { game: string }) {
    const words = useWords(game);
    const people = gamePeople[game];
    return people === undefined ? null : (
        <>
            <h3>{gameTitle(words, game)}</h3>
            <dl>{people.map(([part, names]) => <div key={part}><dt>{t(part)}</dt><dd>{names}</dd></div>)}</dl>
        </>
    );
}

function Works({ id, title, works }: { id: string; title: string; works: Work[] }) {
    return (
        <section aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <dl>
                {works.map(w => (
                    <div key={w.name}>
                        <dt><a href={w.at} rel="noopener">{w.name}</a></dt>
                        <dd>{t(w.about)} <small>{w.licence}</small></dd>
                    </div>
                ))}
            </dl>
        </section>
    );
}
