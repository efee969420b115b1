// One game on the start page, and the quickest way into it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { coverOf, styleOf } from '../../games/cover';
import { Icon } from '../../lib/Icon';
import { writeStored, readStored } from '../../lib/storage';
import { either, isNumber, isText, mapOf, maybe, shape } from '../../lib/shape';
import { settings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import { socket } from '../../net/main';
import { createMatch, type OptionValues, type SeatWish } from '../../net/matches';
import type { GameInfo } from '../../net/protocol';
import { go, seatRoute, writeRoute, type Route } from '../../route';
import { t } from '../../text/pages';
import { Fan } from './Fan';
import { gameTitle, useWords } from './game';
import { Options } from './OptionFields';
import { changedOptions } from './options';
import { botAbout, botName } from './rows';
import { useAttempt } from './useAttempt';

/** What was played last, to play it again with one click. */
interface Quick {
    bot: string;
    seats: number;
    options: OptionValues;
}

const isQuick = shape<Partial<Quick>>({ bot: maybe(isText), seats: maybe(isNumber), options: maybe(mapOf(either(isText, isNumber))) });

/** "2 or 4", or "2–10" where they follow one another. */
export function seatNumbers(seats: number[]): string {
    const all = seats.length > 2 && seats.every((n, i) => i === 0 || n === seats[i - 1]! + 1);
    return all ? `${seats[0]}–${seats.at(-1)}` : seats.join(` ${t('start.or')} `);
}

function readQuick(info: GameInfo, bots: string[]): Quick {
    const kept = readStored(`quick.${info.id}`, isQuick, {});
    const bot = [kept.bot, 'easy'].find(b => b !== undefined && bots.includes(b)) ?? bots[0] ?? '';
    const seats = info.seats.find(n => n === kept.seats) ?? info.seats.find(n => n === coverOf(info.id).seats) ?? info.seats[0] ?? 2;
    return { bot, seats, options: changedOptions(info, kept.options ?? {}) };
}

export function GameCard({ info }: { info: GameInfo }) {
    const words = useWords(info.id);
    const cover = coverOf(info.id);
    const title = gameTitle(words, info.id);
    return (
        <article class={`game-card ${styleOf(info.id)}`} aria-labelledby={`game-${info.id}`}>
            <div class="game-art">
                <Icon name={cover.emblem} size={420} class="game-shade" />
                <Fan game={info.id} words={words} />
            </div>
            <div class="game-words">
                <h2 id={`game-${info.id}`}><span class="game-coin"><Icon name={cover.emblem} size={34} /></span>{title}</h2>
                <p class="game-facts">
                    <span><Icon name="gi:meeple-group" /> {t('start.seats', seatNumbers(info.seats))}</span>
                    <span><Icon name="gi:sands-of-time" /> {t('start.minutes', ...cover.minutes)}</span>
                </p>
                <p class="game-about">{words.text(`game.${info.id}.about`)}</p>
                <PlayNow info={info} />
                <nav class="game-ways" aria-label={title}>
                    <Way to={{ at: 'screen', game: info.id }} icon="gi:round-table">{t('start.screen')}</Way>
                    <Way to={{ at: 'friends', game: info.id }} icon="gi:three-friends">{t('start.friends')}</Way>
                    <Way to={{ at: 'rules', game: info.id }} icon="gi:open-book">{t('app.rules')}</Way>
                </nav>
            </div>
        </article>
    );
}

function Way({ to, icon, children }: { to: Route; icon: string; children: ComponentChildren }) {
    return <a class="button" href={writeRoute(to)}><Icon name={icon} /> {children}</a>;
}

function PlayNow({ info }: { info: GameInfo }) {
    const words = useWords(info.id);
    const bots = useStore(socket.welcome)?.bots ?? [];
    const connected = useStore(socket.state) === 'open';
    const [quick, setQuick] = useState(() => readQuick(info, bots));
    const { busy, problem, begin } = useAttempt();
    const change = (part: Partial<Quick>) => {
        const next = { ...quick, ...part };
        setQuick(next);
        writeStored(`quick.${info.id}`, next);
    };
    const play = async () => {
        const others = Array.from({ length: quick.seats - 1 }, (): SeatWish => `bot:${quick.bot}`);
        const { match } = await createMatch({ game: info.id, seats: ['me', ...others], options: changedOptions(info, quick.options),
            name: settings.get().name || t('start.guest') });
        go(seatRoute(match));
    };
    return (
        <div class="play-now">
            <div class="play-row">
                <button type="button" class="go" disabled={busy || !connected} onClick={() => begin(play)}>
                    <Icon name="gi:crossed-swords" size={22} /> {t('start.play')}
                </button>
                {quick.seats > 1 && <label>
                    <span>{t('start.level')}</span>
                    <select name="bot" value={quick.bot} onChange={e => change({ bot: e.currentTarget.value })}>
                        {bots.map(b => <option key={b} value={b}>{botName(b)}</option>)}
                    </select>
                </label>}
                {info.seats.length > 1 && <label>
                    <span>{t('start.number')}</span>
                    <select name="seats" value={quick.seats} onChange={e => change({ seats: Number(e.currentTarget.value) })}>
                        {info.seats.map(n => <option key={n} value={n}>{n}</option>)}
                    </select>
                </label>}
            </div>
            {quick.seats > 1 && <p class="bot-about" role="status">{botAbout(quick.bot, bots, info.levels)}</p>}
            {problem !== '' && <p class="problem" role="alert">{problem}</p>}
            <Options info={info} words={words} values={quick.options} onChange={options => change({ options })} />
        </div>
    );
}
