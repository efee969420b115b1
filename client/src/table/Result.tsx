// The end of a match: who won, how, the score, and where to go from here.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { saveInvites, saveSeat, savedSeats } from '../lib/storage';
import { useStore } from '../lib/store';
import { seatsWith, type FactValue } from '../net/protocol';
import { go, seatRoute } from '../route';
import { t } from '../text/lang';
import { figuresOf, seatHue } from './cards/areas';
import { Confetti } from './cards/Confetti';
import { Medallion } from './cards/Figure';
import { Modal } from './cards/Modal';
import { Score } from './cards/SeatHead';
import { SeatMark } from './cards/SeatMark';
import { thingKey } from './choices';
import { useTable, type Table } from './context';
import { decisive } from './decisive';
import { EventSentence } from './EventLine';
import { Invitations } from './Invitations';

type Outcome = 'won' | 'lost' | 'draw' | 'watched';

const EMBLEMS: Record<Outcome, string> = {
    won: 'gi:laurels-trophy', lost: 'gi:shattered-sword', draw: 'gi:scales', watched: 'gi:laurels-trophy',
};

export function ResultDialog() {
    const table = useTable();
    const [closed, close] = useState(false);
    if (closed)
        return <button type="button" class="result-again" onClick={() => close(false)}>{t('cards.result')}</button>;
    const { words, scene, stage: { frame, view } } = table;
    const outcome = outcomeOf(table);
    const ending = words.text(`ending.${frame.result?.ending}`);
    return (
        <Modal class={`result ${outcome}`} label={t('cards.result')} onClose={() => close(true)}>
            {(outcome === 'won' || outcome === 'watched') && <Confetti />}
            <div class="result-told" tabIndex={0}>
                <div class="result-emblem"><Icon name={EMBLEMS[outcome]} size={84} /></div>
                <h1>{titleOf(table, outcome)}</h1>
                <p class="ending">{ending}{view.round > 0 && <small> · {t('cards.rounds', view.round)}</small>}</p>
                <Cause />
                <ol class="standings">{standings(table).map(seat => <Standing key={seat} seat={seat} />)}</ol>
                {scene.own.Result !== undefined && <scene.own.Result />}
            </div>
            <Ways onBoard={() => close(true)} />
        </Modal>
    );
}

/** By what it ended: the last events that could have decided it. */
function Cause() {
    const { session, scene, stage: { frame } } = useTable();
    const log = useStore(session.journal.log);
    const of = scene.events.decides[frame.result?.ending ?? ''] ?? [];
    const decided = decisive(log.map(e => e.event), of);
    return decided.length === 0 ? null
        : <ul class="cause">{decided.map((event, i) => <li key={i}><EventSentence event={event} /></li>)}</ul>;
}

/** Seats of one team win together; who has resigned wins nothing alone, but with the others. */
function hasWon(table: Table, seat: number): boolean {
    const { frame, view } = table.stage;
    const team = view.seats[seat - 1]?.team ?? -1;
    return seatsWith(frame.result, 'win').some(w => w === seat || (team >= 0 && view.seats[w - 1]?.team === team));
}

function outcomeOf(table: Table): Outcome {
    const { result } = table.stage.frame;
    if (table.seat !== 0)
        return hasWon(table, table.seat) ? 'won' : result?.seats[table.seat - 1]?.outcome === 'draw' ? 'draw' : 'lost';
    return seatsWith(result, 'win').length > 0 ? 'watched' : seatsWith(result, 'draw').length > 0 ? 'draw' : 'lost';
}

function titleOf(table: Table, outcome: Outcome): string {
    if (outcome !== 'watched')
        return t(`table.${outcome}`);
    const names = seatsWith(table.stage.frame.result, 'win').map(w => table.words.seat(w));
    return names.length === 1 ? t('table.wins', names[0] ?? '') : t('cards.wins-team', names.join(' & '));
}

function points(value: FactValue | undefined): number {
    return Array.isArray(value) ? value[0] : value ?? 0;
}

/** Winners first, then by score. */
function standings(table: Table): number[] {
    const { scene, stage: { view } } = table;
    const rank = (seat: number) => (hasWon(table, seat) ? 1e6 : 0) + (scene.seats.standing?.(view, seat) ?? points(scene.seats.look(view, seat).score?.value));
    return view.seats.map((_, i) => i + 1).sort((a, b) => rank(b) - rank(a));
}

function Standing({ seat }: { seat: number }) {
    const table = useTable();
    const { words, scene, stage: { view } } = table;
    const { score } = scene.seats.look(view, seat);
    const figures = figuresOf(table, seat), [figure, ...more] = figures;
    return (
        <li style={{ '--hue': seatHue(seat) }}>
            <SeatMark seat={seat} size={16} />
            <b>{words.seat(seat)}</b>
            {figure !== undefined && more.length === 0 && <span class="standing-as">{words.title(figure.kind, figure.id)}</span>}
            {hasWon(table, seat) && <Icon name="gi:laurel-crown" size={24} class="crown" title={t('cards.winner')} />}
            <span class="standing-figures">{figures.map(f => (
                <span key={thingKey(f)} title={words.title(f.kind, f.id)}><Medallion item={f} size={34} /></span>
            ))}</span>
            {score !== undefined && !Array.isArray(score.value) && <small aria-hidden>{words.fact(score.fact)}</small>}
            {score !== undefined && <Score value={score.value} title={words.fact(score.fact)} />}
        </li>
    );
}

function Ways({ onBoard }: { onBoard: () => void }) {
    const { feed, session, seat, words } = useTable();
    const [wanted, want] = useState(false);
    const next = feed.rematch;
    const absent = next?.invites ?? [];
    const enter = () => {
        if (next === null)
            return;
        // Who shares a screen has kept it already, together with the other seats.
        if (!savedSeats().some(s => s.match === next.match && s.seat === next.seat))
            saveSeat({ match: next.match, game: feed.game, seat: next.seat, key: next.key, at: Date.now() });
        go(seatRoute(next.match));
    };
    // Who asked for it goes there at once, unless somebody has to be invited first; the others are asked.
    useEffect(() => {
        if (next !== null && absent.length > 0)
            saveInvites({ match: next.match, invites: absent });
        else if (wanted)
            enter();
    }, [wanted, next]);
    const ask = () => {
        want(true);
        void session.feed.rematch().then(asked => asked || want(false));
    };
    return (
        <>
            {feed.problem !== '' && <p class="problem" role="alert">{feed.problem}</p>}
            {next !== null && absent.length > 0 && <section class="rematch-invites" aria-label={t('table.invite')}>
                <p>{t('table.rematch-absent')}</p>
                <Invitations kept={{ match: next.match, invites: absent }} words={words} seats={[]} />
            </section>}
            <div class="ways">
                {seat > 0 && <button type="button" class="go" onClick={next === null ? ask : enter}>
                    {t(next === null ? 'table.rematch' : 'table.rematch-open')}
                </button>}
                <button type="button" onClick={() => go({ at: 'replay', match: feed.match })}>{t('table.replay')}</button>
                <button type="button" onClick={onBoard}>{t('cards.see-board')}</button>
                <button type="button" onClick={() => go({ at: 'start' })}>{t('table.leave')}</button>
            </div>
        </>
    );
}
