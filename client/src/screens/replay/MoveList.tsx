// All answers of the match. Each leads to its moment; what followed from the current one is told below it.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '../../lib/store';
import type { Move } from '../../net/replay';
import { SeatMark } from '../../table/cards/SeatMark';
import { useTable } from '../../table/context';
import { EventLine } from '../../table/EventLine';
import { linesOf } from '../../table/logGroups';
import { t } from '../../text/pages';
import type { Player } from './player';

export function MoveList({ player }: { player: Player }) {
    const { words } = useTable();
    const { moves, at, past } = useStore(player.state);
    const list = useRef<HTMLOListElement>(null);
    const jump = (to: number) => {
        player.pause();
        void player.go({ at: to });
    };
    useEffect(() => showCurrent(list.current), [at, past]);
    // On a phone the list has no height until its tab is opened.
    useEffect(() => {
        const box = list.current;
        const watch = new ResizeObserver(() => showCurrent(box));
        if (box !== null)
            watch.observe(box);
        return () => watch.disconnect();
    }, []);
    const events = past?.events ?? [];
    // Hundreds of lines: drawn again only when the moment or the language changes.
    const lines = useMemo(() => moves.map((m, i) => (
        <li key={i}>
            <MoveButton move={m} current={i + 1 === at} onPick={() => jump(i + 1)} />
            {i + 1 === at && events.length > 0 && <ul>{linesOf(events).map(l => <li key={l.number}><EventLine line={l} /></li>)}</ul>}
        </li>
    )), [moves, at, past, words]);
    return (
        <section class="talk moves">
            <h2>{t('replay.moves')}</h2>
            <ol class="talk-lines" ref={list} tabIndex={0} aria-label={t('replay.moves')}>
                <li><MoveButton current={at === 0} onPick={() => jump(0)} /></li>
                {lines}
            </ol>
        </section>
    );
}

function showCurrent(list: HTMLElement | null): void {
    const now = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && now)
        list.scrollTop = now.offsetTop - list.clientHeight / 3;
}

/** Without a move: the start of the match. */
function MoveButton({ move, current, onPick }: { move?: Move; current: boolean; onPick: () => void }) {
    return (
        <button type="button" class="move" aria-current={current ? 'step' : undefined} onClick={onPick}>
            {move === undefined ? t('replay.opening') : <MoveText move={move} />}
        </button>
    );
}

function MoveText({ move: { seat, notation } }: { move: Move }) {
    const { words } = useTable();
    return (
        <>
            <SeatMark seat={seat} /> <span class="hidden-text">{words.seatName(seat)}: </span>
            {notation === 'resign' ? t('table.resign') : words.option(notation, true)}
        </>
    );
}
