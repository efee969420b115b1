// Playing with friends: seats, clock and options, then the invitations.
import { useState } from 'preact/hooks';
import { saveInvites } from '../lib/storage';
import { setSettings, settings } from '../lib/settings';
import { useStore } from '../lib/store';
import { socket } from '../net/main';
import { createMatch, type OptionValues, type SeatWish } from '../net/matches';
import { STANDIN, type Created, type GameInfo } from '../net/protocol';
import { go } from '../route';
import { SeatMark } from '../table/cards/SeatMark';
import { useLang } from '../text/lang';
import { t } from '../text/pages';
import { useWords } from './parts/game';
import { NameField } from './parts/NameField';
import { OptionFields } from './parts/OptionFields';
import { changedOptions } from './parts/options';
import { botName } from './parts/rows';
import { chooseSeat, seatsFor } from './parts/seating';
import { SeatCount, SetUpHead } from './parts/SetUpHead';
import { Submit } from './parts/Submit';
import { tableOf, TableReady } from './parts/TableReady';
import { useAttempt } from './parts/useAttempt';
import { WithGame } from './parts/WithGame';

export function Friends({ game }: { game: string }) {
    return <WithGame key={game} game={game}>{info => <FriendsOf info={info} />}</WithGame>;
}

function FriendsOf({ info }: { info: GameInfo }) {
    const [created, setCreated] = useState<Created | null>(null);
    const done = (c: Created) => {
        saveInvites({ match: c.match, invites: c.invites, watch: c.watch });
        if (c.invites.length === 0)
            go(tableOf(c), true);
        else
            setCreated(c);
    };
    return created === null ? <FriendsForm info={info} onCreated={done} /> : <TableReady info={info} created={created} />;
}

const CLOCKS = [5, 15, 30, 60];               // minutes a seat
const ABSENCES: [unit: string, number: number, seconds: number][] =
    [['second', 30, 30], ['minute', 2, STANDIN], ['minute', 10, 600], ['hour', 1, 3600], ['day', 1, 86400], ['day', 7, 604800]];

function FriendsForm({ info, onCreated }: { info: GameInfo; onCreated: (c: Created) => void }) {
    const words = useWords(info.id);
    const [seats, setSeats] = useState(() => seatsFor(info.seats[0] ?? 2, []));
    const [options, setOptions] = useState<OptionValues>({});
    const [name, setName] = useState(settings.get().name);
    const [minutes, setMinutes] = useState(0);
    const [standin, setStandin] = useState(STANDIN);
    const [listed, setListed] = useState(false);
    const attempt = useAttempt();
    const create = async () => {
        setSettings({ name: name.trim() });
        onCreated(await createMatch({ game: info.id, seats, options: changedOptions(info, options), listed,
            clock: minutes === 0 ? undefined : minutes * 60, standin: standin === STANDIN ? undefined : standin, name: name.trim() || t('start.guest') }));
    };
    return (
        <form class="set-up" onSubmit={e => { e.preventDefault(); attempt.begin(create); }}>
            <SetUpHead game={info.id} words={words} title={t('set-up.friends')}>{t('set-up.friends-about')}</SetUpHead>
            <div class="set-up-parts">
                <fieldset>
                    <legend>{t('start.number')}</legend>
                    <SeatCount counts={info.seats} value={seats.length} onChange={n => setSeats(seatsFor(n, seats))} />
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
                    <ClockChoice value={minutes} onChange={setMinutes} />
                    <StandinChoice value={standin} onChange={setStandin} />
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

interface NumberChoice {
    value: number;
    onChange: (n: number) => void;
}

function ClockChoice({ value, onChange }: NumberChoice) {
    return (
        <label class="form-field">
            <span>{t('set-up.clock')}</span>
            <select name="clock" value={value} onChange={e => onChange(Number(e.currentTarget.value))}>
                <option value={0}>{t('set-up.clock-none')}</option>
                {CLOCKS.map(m => <option key={m} value={m}>{t('set-up.clock-minutes', m)}</option>)}
            </select>
        </label>
    );
}

/** How long somebody may be away before a bot stands in. */
function StandinChoice({ value, onChange }: NumberChoice) {
    const lang = useLang();
    return (
        <label class="form-field">
            <span>{t('set-up.standin')}</span>
            <select name="standin" value={value} onChange={e => onChange(Number(e.currentTarget.value))}>
                {ABSENCES.map(([unit, n, s]) => (
                    <option key={s} value={s}>{new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n)}</option>
                ))}
            </select>
        </label>
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
