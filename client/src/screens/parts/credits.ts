// Whose work this is; agrees with CREDITS.md.
import type { Sentence } from '../../text/pages';

/** People as the rulebook of each game names them. */
export const gamePeople: Record<string, [part: Sentence, names: string][]> = {
    brawl: [
        ['credits.design', 'Jochen Eisenhuth, Artyom Nichipurov'],
        ['credits.development', 'Josh Chambers, Stuart Siddons, Jake Thornton, Ed Harrison, Babis Giannios, Nick Niotis, Dale Rowe'],
        ['credits.art', 'Johannes Helgeson, Stéphane Gantiez, Christophe Madura, Bayard Wu, Christophe McLean, Ivan Fomin, ' +
            'Didier Nguyen, Emmanuel Bouley'],
        ['credits.graphics', 'Arnaud Marchand, Sandra Tessières, Panagiota Tsalididi, Stuart Siddons, Anna Faye'],
        ['credits.figures', 'Irek Zielinski, Olivier Thill'],
        ['credits.stories', 'Stuart Siddons, Anna Faye, Babis Giannios'],
        ['credits.management', 'Erwann Le Torrivellec'],
        ['credits.publishers', 'Léonidas Vesperini, Benoît Vogt'],
        ['credits.german', 'Peer Lagerpusch, Markus Klapper, Tanja Masche, Ryan Palfreyman, Yara Lal Thiel, Przemysław Kasztelaniec'],
    ],
};

export const ICON_LICENCE = { name: 'CC BY 3.0', at: 'https://creativecommons.org/licenses/by/3.0/' };

/** The authors that the collection at game-icons.net names. */
export const iconAuthors = [
    'Lorc', 'Delapouite', 'John Colburn', 'Felbrigg', 'John Redman', 'Carl Olsen', 'Sbed', 'PriorBlue', 'Willdabeast', 'Viscious Speed',
    'Lord Berandas', 'Irongamer', 'HeavenlyDog', 'Lucas', 'Faithtoken', 'Skoll', 'Andy Meneely', 'Cathelineau', 'Kier Heyl', 'Aussiesim',
    'Sparker', 'Zeromancer', 'Rihlsul', 'Quoting', 'Guard13007', 'DarkZaitzev', 'SpencerDub', 'GeneralAce135', 'Zajkonur', 'Catsu',
    'Starseeker', 'Pepijn Poolman', 'Pierre Leducq', 'Caro Asercion',
];

export interface Work {
    name: string;
    at: string;
    about: Sentence;
    licence?: string;
}

export const fonts: Work[] = [
    { name: 'Alegreya', at: 'https://github.com/huertatipografica/Alegreya', about: 'credits.fonts-about', licence: 'OFL 1.1' },
    { name: 'Alegreya Sans', at: 'https://github.com/huertatipografica/Alegreya-Sans', about: 'credits.fonts-about', licence: 'OFL 1.1' },
];

export const software: Work[] = [
    { name: 'Preact', at: 'https://preactjs.com', about: 'credits.preact', licence: 'MIT' },
    { name: 'libwebsockets', at: 'https://libwebsockets.org', about: 'credits.libwebsockets', licence: 'MIT' },
    { name: 'libev', at: 'http://software.schmorp.de/pkg/libev.html', about: 'credits.libev', licence: 'BSD' },
    { name: 'SQLite', at: 'https://sqlite.org', about: 'credits.sqlite' },
    { name: 'libsodium', at: 'https://libsodium.org', about: 'credits.libsodium', licence: 'ISC' },
    { name: 'jansson', at: 'https://github.com/akheron/jansson', about: 'credits.jansson', licence: 'MIT' },
    { name: 'zlib', at: 'https://zlib.net', about: 'credits.zlib', licence: 'zlib' },
    { name: 'libyaml', at: 'https://pyyaml.org/wiki/LibYAML', about: 'credits.libyaml', licence: 'MIT' },
    { name: 'libedit', at: 'https://thrysoee.dk/editline/', about: 'credits.libedit', licence: 'BSD-3-Clause' },
];
