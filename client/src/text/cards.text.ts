// Sentences of cards, panels, the draft and the result.
import type { Part } from './part';

export const cardsTexts = {
    'cards.look': { de: '{0} groß zeigen', en: 'Show {0} large' },
    'cards.close': { de: 'Schließen', en: 'Close' },
    'cards.figures': { de: 'Werte', en: 'Figures' },
    'cards.explained': { de: 'Begriffe', en: 'Keywords' },
    'cards.asked': { de: 'am Zug', en: 'to act' },
    'cards.ready': { de: '{0}: bereit', en: '{0}: ready' },
    'cards.spent': { de: '{0}: verbraucht', en: '{0}: spent' },
    'cards.life': { de: 'Leben: {0} von {1}', en: 'Life: {0} of {1}' },
    'cards.look-through': { de: 'ansehen', en: 'look through' },
    'cards.hidden': { de: 'verdeckt: {0}', en: 'face down: {0}' },
    'cards.slot': { de: 'Platz {0}', en: 'Slot {0}' },
    'cards.draft': { de: 'Wer tritt an?', en: 'Who takes the field?' },
    'cards.draft-of': { de: '{0}: was dazugehört', en: '{0}: what comes along' },
    'cards.draft-nobody': { de: 'noch niemand', en: 'nobody yet' },
    'cards.wins-team': { de: '{0} gewinnen', en: '{0} win' },
    'cards.result': { de: 'Ergebnis', en: 'Result' },
    'cards.winner': { de: 'gewinnt', en: 'wins' },
    'cards.see-board': { de: 'Brett ansehen', en: 'Look at the board' },
    'cards.rounds': { de: 'nach Runde {0}', en: 'after round {0}' },
    'cards.ability-ready': { de: 'bereit', en: 'ready' },
    'cards.place': { de: 'Zieh die Karte in ein Fach oder wähle das Fach.', en: 'Drag the card to a slot, or choose the slot.' },
    'cards.facing': { de: 'Karten im Vergleich', en: 'Cards side by side' },
} satisfies Part;
