// The table: joins a match and lays it out. On a phone the panels beside the board become tabs.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { styleOf } from '../games/cover';
import type { Scene } from '../games/scene';
import { useKey } from '../lib/keys';
import { later } from '../lib/later';
import { useNarrow } from '../lib/narrow';
import { useRoving } from '../lib/roving';
import { useStore } from '../lib/store';
import { useOpened } from '../lib/useOpened';
import type { Door, Feed } from '../net/feed';
import { gameInfo, socket } from '../net/main';
import type { Item } from '../net/protocol';
import { catalogue } from '../text/catalogue';
import { t, useLang } from '../text/lang';
import { Words } from '../text/words';
import { Barred, isBarred } from './Barred';
import { Board } from './Board';
import { CardZoom } from './cards/zoom';
import { TableContext, thingsOnMats, type Table } from './context';
import type { Stage } from './director';
import { useKeptFocus } from './focus';
import { Followed } from './Followed';
import { Hand } from './Hand';
import { LogPanel } from './LogPanel';
import type { MenuPart } from './MenuDialog';
import { useOnePress } from './onePress';
import { thingsInSight, thingsOnTable } from './onTable';
import { NO_PASSING } from './PassButton';
import { Prompt } from './Prompt';
import { SeatPanels } from './SeatPanels';
import { Session } from './session';
import { SidePanels } from './SidePanels';
import { StackPanel } from './StackPanel';
import { TurnPanel } from './TurnPanel';
import { matClasses } from './mats';
import { SeatStrip } from './SeatStrip';
import { Tabs, type Tab } from './Tabs';
import { TopBar } from './TopBar';
import { WhyPanel } from './WhyPanel';

// What is opened now and then is fetched then.
const ResultDialog = later(async () => (await import('./Result')).ResultDialog, false);
const DraftTable = later(async () => (await import('./Draft')).DraftTable, false);
const KeysDialog = later(async () => (await import('./KeysDialog')).KeysDialog);
const MenuDialog = later(async () => (await import('./MenuDialog')).MenuDialog);
const RulePanel = later(async () => (await import('./RulePanel')).RulePanel, false);

export function TableScreen({ door }: { door: Door }) {
    return <Followed door={door} by={Seat} />;
}

/** Whoever sits here may let things pass. */
function Seat({ feed, scene }: { feed: Feed; scene: Scene }) {
    const session = useOpened(() => {
        const { game } = feed.state.get();
        const s = new Session(feed, scene, () => gameInfo(game));
        return feed.door.watch === true ? s : s.sits(game);
    }, [feed, scene]);
    return session === null ? <p class="waiting">{t('app.loading')}</p> : <SessionTable session={session} />;
}

export function SessionTable({ session }: { session: Session }) {
    const windows = useWindows();
    const feed = useStore(session.feed.state);
    const table = useTableNow(session, windows);
    if (isBarred(feed))
        return <Barred feed={feed} />;
    if (table === null)
        return <p class="waiting">{t('app.loading')}</p>;
    return <TableContext.Provider value={table}><LaidTable table={table} windows={windows} /></TableContext.Provider>;
}

/** What is open above the table. */
function useWindows() {
    const [zoomed, zoom] = useState<Item | null>(null);
    const [rule, showRule] = useState<string | null>(null);
    const [menu, setMenu] = useState<MenuPart | null>(null);
    const [keys, showKeys] = useState(false);
    return { zoomed, zoom, rule, showRule, menu, setMenu, keys, showKeys };
}

type Windows = ReturnType<typeof useWindows>;

/** The table as everybody at it sees it; null: not all of it is here yet. */
function useTableNow(session: Session, { zoom, showRule }: Windows): Table | null {
    const feed = useStore(session.feed.state);
    const stage = useStore(session.director.stage);
    const picked = useStore(session.picked);
    const preview = useStore(session.forecasts.preview);
    const considered = useStore(session.considered);
    useStore(session.only);
    useStore(session.passing?.state ?? NO_PASSING);
    const texts = useStore(catalogue(feed.game));
    useStore(socket.welcome);
    const narrow = useNarrow(), words = useWords(session, stage);
    const { scene } = session, view = stage?.view;
    const onTable = useMemo(() => view === undefined ? new Set<string>() : thingsOnTable(view, scene, feed.seat), [view, scene, feed.seat]);
    if (stage === null || texts === null)
        return null;
    words.figures = (stage.next ?? stage.frame).view;
    words.around = { view: stage.frame.view, led: stage.frame.prompt?.about[0], called: scene.board.called };
    words.called = (thing, answer) => scene.turn.called?.(thing, answer, stage.frame, words);
    const whole = session.open(onTable);
    const inSight = narrow ? thingsInSight(onTable, whole.left, picked, stage.view, scene, feed.seat) : onTable;
    const open = inSight === onTable ? whole : session.open(inSight);
    const onMats = thingsOnMats(open, scene, stage.view, feed.seat);
    return { session, feed, stage, scene, words, open, onMats, picked, considered, preview, seat: feed.seat, zoom, showRule };
}

