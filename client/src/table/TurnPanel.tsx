// What belongs to the turn that is going on: dice, points, and which of its actions are done, open, or not possible.
import { Icon } from '../lib/Icon';
import type { Task } from '../games/scene';
import type { Area, FactValue } from '../net/protocol';
import { t } from '../text/lang';
import { isOneOf } from './choices';
import { isOn, useTable, type Table } from './context';

const DICE = ['gi:dice-six-faces-one', 'gi:dice-six-faces-two', 'gi:dice-six-faces-three', 'gi:dice-six-faces-four', 'gi:dice-six-faces-five',
    'gi:dice-six-faces-six'];

const number = (value: FactValue | undefined) => Array.isArray(value) ? value[0] : value;

function turnOf({ scene, stage: { view, frame } }: Table): Area | undefined {
    return scene.turn.tasks === undefined || !isOn(frame) ? undefined : view.areas.find(a => a.key === 'turn');
}

export function TurnPanel() {
    const table = useTable();
    const turn = turnOf(table);
    const { scene, words, stage: { view } } = table;
    if (turn === undefined)
        return null;
    const other = Object.entries(turn.facts ?? {}).filter(([fact]) => !scene.turn.dice.includes(fact));
    return (
        <section class="turn-panel" aria-label={words.area(turn.key)}>
            <header>
                <h2>{turn.owner === undefined ? words.area(turn.key) : words.seat(turn.owner)}</h2>
                <span class="dice">{scene.turn.dice.map(fact => <Die key={fact} pips={number(turn.facts?.[fact])} />)}</span>
                {other.map(([fact, value]) => <span key={fact} class="points" title={words.fact(fact)}>
                    <b>{number(value)}</b> <small>{words.fact(fact)}</small>
                </span>)}
            </header>
            {turn.owner === table.seat && <ul>{scene.turn.tasks!(turn, view).map(task => <TaskLine key={task.id} task={task} />)}</ul>}
        </section>
    );
}

function Die({ pips }: { pips: number | undefined }) {
    const name = DICE[(pips ?? 0) - 1];
    return name === undefined ? null : <Icon name={name} size={30} title={String(pips)} />;
}

function TaskLine({ task }: { task: Task }) {
    const table = useTable();
    const { session, open } = table;
    const can = open.all.some(c => isOneOf(c, task.answers));
    const state = task.done ? 'done' : can ? 'open' : 'closed';
    const press = () => can ? session.restrict(task.answers, open) : void ask();
    const ask = async () => {
        const why = task.ask === undefined ? null : await session.feed.questions.why(task.ask);
        if (why !== null && !why.legal && task.ask !== undefined)
            session.reasons.told.set({ thing: { kind: 'verb', id: task.ask }, why });
    };
    const picked = session.only.get()?.join() === task.answers.join();
    return (
        <li>
            <button type="button" class={`task ${state} ${picked ? 'picked' : ''}`} aria-pressed={picked} disabled={!can && task.ask === undefined}
                data-task={task.id} onClick={press}>
                <Icon name={task.icon} size={17} />
                <span>{task.title}</span>
                <small>{t(`task-state.${state}`)}</small>
            </button>
        </li>
    );
}
