// What a bot advises that thinks longer: the best answers with their chances, what that brings, how it may go on.
import { useStore } from '../lib/store';
import type { Hint } from '../net/protocol';
import { t, tenths } from '../text/lang';
import type { Words } from '../text/words';
import { useTable } from './context';

const percent = (share: number) => Math.round(100 * Math.abs(share));

/** "+0.8", "−3.0": in the mean, so with a tenth. */
const signed = (more: number) => `${more < 0 ? '−' : '+'}${tenths(Math.abs(more))}`;

/** What is otherwise after the advised answer than after the other, in words. */
function gains({ wins = 0, losses = 0, reasons = [] }: Hint, words: Words): string[] {
    const ends = (share: number, more: 'table.won-more' | 'table.lost-more', less: 'table.won-less' | 'table.lost-less') =>
        percent(share) === 0 ? [] : [t(share > 0 ? more : less, percent(share))];
    return [
        ...ends(wins, 'table.won-more', 'table.won-less'),
        ...ends(losses, 'table.lost-more', 'table.lost-less'),
        ...reasons.map(({ thing, fact, tag, more }) => {
            const title = words.whom(thing.kind, thing.id);
            return fact !== undefined ? t('table.fact-more', title, words.fact(fact), signed(more))
                : t(more > 0 ? 'table.more-often' : 'table.less-often', title, words.tag(tag ?? ''), percent(more));
        }),
    ];
}

const MOST_STEPS = 4;

/** A course of answers; who gives them is named where it changes. */
function course(line: NonNullable<Hint['line']>, words: Words): string {
    return line.slice(0, MOST_STEPS).map(({ seat, option }, i) => {
        const same = line[i - 1]?.seat === seat;
        return `${i === 0 ? '' : same ? ', ' : '. '}${same ? '' : `${words.player(seat)}: `}${words.option(option)}`;
    }).join('');
}

export function Thought() {
    const { session } = useTable();
    const thought = useStore(session.thought);
    if (thought === null || thought === 'asked')
        return <p class="think"><button type="button" class="link" disabled={thought === 'asked'} onClick={() => void session.think()}>
            {t(thought === 'asked' ? 'table.thinking' : 'table.think')}
        </button></p>;
    return <div role="status"><Advised hint={thought} /></div>;
}

/** All that was thought about one choice. */
export function Advised({ hint }: { hint: Hint }) {
    const { words } = useTable();
    const { offers = [], line = [], other } = hint, gained = gains(hint, words);
    return (
        <div class="thought">
            <ol aria-label={t('table.chances')}>
                {offers.map(({ option, chance }) => <li key={option}>
                    <span>{words.option(option)}</span> <meter min={0} max={1} value={chance} aria-hidden /> <b>{t('table.percent', Math.round(100 * chance))}</b>
                </li>)}
            </ol>
            {other !== undefined && gained.length > 0 && <p>{t('table.compared', words.option(other), gained.join('; '))}</p>}
            {line.length > 0 && <p>{t('table.goes-on', course(line, words))}</p>}
        </div>
    );
}
