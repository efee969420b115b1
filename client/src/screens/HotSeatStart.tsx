// Playing at one screen: who sits where, by name, and which seats bots take.
import { useState } from 'preact/hooks';
import { writeStored, saveSeat, readStored } from '../lib/storage';
import { isText, listOf } from '../lib/shape';
import { useStore } from '../lib/store';
import { socket } from '../net/main';
import { createMatch, type OptionValues } from '../net/matches';
import type { GameInfo } from '../net/protocol';
import { go } from '../route';
import { SeatMark } from '../table/cards/SeatMark';
import { t } from '../text/pages';
import type { Words } from '../text/words';
import { useWords } from './parts/game';
import { NAME_LENGTH } from './parts/NameField';
import { Options } from './parts/OptionFields';
import { changedOptions } from './parts/options';
import { botName } from './parts/rows';
import { wishesOf, type Guest } from './parts/seating';
import { SeatCount, SetUpHead } from './parts/SetUpHead';
import { Submit } from './parts/Submit';
import { useAttempt } from './parts/useAttempt';
import { WithGame } from './parts/WithGame';

export function HotSeatStart({ game }: { game: string }) {
    return <WithGame key={game} game={game}>{info => <HotSeatStartOf info={info} />}</WithGame>;
}

function guestsFor(n: number, before: Guest[]): Guest[] {
    const names = readStored('names', listOf(isText), []);
    return Array.from({ length: n }, (_, i) => before[i] ?? { bot: '', name: names[i] ?? '' });
}

async function openTable(info: GameInfo, guests: Guest[], options: OptionValues, words: Words): Promise<string> {
    const seats = wishesOf(guests);
    const called = (seat: number) => guests[seat - 1]?.name.trim() || words.guest(seat);
    const name = called(seats.indexOf('me') + 1);
    const { match, seat, key, invites } = await createMatch({ game: info.id, seats, options: changedOptions(info, options), name });
    const own = key === undefined ? [] : [{ seat, key }];
    const others = invites.map(i => ({ ...i, invite: i.key }));   // used up as soon as the table is shown
    if (invites.length > 0)
        for (const s of [...own, ...others])
            saveSeat({ match, game: info.id, ...s, at: Date.now(), table: match, name: called(s.seat) });
    return match;
}

function HotSeatStartOf({ info }: { info: GameInfo }) {
    const words = useWords(info.id);
    const [guests, setGuests] = useState(() => guestsFor(info.seats[0] ?? 2, []));
    const [options, setOptions] = useState<OptionValues>({});
    const attempt = useAttempt();
    const begin = async () => {
        if (guests.every(s => s.bot !== ''))
            throw new Error(t('set-up.no-person'));
        writeStored('names', guests.map(s => s.name.trim()));
        go({ at: 'match', match: await openTable(info, guests, options, words) });
    };
    const change = (at: number, part: Partial<Guest>) => setGuests(guests.map((s, i) => i === at ? { ...s, ...part } : s));
    return (
        <form class="set-up narrow" onSubmit={e => { e.preventDefault(); attempt.begin(begin); }}>
            <SetUpHead game={info.id} words={words} title={t('set-up.screen')}>{t('set-up.screen-about')}</SetUpHead>
            <fieldset>
                <legend>{t('start.number')}</legend>
                <SeatCount counts={info.seats} value={guests.length} onChange={n => setGuests(guestsFor(n, guests))} />
                <ol class="seat-list">
                    {guests.map((s, i) => (
                        <li key={i}>
                            <SeatMark seat={i + 1} />
                            <Sits label={words.seat(i + 1)} guest={s} onChange={part => change(i, part)} />
                        </li>
                    ))}
                </ol>
            </fieldset>
            <Options info={info} words={words} values={options} onChange={setOptions} />
            <Submit attempt={attempt} label={t('set-up.start')} />
        </form>
    );
}

function Sits({ label, guest, onChange }: { label: string; guest: Guest; onChange: (part: Partial<Guest>) => void }) {
    const bots = useStore(socket.welcome)?.bots ?? [];
    return (
        <div class="seat-guest">
            <select aria-label={t('set-up.who', label)} value={guest.bot} onChange={e => onChange({ bot: e.currentTarget.value })}>
                <option value="">{t('set-up.person')}</option>
                {bots.map(b => <option key={b} value={b}>{t('set-up.bot', botName(b))}</option>)}
            </select>
            {guest.bot === '' &&
                <input aria-label={t('set-up.name-of', label)} value={guest.name} placeholder={label} maxLength={NAME_LENGTH}
                    autoComplete="off" onInput={e => onChange({ name: e.currentTarget.value })} />}
        </div>
    );
}
