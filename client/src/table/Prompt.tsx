// What I am asked, why, and what is told besides.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Undone } from '../net/feed';
import type { Why } from '../net/protocol';
import { later } from '../lib/later';
import { useRoving } from '../lib/roving';
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import { firstSentence } from '../text/catalogue';
import type { Words } from '../text/words';
import { Acts } from './Acts';
import { explainedIn, headline } from './asking';
import type { Button, Choice } from './choices';
import { useTable } from './context';
import { useHintInSight, useNotesInSight } from './inSight';
import { NO_PASSING, PassNote, UsualNote } from './PassButton';
import { remindedBefore } from './reminders';

const Thought = later(async () => (await import('./Thought')).Thought);
const KeywordNotes = later(async () => (await import('./cards/KeywordNotes')).KeywordNotes, false);

/** Who waits in another tab reads in its title what he is asked. */
function useTitle(question: string | null): void {
    useEffect(() => {
        document.title = question === null ? t('app.name') : `● ${question}`;
        return () => { document.title = t('app.name'); };
    }, [question]);
}

/** Before what ends a turn the first press tells what is left to do: its lines, and what such a press does. */
function useReminder() {
    const { scene, open, stage, seat, words } = useTable();
    const [[told, ended], remind] = useState<[number, string?]>([-1]);   // the version at which it was told, and before what
    const { v } = stage.frame;
    const linesBefore = (verb: string | undefined) => remindedBefore(verb, stage.frame.prompt?.key, scene.turn.reminds, open.all, stage.view, seat, words);
    return {
        reminder: told === v ? linesBefore(ended) ?? null : null,
        before: (b: Button) => (told !== v || ended !== b.choice?.verb) && linesBefore(b.choice?.verb) !== undefined ? () => remind([v, b.choice?.verb]) : undefined,
    };
}

export function Prompt({ onPassing }: { onPassing: () => void }) {
    const table = useTable();
    const { session, stage, words, open, showRule, feed, scene, considered } = table;
    const ref = useRef<HTMLElement>(null), notes = useRef<HTMLDivElement>(null);
    const { reminder, before } = useReminder();
    const hinted = useStore(session.hinted);
    const { prompt, options, over, frozen } = stage.frame, { partners } = scene.turn;
    const asked = stage.frame.view.seats.flatMap((s, i) => s.asked ? [words.player(i + 1)] : []);
    const passing = useStore(session.passing?.state ?? NO_PASSING);
    const again = session.director.reminds;       // what happened before is shown once more
    const mine = prompt !== undefined && !over && !again && !stage.playing && passing.waiting === null;
    // Steps come and go too quickly to be read.
    const happens = stage.shown !== null && stage.shown.effect.show !== 'slide';
    // What passes by itself is no question, nor is what was passed before it was shown: what stood there stays.
    const comes = prompt !== undefined && passing.waiting === null && feed.frame?.v === stage.frame.v && !feed.busy;
    const quiet = useRef('');
    if (prompt === undefined)
        quiet.current = t('table.waits', asked.join(', '));
    const onlyEnds = prompt?.ends === true && options.length === 1;     // nothing is left to choose
    useRoving(ref, '.acts .legal, .acts .go');
    useTitle(mine ? words.prompt(prompt) : null);
    useNotesInSight(ref, notes, stage.frame.v);
    useHintInSight(hinted, open.all);
    return (
        <section class="prompt" id="question" aria-label={t('table.actions')} data-prompt={passing.waiting === null ? prompt?.key : undefined} tabIndex={-1} ref={ref}>
            <div class="asking">
                <div class="question" aria-live="polite">
                    {mine
                        ? <h2>{headline(table)}</h2>
                        : <h2 class="quiet">{over || frozen !== undefined ? '' : again ? t('table.again') : happens ? <span aria-hidden>{words.event(stage.shown!.event)}</span> : comes ? words.prompt(prompt) : quiet.current}</h2>}
                    {mine && <p>
                        <button type="button" class="link" onClick={() => showRule(prompt.rule)}>{t('table.why-asked')} <small>{prompt.rule}</small></button>
                    </p>}
                </div>
                <div class="notes" ref={notes}>
                    {feed.problem !== '' && <p class="problem" role="alert">{feed.problem}</p>}
                    {mine && considered === null && words.text(`prompt.${prompt.key}.how`) !== undefined && <p class="explained">{words.text(`prompt.${prompt.key}.how`)}</p>}
                    {mine && explainedIn(table, prompt).map(({ thing, named }) => <p key={thing.id} class="explained">
                        {named && <b>{words.title(thing.kind, thing.id)}: </b>}{words.about(thing.kind, thing.id)}
                        {named && <KeywordNotes of={thing} />}
                    </p>)}
                    {partners !== undefined && session.plans && !stage.playing && <partners.Note />}
                    {mine && <Missed key={stage.frame.v} prompt={prompt.key} />}
                    {reminder !== null && <p class="reminder" role="status">{t('table.reminder')} <b>{reminder.join(' · ')}</b></p>}
                    {feed.undone !== null && !over && <p class="undone" role="status">{tellUndone(feed.undone, words)}</p>}
                    <PassNote onAll={onPassing} />
                    <UsualNote />
                    {hinted !== null && <p class="hinted" role="status">{t('table.hint-says', words.option(hinted))}</p>}
                    {hinted !== null && mine && <Thought />}
                </div>
            </div>
            <Acts mine={mine} onlyEnds={onlyEnds} onPassing={onPassing} before={before} />
            {mine && open.all.length > 0 && !onlyEnds && <OptionList key={stage.frame.v} choices={open.all} />}
        </section>
    );
}

function tellUndone({ option, answers }: Undone, words: Words): string {
    return answers > 1 ? t('table.undone-more', words.option(option), answers - 1) : t('table.undone', words.option(option));
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
