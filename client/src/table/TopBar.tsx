// The bar above the table: which game, whose turn, and the ways out. What lies over the table for a moment hangs here too.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { has } from '../games/facts';
import { Icon } from '../lib/Icon';
import { LangSwitch } from '../lib/LangSwitch';
import { later } from '../lib/later';
import { useRoving } from '../lib/roving';
import { useStore } from '../lib/store';
import { rememberCommitment } from '../net/proof';
import { eventKind, type GameEvent, type GameInfo } from '../net/protocol';
import { writeRoute } from '../route';
import { t } from '../text/lang';
import type { Words } from '../text/words';
import { Brand } from './Brand';
import { ChatToast } from './Chat';
import { useTable, type Table } from './context';
import { NO_PASSING } from './PassButton';
import { ProposalNote } from './Proposal';
import { RulesLink } from './RulesLink';
import { WhyPanel } from './WhyPanel';

const Recap = later(async () => (await import('./Recap')).Recap, false);

export function TopBar({ onMenu, children }: { onMenu: () => void; children: ComponentChildren }) {
    const table = useTable();
    const { session, feed, stage, words } = table;
    const over = stage.frame.over;
    const log = useStore(session.journal.log), untold = useStore(session.director.untold);
    const told = stage.playing ? toldTurn(log.slice(0, log.length - untold).map(l => l.event), session.info(), words) : undefined;
    const { waiting } = useStore(session.passing?.state ?? NO_PASSING), now = moment(table, waiting !== null, told);
    const bar = useRef<HTMLElement>(null), recap = useStore(session.journal.recap);
    useRoving(bar, '.menu');
    useEffect(() => {
        if (!over)
            rememberCommitment(feed.match, feed.commitment);
    }, [feed.match, feed.commitment, over]);
    useEscape(() => {
        session.clear();
        session.journal.recap.set(null);
    });
    return (
        <>
            <header class="top table-top" ref={bar}>
                <Brand />
                <h1 class="where" title={now}><span class="game-name">{words.text(`game.${feed.game}`) ?? feed.game} · </span>{now}</h1>
                <span class="space" />
                <nav aria-label={t('app.name')}>
                    <RulesLink game={feed.game} />
                    {over && <a class="button" href={writeRoute({ at: 'replay', match: feed.match })}>{t('table.to-replay')}</a>}
                </nav>
                <LangSwitch />
                {children}
                <button type="button" class="menu" aria-haspopup="dialog" aria-keyshortcuts="M" onClick={onMenu}>
                    <Icon name="gi:hamburger-menu" size={18} /> <span class="menu-name">{t('table.menu')}</span>
                </button>
            </header>
            {stage.frame.frozen !== undefined && <p class="frozen-note" role="status"><Icon name="gi:frozen-block" size={22} /> {stage.frame.frozen}</p>}
            <ProposalNote />
            {recap !== null && <Recap />}
            <WhyPanel over />
            <ChatToast />
        </>
    );
}

/** Whose turn of which round the log has come to: several turns may be played one after the other before the table asks again. */
export function toldTurn(told: GameEvent[], info: GameInfo | null, words: Words): { round: number | undefined; seat: number } | undefined {
    const turn = told.findLast(e => e.e === 'turn'), seat = turn === undefined ? undefined : words.seatOf(eventKind(info, turn, 0), turn.args[0]);
    const round = Number(told.findLast(e => e.e === 'round')?.args[0]);
    return seat === undefined ? undefined : { round: round > 0 ? round : undefined, seat };
}

/** "Round 4 · your turn", or that one is asked in somebody else's; not where that is passed by itself, or has been. `told`: the turn that is
 * being shown. */
export function moment({ stage: { frame, playing }, words, seat }: Pick<Table, 'stage' | 'words' | 'seat'>, passes: boolean, told?: { round: number | undefined; seat: number }): string {
    const { seats } = frame.view, round = told?.round ?? frame.view.round;
    const asked = seats.flatMap((s, i) => s.asked ? [i + 1] : []);
    const parts = [round === 0 ? t('table.set-up') : t('table.round', round)];
    if (told !== undefined && !asked.includes(told.seat))
        parts.push(told.seat === seat ? t('table.your-turn') : t('table.waits', words.player(told.seat)));
    else if (frame.frozen !== undefined)
        parts.push(t('table.frozen'));
    else if (!frame.over && asked.includes(seat)) {
        if (frame.prompt?.pass !== true || !(playing || passes))
            parts.push(t(seats.some((s, i) => i + 1 !== seat && has(s, 'active')) ? 'table.asked' : 'table.your-turn'));
    }
    else if (!frame.over && asked.length > 0)
        parts.push(t('table.waits', asked.map(n => words.player(n)).join(', ')));
    if (seat === 0)
        parts.push(t('table.watching'));
    return parts.join(' · ');
}

/** Escape lets go of everything, wherever the focus is. A window above the table has it for itself. */
function useEscape(letGo: () => void): void {
    const latest = useRef(letGo);
    latest.current = letGo;
    useEffect(() => {
        const down = (e: KeyboardEvent) => {
            if (e.key === 'Escape' && document.querySelector('dialog[open]') === null)
                latest.current();
        };
        document.addEventListener('keydown', down);
        return () => document.removeEventListener('keydown', down);
    }, []);
}
