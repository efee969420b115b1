// What a list of matches says about one of them.
import type { Lang, MatchRow } from '../../net/protocol';
import { pageSentences, t, type Sentence } from '../../text/pages';

export function botName(bot: string): string {
    const key = `bot.${bot}`;
    return key in pageSentences ? t(key as Sentence) : bot;
}

/** How a level plays and how strong it is: "Thinks ahead … Beats Normal in 7 of 10 matches." */
export function botAbout(bot: string, bots: string[], levels: Record<string, number>): string {
    const about = `bot.${bot}.about`, below = bots[bots.indexOf(bot) - 1], beats = levels[bot];
    return [...about in pageSentences ? [t(about as Sentence)] : [],
        ...below !== undefined && beats !== undefined ? [t('bot.beats', botName(below), Math.round(beats / 10))] : []].join(' ');
}

/** Who sits there; `mine` is my own seat, 0: none. */
export function seatNames(row: MatchRow, mine = row.seat ?? 0): string[] {
    return row.seats.map((s, i) => {
        if (i + 1 === mine)
            return t('table.you');
        if (s.standin !== undefined)
            return t('table.stands-in', s.standin);
        return s.kind === 'open' ? t('table.free-seat') : s.name !== '' ? s.name : t('table.guest', i + 1);
    });
}

/** Whether it waits for me. */
export function isMyTurn(row: MatchRow): boolean {
    return row.turn === true && (row.status === 'open' || row.status === 'running');
}

/** How the match stands, seen by me. */
export function standing(row: MatchRow): string {
    if (row.status === 'over')
        return t('mine.over');
    if (row.status === 'frozen')
        return t('mine.frozen');
    if (row.turn && row.seat !== undefined)
        return t('mine.your-turn');
    if (row.status === 'open')
        return t('mine.open');
    const names = seatNames(row);
    return t('mine.waits', row.seats.flatMap((s, i) => s.asked ? [names[i] ?? ''] : []).join(', '));
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];

/** "5 minutes ago", or "now". */
export function ago(at: number, lang: Lang, now = Date.now()): string {
    const seconds = Math.max(0, (now - at) / 1000);
    const [unit, length] = STEPS.find(([, s]) => seconds >= s) ?? ['second', Infinity];
    return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

/** One row for each match, my turn first, then the newest. Where this browser holds several seats none of
 * them is "me". */
export function sortMine(rows: MatchRow[]): MatchRow[] {
    const found = new Map<string, MatchRow>();
    for (const row of rows) {
        const before = found.get(row.match);
        found.set(row.match, before === undefined ? row : { ...row, seat: undefined, turn: before.turn === true || row.turn === true });
    }
    return [...found.values()].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || (b.updated ?? 0) - (a.updated ?? 0));
}
