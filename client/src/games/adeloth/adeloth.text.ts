// Sentences of Reflections of Adeloth's own parts of the table.
import { sentences, speaker } from '../../text/lang';
import type { Part } from '../../text/part';

export const adelothTexts = {
    'adeloth.check': { de: 'Geschicklichkeit {0} : {1} · Intelligenz {2} : {3}', en: 'Agility {0} : {1} · intelligence {2} : {3}' },
    'adeloth.mana': { de: '{0} von {1} Manakristallen sind aktiv', en: '{0} of {1} mana crystals are active' },
    'adeloth.crystal-next': { de: 'Die nächste Zugvorbereitung bringt einen Kristall', en: 'The next preparation adds a crystal' },
    'adeloth.crystal-later': { de: 'Die nächste Zugvorbereitung bringt keinen Kristall', en: 'The next preparation adds no crystal' },
    'adeloth.level': { de: 'Stufe {0} von {1}', en: 'Level {0} of {1}' },
    'adeloth.xp': { de: 'Erfahrung: {0} von {1} für die nächste Stufe', en: 'Experience: {0} of {1} for the next level' },
    'adeloth.level-ready': { de: 'Stufenaufstieg möglich', en: 'level-up possible' },
    'adeloth.flow-on': { de: 'Kartenflusstoken: bereit', en: 'Card-flow token: ready' },
    'adeloth.flow-off': { de: 'Kartenflusstoken: benutzt', en: 'Card-flow token: used' },
    'adeloth.points': { de: '{0} von {1} Fertigkeitspunkten', en: '{0} of {1} skill points' },
    'adeloth.lock': { de: 'nächstes Fach ab Stufe {0}', en: 'next slot from level {0}' },
    'adeloth.cooldown': { de: 'wieder bereit in {0} eigenen Zügen', en: 'ready again in {0} own turns' },
    'adeloth.stock': { de: 'noch {0}', en: '{0} left' },
    'adeloth.cards': { de: '{0} Karten', en: '{0} cards' },
    'adeloth.in-the-pile': { de: 'noch im Nachziehstapel', en: 'still in the draw pile' },
    'adeloth.left-attack': { de: 'Angriff mit {0}', en: 'an attack with {0}' },
    'adeloth.left-ability': { de: 'Fähigkeit von {0}', en: 'the ability of {0}' },
    'adeloth.left-mana': { de: 'für {0} Mana: {1}', en: 'for {0} mana: {1}' },
    'adeloth.hint': { de: 'Hinweiskarte', en: 'Hint card' },
    'adeloth.hint-read': { de: 'Regel {0} lesen', en: 'Read rule {0}' },
    'adeloth.hint-close': { de: 'Verstanden', en: 'Got it' },
} satisfies Part;

export const t = speaker({ ...sentences, ...adelothTexts });
