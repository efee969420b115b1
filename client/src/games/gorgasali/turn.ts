// What belongs to a turn.
import type { Frame } from '../../net/frame';
import type { Area, TableView, Thing } from '../../net/protocol';
import type { Words } from '../../text/words';
import { has, number } from '../facts';
import type { Task, TurnLook } from '../scene';
import { t } from './gorgasali.text';

const ABILITY_VERBS = ['supernova', 'supernova-two', 'pull', 'steal', 'heal', 'freeze', 'swap', 'imitate', 'return'];

function tasks(turn: Area, view: TableView): Task[] {
    const done = (tag: string) => has(turn, `done-${tag}`);
    const rolled = number(turn, 'die-1') !== undefined;
    const chests = number(view.seats[(turn.owner ?? 0) - 1] ?? {}, 'extra-chests') ?? 0;
    // Cards of all kinds are used: of which kind this one is says what it counts as.
    const use = (category: string) => view.items.filter(i => i.kind === 'card' && has(i, category)).map(i => `use ${i.id}`);
    const list: Task[] = [
        { id: 'start', title: t('task.start'), icon: 'gi:health-potion', done: done('utility'), answers: rolled ? [] : use('utility') },
        { id: 'move', title: t('task.move'), icon: 'gi:walking-boot', done: rolled && number(turn, 'points') === 0,
            answers: ['roll', 'step', 'stay', 'go-on', 'stop'], ask: 'roll' },
        { id: 'card', title: t('task.card'), icon: 'gi:compass', done: done('utility'), answers: rolled ? [...use('utility'), 'jump'] : [] },
        { id: 'defence', title: t('task.defence'), icon: 'gi:stone-wall', done: done('defence'), answers: [...use('defence'), 'place', 'build'] },
        { id: 'main', title: t('task.main'), icon: 'gi:crossed-pistols', done: done('main'),
            answers: ['shoot', 'shoot-with', 'reload', 'arrange'], ask: 'reload' },
        { id: 'throw', title: t('task.throw'), icon: 'gi:fireball', done: done('throw'), answers: [...use('throw'), 'throw'] },
        { id: 'ability', title: t('task.ability'), icon: 'gi:star-prominences', done: false, answers: ABILITY_VERBS },
        { id: 'chest', title: t('task.chest'), icon: 'gi:chest', done: done('chest'), answers: ['open'], ask: 'open' },
    ];
    return list.filter(task => task.id !== 'chest' || chests > 0 || task.done);
}

/** Cards in slots are spoken of by their names: "Replace Scratch". */
function called({ kind, id }: Thing, [verb = '']: string[], { view }: Frame, words: Words): string | undefined {
    if (kind !== 'slot' || !['replace', 'exchange', 'fill'].includes(verb))
        return undefined;
    const mat = view.areas.find(a => a.key === 'character-card' && view.seats[(a.owner ?? 0) - 1]?.asked === true);
    const at = mat?.cells?.findIndex(c => c.id === id) ?? -1, card = view.items.find(i => i.area === mat?.id && i.cell === at && i.kind === 'card');
    return at < 0 || card?.id === undefined ? undefined : words.title('card', card.id);
}

export const turn: Partial<TurnLook> = {
    tasks,
    dice: ['die-1', 'die-2'],
    missed: { move: ['stay'] },
    reminds: [{ before: 'end', of: ['shoot', 'open', ...ABILITY_VERBS.filter(v => v !== 'imitate')] }],
    sourceFirst: ['pull', 'place', 'build'],        // whom, then where to; what, then where
    ranges: ['card', 'ability'],
    aside: ['arrange'],
    passed: ['chest-here'],
    lays: ['place', 'build'],
    abilities: ABILITY_VERBS,
    called,
};
