// How one chooses, and what is brought to mind before it is too late.
import type { Forecast, TableView } from '../../net/protocol';
import { thingKey, type Choice } from '../../table/choices';
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
    // What may react is rather kept for the enemy's turn; a card that is drawn into an empty hand has to be discarded at once.
    const kept = new Set(view.items.filter(i => (i.kind === 'card' || i.kind === 'skill') && i.tags?.includes('reaction')).map(thingKey));
    const hand = view.areas.find(a => a.key === 'hand' && a.owner === seat), empty = !view.items.some(i => i.area === hand?.id);
    const left = all.filter(c => !c.things.slice(0, 1).some(t => kept.has(thingKey(t))) && !(empty && LEFT.flow.includes(c.verb)));
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
    carries: ['card'],
    shown: ['invest', 'buy'],
    brief: ({ verb, things: [what] }, words) => what !== undefined && ['invest', 'buy'].includes(verb) ? words.title(what.kind, what.id) : undefined,
    threatens: ['card'],
    whole: ['upgrade'],
    aside: ['upgrade'],
    // Before the turn ends nothing is brought to mind: that question offers what can still be bought, and nothing else.
    reminds: [{ before: 'income', of: Object.values(LEFT).flat(), tell: tellLeft }],
    prices: { verbs: ['upgrade', 'spy', 'ambush', 'buy'], of: price },
};
