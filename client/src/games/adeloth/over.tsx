// What lies over the board: hint cards that turned up, until somebody has read them; and what a seat's line tells on a phone.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { writeStored, readStored } from '../../lib/storage';
import { isText, listOf } from '../../lib/shape';
import { useRoving } from '../../lib/roving';
import { useNarrow } from '../../lib/narrow';
import { useStore } from '../../lib/store';
import type { Item } from '../../net/protocol';
import { Card } from '../../table/Card';
import { countOf } from '../../table/cards/areas';
import { areaItems, useItem } from '../../table/cards/useItem';
import { useZoom } from '../../table/cards/zoom';
import { thingKey, type Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import { t } from './adeloth.text';
import { FIGURES, emblem } from './emblems';
import { number, pair } from '../facts';
import { Growth, Value } from './panel';

export function Over() {
    const { open, stage: { view } } = useTable();
    const narrow = useNarrow();
    // To react one needs the board.
    const waits = view.items.some(i => i.area === 'stack');
    const choices = open.left.filter(c => LAID_OUT.includes(c.verb));
    return choices.length > 0 ? <LaidOut choices={choices} /> : narrow && !waits ? <HintNote over /> : null;
}

/** Answers about something that lies in no hand and on no board. */
export const LAID_OUT = ['profession', 'colour', 'leave', 'top', 'first', 'first-text', 'first-rule'];

/** What is chosen from is laid out: generals, colours, cards of the archive. */
function LaidOut({ choices }: { choices: Choice[] }) {
    const { session, considered, stage: { view } } = useTable();
    const ref = useRef<HTMLUListElement>(null);
    useRoving(ref);
    return (
        <ul class={`laid-out ad-choice of-${choices.length}`} ref={ref}>
            {choices.map(c => {
                const [thing] = c.things;
                const item = view.items.find(i => i.facts !== undefined && thingKey(i) === thingKey(thing!))
                    ?? { ...thing!, area: '', tags: [thing?.id ?? ''] };
                return <li key={c.n}><LaidOutCard item={item} picked={considered?.choice?.n === c.n} onChoose={() => session.clickChoice(c, thing!)} /></li>;
            })}
        </ul>
    );
}

function LaidOutCard({ item, picked, onChoose }: { item: Item; picked: boolean; onChoose: () => void }) {
    const { handlers, stop } = useZoom(item);
    return <div {...handlers}><Card item={item} state={picked ? 'picked' : 'legal'} onClick={() => { stop(); onChoose(); }} /></div>;
}

const READ = 'adeloth-hints';
const MOST = 40;              // matches whose read hints are remembered
/** Where the rules tell what a hint card reminds of. */
const RULES: Record<string, string> = { upgrades: 'AD-UPG-1', spy: 'AD-SPY-1' };

/** The hint card that turned up last, if it has not been put away. `over`: it lies over the board, so it goes aside while something is being
 * chosen, and the next answer puts it away. */
export function HintNote({ over = false }: { over?: boolean }) {
    const { session, words, feed, showRule, stage: { frame }, open, considered } = useTable();
    const log = useStore(session.journal.log);
    const [read, setRead] = useState<string[]>(() => readStored(READ, listOf(isText), []));
    const last = log.filter(({ event }) => event.e === 'hint').at(-1)?.event;
    const hint = last?.args[1] ?? undefined;
    const key = `${feed.match} ${hint}`;
    const rule = RULES[hint ?? ''] ?? last?.rule ?? '';
    const close = () => {
        const all = [key, ...read].slice(0, MOST);
        writeStored(READ, all);
        setRead(all);
    };
    const seen = useRef<[key: string, v: number]>(['', 0]);      // at which of the own questions
    useEffect(() => {
        if (!over || hint === undefined || open.all.length === 0)
            return;
        if (seen.current[0] !== key)
            seen.current = [key, frame.v];
        else if (frame.v > seen.current[1])
            close();
    }, [over, key, frame.v, open.all.length]);
    if (last === undefined || hint === undefined || read.includes(key) || (over && (considered !== null || open.left.length < open.all.length)))
        return null;
    return (
        <section class="ad-hint" role="status" aria-label={t('adeloth.hint')}>
            <h2><Icon name={emblem('hint', hint)} size={22} /> <small>{t('adeloth.hint')}</small> {words.title('hint', hint)}</h2>
            <p>{words.about('hint', hint)}</p>
            <p class="ad-hint-foot">
                <button type="button" class="link" onClick={() => showRule(rule)}>{t('adeloth.hint-read', rule)}</button>
                <button type="button" class="go" onClick={close}>{t('adeloth.hint-close')}</button>
            </p>
        </section>
    );
}

/** A seat in one line, with what its general can do. */
export function Strip({ seat }: { seat: number }) {
    const table = useTable();
    const { words, stage: { view }, seat: me } = table;
    const of = view.seats[seat - 1] ?? {};
    const [mana, crystals] = pair(of, 'mana') ?? [0, 0];
    const hand = view.areas.find(a => a.key === 'hand' && a.owner === seat);
    const skills = areaItems(table, 'skills', seat).filter(i => (number(i, 'points') ?? 0) > 0);
    return (
        <>
            <Value icon={FIGURES['life']!} tone="points-of-life" says={words.fact('life')} value={String(number(of, 'life') ?? 0)} />
            <Value icon={FIGURES['mana']!} tone="mana" says={words.fact('mana')} value={`${mana}/${crystals}`} />
            <Growth of={of} />
            {hand !== undefined && seat !== me &&
                <Value icon="gi:card-random" tone="hand" says={words.area('hand')} value={String(countOf(table, hand))} />}
            {seat === me && skills.map(item => <StripSkill key={item.id} item={item} />)}
        </>
    );
}

function StripSkill({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const cooldown = number(item, 'cooldown') ?? 0, title = words.title(item.kind, item.id);
    return (
        <button {...attributes} class={`ad-strip-skill is-${state}`} aria-label={cooldown > 0 ? `${title}: ${t('adeloth.cooldown', cooldown)}` : title}>
            <Icon name={emblem(item.kind, item.id)} size={20} />{cooldown > 0 && <small>{cooldown}</small>}
        </button>
    );
}
