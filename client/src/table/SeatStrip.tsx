// All seats in one line above the board, where their panels are behind a tab: whose turn it is, how far everybody is, what is left to
// spend. Pressing one shows its figures on the board.
import { Icon } from '../lib/Icon';
import { useNarrow } from '../lib/narrow';
import type { SeatLook } from '../games/scene';
import { t } from '../text/lang';
import { figuresOf, seatHue } from './cards/areas';
import { Score } from './cards/SeatHead';
import { SeatMark } from './cards/SeatMark';
import { isOn, useTable, type Table } from './context';

export function SeatStrip() {
    const table = useTable();
    const { scene, seat: me, stage: { view } } = table;
    const seats = view.seats.map((_, i) => i + 1);
    if (!useNarrow())
        return null;
    if (scene.own.Strip !== undefined)
        return <StripRows seats={seats} lower={me > 0 ? me : seats.length} />;
    const order = [...seats.filter(s => s === me), ...seats.filter(s => s !== me)];
    return (
        <div class={`seat-strip ${seats.length > 4 ? 'full' : seats.length > 2 ? 'tight' : ''}`} role="group" aria-label={t('table.tab.seats')}>
            {order.map(seat => <StripSeat key={seat} seat={seat} />)}
        </div>
    );
}

/** The others share the upper row; my own is the lower one. */
function StripRows({ seats, lower }: { seats: number[]; lower: number }) {
    return (
        <div class="seat-strip rows" role="group" aria-label={t('table.tab.seats')}>
            {seats.length > 1 && <div class="strip-others">{seats.filter(s => s !== lower).map(seat => <StripSeat key={seat} seat={seat} />)}</div>}
            <StripSeat seat={lower} />
        </div>
    );
}

function StripSeat({ seat }: { seat: number }) {
    const table = useTable();
    const { scene, words, session, stage: { frame, view } } = table;
    const look = scene.seats.look(view, seat);
    const asked = isOn(frame) && view.seats[seat - 1]?.asked === true;
    const name = words.seat(seat);
    const shared = { 'data-seat': seat, 'data-me': seat === table.seat, 'data-asked': asked, style: { '--hue': seatHue(seat) } };
    const who = <>
        <SeatMark seat={seat} /> <span class="strip-name">{name}</span>
        {asked && <Icon name="gi:sands-of-time" size={14} class="asked" title={t('cards.asked')} />}
    </>;
    const show = { type: 'button', title: `${name}: ${t('board.to-seat')}`, onClick: () => session.looksAt.set({ seat }) } as const;
    if (scene.own.Strip !== undefined)
        return <section class="strip-seat" {...shared} aria-label={name}><button class="strip-who" {...show}>{who}</button><scene.own.Strip seat={seat} /></section>;
    return (
        <button class={`strip-seat ${look.out === true ? 'is-out' : ''}`} {...show} {...shared}>
            {who}<Standing table={table} seat={seat} look={look} />
        </button>
    );
}

/** The score, or the life of the only figure, and what is left to spend. */
function Standing({ table, seat, look: { score, gems, out } }: { table: Table; seat: number; look: SeatLook }) {
    const { scene, words } = table;
    const [figure, ...more] = figuresOf(table, seat);
    const life = figure === undefined || more.length > 0 ? undefined : scene.board.piece(figure).life;
    return (
        <>
            {score !== undefined ? <Score value={score.value} title={words.fact(score.fact)} />
                : life !== undefined && out !== true && <Score value={life.left} title={t('cards.life', life.left, life.of)} />}
            {gems.length > 0 && <span class="strip-gems">{gems.map(gem => {
                const says = t(gem.on ? 'cards.ready' : 'cards.spent', words.fact(gem.fact));
                return <span key={gem.fact} class={`essence ${gem.on ? 'on' : 'off'}`} style={{ '--gem': gem.color }} role="img" aria-label={says}>
                    <Icon name={gem.icon} size={10} />
                </span>;
            })}</span>}
        </>
    );
}
