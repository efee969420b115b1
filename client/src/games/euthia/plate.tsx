// What is told of a field that the pointer rests on: who waits there and what that would bring, powers, what comes up.
import type { Cell, TableView } from '../../net/protocol';
import { areaItems } from '../../table/cards/useItem';
import { useTable } from '../../table/context';
import type { Words } from '../../text/words';
import { has, number, tagIn } from '../facts';
import { FEATURES, POWERS } from './emblems';
import { t } from './euthia.text';
import { Figure } from './things';

const LOOT = ['loot-gold', 'loot-gaar', 'loot-potion', 'loot-silver', 'loot-gold-card'];
export const REWARDS = ['reputation', 'gold', 'gems', 'essences', 'silver', 'gold-cards', 'gaar', 'potions'];

/** What the pointer has come to may have changed since. */
export const cellNow = (view: TableView, id: Cell['id']) => view.areas.flatMap(a => a.cells ?? []).find(c => c.id === id);

export function Plate({ cell: { id } }: { cell: Cell }) {
    const { words, stage: { view } } = useTable();
    const cell = cellNow(view, id);
    if (cell === undefined)
        return null;
    const feature = tagIn(cell, { ...FEATURES, meadow: '', outer: '', open: '' });
    const marks = (cell.tags ?? []).filter(tag => /^(marker|faced)-|^(destroyed|burnt|sheltered|enemy|pacified)$/.test(tag));
    return (
        <div class="told eu-plate">
            <strong>{words.tag(feature ?? 'meadow')}</strong>
            {has(cell, 'guarded') && <Guard cell={cell} />}
            {Object.keys(POWERS).filter(tag => has(cell, tag)).map(tag => <p key={tag}><b>{words.tag(tag)}:</b> {words.text(`tag.${tag}.text`)}</p>)}
            <Short points={number(cell, 'missing-points') ?? 0} />
            {(number(cell, 'reveals') ?? 0) > 0 && <p>{words.fact('reveals')}: {number(cell, 'reveals')}</p>}
            {number(cell, 'encounter') !== undefined && <Asked encounter={number(cell, 'encounter')!} />}
            {marks.length > 0 && <p>{marks.map(tag => markOf(tag, words)).join(' · ')}</p>}
        </div>
    );
}

/** Markers go by the names of their owners. */
export function markOf(tag: string, words: Words): string {
    const [, what, seat] = /^(marker|faced)-(\d)$/.exec(tag) ?? [];
    return seat === undefined ? words.tag(tag) : t(what === 'faced' ? 'euthia.faced' : 'euthia.marker', words.seat(Number(seat)));
}

/** The open quests of a field. */
function Asked({ encounter }: { encounter: number }) {
    const table = useTable(), { words } = table;
    return <>{areaItems(table, 'quests').filter(i => number(i, 'encounter') === encounter).map(i =>
        <p key={i.id}><b>{words.title('quest', i.id)}:</b> {words.about('quest', i.id)}</p>)}</>;
}

/** A field that only markers bring within reach. */
function Short({ points }: { points: number }) {
    return points === 0 ? null : <p>{points === 1 ? t('euthia.short-point') : t('euthia.short-points', points)}</p>;
}

/** What begins alike ("Loot: gold 3", "Loot: gaar 1") says so once. */
export function listed(told: string[]): string {
    return told.map((one, i) => i > 0 ? one.replace(/^.*: /, '') : one).join(' · ');
}

/** The level, the back of the card that would come, and what lies on the field. */
function Guard({ cell }: { cell: Cell }) {
    const { words, stage: { view } } = useTable();
    const level = number(cell, 'level') ?? 1, stack = view.areas.find(a => a.key === `monsters-${level}`) ?? {};
    const loot = LOOT.filter(fact => number(cell, fact) !== undefined);
    return (
        <>
            <p><b>{t('euthia.monster', ['I', 'II', 'III'][level - 1] ?? level)}</b></p>
            <p class="eu-figures">{REWARDS.map(fact => <Figure key={fact} of={stack} fact={fact} />)}</p>
            {has(stack, 'reward-lost') && <p class="eu-lost-note">{t('euthia.reward-lost')}</p>}
            {loot.length > 0 && <p>{listed(loot.map(fact => `${words.fact(fact)} ${number(cell, fact)}`))}</p>}
        </>
    );
}
