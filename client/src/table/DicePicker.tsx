// Dice to throw again: any of them may be chosen, and each set is an option of its own.
import { useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { t } from '../text/lang';
import type { Choice } from './choices';
import { useTable } from './context';

const FACES = ['gi:dice-six-faces-one', 'gi:dice-six-faces-two', 'gi:dice-six-faces-three', 'gi:dice-six-faces-four', 'gi:dice-six-faces-five',
    'gi:dice-six-faces-six'];
const FEW = 3;                // so many sets have a button each

const pipsOf = (choice: Choice) => (choice.things[0]?.id ?? '').split('+').filter(p => /^[1-6]$/.test(p)).map(Number);
const key = (pips: number[]) => [...pips].sort((a, b) => a - b).join('+');

/** Options that differ only in their set of dice, if there are many. */
export function diceChoices(left: Choice[]): Choice[] {
    const dice = left.filter(c => c.things.length === 1 && c.things[0]?.kind === 'dice');
    return dice.length > FEW ? dice : [];
}

/** It says the same whatever is chosen, and its place is there from the beginning: nothing moves under the pointer. */
function Throw({ option }: { option: Choice | undefined }) {
    const { session } = useTable();
    return (
        <button type="button" class="legal go" data-option={option?.n} disabled={option === undefined}
            onClick={() => { if (option !== undefined) void session.answer(option); }}>{t('table.throw')}</button>
    );
}

export function DicePicker({ choices }: { choices: Choice[] }) {
    const [chosen, choose] = useState<number[]>([]);
    const all = choices.map(pipsOf).reduce((most, pips) => pips.length > most.length ? pips : most, []);
    const option = choices.find(c => pipsOf(c).length === chosen.length && key(pipsOf(c)) === key(chosen.map(i => all[i] ?? 0)));
    const toggle = (i: number) => choose(chosen.includes(i) ? chosen.filter(c => c !== i) : [...chosen, i]);
    return (
        <div class="dice-picker" role="group" aria-label={t('table.dice')}>
            {all.map((pips, i) => (
                <button key={i} type="button" aria-pressed={chosen.includes(i)} onClick={() => toggle(i)}>
                    <Icon name={FACES[pips - 1] ?? ''} size={34} title={String(pips)} />
                </button>
            ))}
            <Throw option={chosen.length > 0 ? option : undefined} />
        </div>
    );
}
