// A finished match once more: the same table, but time goes where one likes.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { styleOf } from '../games/cover';
import type { Scene } from '../games/scene';
import { savedSeats } from '../lib/storage';
import { LangSwitch } from '../lib/LangSwitch';
import { useStore } from '../lib/store';
import { useOpened } from '../lib/useOpened';
import type { Door, Feed } from '../net/feed';
import { gameInfo, socket } from '../net/main';
import { seatsWith, type Item, type Result } from '../net/protocol';
import { writeRoute } from '../route';
import { Board } from '../table/Board';
import { Brand } from '../table/Brand';
import { CardZoom } from '../table/cards/zoom';
import { TableContext, useTable, type Table } from '../table/context';
import { DraftTable } from '../table/Draft';
import { Followed } from '../table/Followed';
import { Hand } from '../table/Hand';
import { RulePanel } from '../table/RulePanel';
import { RulesLink } from '../table/RulesLink';
import { SeatPanels } from '../table/SeatPanels';
import { NOTHING, Session } from '../table/session';
import { SeatStrip } from '../table/SeatStrip';
import { SidePanels } from '../table/SidePanels';
import { StackPanel } from '../table/StackPanel';
import { Tabs, type Tab } from '../table/Tabs';
import { TurnPanel } from '../table/TurnPanel';
import { matClasses } from '../table/mats';
import { catalogue } from '../text/catalogue';
import { useLang } from '../text/lang';
import { t } from '../text/pages';
import { Words } from '../text/words';
import { Controls } from './replay/Controls';
import { MoveList } from './replay/MoveList';
import { ReplayDirector } from './replay/director';
import { Player } from './replay/player';

/** With the key of a seat or of a spectator, if this browser has one. */
function doorTo(match: string): Door {
    const seats = savedSeats().filter(s => s.match === match);
    const kept = seats.find(s => s.seat > 0) ?? seats[0];
    return { match, key: kept?.key, watch: kept === undefined || kept.seat === 0 };
}

export function ReplayScreen({ match }: { match: string }) {
    const door = useMemo(() => doorTo(match), [match]);
    return <Followed door={door} by={Opened} />;
}

function Opened({ feed, scene }: { feed: Feed; scene: Scene }) {
    const player = useOpened(() => {
        const { game } = feed.state.get();
        const info = () => gameInfo(game), director = new ReplayDirector(scene, info);
        return new Player(new Session(feed, scene, info, director), director);
    }, [feed, scene]);
    return player === null ? <p class="waiting">{t('app.loading')}</p> : <Replay player={player} />;
}

function Replay({ player }: { player: Player }) {
    const { session } = player;
    const lang = useLang();
    const state = useStore(player.state);
    const feed = useStore(session.feed.state);
    const stage = useStore(session.director.stage);
    const texts = useStore(catalogue(feed.game));
    useStore(socket.welcome);
    const [zoomed, zoom] = useState<Item | null>(null);
    const [rule, showRule] = useState<string | null>(null);
    const [tab, setTab] = useState<Tab | null>(null);
    const { scene } = session;
    const people = stage?.frame.people;
    const words = useMemo(() => new Words(texts, lang, gameInfo(feed.game), people ?? []), [texts, lang, feed.game, people]);
    if (state.status === 'failed')
        return <p class="waiting" role="alert">{t('replay.failed', state.problem)}</p>;
    if (state.status === 'running')
        return <p class="waiting">{t('replay.running')} <TableLink match={feed.match} /></p>;
    if (stage === null || texts === null)
        return <p class="waiting">{t('app.loading')}</p>;
    words.figures = (stage.next ?? stage.frame).view;
    words.around = { view: stage.view, called: session.scene.board.called };
    const table: Table = { session, feed: { ...feed, seat: state.eyes }, stage, scene, words, seat: state.eyes,
        open: NOTHING, onMats: new Map(), picked: [], considered: null, preview: null, zoom, showRule };
    const drafts = stage.view.areas.some(a => scene.place(a) === 'draft');
    return (
        <TableContext.Provider value={table}>
            <div class={`table replay ${styleOf(feed.game)} ${scene.seats.mood(stage.view)} ${drafts ? 'drafting' : ''} ${matClasses(table)}`} data-tab={tab ?? ''} data-replay={feed.match}
                data-at={state.at} data-v={stage.frame.v} data-ready={!stage.playing}>
                <ReplayBar><Tabs tab={tab} onTab={setTab} /></ReplayBar>
                <aside class="left" aria-label={t('table.tab.seats')}><SeatPanels /></aside>
                <main class="mid" id="content" tabIndex={-1}>{!drafts && <SeatStrip />}{drafts ? <DraftTable /> : <Board />}</main>
                <aside class="right" aria-label={t('table.tab.side')}>
                    <div class="beside">
                        <TurnPanel />
                        <StackPanel />
                        <SidePanels />
                    </div>
                    <MoveList player={player} />
                </aside>
                <footer class="bottom">
                    <StackPanel strip />
                    <Controls player={player} />
                    <Hand />
                </footer>
                {zoomed !== null && <CardZoom item={zoomed} onClose={() => zoom(null)} />}
                {rule !== null && <RulePanel id={rule} onClose={() => showRule(null)} />}
            </div>
        </TableContext.Provider>
    );
}

function endOf(result: Result, names: (seats: number[]) => string): string {
    const winners = seatsWith(result, 'win');
    return winners.length > 0 ? t('table.wins', names(winners)) : t(seatsWith(result, 'draw').length > 0 ? 'table.draw' : 'table.all-lost');
}

function ReplayBar({ children }: { children: ComponentChildren }) {
    const { feed, stage, words } = useTable();
    const { round } = stage.frame.view;
    const { result } = stage.frame;
    const names = (seats: number[]) => seats.map(n => words.seatName(n)).join(', ');
    return (
        <header class="top table-top">
            <Brand />
            <h1 class="where" title={round === 0 ? t('table.set-up') : t('table.round', round)}>
                <span class="game-name">{words.text(`game.${feed.game}`) ?? feed.game} · {t('table.to-replay')} · </span>
                {round === 0 ? t('table.set-up') : t('table.round', round)}
                {result !== undefined && <b> · {endOf(result, names)}</b>}
            </h1>
            <span class="space" />
            <nav aria-label={t('app.name')}>
                <RulesLink game={feed.game} />
                <TableLink match={feed.match} />
            </nav>
            <LangSwitch />
            {children}
        </header>
    );
}

function TableLink({ match }: { match: string }) {
    return <a class="button" href={writeRoute({ at: 'match', match })}>{t('replay.to-table')}</a>;
}
