// A list of matches: the game's coin, who plays, how it stands, and what one can do.
import type { ComponentChildren } from 'preact';
import { coverOf, styleOf } from '../../games/cover';
import { Icon } from '../../lib/Icon';
import type { MatchRow } from '../../net/protocol';
import { useLang } from '../../text/lang';
import { t } from '../../text/pages';
import { gameTitle, useWords } from './game';
import { ago, isMyTurn, seatNames, standing } from './rows';

interface Props {
    rows: MatchRow[] | null;      // null: not known yet
    empty: ComponentChildren;
    does: (row: MatchRow) => ComponentChildren;
    below?: (row: MatchRow) => ComponentChildren;
}

export function MatchList({ rows, empty, does, below }: Props) {
    if (rows === null)
        return <p class="page-quiet">{t('app.loading')}</p>;
    if (rows.length === 0)
        return <>{empty}</>;
    return <ul class="match-list">{rows.map(r => <Row key={r.match} row={r} does={does(r)} below={below?.(r)} />)}</ul>;
}

function Row({ row, does, below }: { row: MatchRow; does: ComponentChildren; below?: ComponentChildren }) {
    const lang = useLang();
    const words = useWords(row.game);
    return (
        <li class={`match-row ${styleOf(row.game)}`} data-match={row.match} data-turn={isMyTurn(row)} data-status={row.status}>
            <span class="game-coin"><Icon name={coverOf(row.game).emblem} size={26} /></span>
            <div class="match-words">
                <p class="match-title">{gameTitle(words, row.game)}</p>
                <p>{seatNames(row).join(' · ')}</p>
                <p class="match-state">{standing(row)}{row.updated !== undefined && <small>{ago(row.updated, lang)}</small>}</p>
            </div>
            <div class="match-does">{does}</div>
            {below}
        </li>
    );
}

/** A friendly word where nothing is yet. */
export function Empty({ icon, children }: { icon: string; children: ComponentChildren }) {
    return (
        <div class="empty-note">
            <Icon name={icon} size={44} />
            <div>{children}</div>
        </div>
    );
}
