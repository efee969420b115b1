// Sentences of the rules screens.
import type { Part } from './part';

export const rulesTexts = {
    'rules.title': { de: 'Regeln: {0}', en: 'Rules: {0}' },
    'rules.contents': { de: 'Inhalt', en: 'Contents' },
    'rules.search': { de: 'In den Regeln suchen', en: 'Search the rules' },
    'rules.search-like': { de: 'Wort oder Nummer …', en: 'Word or number …' },
    'rules.count': { de: '{0} von {1} Regeln', en: '{0} of {1} rules' },
    'rules.nothing': { de: 'Keine Regel passt zu „{0}“.', en: 'No rule fits “{0}”.' },
    'rules.both': { de: 'Beide Sprachen', en: 'Both languages' },
    'rules.unknown': { de: 'Eine Regel {0} gibt es hier nicht.', en: 'There is no rule {0} here.' },
    'rules.previous': { de: 'Davor: {0}', en: 'Before: {0}' },
    'rules.next': { de: 'Danach: {0}', en: 'Next: {0}' },
    'rules.all': { de: 'Alle Regeln', en: 'All rules' },
} satisfies Part;
