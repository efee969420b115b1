// Combat takes the table: the monster on the left, the hero on the right, dice and totals with all that was added to them, ladders on which
// the totals climb, the course of the combat, and what could be done now with its chances.
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { useNarrow } from '../../lib/narrow';
import { useRoving } from '../../lib/roving';
import { useStore } from '../../lib/store';
import type { Area, Facts } from '../../net/protocol';
import { useTable } from '../../table/context';
import { has, number, pair } from '../facts';
import { deedsOf, diceOf, isThrown, ladderOf, nextRung, partsOf, rungAt, stepOf, STEPS, type Part, type Side } from './bout';
import { useSeenParts } from './bouts';
import { Chances, fieldOf } from './chances';
import { emblem, FIGURES } from './emblems';
import { t } from './euthia.text';
import { Figure, Named } from './things';
import { Usable } from './usable';

export function Combat({ combat }: { combat: Area }) {
    const { stage: { frame, view }, seat } = useTable();
    const [map, lookAtMap] = useState(false);
    const seen = useSeenParts(), ref = useRef<HTMLElement>(null);
    const step = stepOf(combat, frame.prompt?.key);
    const hero = combat.owner ?? 0, against = view.seats.findIndex(s => has(s, 'monster-player')) + 1;
    useRoving(ref);
    if (map)
        return <button type="button" class="eu-back go" onClick={() => lookAtMap(false)}>{t('euthia.back')}</button>;
    return (
        <section class={`eu-combat at-${step === 'hero' || step === 'first' ? 'hero' : 'monster'} ${against === seat && seat > 0 ? 'mine' : ''}`} aria-label={t('euthia.course')} ref={ref}>
            <header>
                <Course step={step} round={number(combat, 'combat-round') ?? 0} />
                <button type="button" class="eu-peek" aria-label={t('euthia.map')} onClick={() => lookAtMap(true)}><Icon name="gi:treasure-map" size={17} /> <span>{t('euthia.map')}</span></button>
            </header>
            <Puppeteer against={against} />
            <div class="eu-sides">
                <div class="eu-side of-monster"><Monster combat={combat} /><Total combat={combat} side="monster" seen={seen.monster} /></div>
                <div class="eu-side of-hero"><Hero seat={hero} combat={combat} /><Total combat={combat} side="hero" seen={seen.hero} /></div>
            </div>
            <Chances hero={hero} />
            <Usable />
            <Deeds />
        </section>
    );
}

function Course({ step, round }: { step: string; round: number }) {
    return (
        <ol class="eu-course">
            {round > 0 && <li class="eu-round">{t('euthia.round', round)}</li>}
            {STEPS.map(s => <li key={s} class={s === step ? 'now' : ''} aria-current={s === step ? 'step' : undefined}>{t(`euthia.step.${s}`)}</li>)}
        </ol>
    );
}

/** Who plays the monster; loud if it is me. */
function Puppeteer({ against }: { against: number }) {
    const { words, seat } = useTable();
    return against === seat && seat > 0
        ? <p class="eu-loud" role="status"><Icon name="gi:puppet" size={22} /> {t('euthia.you-play')}</p>
        : <p class="eu-puppeteer"><Icon name="gi:puppet" size={16} /> {against > 0 ? t('euthia.plays', words.seat(against)) : t('euthia.automaton')}</p>;
}

/** What the monster did in this combat round, step by step, with the rule of each. */
function Deeds() {
    const { session, words, showRule } = useTable(), narrow = useNarrow();
    const log = useStore(session.journal.log);
    const since = deedsOf(log.map(({ event }) => event));
    return since.length === 0 ? null : (
        <details class="eu-deeds" open={!narrow}>
            <summary>{t('euthia.deeds')}</summary>
            <ol>{since.map((event, i) => <li key={i}>{words.event(event)} {event.e === 'played' && <em>{fieldOf(words.about('card', event.args[0] ?? undefined), event.args[1] ?? undefined)} </em>}<button type="button" class="link" onClick={() => showRule(event.rule)}><small>{event.rule}</small></button></li>)}</ol>
        </details>
    );
}

function Monster({ combat }: { combat: Area }) {
    const { words, stage: { view } } = useTable();
    const foe = view.items.find(i => i.area === combat.id && ['monster', 'elite', 'foe'].includes(i.kind));
    const [damage, most] = pair(combat, 'damage') ?? [0, 1];
    return (
        <>
            {foe !== undefined && <h3><Named item={foe} size={26} /></h3>}
            <span class="life" role="img" aria-label={`${words.fact('life')} ${Math.max(0, most - damage)}/${most}`}><span style={{ width: `${100 * Math.max(0, most - damage) / most}%` }} /></span>
            <p class="eu-figures">
                <span class="eu-value life-left" title={words.fact('life')}><Icon name={FIGURES['life']!} size={16} title={words.fact('life')} /><b>{Math.max(0, most - damage)}/{most}</b></span>
                {['penalty', 'chaos', 'gaar'].map(fact => <Figure key={fact} of={combat} fact={fact} />)}
            </p>
            {['regeneration', 'puppet'].filter(tag => has(combat, tag)).map(tag => <p key={tag} class="eu-lasting" title={words.text(`tag.${tag}.text`)}>{words.tag(tag)}</p>)}
        </>
    );
}