function useWords({ feed: { state }, scene }: Session, stage: Stage | null): Words {
    const lang = useLang(), { game, seat } = useStore(state), texts = useStore(catalogue(game));
    const people = stage?.frame.people, view = stage?.view;
    // What points east on a board that is turned half round points west on the screen.
    const turned = view !== undefined && scene.board.turned(view, seat) ? scene.board.opposite : undefined;
    return useMemo(() => new Words(texts, lang, gameInfo(game), people ?? [], seat, t('table.you'), turned), [texts, lang, game, people, seat, turned]);
}

/** What a seat has brought stays on the table for a while; the draft is over when the common pool is gone. */
function isDrafting({ scene, stage: { frame, view }, seat }: Table): boolean {
    return scene.board.questions?.includes(frame.prompt?.key ?? '') !== true
        && view.areas.some(a => a.owner === undefined && scene.place(a, seat) === 'draft');
}

function LaidTable({ table, windows: { setMenu, showKeys, ...windows } }: { table: Table; windows: Windows }) {
    const { session, feed, stage, scene, considered, picked } = table;
    const [tab, setTab] = useState<Tab | null>(null);
    const root = useRef<HTMLDivElement>(null), left = useRef<HTMLElement>(null);
    useOnePress(root, stage.frame.v);
    useKeptFocus(root);
    useRoving(left);
    useKey('m', () => setMenu('top'));
    useKey('?', () => showKeys(true));
    // What somebody has set out for is shown when its question is.
    const shows = considered !== null && !stage.playing;
    useEffect(() => { if (shows) session.forecasts.show(null); }, [shows]);
    // What was chosen behind a tab is shown on the board, and goes on there.
    useEffect(() => { if (considered !== null || picked.length > 0) setTab(null); }, [considered, picked]);
    const drafts = isDrafting(table);
    return (
        <div class={`table ${styleOf(feed.game)} ${scene.seats.mood(stage.view)} ${drafts ? 'drafting' : ''} ${stage.frame.frozen === undefined ? '' : 'on-hold'} ${matClasses(table)}`} data-tab={tab ?? ''}
            data-v={stage.frame.v} data-ready={!stage.playing && !feed.busy} ref={root}>
            <TopBar onMenu={() => setMenu('top')}><Tabs tab={tab} onTab={setTab} /></TopBar>
            <main class="mid" id="content" tabIndex={-1}>
                {!drafts && <SeatStrip />}
                {drafts ? <DraftTable /> : <Board />}
                {!drafts && scene.own.mats !== undefined && <scene.own.mats.Facing />}
                {scene.own.Over !== undefined && <scene.own.Over />}
            </main>
            <footer class="bottom">
                <StackPanel strip />
                <Prompt onPassing={() => setMenu('passing')} />
                <Hand />
            </footer>
            <aside class="left" aria-label={t('table.tab.seats')} ref={left}><SeatPanels /></aside>
            <aside class="right" aria-label={t('table.tab.side')}>
                <div class="beside">
                    <TurnPanel />
                    <StackPanel />
                    <SidePanels />
                </div>
                <WhyPanel />
                <LogPanel onCall={() => setTab('log')} />
            </aside>
            <OpenWindows {...windows} setMenu={setMenu} showKeys={showKeys} />
            {stage.frame.over && !stage.playing && <ResultDialog />}
        </div>
    );
}

function OpenWindows({ zoomed, zoom, rule, showRule, menu, setMenu, keys, showKeys }: Windows) {
    return (
        <>
            {zoomed !== null && <CardZoom item={zoomed} onClose={() => zoom(null)} />}
            {rule !== null && <RulePanel id={rule} onClose={() => showRule(null)} />}
            {keys && <KeysDialog onClose={() => showKeys(false)} />}
            {menu !== null && <MenuDialog part={menu} onClose={() => setMenu(null)} />}
        </>
    );
}
