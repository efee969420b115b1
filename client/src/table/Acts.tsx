// Buttons for what is not on the table, and what can always be pressed. On narrow screens the answers have a few rows, and a button shows those
// that do not fit; what ends the turn, Undo and Hint stay beside them.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useKey } from '../lib/keys';
import { useNarrow } from '../lib/narrow';
import type { Scene, SeatLook } from '../games/scene';
import type { Forecast, Thing } from '../net/protocol';
import { t } from '../text/lang';
import { mainOf, shownBy, thingKey, type Button, type Choice } from './choices';
import { isPicked, useTable, type Table } from './context';
import { DicePicker, diceChoices } from './DicePicker';
import { DoIt } from './DoIt';
import { useHold } from './hold';
import { shelvesOf } from './onTable';
import { PassButton, PassMenu, usePassChoice } from './PassButton';
import { useBeyond } from './rows';

interface Props {
    mine: boolean;            // I am asked
    onlyEnds: boolean;        // nothing is left to choose
    before: (b: Button) => (() => void) | undefined;   // what the first press does instead
    onPassing: () => void;
}

/** What a button of this answer picks before it is given: what points somewhere on the board, or whatever has to be explained first. */
const showsFirst = ({ board, turn }: Scene, choice: Choice) => (t: Thing) => board.arrow?.(t) !== undefined || turn.shown.includes(choice.verb);

export function Acts({ mine, onlyEnds, before, onPassing }: Props) {
    const { session, stage, open, picked, considered, seat, scene, words } = useTable();
    const { prompt, options, undo, over, v } = stage.frame;
    const bar = useRef<HTMLDivElement>(null), answers = useRef<HTMLDivElement>(null), narrow = useNarrow();
    const [all, showAll] = useState(false), beyond = useBeyond(bar, narrow && !all);
    const pass = usePassChoice(), dice = diceChoices(open.left);
    // Where the answer lies on the table, no button is the main choice.
    const allAreButtons = open.buttons.length === open.left.length && open.buttons.every(b => b.choice !== undefined);
    const isEnding = ({ choice }: Button) => choice !== undefined
        && ((prompt?.ends === true && choice.n === options.at(-1)) || scene.turn.ends.includes(choice.verb));
    const buttons = open.buttons.filter(b => b.choice === undefined || (!dice.includes(b.choice) && b.choice !== pass));
    const main = mainOf(buttons, scene.turn.aside);
    const isShown = ({ choice }: Button) => choice !== undefined && shownBy(choice, picked, showsFirst(scene, choice)) !== undefined;
    const act = (b: Button) => (
        <Act key={b.choice?.n ?? `${b.thing!.kind}:${b.thing!.id}`} button={b} ends={isEnding(b)} enter={onlyEnds} before={before(b)}
            main={b === main && !isShown(b) && allAreButtons && dice.length === 0 && pass === undefined && considered === null} />
    );
    // What is considered is done by a button of its own, or by the one that has shown it: that stays where it was pressed.
    const isMeant = ({ choice }: Button) => choice !== undefined && choice.n === considered?.choice?.n;
    const answering = buttons.filter(b => !isEnding(b) && (!isMeant(b) || isShown(b))), isBegun = picked.length > 0 || session.only.get() !== null;
    const inPlace = answering.some(isMeant);
    const shelves = narrow && !isBegun && considered === null ? shelvesOf(open.left, stage.view, scene) : [];
    const undoes = undo && !over && !session.director.reminds && !stage.playing;
    // Where there is little room, who looks at an answer does it, goes back or ends the turn; help waits until then.
    const helps = !narrow || considered === null, hints = mine && seat > 0 && !onlyEnds && helps;
    const help = <Help undoes={undoes} hints={hints} />;
    useKey('Enter', mine && considered !== null ? () => void session.commit() : null);
    // However far somebody has looked: what there is now begins with what matters most.
    useLayoutEffect(() => {
        showAll(false);
        answers.current!.scrollTop = 0;
    }, [v, considered, picked]);
    return (
        <div class="acts" ref={bar}>
            <div class={`answers ${all ? 'all' : ''}`} ref={answers}>
                {mine && !inPlace && <DoIt />}
                <PassButton />
                {dice.length > 0 && <DicePicker choices={dice} />}
                {answering.map(act)}
                {shelves.map(({ key, answers: wares }) => (
                    <button key={key} type="button" class="legal" data-shelf={key} onClick={() => session.restrict(wares, open)}>{words.area(key)}</button>
                ))}
            </div>
            <div class="always">
                {buttons.filter(isEnding).map(act)}
                {((considered === null && isBegun) || inPlace) &&
                    <button type="button" class="let-go" aria-keyshortcuts="Escape" onClick={() => session.clear()}>{t('table.back')}</button>}
                {narrow ? help : <span class="help">{help}</span>}
                {helps && <PassMenu onAll={onPassing} />}
                {(all || beyond > 0) && <button type="button" class="more-answers" aria-expanded={all} aria-label={all ? t('table.fewer-answers') : t('table.more-answers', beyond)} onClick={() => showAll(!all)}>
                    {all ? '▾' : `+${beyond} ▴`}
                </button>}
                {stage.playing && <button type="button" class="skip" onClick={() => session.director.skip()}>{t('table.skip')}</button>}
            </div>
        </div>
    );
}

