// What happened, in words, and beside it what was said.
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useKey } from '../lib/keys';
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import { Chat } from './Chat';
import { useTable } from './context';
import { EventLine, EventSentence } from './EventLine';
import { useFollowing } from './following';
import { sinceMyTurn, stepsOf, turnReader } from './lastTurn';
import { groupLog, type LogGroup } from './logGroups';

type Side = 'log' | 'chat';

const RECENT = 24;            // groups; what is older is drawn when it is asked for

/** `onCall`: the key L asks for it, and it may be out of sight. */
export function LogPanel({ onCall }: { onCall: () => void }) {
    const { feed, seat } = useTable();
    const [side, setSide] = useState<Side>('log');
    const [muted, setMuted] = useState<number[]>([]);
    const lines = feed.chat.filter(l => !muted.includes(l.seat));
    useKey('l', () => {
        onCall();
        setSide('log');
        requestAnimationFrame(() => document.querySelector<HTMLElement>('#side-log-lines .talk-lines')?.focus());
    });
    const unread = useUnread(lines.filter(l => l.seat !== seat && l.plan === undefined).length, side === 'chat');
    return (
        <section class="talk">
            <div class="talk-sides"><div role="tablist">
                <SideTab name="log" side={side} onPick={setSide}>{t('table.log')}</SideTab>
                <SideTab name="chat" side={side} onPick={setSide}>
                    {t('table.chat')}
                    {unread > 0 && <span class="unread" title={t('talk.unread', unread)}>{unread}</span>}
                </SideTab>
            </div><SinceMyTurn /></div>
            {side === 'log' ? <Log /> : <Chat lines={lines} muted={muted} onMuted={setMuted} />}
        </section>
    );
}

/** Tells what happened since one's own last turn. */
function SinceMyTurn() {
    const { session, stage, scene, feed: { seat } } = useTable();
    const log = useStore(session.journal.log);
    const told = useMemo(() => {
        const events = log.map(l => l.event);
        const { from, to } = sinceMyTurn(events, seat, turnReader(session.info(), stage.frame.view));
        const told = events.slice(from, to);
        return { events: told, steps: stepsOf(session.director.past, told, events.length - to) };
    }, [log, seat, scene, stage.frame, stage.playing]);
    return told.events.length === 0 || stage.playing || stage.frame.over || session.past ? null : (
        <button type="button" class="last-turn" onClick={() => session.journal.recap.set(told)}>
            <Icon name="gi:backward-time" size={15} /> {t('talk.since')}
        </button>
    );
}

/** How many lines came while nobody looked; what was there on arrival counts as read. */
function useUnread(count: number, looking: boolean): number {
    const [read, setRead] = useState(count);
    useEffect(() => {
        if (looking || read > count)
            setRead(count);
    }, [looking, count]);
    return looking ? 0 : Math.max(0, count - read);
}

interface SideTabProps {
    name: Side;
    side: Side;
    onPick: (side: Side) => void;
    children: preact.ComponentChildren;
}

function SideTab({ name, side, onPick, children }: SideTabProps) {
    const other: Side = name === 'log' ? 'chat' : 'log';
    const move = (e: KeyboardEvent) => {
        if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight')
            return;
        onPick(other);
        document.getElementById(`side-${other}`)?.focus();
    };
    return (
        <button type="button" role="tab" id={`side-${name}`} aria-selected={side === name} aria-controls={`side-${name}-lines`}
            tabIndex={side === name ? 0 : -1} onClick={() => onPick(name)} onKeyDown={move}>
            {children}
        </button>
    );
}

function Log() {
    const { session, scene, words } = useTable();
    const log = useStore(session.journal.log), untold = useStore(session.director.untold);
    // What has not been shown yet is not told either.
    const entries = useMemo(() => untold === 0 ? log : log.slice(0, -untold), [log, untold]);
    const { ref, follows, onScroll, toEnd } = useFollowing(entries.length);
    const [shown, show] = useState(RECENT);
    const all = useMemo(() => groupLog(entries, scene), [entries, scene]);
    const groups = useMemo(() => all.slice(-shown), [all, shown]);
    // Drawn again only for new lines or another language, not with every step of an animation.
    const lines = useMemo(() => groups.map(g => <Group key={g.head?.number ?? -1} group={g} />), [groups, words]);
    return (
        <div class="talk-body" role="tabpanel" id="side-log-lines" aria-labelledby="side-log">
            <div class="talk-lines" ref={ref} onScroll={onScroll} onKeyDown={walkRules} tabIndex={0} role="log" aria-label={t('table.log')}
                aria-live={entries.length === 0 ? 'off' : 'polite'} aria-relevant="additions">
                {groups.length < all.length &&
                    <button type="button" class="earlier" onClick={() => show(shown + RECENT)}>{t('talk.earlier')}</button>}
                {lines}
            </div>
            {entries.length === 0 && <p class="quiet">{t('talk.nothing-yet')}</p>}
            {!follows && <button type="button" class="newest" onClick={toEnd}>{t('talk.newest')} ↓</button>}
        </div>
    );
}

/** Rules in the log are no stops for Tab: the arrow keys go from one to the next, from the newest on. */
function walkRules(e: TargetedKeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (step === undefined)
        return;
    const all = [...e.currentTarget.querySelectorAll<HTMLElement>('.rule-id')], at = all.indexOf(document.activeElement as HTMLElement);
    (at < 0 ? all.at(-1) : all[at + step])?.focus();
    e.preventDefault();
}

function Group({ group: { head, lines } }: { group: LogGroup }) {
    return (
        <div class="log-group">
            {head !== null && <h2><EventSentence event={head.event} /></h2>}
            {lines.length > 0 && <ul>{lines.map(l => <li key={l.number}><EventLine line={l} /></li>)}</ul>}
        </div>
    );
}
