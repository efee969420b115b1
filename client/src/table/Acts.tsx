// Buttons for what is not on the table, and what can always be pressed. On narrow screens the answers are swiped along; what ends the turn,
// Undo and Hint stay beside them.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useKey } from '../lib/keys';
import { useNarrow } from '../lib/narrow';
import type { Forecast } from '../net/protocol';
import { t } from '../text/lang';
import { missing, thingKey, type Button, type Choice } from './choices';
import { isPicked, useTable } from './context';
import { DicePicker, diceChoices } from './DicePicker';
import { DoIt } from './DoIt';
import { useHold } from './hold';
import { shelvesOf } from './onTable';
import { PassButton, PassMenu, usePassChoice } from './PassButton';

interface Props {
    mine: boolean;            // I am asked
    onlyEnds: boolean;        // nothing is left to choose
    before: (b: Button) => (() => void) | undefined;   // what the first press does instead
    onPassing: () => void;
}

export function Acts({ mine, onlyEnds, before, onPassing }: Props) {
    const { session, stage, open, picked, considered, seat, scene, words } = useTable();
    const { prompt, options, undo, over, v } = stage.frame;
    const answers = useRef<HTMLDivElement>(null), narrow = useNarrow();
    const pass = usePassChoice(), dice = diceChoices(open.left);
    // Where the answer lies on the table, no button is the main choice.
    const allAreButtons = open.buttons.length === open.left.length && open.buttons.every(b => b.choice !== undefined);
    const isEnding = ({ choice }: Button) => choice !== undefined
        && ((prompt?.ends === true && choice.n === options.at(-1)) || scene.turn.ends.includes(choice.verb));
    const buttons = open.buttons.filter(b => b.choice === undefined || (!dice.includes(b.choice) && b.choice !== pass));
    const main = buttons.find(b => b.choice === undefined || !scene.turn.aside.includes(b.choice.verb));
    const act = (b: Button) => (
        <Act key={b.choice?.n ?? `${b.thing!.kind}:${b.thing!.id}`} button={b} ends={isEnding(b)} enter={onlyEnds} before={before(b)}
            main={b === main && allAreButtons && dice.length === 0 && pass === undefined && considered === null} />
    );
    // What is considered is done by its own button.
    const answering = buttons.filter(b => !isEnding(b) && (b.choice === undefined || b.choice.n !== considered?.choice?.n)), isBegun = picked.length > 0 || session.only.get() !== null;
    const shelves = narrow && !isBegun && considered === null ? shelvesOf(open.left, stage.view, scene) : [];
    const answerable = (mine && considered !== null) || pass !== undefined || dice.length > 0 || answering.length + shelves.length > 0 || isBegun;
    const undoes = undo && !over && !session.director.reminds && !stage.playing;
    const hints = mine && seat > 0 && !onlyEnds;
    useKey('Enter', mine && considered !== null ? () => void session.commit() : null);
    useKey('u', undoes ? () => void session.undo() : null);
    useKey('h', hints ? () => void session.hint() : null);
    // However far somebody has swiped: what there is now begins with what matters most.
    useLayoutEffect(() => { answers.current!.scrollLeft = 0; }, [v, considered, picked]);
    return (
        <div class="acts">
            <div class="answers" ref={answers}>
                {mine && <DoIt />}
                <PassButton />
                {dice.length > 0 && <DicePicker choices={dice} />}
                {answering.map(act)}
                {shelves.map(({ key, answers: all }) => (
                    <button key={key} type="button" class="legal" data-shelf={key} onClick={() => session.restrict(all, open)}>{words.area(key)}</button>
                ))}
                {considered === null && isBegun &&
                    <button type="button" class="let-go" aria-keyshortcuts="Escape" onClick={() => session.clear()}>{t('table.back')}</button>}
                {narrow && answerable && <PassMenu onAll={onPassing} />}
            </div>
            <div class="always">
                {buttons.filter(isEnding).map(act)}
                {undoes && <button type="button" class="undo" aria-keyshortcuts="U" onClick={() => void session.undo()}>
                    <Icon name="gi:anticlockwise-rotation" size={18} /><span class="act-name">{t('table.undo')}</span>
                </button>}
                {hints && <button type="button" class="hint" aria-keyshortcuts="H" onClick={() => void session.hint()}>
                    <Icon name="gi:light-bulb" size={18} /><span class="act-name">{t('table.hint')}</span>
                </button>}
                {!(narrow && answerable) && <PassMenu onAll={onPassing} />}
                {stage.playing && <button type="button" class="skip" onClick={() => session.director.skip()}>{t('table.skip')}</button>}
            </div>
        </div>
    );
}

