// Sentences of the replay screens.
import type { Part } from './part';

export const replayTexts = {
    'replay.controls': { de: 'Steuerung der Wiederholung', en: 'Controls of the replay' },
    'replay.running': {
        de: 'Diese Partie läuft noch. Ansehen kannst du sie, sobald sie vorbei ist.',
        en: 'This match is still going on. You can replay it once it is over.',
    },
    'replay.to-table': { de: 'Zum Tisch', en: 'To the table' },
    'replay.failed': { de: 'Die Wiederholung lässt sich nicht laden: {0}', en: 'The replay cannot be loaded: {0}' },
    'replay.moment': { de: 'Zeitpunkt', en: 'Moment' },
    'replay.at': { de: 'Antwort {0} von {1}', en: 'Answer {0} of {1}' },
    'replay.play': { de: 'Abspielen', en: 'Play' },
    'replay.pause': { de: 'Anhalten', en: 'Pause' },
    'replay.forward': { de: 'Eine Antwort weiter', en: 'One answer on' },
    'replay.back': { de: 'Eine Antwort zurück', en: 'One answer back' },
    'replay.next-turn': { de: 'Zum nächsten Zug', en: 'To the next turn' },
    'replay.previous-turn': { de: 'Zum vorigen Zug', en: 'To the previous turn' },
    'replay.more': { de: 'Blick, Tempo, Rückblick, Nachweis', en: 'View, pace, looking back, proof' },
    'replay.eyes': { de: 'Blick von', en: 'Seen by' },
    'replay.spectator': { de: 'Zuschauern', en: 'spectators' },
    'replay.moves': { de: 'Alle Antworten', en: 'All answers' },
    'replay.opening': { de: 'Anfang der Partie', en: 'Start of the match' },
    'replay.look': { de: 'Rückblick: Wie stand es, was war besser?', en: 'Look back: how did it stand, what was better?' },
    'replay.looking': { de: 'Ein Bot denkt über jede Entscheidung nach …', en: 'A bot thinks about every choice …' },
    'replay.look-failed': { de: 'Der Rückblick ging nicht: {0}', en: 'Looking back failed: {0}' },
    'replay.curve': { de: 'Gewinnchancen vom Anfang bis zum Ende', en: 'Chances to win from beginning to end' },
    'replay.accuracy': { de: '{0}: Genauigkeit {1} % bei {2} Entscheidungen', en: '{0}: accuracy {1}% in {2} choices' },
    'replay.no-choice': { de: '{0} hatte nichts zu entscheiden', en: '{0} had nothing to choose' },
    'replay.swings': { de: 'Was am meisten gekostet hat', en: 'What cost most' },
    'replay.no-swings': { de: 'Nichts Besseres gefunden: Niemand hat etwas verschenkt.', en: 'Nothing better was found: nobody gave anything away.' },
    'replay.swing': { de: '{0}: {1}', en: '{0}: {1}' },
    'replay.swing-cost': { de: 'Chance {0} %, {1} Punkte verschenkt', en: 'chance {0}%, {1} points given away' },
    'replay.go-there': { de: 'Ansehen (Antwort {0})', en: 'See it (answer {0})' },
    'replay.look-means': {
        de: 'Jede Antwort wird mit den anderen verglichen, die möglich waren, mit dem Wissen dessen, der sie gab. Es sind Schätzungen eines Bots.',
        en: 'Every answer is compared with the others that were possible, on what its player could know. These are estimates of a bot.',
    },
    'replay.proof': { de: 'Fairness-Nachweis', en: 'Proof of fairness' },
    'replay.proof-works': { de: 'Wird nachgerechnet …', en: 'Being recomputed …' },
    'replay.proof-good': {
        de: 'In dieser Seite nachgerechnet: {0} Antworten, {1} Zufallswerte.',
        en: 'Recomputed in this page: {0} answers, {1} chance values.',
    },
    'replay.seal-kept': {
        de: 'Das Siegel ist dasselbe, das dieser Browser aus der laufenden Partie kennt.',
        en: 'The commitment is the one this browser knows from the running match.',
    },
    'replay.seal-published': {
        de: 'Das Siegel passt zu dem veröffentlichten. Dieser Browser war vor dem Ende der Partie nicht dabei.',
        en: 'The commitment fits the published one. This browser was not there before the match ended.',
    },
    'replay.seal-wrong': {
        de: 'Das Siegel passt nicht: Zu Beginn der Partie war es {0}.',
        en: 'The commitment does not fit: at the start of the match it was {0}.',
    },
    'replay.proof-bad': { de: 'Das passt nicht zusammen: {0}', en: 'This does not fit together: {0}' },
    'replay.proof-missing': {
        de: 'Das Rechenwerk ließ sich nicht laden: {0}',
        en: 'The module for recomputing could not be loaded: {0}',
    },
    'replay.seal': { de: 'Siegel (SHA-256 des Schlüssels)', en: 'Commitment (SHA-256 of the seed)' },
    'replay.seed': { de: 'Schlüssel des Zufalls', en: 'Seed of chance' },
    'replay.proof-means': {
        de: 'Der Schlüssel des Zufalls stand vor der ersten Antwort fest, denn sein Siegel war von da an öffentlich '
            + 'und passt zu keinem anderen. Mit dem nun offengelegten Schlüssel hat diese Seite jedes Mischen, jeden Wurf '
            + 'und jede Antwort selbst nachgerechnet: Niemand hat am Zufall gedreht, auch der Server nicht.',
        en: 'The seed of chance was fixed before the first answer, because its commitment was public from then on '
            + 'and fits no other seed. With the seed now revealed, this page has recomputed every shuffle, every roll '
            + 'and every answer by itself: nobody has tampered with chance, not even the server.',
    },
} satisfies Part;
