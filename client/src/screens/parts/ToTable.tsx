import type { MatchRow } from '../../net/protocol';
import { writeRoute } from '../../route';
import { t } from '../../text/lang';

/** The way to a table this browser holds a seat at; golden where it is my turn. */
export function ToTable({ row }: { row: MatchRow }) {
    const mine = row.turn === true && row.status !== 'over';
    const to = writeRoute({ at: 'match', match: row.match });
    return <a class={`button ${mine ? 'go' : ''}`} href={to}>{t(mine ? 'mine.play' : 'mine.look')}</a>;
}
