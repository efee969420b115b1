// Sentences about the connection to the server.
import type { Part } from './part';

export const netTexts = {
    'net.offline': { de: 'Keine Verbindung: Das ist nicht angekommen.', en: 'No connection: that did not get through.' },
    'net.lost': {
        de: 'Die Verbindung ist abgerissen, bevor der Server geantwortet hat.',
        en: 'The connection broke before the server replied.',
    },
    'net.timeout': { de: 'Der Server hat nicht geantwortet. Versuch es noch einmal.', en: 'The server did not reply. Please try again.' },
    'net.unsure': {
        de: 'Der Server hat nicht geantwortet. Gleich zeigt der Tisch, was gilt …',
        en: 'The server did not reply. In a moment the table shows what counts …',
    },
    'net.not-done': { de: 'Das ist nicht angekommen. Versuch es noch einmal.', en: 'That did not get through. Please try again.' },
    'net.garbled': {
        de: 'Der Server schickt etwas, das diese Seite nicht versteht. Lade sie neu, falls etwas fehlt.',
        en: 'The server sends something this page does not understand. Reload it if anything is missing.',
    },
} satisfies Part;