function Hero({ seat, combat }: { seat: number; combat: Area }) {
    const { words, stage: { view } } = useTable();
    const of = view.seats[seat - 1] ?? {}, piece = view.items.find(i => i.kind === 'hero' && i.owner === seat);
    const [left, most] = pair(of, 'health') ?? [0, 1];
    const weapon = view.items.find(i => i.area === combat.id && i.kind === 'tile');
    return (
        <>
            <h3><Icon name={emblem('hero', piece?.id)} size={26} /> {words.title('hero', piece?.id)}
                {weapon !== undefined && <small><Icon name="gi:broadsword" size={15} /> {words.title('tile', weapon.id)}</small>}</h3>
            <span class="life" role="img" aria-label={`${words.fact('health')} ${left}/${most}`}><span style={{ width: `${100 * left / most}%` }} /></span>
            <p class="eu-figures"><Figure of={of} fact="health" always /><Figure of={of} fact="gaar" /><Figure of={of} fact="dwurt" /><Figure of={combat} fact="hope" always /></p>
            {has(combat, 'hope-left') && <p class="eu-gap">{words.tag('hope-left')}</p>}
        </>
    );
}

/** Dice, what is added to them, and the ladder. */
function Total({ combat, side, seen }: { combat: Facts; side: Side; seen: Part[] }) {
    const { stage: { frame } } = useTable(), thrown = isThrown(side, frame.prompt?.key);
    const dice = thrown ? diceOf(combat, side) : [], value = thrown ? number(combat, `${side}-value`) : undefined;
    const ladder = ladderOf(combat, side), next = value === undefined ? undefined : nextRung(ladder, value);
    return (
        <div class="eu-total">
            <p class="eu-dice">
                {dice.length === 0 && <small>{t('euthia.not-rolled')}</small>}
                {dice.map((n, i) => <Die key={i} n={n} />)}
                {value !== undefined && <b class="eu-sum" title={t('euthia.total')}><span class="hidden-text">{t('euthia.total')}</span> = {value}</b>}
            </p>
            {dice.length > 0 && <ul class="eu-parts">
                <li class="base">{t('euthia.dice')} {dice.reduce((a, b) => a + b, 0)}</li>
                {partsOf(combat, side, seen).map((part, i) => <PartChip key={i} part={part} />)}
            </ul>}
            {ladder.length > 0 && <ol class="eu-ladder">
                {ladder.map((rung, i) => <li key={i} class={value !== undefined && rungAt(ladder, value) === i ? 'now' : ''}>
                    <span>{t('euthia.rung', rung.from, rung.loses)}</span> <Icon name={side === 'monster' ? 'gi:drop' : 'gi:broadsword'} size={12} /></li>)}
            </ol>}
            {value !== undefined && ladder.length > 0 && <p class="eu-gap">{next === undefined ? t('euthia.top')
                : t(side === 'hero' ? 'euthia.next-strike' : next.loses === 1 ? 'euthia.next-wound-1' : 'euthia.next-wound', next.gap, next.loses)}</p>}
            <p class="eu-figures">{(side === 'monster' ? ['injury-more', 'injury-less'] : ['damage-more', 'damage-less']).map(fact => <More key={fact} of={combat} fact={fact} />)}</p>
        </div>
    );
}

function More({ of, fact }: { of: Facts; fact: string }) {
    const { words } = useTable();
    const n = number(of, fact);
    return n === undefined ? null : <span class="eu-value">{words.fact(fact)} <b>{n}</b></span>;
}

const PIPS: Record<number, [x: number, y: number][]> = {
    1: [[2, 2]], 2: [[1, 1], [3, 3]], 3: [[1, 1], [2, 2], [3, 3]], 4: [[1, 1], [3, 1], [1, 3], [3, 3]],
    5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]], 6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

function Die({ n }: { n: number }) {
    return (
        <svg class="eu-die" viewBox="0 0 40 40" width="38" height="38" role="img" aria-label={t('euthia.die', n)}>
            <rect x="1" y="1" width="38" height="38" rx="8" />{(PIPS[n] ?? []).map(([x, y], i) => <circle key={i} cx={10 * x} cy={10 * y} r="3.6" />)}
        </svg>
    );
}

/** Which argument of an event tells where something came from, and what that is. */
const SOURCES: Record<string, [at: number, kind: string]> = { played: [0, 'card'], used: [1, 'tile'], flipped: [1, 'gem'], 'spent-gem': [1, 'gem'], 'spent-essence': [1, 'essence'] };

/** How much, and what from: the last thing that happened, the rest when pointed at. */
function PartChip({ part: { n, of, events } }: { part: Part }) {
    const { words } = useTable();
    const told = events.map(e => words.event(e));
    const named = events.flatMap(({ e, args }) => {
        const [at, kind] = SOURCES[e] ?? [];
        return at === undefined || args[at] == null ? [] : [{ kind: kind!, id: args[at] }];
    })[0];
    const source = named !== undefined ? words.title(named.kind, named.id) : events.some(e => e.e === 'reroll') ? words.fact('gaar')
        : events.some(e => e.e === 'hope') ? words.fact('hope') : events.some(e => e.e === 'dwurt-die') ? words.fact('dwurt') : words.fact(of);
    return <li class={n < 0 ? 'less' : 'more'} title={told.join(' ')}><b>{n > 0 ? `+${n}` : `−${-n}`}</b> {source}</li>;
}
