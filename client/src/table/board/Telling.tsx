// Words on the board: what a choice would do stands at its target, what is pointed at has its name.
import { later } from '../../lib/later';
import { useStore } from '../../lib/store';
import type { Item } from '../../net/protocol';
import { thingKey } from '../choices';
import { useTable, type Table } from '../context';
import { Bubble, ComparedOdds, ForecastText, OddsText } from './Bubble';
import { useComparison } from './comparison';
import { foresight } from './foresight';
import { whereIs, type Piece, type Point } from './plan';
import { tripPoint, tripPoints, TripText } from './Reach';
import type { BoardState } from './useBoard';

const Comparison = later(async () => (await import('./ForecastPanel')).Comparison, false);

/** What of a board is needed to put words on it. */
export type Shown = Pick<BoardState, 'camera' | 'size' | 'plan' | 'pieces' | 'hovered'>;

interface TellingProps {
    table: Table;
    board: Shown;
    actor: Piece | undefined;
    avoid: Point[];
}

/** What is compared needs a panel; everything else is told where it happens. */
export function Telling(props: TellingProps) {
    const compared = useComparison(props.table);
    return compared === null ? <Bubbles {...props} /> : <div role="status"><Comparison compared={compared} board={props.board} /></div>;
}

/** The forecast at its target, or the name of what the pointer rests on. */
function Bubbles({ table, board, actor, avoid }: TellingProps) {
    const { words } = table;
    const { camera, size, plan, pieces, hovered } = board;
    const said = foresight(table, plan, pieces, actor);
    const trip = useStore(table.session.ways.trip);
    const tripAt = trip === null ? undefined : tripPoint(plan, trip);
    const compared = useStore(table.session.forecasts.compared);
    const comparedAt = said === null && tripAt === undefined && compared !== null ? whereIs(plan, pieces, compared.thing) : undefined;
    const items = hovered === null ? [] : pieces.filter(p => p.spot === hovered).map(p => p.item);
    const { Plate, landmark } = table.scene.board;
    // What is told of a cell stays while it is considered: a finger rests on nothing.
    const chosen = Plate === undefined || table.considered?.by == null ? undefined : plan.named.get(thingKey(table.considered.by));
    const shown = hovered ?? chosen ?? null;
    const named = shown !== null && (items.length > 0 || Plate !== undefined || landmark?.(shown.cell) !== undefined) && !table.stage.playing;
    const plate = Plate === undefined || shown === null ? null : <Plate cell={shown.cell} />;
    return (
        <div role="status">
            {said !== null && <Bubble at={said.at} camera={camera} size={size} avoid={avoid} class={said.threat ? 'threat' : ''}>
                {said.title !== undefined && <p class="previewed">{said.title}</p>}
                {said.deadly !== '' && <p class="deadly">{said.deadly}</p>}
                {said.odds !== undefined && <OddsText odds={said.odds} title={words.whom(said.odds.target.kind, said.odds.target.id)} wins={said.endsIt} />}
                <ForecastText told={said.told} wins={said.wins} notes={said.notes} />
                {plate}
            </Bubble>}
            {said === null && trip !== null && tripAt !== undefined && <Bubble at={tripAt} camera={camera} size={size}
                avoid={[...avoid, ...tripPoints(plan, trip)]} class="trip">
                <TripText table={table} plan={plan} pieces={pieces} trip={trip} />
                {plate}
            </Bubble>}
            {comparedAt !== undefined && <Bubble at={comparedAt} camera={camera} size={size} avoid={avoid} class="threat">
                <ComparedOdds compared={compared!} words={words} />
            </Bubble>}
            {said === null && tripAt === undefined && comparedAt === undefined && named && <Bubble at={shown} camera={camera} size={size}
                avoid={avoid} class="nameplate">
                {plate ?? (items.length === 0 && <span>{words.describe(shown.cell, shown.cell.facts, shown.cell.tags)}</span>)}
                {items.map((item, i) => <Nameplate key={i} item={item} />)}
            </Bubble>}
        </div>
    );
}

function Nameplate({ item }: { item: Item }) {
    const { words, scene } = useTable();
    const [title, ...facts] = words.describe(item, item.facts, item.tags).split(', ');
    const card = scene.cards.cardOf?.(item);
    const about = card === undefined ? '' : words.about(card.kind, card.id);
    const known = card === undefined ? [] : (item.tags ?? []).filter(tag => words.explained.includes(tag));
    return (
        <div class="told">
            <strong>{title}</strong>{item.owner !== undefined && <em class="owner">{words.seat(item.owner)}</em>}
            {facts.length > 0 && <span>{facts.join(' · ')}</span>}
            {about !== '' && <p class="plate-text">{about}</p>}
            {known.map(tag => <p key={tag}><b>{words.tag(tag)}:</b> {words.text(`tag.${tag}.text`)}</p>)}
        </div>
    );
}
