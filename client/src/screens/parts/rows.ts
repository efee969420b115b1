// What a list of matches says about one of them.
import type { MatchRow } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Lang } from '../../net/protocol';
import { botName } from './game';

/** Who sits there; `mine` is my own seat, 0: none. */
export function seatNames(row: MatchRow, mine = row.seat ?? 0): string[] {
    return row.seats.map((s, i) => {
        if (i + 1 === mine)
            return t('table.you');
        return s.kind === 'open' ? t('table.free-seat') : s.kind === 'bot' ? t('set-up.bot', botName(s.name)) : s.name;
    });
}

/** How the match stands, seen by me. */
export function standing(row: MatchRow): string {
    if (row.status === 'over')
        return t('mine.over');
    if (row.turn)
        return t('mine.your-turn');
    if (row.status === 'open')
        return t('mine.open');
    const names = seatNames(row);
    return t('mine.waits', row.seats.flatMap((s, i) => s.asked ? [names[i] ?? ''] : []).join(', '));
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];

/** "5 minutes ago". */
export function ago(at: number, lang: Lang, now = Date.now()): string {
    const seconds = Math.max(0, (now - at) / 1000);
    const [unit, length] = STEPS.find(([, s]) => seconds >= s) ?? ['minute', 60];
    return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
