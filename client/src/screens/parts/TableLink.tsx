import type { MatchRow } from '../../net/protocol';
import { writeRoute } from '../../route';
import { t } from '../../text/pages';
import { isMyTurn } from './rows';

/** The way to a table this browser holds a seat at; golden where it is my turn. */
export function TableLink({ row }: { row: MatchRow }) {
    const mine = isMyTurn(row);
    const to = writeRoute({ at: 'match', match: row.match });
    return <a class={`button ${mine ? 'go' : ''}`} href={to}>{t(mine ? 'mine.play' : 'mine.look')}</a>;
}
