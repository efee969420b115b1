// Beside the map: how far the scenario is, the backs of the monsters, offers, quests with what is missing, the score if it ended now, the chronicle.
import { useRef } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { useRoving } from '../../lib/roving';
import { useStore } from '../../lib/store';
import type { Area, Facts, FactValue, GameEvent, Item } from '../../net/protocol';
import { areaItems } from '../../table/cards/useItem';
import { useTable } from '../../table/context';
import { has, number, pair } from '../facts';
import { chaptersOf, lastTurnOf } from './chronicle';
import { t } from './euthia.text';
import { FIGURES } from './emblems';
import { REWARDS } from './plate';
import { Figure, Named, ThingButton } from './things';

export function Side() {
    const { stage: { view, frame }, seat } = useTable();
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    if (view.round === 0)
        return null;
    return (
        <div class="eu-beside" ref={ref}>
            <Goal />
            {frame.prompt?.key === 'turn' && has(view.seats[seat - 1] ?? {}, 'no-combat') && <p class="eu-warning">{t('euthia.no-combat')}</p>}
            <Quests />
            <Monsters />
            <Score />
            <Offers />
            <Chronicle />
        </div>
    );
}

function Goal() {
    const { words, stage: { view } } = useTable();
    const area = view.areas.find(a => a.key === 'scenario'), of: Facts = area ?? {}, foe = view.items.find(i => i.area === area?.id && i.kind === 'foe');
    return (
        <ul class="eu-goal" aria-label={t('euthia.goal')}>
            {Object.keys(of.facts ?? {}).map(fact => {
                const [n, most] = pair(of, fact) ?? [0, 1];
                return <li key={fact}><span>{fact === 'foe-life' && foe !== undefined ? <Named item={foe} size={17} /> : words.fact(fact)}</span> <b>{n}/{most}</b><meter value={n} max={most} aria-hidden /></li>;
            })}
        </ul>
    );
}

function Monsters() {
    const { words, stage: { view, frame }, open } = useTable(), hunt = open.all.find(c => c.verb === 'hunt');
    const stacks = [1, 2, 3].flatMap(level => view.areas.filter(a => a.key === `monsters-${level}`).map(area => ({ level, area })));
    // In a combat, and until its spoils are shared out, nothing lies where the foe has lain.
    const fights = view.areas.some(a => a.key === 'combat') || ['trophy', 'spoil'].includes(frame.prompt?.key ?? '');
    return (
        <details class="eu-part" open>
            <summary>{t('euthia.monsters')}</summary>
            <ul class="eu-backs">{stacks.map(({ level, area }) => (
                <li key={level} class={has(area, 'reward-lost') ? 'lost' : ''}>
                    <b>{t('euthia.level', ['I', 'II', 'III'][level - 1] ?? level)}</b>
                    {!fights && Object.keys(area.facts ?? {}).length === 0 && <small>{t('euthia.stack-empty')}</small>}
                    <span class="eu-figures">{REWARDS.map(fact => <Figure key={fact} of={area} fact={fact} />)}</span>
                    {number(area, 'cap') !== undefined && <small>{t('euthia.cap', number(area, 'cap')!)}</small>}
                    {has(area, 'reward-lost') && <em>{t('euthia.reward-lost')}</em>}
                    <Known area={area} />
                </li>
            ))}</ul>
            {areaBounty(view.items, view.areas).map(item => <ThingButton key={item.id} item={item} by={hunt}>{words.area('bounty')}</ThingButton>)}
        </details>
    );
}

const areaBounty = (items: Item[], areas: Area[]) => items.filter(i => i.area === areas.find(a => a.key === 'bounty')?.id);

/** After a defeat the face of the monster is known. */
function Known({ area }: { area: Area }) {
    const table = useTable();
    return <>{areaItems(table, area.key).map(item => <ThingButton key={item.id} item={item} />)}</>;
}

function Quests() {
    const table = useTable();
    const needs = areaItems(table, 'needs', table.seat > 0 ? table.seat : 1);
    // How much of its needs I have stands beside the quest.
    const quests = areaItems(table, 'quests').map(item => {
        const own = needs.find(n => n.id === item.id);
        return own === undefined ? item : { ...item, facts: { ...item.facts, ...own.facts }, tags: own.tags };
    });
    return quests.length === 0 ? null : (
        <details class="eu-part" open>
            <summary>{table.words.area('quests')}</summary>
            <ul class="eu-quests">{quests.map(item => <li key={item.id} class={has(item, 'ready') ? 'ready' : ''}><Quest item={item} /></li>)}</ul>
        </details>
    );
}

