// An invitation, or a free seat of the lobby: tells what for, asks for a name, sits down.
import { useEffect, useState } from 'preact/hooks';
import { saveSeat, savedSeats } from '../lib/storage';
import { setSettings, settings } from '../lib/settings';
import { useStore } from '../lib/store';
import { socket } from '../net/main';
import { findMatch, joinMatch } from '../net/matches';
import { Refusal, type MatchRow } from '../net/protocol';
import { go, seatRoute, writeRoute } from '../route';
import { t } from '../text/pages';
import { useWords } from './parts/game';
import { Empty } from './parts/MatchList';
import { NameField } from './parts/NameField';
import { seatNames } from './parts/rows';
import { SetUpHead } from './parts/SetUpHead';
import { Submit } from './parts/Submit';
import { useAttempt } from './parts/useAttempt';

type Found =
    | { at: 'looking' }
    | { at: 'row'; row: MatchRow }
    | { at: 'nothing'; listed: boolean }      // no seat; whether everybody may watch
    | { at: 'failed'; problem: string };

async function look(match: string, invite: string | undefined): Promise<Found> {
    const row = await findMatch(match, invite);
    if (row !== undefined)
        return { at: 'row', row };
    return { at: 'nothing', listed: invite !== undefined && await findMatch(match, undefined) !== undefined };
}

export function JoinScreen({ match, invite }: { match: string; invite?: string }) {
    const connected = useStore(socket.state) === 'open';
    const [found, setFound] = useState<Found>({ at: 'looking' });
    const mine = savedSeats().filter(s => s.match === match && s.seat > 0);
    // Another invitation leads to another seat, unless it opens none.
    const held = mine.some(s => invite === undefined || s.key === invite || s.invite === invite) || (found.at === 'nothing' && mine.length > 0);
    const ask = () => {
        setFound({ at: 'looking' });
        look(match, invite).then(setFound, (e: Error) => setFound({ at: 'failed', problem: e.message }));
    };
    useEffect(() => {
        if (held)
            go(seatRoute(match), true);
        else if (connected)
            ask();
    }, [match, invite, connected, held]);
    if (found.at === 'looking' || held)
        return <p class="waiting">{t('app.loading')}</p>;
    if (found.at === 'row')
        return <Invitation row={found.row} invite={invite} />;
    return (
        <div class="list-page" role="alert">
            <h1>{t('join.refused')}</h1>
            {found.at === 'failed'
                ? <Empty icon="gi:wooden-door"><p>{found.problem}</p><button type="button" onClick={ask}>{t('app.again')}</button></Empty>
                : <Refused match={match} invited={invite !== undefined} listed={found.listed} />}
        </div>
    );
}

function Refused({ match, invited, listed }: { match: string; invited: boolean; listed: boolean }) {
    return (
        <Empty icon="gi:wooden-door">
            <p>{t(invited ? 'join.bad-key' : 'join.not-listed')}</p>
            <p class="acts">
                {listed && <a class="button go" href={writeRoute({ at: 'watch', match })}>{t('lobby.watch')}</a>}
                <a class="button" href={writeRoute({ at: 'lobby' })}>{t('join.look-around')}</a>
            </p>
        </Empty>
    );
}

function Invitation({ row, invite }: { row: MatchRow; invite?: string }) {
    const words = useWords(row.game);
    const [name, setName] = useState(settings.get().name);
    const attempt = useAttempt();
    const others = savedSeats().filter(s => s.match === row.match && s.seat > 0);
    const there = invite === undefined ? undefined : row.seats[(row.seat ?? 0) - 1];
    const taken = there?.kind === 'person' ? there.name || t('table.guest', row.seat ?? 0) : undefined;
    const sit = async () => {
        await joinMatch(row, invite, taken ?? (name.trim() || t('start.guest'))).catch((e: Error) => {
            const foreign = e instanceof Refusal && e.code === 'foreign';
            throw foreign ? new Error(t(invite === undefined ? 'join.not-listed' : 'join.bad-key')) : e;
        });
        if (taken === undefined)
            setSettings({ name: name.trim() });
        // Two seats in one browser: from now on they share the screen.
        if (others.length > 0)
            savedSeats().filter(s => s.match === row.match && s.seat > 0).forEach(s => saveSeat({ ...s, table: s.match }));
        go(seatRoute(row.match), true);
    };
    return (
        <form class="set-up narrow" onSubmit={e => { e.preventDefault(); attempt.begin(sit); }}>
            <SetUpHead game={row.game} words={words} title={t(invite === undefined ? 'join.title-lobby' : 'join.title')}>
                {words.text(`game.${row.game}.about`)}
            </SetUpHead>
            <p class="join-seats">{seatNames(row, 0).join(' · ')}</p>
            {others.length > 0 && <p class="form-note">{t('join.here-already')}</p>}
            {taken === undefined ? <NameField value={name} onChange={setName} /> : <p class="form-note">{t('join.taken', taken)}</p>}
            <Submit attempt={attempt} label={taken !== undefined ? t('join.back', taken) : t(others.length > 0 ? 'join.both' : 'join.sit')}>
                {others.length > 0 && <a class="button" href={writeRoute({ at: 'match', match: row.match })}>{t('invite.to-table')}</a>}
            </Submit>
        </form>
    );
}
