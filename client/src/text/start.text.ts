// Sentences of the start screens.
import type { Part } from './part';

export const startTexts = {
    'start.hello': { de: 'Nimm Platz, die Lampe brennt.', en: 'Take a seat, the lamp is lit.' },
    'start.what': {
        de: 'Ein Tisch für Fantasy-Brettspiele: gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden aus der Ferne. Der Tisch ' +
            'kennt die Regeln, du spielst.',
        en: 'A table for fantasy board games: against bots, together at one screen or with friends far away. The table knows the ' +
            'rules, you play.',
    },
    'start.games': { de: 'Spiele', en: 'Games' },
    'start.seats': { de: '{0} Plätze', en: '{0} seats' },
    'start.or': { de: 'oder', en: 'or' },
    'start.minutes': { de: '{0} bis {1} Minuten', en: '{0} to {1} minutes' },
    'start.play': { de: 'Jetzt spielen', en: 'Play now' },
    'start.level': { de: 'Gegner', en: 'Opponent' },
    'start.options': { de: 'Spieloptionen', en: 'Game options' },
    'start.options-changed': { de: 'Spieloptionen ({0} geändert)', en: 'Game options ({0} changed)' },
    'start.screen': { de: 'An einem Bildschirm', en: 'At one screen' },
    'start.friends': { de: 'Mit Freunden', en: 'With friends' },
    'start.number': { de: 'Plätze am Tisch', en: 'Seats at the table' },
    'start.guest': { de: 'Gast', en: 'Guest' },
    'start.continue': { de: 'Weiterspielen', en: 'Continue' },
    'start.continue-none': {
        de: 'Hier warten deine angefangenen Partien auf dich. Noch liegt keine auf dem Tisch.',
        en: 'Matches you have begun wait for you here. None is on the table yet.',
    },
    'start.continue-all': { de: 'Alle meine Partien', en: 'All my matches' },
    'start.elsewhere': { de: 'Weitere Tische', en: 'Other tables' },
    'start.lobby-open': { de: 'Offene Tische zum Dazusetzen: {0}', en: 'Open tables to join: {0}' },
    'start.lobby-running': { de: 'Laufende Partien zum Zuschauen: {0}', en: 'Running matches to watch: {0}' },
    'start.lobby-wait': { de: 'Wer spielt gerade?', en: 'Who is playing?' },
    'start.replays-about': { de: 'Beendete Partien noch einmal ansehen', en: 'Watch finished matches again' },

    'bot.novice': { de: 'Neuling', en: 'Novice' },
    'bot.novice.about': { de: 'Übersieht vieles und vergisst oft zu reagieren.', en: 'Overlooks a lot and often forgets to react.' },
    'bot.easy': { de: 'Leicht', en: 'Easy' },
    'bot.easy.about': { de: 'Spielt vernünftig, übersieht aber manches.', en: 'Plays sensibly, but overlooks things.' },
    'bot.normal': { de: 'Normal', en: 'Normal' },
    'bot.normal.about': { de: 'Weiß, worauf es ankommt.', en: 'Knows what matters.' },
    'bot.hard': { de: 'Schwer', en: 'Hard' },
    'bot.hard.about': { de: 'Denkt voraus und macht wenige Fehler.', en: 'Thinks ahead and makes few mistakes.' },
    'bot.expert': { de: 'Meister', en: 'Expert' },
    'bot.expert.about': { de: 'Probiert viele Züge durch und schenkt dir nichts.', en: 'Tries out many moves and gives nothing away.' },
    'bot.beats': { de: 'Schlägt „{0}“ in {1} von 10 Partien.', en: 'Beats {0} in {1} of 10 matches.' },

    'set-up.friends': { de: 'Mit Freunden spielen', en: 'Play with friends' },
    'set-up.friends-about': {
        de: 'Verteile die Plätze, eröffne den Tisch und verschicke die Einladungen.',
        en: 'Hand out the seats, open the table and send the invitations.',
    },
    'set-up.screen': { de: 'An einem Bildschirm spielen', en: 'Play at one screen' },
    'set-up.screen-about': {
        de: 'Ihr sitzt zusammen: Der Bildschirm wandert, und ein Vorhang verbirgt jede Hand, bis die nächste Person bereit ist.',
        en: 'You sit together: the screen goes round, and a curtain hides each hand until the next person is ready.',
    },
    'set-up.me': { de: 'Ich', en: 'Me' },
    'set-up.open': { de: 'Offen, per Einladung', en: 'Open, by invitation' },
    'set-up.person': { de: 'Person', en: 'Person' },
    'set-up.bot': { de: 'Bot: {0}', en: 'Bot: {0}' },
    'set-up.who': { de: 'Wer sitzt hier: {0}', en: 'Who sits here: {0}' },
    'set-up.name-of': { de: 'Name für {0}', en: 'Name for {0}' },
    'set-up.name': { de: 'Dein Name', en: 'Your name' },
    'set-up.clock': { de: 'Bedenkzeit', en: 'Clock' },
    'set-up.clock-none': { de: 'ohne Uhr', en: 'none' },
    'set-up.clock-minutes': { de: '{0} Minuten je Platz', en: '{0} minutes a seat' },
    'set-up.standin': { de: 'Abwesenheit, bis ein Bot einspringen darf', en: 'Absence before a bot may stand in' },
    'set-up.listed': { de: 'In der Lobby zeigen', en: 'Show in the lobby' },
    'set-up.listed-about': {
        de: 'Alle dürfen zuschauen und sich auf freie Plätze setzen.',
        en: 'Everybody may watch and take free seats.',
    },
    'set-up.table': { de: 'Der Tisch', en: 'The table' },
    'set-up.create': { de: 'Tisch eröffnen', en: 'Open the table' },
    'set-up.start': { de: 'Partie beginnen', en: 'Begin the match' },
    'set-up.no-person': { de: 'Mindestens eine Person muss mitspielen.', en: 'At least one person has to play.' },

    'invite.title': { de: 'Der Tisch ist gedeckt', en: 'The table is set' },
    'invite.about': {
        de: 'Gib jeden Link genau einer Person: Er gilt für einen Platz, und nur einmal. Wer schon sitzt, ist hier zu sehen.',
        en: 'Give each link to exactly one person: it is good for one seat, and only once. Who has sat down shows here.',
    },
    'invite.show': { de: 'Einladungen', en: 'Invitations' },
    'invite.to-table': { de: 'An den Tisch', en: 'To the table' },

    'join.title': { de: 'Du bist eingeladen', en: 'You are invited' },
    'join.title-lobby': { de: 'An diesen Tisch setzen', en: 'Join this table' },
    'join.sit': { de: 'Platz nehmen', en: 'Take the seat' },
    'join.back': { de: 'Ich bin {0}: zurück an den Tisch', en: 'I am {0}: back to the table' },
    'join.taken': { de: 'Auf diesem Platz sitzt schon {0}.', en: '{0} already sits here.' },
    'join.here-already': { de: 'Du sitzt in diesem Browser schon an diesem Tisch.', en: 'In this browser you already sit at this table.' },
    'join.both': { de: 'Auch diesen Platz nehmen', en: 'Take this seat as well' },
    'join.refused': { de: 'Hier ist kein Platz für dich', en: 'There is no seat for you here' },
    'join.bad-key': {
        de: 'Diese Einladung öffnet keinen Platz: Jemand sitzt schon dort, oder ein Stück des Links fehlt. Warst du es selbst, dann geht es ' +
            'in dem Browser weiter, in dem du Platz genommen hast. Sonst bitte, wer dich eingeladen hat, um eine neue Partie.',
        en: 'This invitation opens no seat: somebody sits there already, or a piece of the link is missing. If that was you, go on in the ' +
            'browser in which you took the seat. Otherwise ask whoever invited you for a new match.',
    },
    'join.not-listed': {
        de: 'An diesem Tisch ist für dich kein Platz frei, oder die Partie ist privat. Bitte die anderen um eine Einladung.',
        en: 'There is no free seat for you at this table, or the match is private. Ask the others for an invitation.',
    },
    'join.look-around': { de: 'Andere Tische ansehen', en: 'See other tables' },

    'lobby.about': { de: 'Setz dich dazu oder schau zu.', en: 'Take a seat or watch.' },
    'lobby.open': { de: 'Hier ist noch Platz', en: 'Seats are free here' },
    'lobby.running': { de: 'Wird gerade gespielt', en: 'Being played' },
    'lobby.none-open': {
        de: 'Gerade sucht niemand Mitspieler. Eröffne einen Tisch und zeige ihn hier.',
        en: 'Nobody is looking for players right now. Open a table and show it here.',
    },
    'lobby.none-running': { de: 'Im Augenblick läuft keine öffentliche Partie.', en: 'No public match is running at the moment.' },
    'lobby.join': { de: 'Dazusetzen', en: 'Join' },
    'lobby.watch': { de: 'Zuschauen', en: 'Watch' },

    'mine.none': {
        de: 'Noch keine Partie angefangen. Such dir ein Spiel aus, in einer halben Minute geht es los.',
        en: 'No match begun yet. Choose a game, half a minute and you are playing.',
    },
    'mine.choose': { de: 'Spiel aussuchen', en: 'Choose a game' },
    'mine.your-turn': { de: 'Du bist am Zug', en: 'Your turn' },
    'mine.waits': { de: 'Am Zug: {0}', en: 'To act: {0}' },
    'mine.open': { de: 'Plätze sind noch frei', en: 'Seats are still free' },
    'mine.frozen': { de: 'Angehalten: geht mit dieser Version nicht weiter', en: 'On hold: cannot go on with this version' },
    'mine.over': { de: 'Beendet', en: 'Finished' },
    'mine.play': { de: 'Weiter', en: 'Play on' },
    'mine.look': { de: 'Zum Tisch', en: 'To the table' },
    'mine.forget': { de: 'Aus der Liste entfernen: {0}', en: 'Remove from the list: {0}' },
    'mine.forget-sure': {
        de: 'Der Schlüssel zu deinem Platz geht dabei verloren. Wirklich entfernen?',
        en: 'The key to your seat is lost with it. Really remove?',
    },
    'mine.forget-yes': { de: 'Entfernen', en: 'Remove' },

    'replays.title': { de: 'Aufzeichnungen', en: 'Replays' },
    'replays.about': { de: 'Deine beendeten Partien, Zug für Zug.', en: 'Your finished matches, move by move.' },
    'replays.none': {
        de: 'Noch keine Partie zu Ende gespielt. Danach kannst du sie hier Zug für Zug ansehen.',
        en: 'No match finished yet. Once you have, you can watch it here move by move.',
    },
    'replays.watch': { de: 'Ansehen', en: 'Watch' },

    'credits.about': {
        de: 'Spielwerk ist eine unabhängige Umsetzung. Autoren und Verlage der Spiele haben sie weder gemacht noch geprüft noch ' +
            'empfohlen. Sie enthält keine Bilder, kein Layout und keinen Satz aus den Spielregeln: Alle Regeln und Texte sind in ' +
            'eigenen Worten. Die Spiele und ihre Namen gehören ihren Verlagen. Gefällt dir eines, kauf es: In der Schachtel stecken ' +
            'die Figuren, die Bilder und die Menschen dahinter.',
        en: 'Spielwerk is an independent implementation. The authors and publishers of the games neither made, checked nor endorsed ' +
            'it. It contains no art, no layout and no sentence of their rulebooks: all rules and texts are in our own words. The ' +
            'games and their names belong to their publishers. If you like one, buy it: the box has the figures, the art and the ' +
            'people behind it.',
    },
    'credits.games': { de: 'Die Spiele', en: 'The games' },
    'credits.design': { de: 'Spielidee und Entwicklung', en: 'Game design and development' },
    'credits.development': { de: 'Weitere Entwicklung', en: 'Further development' },
    'credits.art': { de: 'Gestaltung und Illustration', en: 'Art and illustration' },
    'credits.graphics': { de: 'Grafik', en: 'Graphic design' },
    'credits.figures': { de: 'Figuren', en: 'Figures' },
    'credits.stories': { de: 'Hintergrund und Texte', en: 'Background story and texts' },
    'credits.management': { de: 'Projektleitung', en: 'Project management' },
    'credits.publishers': { de: 'Herausgeber', en: 'Publishers' },
    'credits.german': { de: 'Deutsche Ausgabe', en: 'German edition' },
    'credits.icons': { de: 'Symbole', en: 'Icons' },
    'credits.icons-about': {
        de: 'Von game-icons.net, unter der Lizenz {0}, hier in eigenen Farben. Icons made by:',
        en: 'From game-icons.net, under the licence {0}, here in colours of our own. Icons made by:',
    },
    'credits.fonts': { de: 'Schriften', en: 'Fonts' },
    'credits.fonts-about': { de: 'von Juan Pablo del Peral, Huerta Tipográfica', en: 'by Juan Pablo del Peral, Huerta Tipográfica' },
    'credits.software': { de: 'Software', en: 'Software' },
    'credits.preact': { de: 'die Oberfläche im Browser', en: 'the interface in the browser' },
    'credits.libwebsockets': { de: 'HTTP und WebSockets', en: 'HTTP and WebSockets' },
    'credits.libev': { de: 'die Ereignisschleife des Servers', en: 'the server’s event loop' },
    'credits.jansson': { de: 'das Lesen von Nachrichten', en: 'reading messages' },
    'credits.sqlite': { de: 'die Datenbank der Partien, gemeinfrei', en: 'the database of matches, in the public domain' },
    'credits.libsodium': { de: 'geheime Startwerte, Schlüssel und Passwörter', en: 'secret seeds, keys and passwords' },
    'credits.zlib': { de: 'komprimierte Seiten', en: 'compressed pages' },
    'credits.libyaml': { de: 'das Lesen der Spielinhalte', en: 'reading the content of games' },
    'credits.libedit': { de: 'die Eingabe im Terminal', en: 'line editing in the terminal' },
} satisfies Part;
