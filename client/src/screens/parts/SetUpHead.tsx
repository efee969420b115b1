// The head of the pages that prepare a match: which game, and what is being prepared.
import type { ComponentChildren } from 'preact';
import { coverOf, styleOf } from '../../games/cover';
import { Icon } from '../../lib/Icon';
import { t } from '../../text/pages';
import type { Words } from '../../text/words';
import { gameTitle } from './game';

interface Props {
    game: string;
    words: Words;
    title: string;
    children: ComponentChildren;
}

export function SetUpHead({ game, words, title, children }: Props) {
    return (
        <header class={`set-up-head ${styleOf(game)}`}>
            <span class="game-coin"><Icon name={coverOf(game).emblem} size={44} /></span>
            <div>
                <p class="page-kicker">{gameTitle(words, game)}</p>
                <h1>{title}</h1>
                <p class="page-lead">{children}</p>
            </div>
        </header>
    );
}

/** How many sit at the table, where the game leaves a choice. */
export function SeatCount({ counts, value, onChange }: { counts: number[]; value: number; onChange: (n: number) => void }) {
    if (counts.length < 2)
        return null;
    return (
        <div class="seat-count" role="radiogroup" aria-label={t('start.number')}>
            {counts.map(n => (
                <label key={n}>
                    <input type="radio" name="count" value={n} checked={n === value} onChange={() => onChange(n)} />
                    <span>{n}</span>
                </label>
            ))}
        </div>
    );
}
