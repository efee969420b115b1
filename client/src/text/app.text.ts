// Sentences of the frame around all screens.
import type { Part } from './part';

export const appTexts = {
    'app.name': { de: 'Spielwerk', en: 'Spielwerk' },
    'app.home': { de: 'Zur Startseite', en: 'To the start page' },
    'app.rules': { de: 'Regeln', en: 'Rules' },
    'app.lobby': { de: 'Lobby', en: 'Lobby' },
    'app.mine': { de: 'Meine Partien', en: 'My matches' },
    'app.credits': { de: 'Mitwirkende', en: 'Credits' },
    'app.settings': { de: 'Einstellungen', en: 'Settings' },
    'app.language': { de: 'Sprache', en: 'Language' },
    'app.connecting': { de: 'Verbindung wird aufgebaut …', en: 'Connecting …' },
    'app.lost': { de: 'Keine Verbindung. Neuer Versuch läuft …', en: 'No connection. Trying again …' },
    'app.loading': { de: 'Einen Augenblick …', en: 'One moment …' },
    'app.close': { de: 'Schließen', en: 'Close' },
    'app.again': { de: 'Noch einmal versuchen', en: 'Try again' },
    'app.cancel': { de: 'Abbrechen', en: 'Cancel' },
    'app.speed': { de: 'Tempo der Animationen', en: 'Speed of animations' },
    'app.speed.slow': { de: 'gemächlich', en: 'slow' },
    'app.speed.normal': { de: 'normal', en: 'normal' },
    'app.speed.fast': { de: 'schnell', en: 'fast' },
    'app.speed.off': { de: 'aus', en: 'off' },
    'app.nowhere': { de: 'Hier ist nichts', en: 'There is nothing here' },
    'app.nowhere-about': {
        de: 'Diese Adresse führt zu keiner Seite. Vielleicht fehlt ein Stück davon.',
        en: 'This address leads to no page. Perhaps a piece of it is missing.',
    },
    'app.skip': { de: 'Zum Inhalt springen', en: 'Skip to the content' },
} satisfies Part;
