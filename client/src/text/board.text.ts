// Sentences of the board.
import type { Part } from './part';

export const boardTexts = {
    'board.keys': {
        de: 'Pfeiltasten: von Feld zu Feld. Eingabe: wählen. Umschalt und Pfeiltasten: verschieben. Plus, Minus, Null: Größe.',
        en: 'Arrow keys: from cell to cell. Enter: choose. Shift and arrow keys: move the view. Plus, minus, zero: size.',
    },
    'board.row': { de: 'Reihe {0}', en: 'Row {0}' },
    'board.piece': { de: '{0} ({1})', en: '{0} ({1})' },
    'board.change': { de: '{0} {1} → {2}', en: '{0} {1} → {2}' },
    'board.range': { de: '{0}–{1}', en: '{0}–{1}' },
    'board.loses': { de: 'nicht mehr {0}', en: 'no longer {0}' },
    'board.chance': { de: '{0} %', en: '{0}%' },
    'board.value-chance': { de: '{0} ({1} %)', en: '{0} ({1}%)' },
    'board.wins': { de: 'Sieg: {0}', en: 'Victory: {0}' },
} satisfies Part;