const LONG = 28;              // letters of a label that does not fit two short lines

interface ActProps {
    button: Button;
    main: boolean;
    ends: boolean;            // it ends the turn: the key E presses it
    enter: boolean;           // and Enter, for there is nothing else to do
    before?: () => void;      // what the first press does instead
}

function Act({ button, main, ends, enter, before }: ActProps) {
    const table = useTable();
    const { session, words, open, picked, scene } = table;
    const { choice, thing } = button;
    const wants = choice === undefined ? [] : missing(choice, picked).map(i => choice.things[i]!), [last] = wants;
    // What is asked stands above: of the last gem that is wanted the name is enough.
    const named = picked.length > 0 && wants.length === 1 && scene.turn.named.includes(last!.kind);
    const label = choice === undefined ? '' : named ? words.title(last!.kind, last!.id) : words.option(choice.n);
    const hold = useHold(() => { if (choice !== undefined) session.forecasts.show(choice); });
    const press = () => before !== undefined ? before() : choice !== undefined ? void session.answer(choice) : undefined;
    useKey(enter ? 'e Enter' : 'e', ends ? press : null);
    if (choice !== undefined)
        return (
            <button type="button" class={`legal ${main ? 'go' : ''} ${named ? 'named' : ''} ${label.length > LONG ? 'long' : ''}`} data-option={choice.n} aria-keyshortcuts={ends ? 'E' : undefined} {...hold}
                onClick={press}
                onMouseEnter={() => session.forecasts.show(choice)} onMouseLeave={() => session.forecasts.show(null)}
                onFocus={() => session.forecasts.show(choice)} onBlur={() => session.forecasts.show(null)}>
                {label}<Price choice={choice} />{ends && <kbd>E</kbd>}
            </button>
        );
    const [, name, detail] = /^(.*?)( \(.*\))?$/.exec(words.title(thing!.kind, thing!.id)) ?? [];
    return (
        <button type="button" class={`legal ${scene.turn.named.includes(thing!.kind) ? 'named' : ''} ${detail !== undefined ? 'detailed' : (name ?? '').length > LONG ? 'long' : ''}`} data-thing={thingKey(thing!)} aria-pressed={isPicked(table, thing!)}
            onClick={() => session.pick(thing!, open)}>
            {name}{detail !== undefined && <small class="detail">{detail}</small>}
        </button>
    );
}

/** What it would cost, as the server foresees it. */
function Price({ choice }: { choice: Choice }) {
    const { session, scene, seat, words, stage } = useTable();
    const [forecast, setForecast] = useState<Forecast | null>(null);
    const asks = scene.turn.prices?.verbs.includes(choice.verb) === true;
    useEffect(() => {
        let here = true;
        setForecast(null);
        if (asks)
            void session.forecasts.of(choice, () => here).then(found => { if (here) setForecast(found); });
        return () => { here = false; };
    }, [choice.n, stage.frame.v, asks]);
    const price = forecast === null ? '' : scene.turn.prices?.of(forecast, seat, words, choice.verb) ?? '';
    return price === '' ? null : <small class="price">{price}</small>;
}
