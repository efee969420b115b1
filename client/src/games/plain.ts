// The plain scene: everything is there, nothing is pretty. It draws games that have no scene, and stands in for what a scene leaves out.
import type { Look, Scene } from './scene';

export const plain: Scene = {
    icon: () => 'gi:card-random',
    place: (area, seat) => area.key === 'stack' ? 'stack' : area.kind === 'hand' ? area.owner === seat ? 'hand' : 'seat'
        : ({ hex: 'board', grid: 'board', plane: 'board', track: 'track', pile: 'seat', row: 'side', mat: 'side' } as const)[area.kind],
    board: { cell: () => '', piece: () => ({ shape: 'token', icon: 'gi:meeple' }), turned: () => false },
    cards: {
        look: item => ({ rim: 'rim-plain', gem: 'gi:card-random', art: 'gi:card-random',
            figures: Object.entries(item.facts ?? {}).map(([fact, value]) =>
                ({ icon: 'gi:abacus', fact, value: String(Array.isArray(value) ? value[0] : value) })) }),
        more: () => [],
        facing: () => [],
    },
    seats: { look: (view, seat) => ({ gems: [], marks: view.seats[seat - 1]?.tags ?? [] }), mood: () => '' },
    own: {},
    turn: { dice: [], ends: [], missed: {}, reminds: [], kinds: {}, sourceFirst: false, strides: [], whole: [], named: [], laidOut: [], atOnce: [], aside: [], passed: [], lays: [], abilities: [], ranges: [], bearers: [], explains: [], carries: [], shown: [], threatens: [] },
    forecast: { silent: [], until: {}, fatal: [], foretells: [], states: {}, tells: [], most: 3, minor: [], follows: {}, outcomes: [], warns: () => false, sum: () => undefined },
    events: { effects: {}, effect: () => undefined, momentous: [], steps: [], causes: {}, cause: () => undefined, decides: {} },
};

/** What a game says, and the plain scene for the rest. */
export function sceneWith(look: Look): Scene {
    const { board, cards, seats, turn, forecast, events } = plain;
    return {
        icon: look.icon, place: look.place, own: look.own ?? {},
        board: { ...board, ...look.board }, cards: { ...cards, ...look.cards }, seats: { ...seats, ...look.seats },
        turn: { ...turn, ...look.turn }, forecast: { ...forecast, ...look.forecast }, events: { ...events, ...look.events },
    };
}
