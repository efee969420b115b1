// What I am asked, why, and buttons for what is not on the table.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reminder } from '../games/scene';
import type { Undone } from '../net/feed';
import type { Forecast, TableView, Why } from '../net/protocol';
import { useKey } from '../lib/keys';
import { useRoving } from '../lib/roving';
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import type { Words } from '../text/words';
import { headline } from './asking';
import { thingKey, type Button, type Choice } from './choices';
import { isPicked, useTable } from './context';
import { DicePicker, diceChoices } from './DicePicker';
import { DoIt } from './DoIt';
import { useHold } from './hold';
import { NO_PASSING, PassButton, PassMenu, PassNote, UsualNote, usePassChoice } from './PassButton';

export function Prompt({ onPassing }: { onPassing: () => void }) {
    const table = useTable();
    const { session, stage, words, open, picked, considered, showRule, seat, feed, scene } = table;
    const ref = useRef<HTMLElement>(null);
    const [reminded, remind] = useState<[number, string?]>([-1]);   // the version at which what is left to do was told, and before what
    const hinted = useStore(session.hinted);
    const { prompt, options, undo, over, frozen } = stage.frame;
    const asked = stage.frame.view.seats.flatMap((s, i) => s.asked ? [words.player(i + 1)] : []);
    const pass = usePassChoice();
    const passing = useStore(session.passing?.state ?? NO_PASSING);
    const again = session.director.reminds;       // what happened before is shown once more
    const mine = prompt !== undefined && !over && !again && !stage.playing && passing.waiting === null;
    // Steps come and go too quickly to be read.
    const happens = stage.shown !== null && stage.shown.effect.show !== 'slide';
    // What passes by itself is no question: what stood there stays.
    const quiet = useRef('');
    if (prompt === undefined)
        quiet.current = t('table.waits', asked.join(', '));
    // Where the answer lies on the table, no button is the main choice.
    const allAreButtons = open.buttons.length === open.left.length && open.buttons.every(b => b.choice !== undefined);
    const dice = diceChoices(open.left);
    const reminders = scene.turn.reminds.map(r => ({ ...r, lines: linesOf(r, open.all, stage.view, seat, words) }));
    const reminderOf = (verb: string | undefined) => reminders.find(r => r.before === verb && r.lines.length > 0);
    const ends = (b: Button) => reminderOf(b.choice?.verb) !== undefined;
    const [, ended] = reminded;
    const undoes = undo && !over && !again && !stage.playing;
    const onlyEnds = prompt?.ends === true && options.length === 1;     // nothing is left to choose
    const hints = mine && seat > 0 && !onlyEnds;
    const isEnding = ({ choice }: Button) => choice !== undefined
        && ((prompt?.ends === true && choice.n === options.at(-1)) || scene.turn.ends.includes(choice.verb));
    useRoving(ref, '.acts .legal, .acts .go');
    useKey('Enter', mine && considered !== null ? () => void session.commit() : null);
    useKey('u', undoes ? () => void session.undo() : null);
    useKey('h', hints ? () => void session.hint() : null);
    return (
        <section class="prompt" id="question" aria-label={t('table.actions')} data-prompt={passing.waiting === null ? prompt?.key : undefined} tabIndex={-1} ref={ref}>
            <div class="asking">
                <div class="question" aria-live="polite">
                    {mine
                        ? <h2>{headline(table)}</h2>
                        : <h2 class="quiet">{over || frozen !== undefined ? '' : again ? t('table.again') : happens ? <span aria-hidden>{words.event(stage.shown!.event)}</span> : prompt !== undefined && passing.waiting === null ? words.prompt(prompt) : quiet.current}</h2>}
                    {mine && <p>
                        <button type="button" class="link" onClick={() => showRule(prompt.rule)}>{t('table.why-asked')} <small>{prompt.rule}</small></button>
                    </p>}
                </div>
                <div class="notes">
                    {feed.problem !== '' && <p class="problem" role="alert">{feed.problem}</p>}
                    {mine && <Missed key={stage.frame.v} prompt={prompt.key} />}
                    {reminded[0] === stage.frame.v && <p class="reminder" role="status">
                        {t('table.reminder')} <b>{reminderOf(ended)?.lines.join(' · ')}</b>
                    </p>}
                    {feed.undone !== null && <p class="undone" role="status">{tellUndone(feed.undone, words)}</p>}
                    <PassNote onAll={onPassing} />
                    <UsualNote />
                    {hinted !== null && <p class="hinted" role="status">{t('table.hint-says', words.option(hinted))}</p>}
                </div>
            </div>
            <div class="acts">
                {mine && <DoIt />}
                <PassButton />
                {pass !== undefined && <PassMenu onAll={onPassing} />}
                {dice.length > 0 && <DicePicker choices={dice} />}
                {open.buttons.filter(b => b.choice === undefined || (!dice.includes(b.choice) && b.choice !== pass)).map((b, i) => (
                    <Act key={b.choice?.n ?? `${b.thing!.kind}:${b.thing!.id}`} button={b} main={i === 0 && allAreButtons && pass === undefined && considered === null}
                        ends={isEnding(b)} enter={onlyEnds}
                        before={ends(b) && reminded[0] !== stage.frame.v ? () => remind([stage.frame.v, b.choice?.verb]) : undefined} />
                ))}
                {considered === null && (picked.length > 0 || session.only.get() !== null) &&
                    <button type="button" class="let-go" aria-keyshortcuts="Escape" onClick={() => session.clear()}>{t('table.back')}</button>}
                {undoes && <button type="button" class="undo" aria-keyshortcuts="U" onClick={() => void session.undo()}>{t('table.undo')}</button>}
                {hints && <button type="button" class="hint" aria-keyshortcuts="H" onClick={() => void session.hint()}>{t('table.hint')}</button>}
                {pass === undefined && <PassMenu onAll={onPassing} />}
                {stage.playing && <button type="button" class="skip" onClick={() => session.director.skip()}>{t('table.skip')}</button>}
            </div>
            {mine && open.all.length > 0 && !onlyEnds && <OptionList key={stage.frame.v} choices={open.all} />}
        </section>
    );
}