const LONG = 28;              // letters of a label that does not fit two short lines

function Help({ undoes, hints }: { undoes: boolean; hints: boolean }) {
    const { session } = useTable();
    useKey('u', undoes ? () => void session.undo() : null);
    useKey('h', hints ? () => void session.hint() : null);
    return (
        <>
            {undoes && <button type="button" class="undo" aria-keyshortcuts="U" onClick={() => void session.undo()}>
                <Icon name="gi:anticlockwise-rotation" size={18} /><span class="act-name">{t('table.undo')}</span>
            </button>}
            {hints && <button type="button" class="hint" aria-keyshortcuts="H" onClick={() => void session.hint()}>
                <Icon name="gi:light-bulb" size={18} /><span class="act-name">{t('table.hint')}</span>
            </button>}
        </>
    );
}

interface ActProps {
    button: Button;
    main: boolean;
    ends: boolean;            // it ends the turn: the key E presses it
    enter: boolean;           // and Enter, for there is nothing else to do
    before?: () => void;      // what the first press does instead
}

function Act({ button, main, ends, enter, before }: ActProps) {
    const table = useTable();
    const { session, words, open, picked, considered, scene, stage } = table;
    const { choice, thing } = button;
    const last = choice === undefined ? undefined : shownBy(choice, picked, showsFirst(scene, choice));
    const isMeant = last !== undefined && choice?.n === considered?.choice?.n;
    // What is asked stands above: of the last gem that is wanted the name is enough.
    const named = last !== undefined && scene.turn.named.includes(last.kind);
    const brief = choice === undefined ? undefined : scene.turn.brief?.(choice, words, stage.frame.prompt?.key);
    const label = choice === undefined ? words.whom(thing!.kind, thing!.id) : named ? words.whom(last.kind, last.id) : brief ?? words.option(choice.n), [name, detail] = splitName(label);
    const hold = useHold(() => { if (choice !== undefined) session.forecasts.show(choice); });
    const press = () => before !== undefined ? before() : last !== undefined ? session.pick(last, open) : choice !== undefined ? void session.answer(choice) : undefined;
    useKey(enter ? 'e Enter' : 'e', ends ? press : null);
    if (choice !== undefined && isMeant)
        return (
            <button type="button" class="go do-it here" data-option={choice.n} aria-keyshortcuts="Enter" onClick={() => void session.commit()}>
                {t('table.do-it')} <kbd>{t('talk.key.enter')}</kbd><Gem of={last!} /> <small class="detail">{name}</small>
            </button>
        );
    if (choice !== undefined)
        return (
            <button type="button" class={`legal ${main ? 'go' : ''} ${named ? 'named' : ''} ${named && detail !== undefined ? 'detailed' : label.length > LONG ? 'long' : ''}`} data-option={choice.n} aria-label={brief === undefined ? undefined : spoken(brief, words.option(choice.n))} aria-keyshortcuts={ends ? 'E' : undefined} {...hold}
                onClick={press} {...session.forecasts.pointing(choice)}>
                {named ? <Named thing={last} label={label} /> : label}<Price choice={choice} />{ends && <kbd>E</kbd>}
            </button>
        );
    return (
        <button type="button" class={`legal ${scene.turn.named.includes(thing!.kind) ? 'named' : ''} ${detail !== undefined ? 'detailed' : name.length > LONG ? 'long' : ''}`} data-thing={thingKey(thing!)} aria-pressed={isPicked(table, thing!)}
            onClick={() => session.pick(thing!, open)}>
            <Named thing={thing!} label={label} />
        </button>
    );
}

/** The whole sentence is spoken where it has what one reads; what is called otherwise at this question goes by that. */
const spoken = (brief: string, whole: string) => whole.toLowerCase().includes(brief.toLowerCase()) ? whole : undefined;

/** What a panel shows as a gem is known by it: where there is little room, by nothing else. */
function Gem({ of }: { of: Thing }) {
    const table = useTable(), gem = gemOf(table, of);
    return gem === undefined ? null : <span class="essence on" style={{ '--gem': gem.color }} aria-hidden><Icon name={gem.icon} size={13} /></span>;
}

const gemOf = ({ scene, stage, seat }: Table, { kind, id }: Thing): SeatLook['gems'][number] | undefined =>
    scene.seats.look(stage.view, seat).gems.find(g => g.kind === kind && g.fact === id);

function Named({ thing, label }: { thing: Thing; label: string }) {
    const name = <Detailed label={label} />;
    return gemOf(useTable(), thing) === undefined ? name : <><Gem of={thing} /><span class="act-thing">{name}</span></>;
}

/** A name, and what stands in brackets behind it. */
function splitName(label: string): [name: string, detail: string | undefined] {
    const [, name = label, detail] = /^(.*?)( \(.*\))?$/.exec(label) ?? [];
    return [name, detail];
}

function Detailed({ label }: { label: string }) {
    const [name, detail] = splitName(label);
    return <>{name}{detail !== undefined && <small class="detail">{detail}</small>}</>;
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
