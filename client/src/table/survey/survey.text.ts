// Sentences of measuring on a plane.
import { speaker } from '../../text/lang';
import type { Part } from '../../text/part';

export const surveyTexts = {
    'survey.inches': { de: '{0} {1}', en: '{0} {1}' },
    'survey.way': { de: '{0}: {1}″, übrig {2}″', en: '{0}: {1}″, {2}″ left' },
    'survey.seen': { de: 'in Sicht', en: 'in sight' },
    'survey.unseen': { de: 'nicht zu sehen', en: 'out of sight' },
    'survey.behind': { de: 'nicht zu sehen: {0}', en: 'out of sight: {0}' },
    'survey.in-range': { de: 'in Reichweite ({0}″)', en: 'in range ({0}″)' },
    'survey.out-of-range': { de: 'außer Reichweite ({0}″)', en: 'out of range ({0}″)' },
    'survey.taken': { de: 'Dort steht {0}.', en: '{0} stands there.' },
    'survey.taken.wall': { de: '{0}: Da kann niemand stehen.', en: '{0}: nobody can stand there.' },
    'survey.taken.rim': { de: 'Die Base ragt über den Rand.', en: 'The base would stick out over the edge.' },
    'survey.far': { de: '{0}″ zu weit', en: '{0}″ too far' },
    'survey.no-way': { de: 'Dorthin führt kein Weg.', en: 'There is no way there.' },
    'survey.shoots.way': { de: '{0} schießt unterwegs', en: '{0} shoots on the way' },
    'survey.shoots.end': { de: '{0} schießt nach der Aktion', en: '{0} shoots after the action' },
    'survey.springs.way': { de: 'Falle: {0}', en: 'Trap: {0}' },
    'survey.strikes.way': { de: '{0} darf vorher zuschlagen', en: '{0} may strike first' },
    'survey.sees': { de: 'Sieht den Weg und kann reagieren: {0}', en: 'Sees the way and may react: {0}' },
    'survey.hit': { de: 'Getroffen: {0}', en: 'Hit: {0}' },
    'survey.hit.nobody': { de: 'Niemand wird getroffen.', en: 'Nobody is hit.' },
    'survey.spared.unseen': { de: '{0}: nicht zu sehen', en: '{0}: out of sight' },
    'survey.spared.spared': { de: '{0}: nicht gemeint', en: '{0}: not meant' },
    'survey.spared.stops': { de: '{0}: hält die Linie auf', en: '{0}: stops the line' },
    'survey.spared.behind': { de: '{0}: steht dahinter', en: '{0}: stands behind' },
    'survey.aim-far': { de: 'Der Kreis liegt zu weit weg.', en: 'The circle lies too far away.' },
    'survey.nudge': { de: 'Genau setzen', en: 'Place exactly' },
    'survey.nudge.up': { de: 'nach oben', en: 'up' },
    'survey.nudge.down': { de: 'nach unten', en: 'down' },
    'survey.nudge.left': { de: 'nach links', en: 'to the left' },
    'survey.nudge.right': { de: 'nach rechts', en: 'to the right' },
    'survey.step.inch': { de: '0,1 Zoll', en: '0.1 inch' },
    'survey.step.mm': { de: '1 mm', en: '1 mm' },
    'survey.step': { de: 'Schritt: {0}', en: 'Step: {0}' },
} satisfies Part;

export const t = speaker(surveyTexts);
