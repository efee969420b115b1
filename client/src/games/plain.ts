// The scene of a game that has none of its own: everything is there, nothing is pretty.
import type { Scene } from './scene';

export const plain: Scene = {
    icon: () => 'gi:card-random',
    place: (area, seat) => area.key === 'stack' ? 'stack' : area.kind === 'hand' ? area.owner === seat ? 'hand' : 'seat'
        : ({ hex: 'board', grid: 'board', plane: 'board', track: 'track', pile: 'seat', row: 'side', mat: 'side' } as const)[area.kind],
    cell: () => '',
    piece: () => ({ shape: 'token', icon: 'gi:meeple' }),
    card: item => ({ rim: 'rim-plain', gem: 'gi:card-random', art: 'gi:card-random',
        figures: Object.entries(item.facts ?? {}).map(([fact, value]) =>
            ({ icon: 'gi:abacus', fact, value: String(Array.isArray(value) ? value[0] : value) })) }),
    seat: (view, seat) => ({ gems: [], marks: view.seats[seat - 1]?.tags ?? [] }),
    turned: () => false,
    explains: [],
    foretells: ['removed', 'bounty', 'broken', 'negated'],
    outcomes: ['victory', 'no-victory'],
    weighs: ['defend'],
    effects: {},
};
