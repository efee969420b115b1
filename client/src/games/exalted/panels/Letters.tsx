// What the letters on the cards mean: the book has them, and so have all texts.
import { Icon } from '../../../lib/Icon';
import { useTable } from '../../../table/context';
import { FIGURES } from './icons';
import { t } from './panels.text';

const LETTERS = ['life', 'attack', 'wk', 'agil', 'rst', 'mr', 'mana', 'mreg', 'move'] as const;

export function Letters() {
    const { words } = useTable();
    return (
        <details class="ex-letters">
            <summary>{t('exalted.letters')}</summary>
            <dl>{LETTERS.map(value => <div key={value}><dt><Icon name={FIGURES[value]!} size={15} /> {value === 'move' ? t('exalted.bew') : words.title('value', value)}</dt>
                <dd>{t(`exalted.letters.${value}`)}</dd></div>)}</dl>
        </details>
    );
}
