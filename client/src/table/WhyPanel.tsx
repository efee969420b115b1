// Why something cannot be done: the server's sentence and the rule behind it.
import { useEffect, useRef } from 'preact/hooks';
import { useNarrow } from '../lib/narrow';
import { useStore } from '../lib/store';
import { catalogue } from '../text/catalogue';
import { t, useLang } from '../text/lang';
import { useTable } from './context';
import { saysWhat, type WhyNot } from './session/reasons';
import { verbsOf } from './session/shared';

/** Stands in the right column, which a phone hides: there the top bar puts it over the board. Its place is always
 * there, so that it can be announced. */
export function WhyPanel({ over = false }: { over?: boolean }) {
    const { session } = useTable();
    const whyNot = useStore(session.reasons.told);
    const ref = useRef<HTMLDivElement>(null);
    const here = useNarrow() === over;
    useClickElsewhere(ref, here && whyNot !== null, () => session.reasons.told.set(null));
    return !here ? null : (
        <div class="why-place" role="status" ref={ref}>
            {whyNot !== null && <Reason whyNot={whyNot} />}
        </div>
    );
}

function Reason({ whyNot: { thing, things, picked, why } }: { whyNot: WhyNot }) {
    const { session, feed, words, seat, showRule, scene } = useTable();
    const option = why.option !== undefined && saysWhat(why.option, [thing, ...things ?? [], ...picked ?? []], verbsOf(session), scene.turn.sourceFirst) ? why.option : undefined;
    const mine = words.seatOf(thing.kind, thing.id) === seat;
    const lang = useLang();
    const asked = useRef(lang);
    // The sentence is in the language it was asked in: after a switch it is asked for again.
    useEffect(() => {
        if (asked.current !== lang)
            void session.reasons.ask(things ?? [thing], picked);
        asked.current = lang;
    }, [lang]);
    const rule = why.rule === undefined ? undefined : catalogue(feed.game).get()?.rule.get(why.rule);
    const isRule = rule !== undefined && (rule.de === why.text || rule.en === why.text);
    return (
        <section class="why" data-why={why.rule ?? ''}>
            <h2>{option === undefined ? t('table.why-not', mine ? words.title(thing.kind, thing.id) : words.whom(thing.kind, thing.id)) : t('table.why-not-do', words.option(option))}</h2>
            {!isRule && <p>{why.text}</p>}
            {rule !== undefined && <p class={isRule ? '' : 'quiet'}>{rule[lang]}</p>}
            {rule !== undefined && (
                <button type="button" class="link" onClick={() => showRule(rule.id)}>{t('table.read-rule', rule.id)}</button>
            )}
            <button type="button" class="shut" aria-label={t('app.close')} onClick={() => session.reasons.told.set(null)}>×</button>
        </section>
    );
}

/** A window above the table, such as the rule itself, is not elsewhere. */
function useClickElsewhere(inside: { current: HTMLElement | null }, active: boolean, then: () => void): void {
    useEffect(() => {
        if (!active)
            return undefined;
        const down = (e: Event) => {
            const at = e.target as Element;
            const there = inside.current;
            if (there !== null && !there.contains(at) && at.closest('dialog') === null)
                then();
        };
        document.addEventListener('pointerdown', down);
        return () => document.removeEventListener('pointerdown', down);
    }, [active]);
}
