// How one chooses, and what is brought to mind before it is too late.
import type { Forecast, TableView } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import type { Words } from '../../text/words';
import { pair } from '../facts';
import type { TurnLook } from '../scene';
import { t } from './adeloth.text';

/** Verbs by what they are called when they are left over. */
const LEFT: Record<'level' | 'attack' | 'mana' | 'ability' | 'flow', string[]> = {
    level: ['level'], attack: ['attack', 'shoot'], mana: ['summon', 'play', 'play-at', 'skill', 'skill-at'], ability: ['use', 'use-at', 'offer'], flow: ['flow'],
};

/** What is still possible: whole answers, or who could do something and what could be played. */
function tellLeft(all: Choice[], view: TableView, seat: number, words: Words): string[] {
    // A reaction card is rather kept for the enemy's turn.
    const kept = new Set(view.items.filter(i => i.kind === 'card' && i.tags?.includes('reaction')).map(i => i.id));
    const left = all.filter(c => c.things[0]?.kind !== 'card' || !kept.has(c.things[0].id));
    const names = (of: string[]) => [...new Set(left.filter(c => of.includes(c.verb)).map(c => words.title(c.things[0]?.kind ?? '', c.things[0]?.id)))];
    const list = (of: string[]) => names(of).join(', ');
    const [mana] = pair(view.seats[seat - 1] ?? {}, 'mana') ?? [0];
    return [
        ...left.filter(c => [...LEFT.level, ...LEFT.flow].includes(c.verb)).map(c => words.option(c.n)),
        ...list(LEFT.attack) === '' ? [] : [t('adeloth.left-attack', list(LEFT.attack))],
        ...list(LEFT.ability) === '' ? [] : [t('adeloth.left-ability', list(LEFT.ability))],
        ...list(LEFT.mana) === '' ? [] : [t('adeloth.left-mana', mana, list(LEFT.mana))],
    ];
}

/** What is paid, as the events of the forecast tell. */
function price(forecast: Forecast, seat: number, words: Words): string {
    return (forecast.events ?? []).flatMap(({ e, args }) => args[0] !== String(seat) ? []
        : e === 'spent' ? [`${args[1]} ${words.title('resource', args[2])}`]
        : e === 'upgrade' ? [`${args[3]} ${words.title('resource', 'gold')}`] : []).join(' + ');
}

export const turn: Partial<TurnLook> = {
    // A servant's ability and its upgrades are on its card, but it is its figure that stands on the board.
    kinds: { use: ['unit'], 'use-at': ['unit', 'unit'], upgrade: ['unit', 'upgrade'] },
    ranges: ['unit', 'card'],
    sourceFirst: true,
    strides: ['move', 'summon'],
    ends: ['done'],
    explains: ['skill', 'ware'],
    shown: ['invest'],
    threatens: ['card'],
    whole: ['upgrade'],
    aside: ['upgrade'],
    reminds: [{ before: 'income', of: Object.values(LEFT).flat(), tell: tellLeft }, { before: 'done', of: ['upgrade', 'standard'] }],
    prices: { verbs: ['upgrade', 'spy', 'ambush', 'buy'], of: price },
};
