// All that is no table: one page each, under the same head.
import { Icon } from '../lib/Icon';
import { LangSwitch } from '../lib/LangSwitch';
import { writeRoute, type Route } from '../route';
import { t } from '../text/pages';
import { Credits } from './Credits';
import { Friends } from './Friends';
import { JoinScreen } from './JoinScreen';
import { Lobby } from './Lobby';
import { MyMatches } from './MyMatches';
import { HotSeatStart } from './HotSeatStart';
import { NotFound } from './parts/NotFound';
import { Replays } from './Replays';
import { RulesScreen } from './RulesScreen';
import { Start } from './Start';

export function Pages({ at }: { at: Route }) {
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
            <main id="content" tabIndex={-1}><Content at={at} /></main>
            <footer class="foot"><a href={writeRoute({ at: 'credits' })}>{t('app.credits')}</a></footer>
        </div>
    );
}

function Content({ at }: { at: Route }) {
    switch (at.at) {
    case 'start': return <Start />;
    case 'friends': return <Friends game={at.game} />;
    case 'screen': return <HotSeatStart game={at.game} />;
    case 'join': return <JoinScreen match={at.match} invite={at.key} />;
    case 'lobby': return <Lobby />;
    case 'mine': return <MyMatches />;
    case 'replays': return <Replays />;
    case 'rules': return <RulesScreen game={at.game} rule={at.rule} />;
    case 'credits': return <Credits />;
    default: return <NotFound />;
    }
}
