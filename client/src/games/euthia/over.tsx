// What lies over the map: a combat, trade, what is chosen from; and a seat in one line on a phone.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useNarrow } from '../../lib/narrow';
import { useRoving } from '../../lib/roving';
import type { Item, TableView } from '../../net/protocol';
import { Card } from '../../table/Card';
import { useZoom } from '../../table/cards/zoom';
import { thingKey, type Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import { combatOf } from './bout';
import { Chances } from './chances';
import { Combat } from './combat';
import { t } from './euthia.text';
import { Market } from './market';
import { Figure, Named } from './things';
import { Usable } from './usable';

/** Questions about things of one's own, wherever they lie. */
const SHELVED = ['surplus', 'payment', 'renew', 'pay'];

export function Over() {
    const { open, considered, scene, stage: { view, frame, playing }, seat } = useTable();
    const narrow = useNarrow();
    const choices = open.left.filter(c => scene.turn.laidOut.includes(c.verb)), combat = combatOf(view.areas);
    if (choices.length > 0)
        return <LaidOut choices={choices} />;
    if (combat !== undefined)
        return <Combat combat={combat} />;
    if (frame.prompt?.key === 'trade' && seat > 0 && open.all.length > 0)
        return <Market />;
    // The hero's board is behind a tab on small screens: what of it can be used lies here, unless a field is looked at, of which much is told there.
    const shelved = SHELVED.includes(frame.prompt?.key ?? '') || (narrow && considered?.by?.kind !== 'field');
    return playing ? null : <Shelf><Spoken /><Quests /><Chances hero={seat} />{shelved && <Usable />}</Shelf>;
}

function Shelf({ children }: { children: ComponentChildren }) {
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    return <div class="eu-shelf" ref={ref}>{children}</div>;
}

/** The tile that a question about its effects is about; the elemental that a roll is about. */
function Spoken() {
    const { stage: { frame, view }, words, open, seat } = useTable();
    const key = open.all.length > 0 ? frame.prompt?.key : undefined;
    const tile = key === 'option' ? frame.prompt!.about.find(a => a.kind === 'tile') : undefined;
    const elemental = key === 'roll' ? elementalOf(view, seat) : undefined;
    return tile !== undefined ? <p class="eu-spoken"><b>{words.title('tile', tile.id)}</b> {words.about('tile', tile.id)}</p>
        : elemental !== undefined ? <p class="eu-spoken"><b>{words.tag(elemental)}</b> {words.text(`tag.${elemental}.text`)}</p> : null;
}

/** Where nothing but quests can be chosen, what they want and bring: on small screens their cards are behind a tab. */
function Quests() {
    const { open, words } = useTable();
    const quests = open.left.map(c => c.things[0]).filter(thing => thing?.kind === 'quest' || thing?.kind === 'legend');
    return quests.length === 0 || quests.length < open.left.length ? null
        : <>{quests.map(thing => <p key={thing!.id} class="eu-spoken"><b>{words.title(thing!.kind, thing!.id)}</b> {words.about(thing!.kind, thing!.id)}</p>)}</>;
}

/** The elemental on the field of a seat's hero. */
function elementalOf(view: TableView, seat: number): string | undefined {
    const hero = view.items.find(i => i.kind === 'hero' && i.owner === seat);
    return view.areas.find(a => a.id === hero?.area)?.cells?.[hero?.cell ?? -1]?.tags?.find(tag => tag.endsWith('-elemental'));
}

/** Heroes, the pair of tiles of which one is lost, resources of which one is kept. */
function LaidOut({ choices }: { choices: Choice[] }) {
    const { session, considered, stage: { view, frame } } = useTable();
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    return (
        <div class="eu-choice" ref={ref}>
            {frame.prompt?.key === 'pair' && <p class="eu-warning">{t('euthia.pair')}</p>}
            <ul class="laid-out">{choices.map(c => {
                const thing = c.things[0]!;
                const item = view.items.find(i => i.facts !== undefined && thingKey(i) === thingKey(thing)) ?? { ...thing, area: '' };
                return (
                    <li key={c.n}>
                        <LaidOutCard item={item} picked={considered?.choice?.n === c.n} onChoose={() => session.clickChoice(c, thing)} />
                        {item.kind === 'hero' && <Begins hero={item} />}
                    </li>
                );
            })}</ul>
        </div>
    );
}

/** The tiles a hero begins with. */
function Begins({ hero }: { hero: Item }) {
    const { stage: { view } } = useTable();
    const tiles = view.items.filter(i => i.kind === 'tile' && i.area === hero.area && i.cell === hero.cell);
    return <div class="eu-begins">{tiles.map(tile => <Named key={tile.id} item={tile} size={15} />)}</div>;
}

function LaidOutCard({ item, picked, onChoose }: { item: Item; picked: boolean; onChoose: () => void }) {
    const { handlers, stop } = useZoom(item);
    return <div {...handlers}><Card item={item} state={picked ? 'picked' : 'legal'} onClick={() => { stop(); onChoose(); }} /></div>;
}

/** Health, what can be spent, what is left to do; several others in one row are told in short. */
export function Strip({ seat }: { seat: number }) {
    const { stage: { view }, seat: me } = useTable();
    const of = view.seats[seat - 1] ?? {}, short = view.seats.length > 2 && seat !== me;
    return (
        <>
            {(short ? ['reputation', 'health'] : ['reputation', 'health', 'gold']).map(fact => <Figure key={fact} of={of} fact={fact} always />)}
            {!short && ['gaar', 'dwurt', 'dwurt-die', 'mining', 'trade', 'combat', 'move-points'].map(fact => <Figure key={fact} of={of} fact={fact} />)}
        </>
    );
}
