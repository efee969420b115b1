// All answers of the match. Each leads to its moment; what followed from the current one is told below it.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '../../lib/store';
import type { Move } from '../../net/replay';
import { SeatMark } from '../../table/cards/SeatMark';
import { useTable } from '../../table/context';
import { EventLine } from '../../table/EventLine';
import { t } from '../../text/lang';
import type { Player } from './player';

export function MoveList({ player }: { player: Player }) {
    const { words } = useTable();
    const { moves, at, past } = useStore(player.state);
    const list = useRef<HTMLOListElement>(null);
    const jump = (to: number) => {
        player.pause();
        void player.go({ at: to });
    };
    useEffect(() => {
        const box = list.current;
        const now = box?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
        if (box && now)
            box.scrollTop = now.offsetTop - box.clientHeight / 3;
    }, [at, past]);
    const events = past?.events ?? [];
    // Hundreds of lines: drawn again only when the moment or the language changes.
    const lines = useMemo(() => moves.map((m, i) => (
        <li key={i}>
            <MoveButton move={m} current={i + 1 === at} onPick={() => jump(i + 1)} />
            {i + 1 === at && events.length > 0 && <ul>{events.map((e, k) => <li key={k}><EventLine event={e} /></li>)}</ul>}
        </li>
    )), [moves, at, past, words]);
    return (
        <section class="talk moves">
            <h2>{t('replay.moves')}</h2>
            <ol class="talk-lines" ref={list} tabIndex={0} aria-label={t('replay.moves')}>
                <li><button type="button" class="move" aria-current={at === 0 ? 'step' : undefined} onClick={() => jump(0)}>{t('replay.opening')}</button></li>
                {lines}
            </ol>
        </section>
    );
}

function MoveButton({ move: { seat, notation }, current, onPick }: { move: Move; current: boolean; onPick: () => void }) {
    const { words } = useTable();
    return (
        <button type="button" class="move" aria-current={current ? 'step' : undefined} onClick={onPick}>
            <SeatMark seat={seat} /> <span class="hidden-text">{words.seatName(seat)}: </span>
            {notation === 'resign' ? t('table.resign') : words.option(notation)}
        </button>
    );
}
