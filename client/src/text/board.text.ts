// Sentences of the board.
import type { Part } from './part';

export const boardTexts = {
    'board.keys': {
        de: 'Pfeiltasten: von Feld zu Feld. Eingabe: wählen. Umschalt und Pfeiltasten: verschieben. Plus, Minus, Null: Größe.',
        en: 'Arrow keys: from cell to cell. Enter: choose. Shift and arrow keys: move the view. Plus, minus, zero: size.',
    },
    'board.plane-keys': {
        de: 'Pfeiltasten: zur nächsten Figur oder Stelle in dieser Richtung. Eingabe: wählen. Umschalt und Pfeiltasten: verschieben. Plus, Minus, Null: Größe.',
        en: 'Arrow keys: to the next piece or place in that direction. Enter: choose. Shift and arrow keys: move the view. Plus, minus, zero: size.',
    },
    'board.row': { de: 'Reihe {0}', en: 'Row {0}' },
    'board.piece': { de: '{0} ({1})', en: '{0} ({1})' },
    'board.change': { de: '{0} {1} → {2}', en: '{0} {1} → {2}' },
    'board.range': { de: '{0}–{1}', en: '{0}–{1}' },
    'board.gains': { de: 'jetzt {0}', en: 'now {0}' },
    'board.loses': { de: 'nicht mehr {0}', en: 'no longer {0}' },
    'board.chance': { de: '{0} %', en: '{0}%' },
    'board.about': { de: 'etwa {0} %', en: 'about {0}%' },
    'board.cases': { de: 'in {0} von {1} Fällen', en: 'in {0} of {1} cases' },
    'board.told-chance': { de: '{0} ({1})', en: '{0} ({1})' },
    'board.value-chance': { de: '{0} ({1} %)', en: '{0} ({1}%)' },
    'board.wins': { de: 'Sieg: {0}', en: 'Victory: {0}' },
    'board.follow': { de: 'Zeigen, was anderswo geschieht', en: 'Show what happens elsewhere' },
    'board.shows': { de: 'Zeigt: {0}', en: 'Shows: {0}' },
    'board.to-seat': { de: 'auf dem Brett zeigen', en: 'show on the board' },
    'board.map': { de: 'Übersicht', en: 'Overview' },
    'board.map-here': { de: 'Übersicht: Klicken zeigt diesen Teil des Bretts', en: 'Overview: clicking shows that part of the board' },
    'board.steps': { de: 'Schritte: {0}', en: 'steps: {0}' },
    'board.no-way': { de: 'Kein Weg dorthin.', en: 'No way there.' },
    'board.deadly': { de: 'Tödlich', en: 'Deadly' },
    'board.deadly-chance': { de: 'Mit {0} % tödlich', en: 'Deadly with {0}%' },
    'board.hit': { de: 'Treffer {0}', en: 'Hit {0}' },
    'board.kill': { de: 'tödlich {0}', en: 'deadly {0}' },
    'board.damage': { de: 'Schaden {0} bis {1}, im Mittel {2}', en: 'Damage {0} to {1}, {2} on average' },
    'board.damage-one': { de: 'Schaden {0}', en: 'Damage {0}' },
    'board.need': { de: 'ab {0}', en: 'needs {0}+' },
} satisfies Part;
