// Beside the arena: whose phase it is and how many are left, and how far it is to the goal.
import { Icon } from '../../../lib/Icon';
import { seatHue } from '../../../table/cards/areas';
import { SeatMark } from '../../../table/cards/SeatMark';
import { useTable } from '../../../table/context';
import type { Facts } from '../../../net/protocol';
import { has, number, pair } from '../../facts';
import { itemsOf } from './heroes';
import { t } from './panels.text';

/** A pip for each activation phase of the round: done, going on, to come. */
export function Phases({ seat }: { seat: number }) {
    const { stage: { view } } = useTable();
    const of = view.seats[seat - 1] ?? {}, phases = pair(of, 'phases');
    if (phases === undefined)
        return null;
    const [begun, all] = phases, active = has(of, 'active');
    const says = [...active ? [t('exalted.phase-now', begun, all)] : [], t('exalted.phases-left', all - begun, all)].join(', ');
    return (
        <span class="ex-phases" role="img" aria-label={says} title={says}>
            {Array.from({ length: all }, (_, i) => <i key={i} class={active && i === begun - 1 ? 'now' : i < begun ? 'done' : ''} />)}
        </span>
    );
}

export function Track() {
    const { stage: { view }, words } = useTable();
    if (view.round === 0)
        return null;
    return (
        <section class="ex-track" aria-label={t('exalted.track')}>
            <h2>{t('exalted.round', view.round)}</h2>
            {view.seats.map((of, i) => {
                const actions = pair(of, 'actions');
                return (
                    <p key={i} class={has(of, 'active') ? 'active' : ''} style={{ '--hue': seatHue(i + 1) }}>
                        <SeatMark seat={i + 1} size={13} /> <span class="ex-seat">{words.seat(i + 1)}</span> <Phases seat={i + 1} />
                        {has(of, 'initiative') && <Icon name="gi:flying-flag" size={15} title={words.tag('initiative')} />}
                        {actions !== undefined && <span class="ex-actions">{t('exalted.actions', actions[0])}</span>}
                    </p>
                );
            })}
        </section>
    );
}

/** What the mode is about, as far as the figures of a seat tell. */
export function goalOf(of: Facts): 'points' | 'most-points' | 'trophies' | 'artifact' {
    return number(of, 'trophies') !== undefined ? 'trophies' : pair(of, 'points') !== undefined ? 'points' : number(of, 'points') !== undefined ? 'most-points' : 'artifact';
}

/** What each point came from, and what is left to the goal of the mode. */
export function Goal() {
    const { stage: { view }, words } = useTable();
    if (view.round === 0)
        return null;
    return (
        <section class="ex-goal" aria-label={t('exalted.goal')}>
            <h2>{t('exalted.goal')}</h2>
            <p class="ex-counts">{words.text(`goal.${goalOf(view.seats[0] ?? {})}`)}</p>
            {view.seats.map((of, i) => {
                const fact = of.facts?.['trophies'] === undefined ? 'points' : 'trophies', goal = pair(of, fact);
                // Where points are counted, what brings none is left out.
                const scored = itemsOf(view, 'scored', i + 1).filter(s => of.facts?.['points'] === undefined || number(s, 'points') !== undefined);
                const enemy = view.items.find(item => item.area === 'arena' && item.id?.startsWith('artifact-') === true && item.owner !== i + 1);
                return (
                    <div key={i} style={{ '--hue': seatHue(i + 1) }}>
                        <p><SeatMark seat={i + 1} size={13} /> <span class="ex-seat">{words.seat(i + 1)}</span>
                            {goal !== undefined ? <><b>{goal[0]}</b><small>{t('exalted.to-go', Math.max(0, goal[1] - goal[0]))}</small></>
                                : number(of, fact) !== undefined ? <b>{number(of, fact)}</b>
                                : enemy !== undefined && <small>{words.title('model', enemy.id)}: {number(enemy, 'life')}</small>}</p>
                        {goal !== undefined && <span class="ex-meter" aria-hidden><i style={{ width: `${Math.min(100, 100 * goal[0] / goal[1])}%` }} /></span>}
                        {scored.length > 0 && <p class="ex-sources">{scored.map(s =>
                            `${t('exalted.times', number(s, 'times') ?? 0, words.title('reward', s.id))}${number(s, 'points') === undefined ? '' : ` (${number(s, 'points')})`}`).join(' · ')}</p>}
                    </div>
                );
            })}
        </section>
    );
}
