// Sentences of what is told and said at the table: log, chat, recap, proposals, menu.
import type { Part } from './part';

export const talkTexts = {
    'talk.rule': { de: 'Regel {0}', en: 'Rule {0}' },
    'talk.newest': { de: 'Zum Neuesten', en: 'To the newest' },
    'talk.nothing-yet': { de: 'Noch ist nichts passiert.', en: 'Nothing has happened yet.' },
    'talk.silence': { de: 'Noch hat niemand etwas gesagt.', en: 'Nobody has said anything yet.' },
    'talk.read-only': { de: 'Wer zuschaut, liest nur mit.', en: 'Spectators only read along.' },
    'talk.unread': { de: '{0} ungelesen', en: '{0} unread' },
    'talk.taken-back': { de: 'Antworten, die zurückgenommen werden: {0}', en: 'Answers to be taken back: {0}' },
    'talk.agreed': { de: 'Der Vorschlag ist angenommen.', en: 'The proposal is accepted.' },
    'talk.refused': { de: 'Der Vorschlag ist abgelehnt.', en: 'The proposal is refused.' },
    'talk.proposal': { de: 'Vorschlag', en: 'Proposal' },
    'talk.show-again': { de: 'Noch einmal zeigen', en: 'Show it again' },
    'talk.match': { de: 'Diese Partie', en: 'This match' },
    'talk.how-many': { de: 'Antworten zurück', en: 'Answers back' },
    'talk.takeback-about': {
        de: 'Gezählt werden die Antworten aller Sitze. Die anderen müssen einverstanden sein, Bots sind es immer.',
        en: 'The answers of all seats count. The others have to agree, bots always do.',
    },
    'talk.resign-yes': { de: 'Ja, aufgeben', en: 'Yes, resign' },
    'talk.keys': { de: 'Tastatur', en: 'Keyboard' },
    'talk.keys.tab': { de: 'weiter zum Nächsten', en: 'on to the next thing' },
    'talk.keys.arrows': { de: 'auf dem Brett von Feld zu Feld', en: 'from field to field on the board' },
    'talk.keys.enter': { de: 'wählen, was den Fokus hat', en: 'choose what has the focus' },
    'talk.keys.look': { de: 'eine Karte groß zeigen', en: 'show a card large' },
    'talk.keys.escape': { de: 'Auswahl aufheben, Fenster schließen', en: 'clear the selection, close a window' },
    'talk.key.tab': { de: 'Tab', en: 'Tab' },
    'talk.key.arrows': { de: '← ↑ → ↓', en: '← ↑ → ↓' },
    'talk.key.enter': { de: 'Enter', en: 'Enter' },
    'talk.key.look': { de: 'Z', en: 'Z' },
    'talk.key.escape': { de: 'Esc', en: 'Esc' },
} satisfies Part;
