// Playing with friends: seats, clock and options, then the invitations.
import { useEffect, useState } from 'preact/hooks';
import { keepInvites, type KeptInvites } from '../lib/kept';
import { setSettings, settings } from '../lib/settings';
import { useStore } from '../lib/store';
import { Feed } from '../net/feed';
import { socket } from '../net/main';
import { createMatch, type OptionValues, type SeatWish } from '../net/matches';
import type { Created, GameInfo } from '../net/protocol';
import { go, type Route } from '../route';
import { SeatMark } from '../table/cards/SeatMark';
import { t } from '../text/lang';
import { botName, changedOptions, useWords } from './parts/game';
import { Invitations } from './parts/Invitations';
import { NameField } from './parts/NameField';
import { OptionFields } from './parts/OptionFields';
import { SeatCount, SetUpHead } from './parts/SetUpHead';
import { Submit } from './parts/Submit';
import { useAttempt } from './parts/useAttempt';
import { WithGame } from './parts/WithGame';

export function Friends({ game }: { game: string }) {
    return <WithGame key={game} game={game}>{info => <FriendsOf info={info} />}</WithGame>;
}

function FriendsOf({ info }: { info: GameInfo }) {
    const [created, setCreated] = useState<Created | null>(null);
    const done = (c: Created) => {
        keepInvites({ match: c.match, invites: c.invites, watch: c.watch });
        if (c.invites.length === 0)
            go(tableOf(c), true);
        else
            setCreated(c);
    };
    return created === null ? <FriendsForm info={info} onCreated={done} /> : <TableIsSet info={info} created={created} />;
}

/** Who opened a table without sitting down watches. */
function tableOf(c: Created): Route {
    return c.key === undefined ? { at: 'watch', match: c.match, key: c.watch } : { at: 'match', match: c.match };
}

const CLOCKS = [0, 5, 15, 30, 60];            // minutes a seat

/** One person sits down here; the seat that had been mine is free again. */
export function chooseSeat(seats: SeatWish[], at: number, wish: SeatWish): SeatWish[] {
    return seats.map((s, i) => i === at ? wish : wish === 'me' && s === 'me' ? 'open' : s);
}

function seatsFor(n: number, before: SeatWish[]): SeatWish[] {
    return Array.from({ length: n }, (_, i) => before[i] ?? (i === 0 ? 'me' : 'open'));
}

function FriendsForm({ info, onCreated }: { info: GameInfo; onCreated: (c: Created) => void }) {
    const words = useWords(info.id);
    const [seats, setSeats] = useState(() => seatsFor(info.seats[0] ?? 2, []));
    const [options, setOptions] = useState<OptionValues>({});
    const [name, setName] = useState(settings.get().name);
    const [minutes, setMinutes] = useState(0);
    const [listed, setListed] = useState(false);
    const attempt = useAttempt();
    const create = async () => {
        setSettings({ name: name.trim() });
        onCreated(await createMatch({ game: info.id, seats, options: changedOptions(info, options), listed,
            clock: minutes === 0 ? undefined : minutes * 60, name: name.trim() || t('start.guest') }));
    };
    return (
        <form class="set-up" onSubmit={e => { e.preventDefault(); attempt.begin(create); }}>
            <SetUpHead game={info.id} words={words} title={t('set-up.friends')}>{t('set-up.friends-about')}</SetUpHead>
            <div class="set-up-parts">
                <fieldset>
                    <legend>{t('start.number')}</legend>
                    <SeatCount counts={info.seats} value={seats.length} label={t('start.number')} onChange={n => setSeats(seatsFor(n, seats))} />
                    <ol class="seat-list">
                        {seats.map((wish, i) => (
                            <li key={i}>
                                <SeatMark seat={i + 1} />
                                <SeatChoice label={words.seat(i + 1)} value={wish} onChange={w => setSeats(chooseSeat(seats, i, w))} />
                            </li>
                        ))}
                    </ol>
                    <NameField value={name} onChange={setName} />
                </fieldset>
                <fieldset>
                    <legend>{t('set-up.table')}</legend>
                    <label class="form-field">
                        <span>{t('set-up.clock')}</span>
                        <select name="clock" value={minutes} onChange={e => setMinutes(Number(e.currentTarget.value))}>
                            {CLOCKS.map(m => <option key={m} value={m}>{m === 0 ? t('set-up.clock-none') : t('set-up.clock-minutes', m)}</option>)}
                        </select>
                    </label>
                    <label class="form-check">
                        <input type="checkbox" name="listed" checked={listed} onChange={e => setListed(e.currentTarget.checked)} />
                        <span>{t('set-up.listed')}<small>{t('set-up.listed-about')}</small></span>
                    </label>
                    <h2>{t('start.options')}</h2>
                    <OptionFields info={info} words={words} values={options} onChange={setOptions} />
                </fieldset>
            </div>
            <Submit attempt={attempt} label={t('set-up.create')} />
        </form>
    );
}

function SeatChoice({ label, value, onChange }: { label: string; value: SeatWish; onChange: (wish: SeatWish) => void }) {
    const bots = useStore(socket.welcome)?.bots ?? [];
    return (
        <label class="form-field">
            <span>{label}</span>
            <select value={value} onChange={e => onChange(e.currentTarget.value as SeatWish)}>
                <option value="me">{t('set-up.me')}</option>
                <option value="open">{t('set-up.open')}</option>
                {bots.map(b => <option key={b} value={`bot:${b}`}>{t('set-up.bot', botName(b))}</option>)}
            </select>
        </label>
    );
}

/** The invitations, and who has come already. */
function TableIsSet({ info, created }: { info: GameInfo; created: Created }) {
    const words = useWords(info.id);
    const [feed, setFeed] = useState<Feed | null>(null);
    useEffect(() => {
        const { match, key, watch } = created;
        const f = new Feed(socket, key === undefined ? { match, key: watch, watch: true } : { match, key });
        setFeed(f);
        return () => f.close();
    }, [created.match]);
    return (
        <div class="set-up narrow">
            <SetUpHead game={info.id} words={words} title={t('invite.title')}>{t('invite.about')}</SetUpHead>
            {feed !== null && <Coming feed={feed} kept={{ match: created.match, invites: created.invites, watch: created.watch }} game={info.id} />}
            <p class="acts"><button type="button" class="go" onClick={() => go(tableOf(created), true)}>{t('invite.to-table')}</button></p>
        </div>
    );
}

function Coming({ feed, kept, game }: { feed: Feed; kept: KeptInvites; game: string }) {
    const words = useWords(game);
    const { frame } = useStore(feed.state);
    return <Invitations kept={kept} words={words} seats={frame?.people ?? []} />;
}