const MOST_REMINDED = 4;

/** What is left to do, in words. */
function linesOf({ of, tell }: Reminder, all: Choice[], view: TableView, seat: number, words: Words): string[] {
    const left = all.filter(c => of.includes(c.verb));
    if (left.length === 0)
        return [];
    return tell?.(left, view, seat, words) ?? [...new Set(left.map(c => words.option(c.n)))].slice(0, MOST_REMINDED);
}

function tellUndone({ option, answers }: Undone, words: Words): string {
    return answers > 1 ? t('table.undone-more', words.option(option), answers - 1) : t('table.undone', words.option(option));
}

function firstSentence(text: string): string {
    return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** What would usually be offered and is not, with the reason. */
function Missed({ prompt }: { prompt: string }) {
    const { session, scene, stage, words, showRule } = useTable();
    const [found, find] = useState<{ n: string; why: Why }[]>([]);
    useEffect(() => {
        const missing = (scene.turn.missed[prompt] ?? []).filter(n => !stage.frame.options.includes(n));
        let here = true;
        void session.feed.questions.whys(missing, () => here).then((whys = []) => {
            if (here)
                find(whys.flatMap((why, i) => why === null || why.legal ? [] : [{ n: missing[i]!, why }]));
        });
        return () => { here = false; };
    }, []);
    return <>{found.map(({ n, why }) => (
        <p key={n} class="missed"><b>{t('table.not-offered', words.option(n))}</b> {firstSentence(why.text)}{' '}
            {why.rule !== undefined && <button type="button" class="link" onClick={() => showRule(why.rule!)}><small>{why.rule}</small></button>}
        </p>
    ))}</>;
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
    const { session, words, open } = table;
    const { choice, thing } = button;
    const hold = useHold(() => { if (choice !== undefined) session.forecasts.show(choice); });
    const press = () => before !== undefined ? before() : choice !== undefined ? void session.answer(choice) : undefined;
    useKey(enter ? 'e Enter' : 'e', ends ? press : null);
    if (choice !== undefined)
        return (
            <button type="button" class={`legal ${main ? 'go' : ''}`} data-option={choice.n} aria-keyshortcuts={ends ? 'E' : undefined} {...hold}
                onClick={press}
                onMouseEnter={() => session.forecasts.show(choice)} onMouseLeave={() => session.forecasts.show(null)}
                onFocus={() => session.forecasts.show(choice)} onBlur={() => session.forecasts.show(null)}>
                {words.option(choice.n)}<Price choice={choice} />{ends && <kbd>E</kbd>}
            </button>
        );
    return (
        <button type="button" class="legal" data-thing={thingKey(thing!)} aria-pressed={isPicked(table, thing!)} onClick={() => session.pick(thing!, open)}>
            {words.title(thing!.kind, thing!.id)}
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
    const price = forecast === null ? '' : scene.turn.prices?.of(forecast, seat, words) ?? '';
    return price === '' ? null : <small class="price">{price}</small>;
}

/** Every option as a list: for keyboards and screen readers, and for whoever likes lists. */
function OptionList({ choices }: { choices: Choice[] }) {
    const { session, words } = useTable();
    const [shown, show] = useState(false);
    return (
        <details class="options" onToggle={e => show(e.currentTarget.open)}>
            <summary>{t('table.options')} ({choices.length})</summary>
            {shown && <ul>
                {choices.map(c => <li key={c.n}><button type="button" data-option={c.n} onClick={() => void session.answer(c)}>{words.option(c.n)}</button></li>)}
            </ul>}
        </details>
    );
}