/** A quest with how much of each need there is, and the way to its field. */
function Quest({ item }: { item: Item }) {
    const { words, session, stage: { view } } = useTable();
    const needs = ['need-1', 'need-2', 'need-3'].flatMap(fact => pair(item, fact) === undefined ? [] : [pair(item, fact)!]);
    const where = number(item, 'encounter');
    const field = view.areas.flatMap(a => a.cells ?? []).find(c => c.kind === 'field' && c.facts?.['encounter'] === where);
    return (
        <>
            <ThingButton item={item}><small class="eu-needs">{needs.map(([n, of], i) => <i key={i} class={n >= of ? 'met' : ''}>{n}/{of}</i>)}</small></ThingButton>
            <p>{words.about('quest', item.id)}</p>
            {has(item, 'ready') ? <small class="eu-ready">{words.tag('ready')}</small> : <small>{t('euthia.missing')}</small>}
            {field !== undefined && <button type="button" class="link" onClick={() => session.looksAt.set({ thing: { kind: field.kind, id: field.id } })}>{t('euthia.find')}</button>}
        </>
    );
}

const COLUMNS = ['wealth', 'hero-markers', 'interaction-markers', 'trade-markers', 'won-markers', 'quests', 'bounties', 'resources', 'scenario', 'deaths'];

function Score() {
    const { words, stage: { view, frame } } = useTable();
    const areas = view.areas.filter(a => a.key === 'score');
    return areas.length === 0 ? null : (
        <details class="eu-part">
            <summary>{frame.over ? words.fact('reputation') : t('euthia.score')} <b>{areas.map(a => number(view.seats[(a.owner ?? 1) - 1] ?? {}, 'final')).join(' : ')}</b></summary>
            <ScoreTable />
        </details>
    );
}

/** Every column for every seat: how many there are, from how many on there is more, what they are worth. */
export function ScoreTable() {
    const { words, stage: { view } } = useTable();
    const areas = view.areas.filter(a => a.key === 'score');
    const told = COLUMNS.filter(c => areas.some(a => (number(a, `for-${c}`) ?? 0) !== 0 || (number(a, c === 'wealth' ? c : `by-${c}`) ?? 0) > 0));
    const count = (a: Area, c: string) => c === 'wealth' ? a.facts?.['wealth'] : a.facts?.[`by-${c}`];
    return areas.length === 0 ? null : (
        <table class="eu-score">
            <thead><tr><td />{areas.map(a => <th key={a.owner} scope="col">{words.seat(a.owner ?? 0)}</th>)}</tr></thead>
            <tbody>
                <tr><th scope="row">{words.fact('reputation')}</th>{areas.map(a => <td key={a.owner}><b>{number(view.seats[(a.owner ?? 1) - 1] ?? {}, 'reputation')}</b></td>)}</tr>
                {told.map(c => (
                    <tr key={c}><th scope="row">{words.fact(c === 'wealth' ? c : `by-${c}` in (areas[0]?.facts ?? {}) ? `by-${c}` : `for-${c}`)}</th>
                        {areas.map(a => <td key={a.owner}><b>{withMinus(number(a, `for-${c}`) ?? 0)}</b> <small>{tellCount(count(a, c))}</small></td>)}</tr>
                ))}
            </tbody>
        </table>
    );
}

const withMinus = (n: number) => String(n).replace('-', '−');

function tellCount(value: FactValue | undefined): string {
    return value === undefined ? '' : Array.isArray(value) ? t('euthia.score-next', value[0], value[1]) : String(value);
}

function Offers() {
    const table = useTable();
    const places = ['merchants', 'alchemists', 'slayers'].map(key => ({ key, items: areaItems(table, key) })).filter(p => p.items.length > 0);
    return places.length === 0 ? null : (
        <details class="eu-part">
            <summary>{t('euthia.offers')}</summary>
            {places.map(({ key, items }) => <div key={key}><h4>{table.words.area(key)}</h4>
                <ul class="eu-things">{items.map((item, i) => <li key={i}><ThingButton item={item}><Figure of={item} fact="price" /></ThingButton></li>)}</ul></div>)}
        </details>
    );
}

/** Who wants to know what he did before the pause, and who did what in which round. */
function Chronicle() {
    const { session, words, stage: { view } } = useTable();
    const log = useStore(session.journal.log).map(l => l.event);
    const chapters = chaptersOf(log);
    const last = view.seats.map((_, i) => ({ seat: i + 1, events: lastTurnOf(log, i + 1) })).filter(turn => turn.events.length > 0);
    return (
        <details class="eu-part">
            <summary><Icon name={FIGURES['quests']!} size={15} /> {t('euthia.diary')}</summary>
            {chapters.length + last.length === 0 && <p>{t('euthia.diary-empty')}</p>}
            {last.map(({ seat, events }) => <details key={seat} class="eu-last"><summary>{t('euthia.last-turn', words.seat(seat))}</summary><Told events={events} /></details>)}
            {chapters.map(({ round, turns }) => (
                <section key={round}>
                    <h4>{t('euthia.diary-round', round)}</h4>
                    {turns.map(({ seat, events }) => <div key={seat}>{seat > 0 && view.seats.length > 1 && <b>{words.seat(seat)}</b>}<Told events={events} /></div>)}
                </section>
            ))}
        </details>
    );
}

function Told({ events }: { events: GameEvent[] }) {
    const { words } = useTable();
    return <ul class="eu-diary">{events.map((e, i) => <li key={i}>{words.event(e)}</li>)}</ul>;
}
