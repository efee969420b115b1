// Letting things go on: the button with its key, what is passed without asking, and the settings beside it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useKey } from '../lib/keys';
import { passSettings, setPassSettings, setSettings, settings, type AskMode } from '../lib/settings';
import { Store, useStore } from '../lib/store';
import { t } from '../text/lang';
import type { Choice } from './choices';
import { isOn, useTable } from './context';
import { useHold } from './hold';
import { tellsUsual, type Passed } from './passRules';
import type { PassState, Passing } from './passing';

export const NO_PASSING = new Store<PassState>({ wholeTurn: false, waiting: null, able: false, passed: [], usual: [] });

/** The answer that lets things go on, if it is offered now. */
export function usePassChoice(): Choice | undefined {
    const { stage, open } = useTable();
    return stage.frame.prompt?.pass === true ? open.left.find(c => c.n === stage.frame.options[0]) : undefined;
}

/** Whether there is anything to pass in this game: its effects have names. */
export function usePasses(): Passing | null {
    const { session, words, seat, stage } = useTable();
    return seat > 0 && isOn(stage.frame) && words.askedAbouts().length > 0 ? session.passing : null;
}

export function PassButton() {
    const { session, words, considered, scene, stage } = useTable();
    const choice = usePassChoice();
    const hold = useHold(() => { if (choice !== undefined) session.forecasts.show(choice); });
    useKey('Space', choice === undefined ? null : () => void session.answer(choice));
    if (choice === undefined)
        return null;
    const says = scene.turn.brief?.(choice, words, stage.frame.prompt?.key) ?? words.option(choice.n);
    return (
        <button type="button" class={`legal pass ${considered === null ? 'go' : ''}`} data-option={choice.n} title={says} aria-keyshortcuts="Space" {...hold}
            onClick={() => void session.answer(choice)} {...session.forecasts.pointing(choice)}>
            {words.askedAbouts().length > 0 ? t('pass.pass') : says} <kbd>{t('pass.key')}</kbd>
        </button>
    );
}

/** The small menu: the settings that are changed most often. */
export function PassMenu({ onAll }: { onAll: () => void }) {
    const passing = usePasses();
    const [shown, show] = useState(false);
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (!shown)
            return undefined;
        // It lies over the line of the stack, which lies over the question.
        const question = ref.current?.closest('.prompt');
        question?.classList.add('unfolded');
        const away = (e: Event) => { if (!ref.current?.contains(e.target as Node)) show(false); };
        const key = (e: KeyboardEvent) => { if (e.key === 'Escape') show(false); };
        document.addEventListener('pointerdown', away);
        document.addEventListener('keydown', key);
        return () => {
            question?.classList.remove('unfolded');
            document.removeEventListener('pointerdown', away);
            document.removeEventListener('keydown', key);
        };
    }, [shown]);
    if (passing === null)
        return null;
    return (
        <div class="pass-menu" ref={ref}>
            <button type="button" class="pass-more" aria-expanded={shown} aria-label={t('pass.settings')} title={t('pass.settings')}
                onClick={() => show(!shown)}><Icon name="gi:cog" size={18} /></button>
            {shown && <div class="pass-sheet" role="group" aria-label={t('pass.settings')}>
                <AskChoice passing={passing} name="ask-quick" />
                <WholeTurn passing={passing} onDone={() => show(false)} />
                <button type="button" class="link" onClick={() => { show(false); onAll(); }}>{t('pass.all-settings')}</button>
            </div>}
        </div>
    );
}

const MODES: AskMode[] = ['always', 'able', 'others', 'worth'];

export function AskChoice({ passing, name }: { passing: Passing; name: string }) {
    const { ask } = useStore(passSettings(passing.key));
    return (
        <fieldset class="ask-modes">
            <legend>{t('pass.ask')}</legend>
            {MODES.map(mode => (
                <label key={mode}>
                    <input type="radio" name={name} value={mode} checked={ask === mode} onChange={() => setPassSettings(passing.key, { ask: mode })} />
                    <span>{t(`pass.ask.${mode}`)}</span>
                </label>
            ))}
        </fieldset>
    );
}

export function WholeTurn({ passing, onDone }: { passing: Passing; onDone?: () => void }) {
    const { wholeTurn } = useStore(passing.state);
    return (
        <button type="button" class="whole-turn" aria-pressed={wholeTurn} onClick={() => { passing.setWholeTurn(!wholeTurn); onDone?.(); }}>
            {t(wholeTurn ? 'pass.turn-stop' : 'pass.turn')}
        </button>
    );
}

/** What happens or has happened without being asked, in a quiet line. */
export function PassNote({ onAll }: { onAll: () => void }) {
    const { words, seat, stage, feed } = useTable();
    const passing = usePasses();
    const { wholeTurn, waiting: next, able, passed: all } = useStore(passing?.state ?? NO_PASSING);
    // That one lets happen what one has just chosen is no news; nor is told what was passed before it is seen.
    const behind = stage.playing || stage.frame.v !== feed.frame?.v;
    const passed = behind ? [] : all.filter(p => p.owner !== seat);
    const waiting = able ? next : null;       // where nobody could step in, there is nothing to say
    if (passing === null || (!wholeTurn && waiting === null && passed.length === 0))
        return null;
    const name = ({ effect, owner }: Passed) => owner === seat ? t('pass.yours', words.askedAbout(effect))
        : owner > 0 ? t('pass.what', words.askedAbout(effect), words.seatName(owner)) : words.askedAbout(effect);
    const last = passed.at(-1);
    return (
        <p class="pass-note quiet" role="status">
            {waiting !== null ? <span>{t('pass.waiting', name(waiting))}</span>
                : last !== undefined && <span>{t(passed.length === 1 ? 'pass.passed' : 'pass.passed-often', name(last), passed.length)}</span>}
            {waiting !== null && <button type="button" class="link" onClick={() => passing.leave()}>{t('pass.leave')}</button>}
            {wholeTurn && <><span>{t('pass.until')}</span>
                <button type="button" class="link" onClick={() => passing.setWholeTurn(false)}>{t('pass.turn-stop')}</button></>}
            <button type="button" class="link" onClick={onAll}>{t('pass.why')}</button>
        </p>
    );
}

/** What was answered without asking because nearly everybody would answer so. */
export function UsualNote() {
    const { session, words, stage: { playing } } = useTable();
    const { usual } = useStore(session.passing?.state ?? NO_PASSING), { asksAll } = useStore(settings);
    return tellsUsual(usual, asksAll, playing) && (
        <p class="pass-note quiet" role="status">
            <span>{t('pass.usual', words.unasked(usual).join('; '))}</span>
            <button type="button" class="link" onClick={() => setSettings({ asksAll: true })}>{t('pass.usual-ask')}</button>
        </p>
    );
}
