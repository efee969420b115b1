// Several persons at one screen. Each has a connection of their own, so nobody's table ever knows more
// than they may; between them a curtain hides the screen.
import { useEffect, useRef, useState } from 'preact/hooks';
import { styleOf } from '../games/cover';
import type { Scene } from '../games/scene';
import { sceneOf } from '../games/scenes';
import { Icon } from '../lib/Icon';
import { saveSeat, type SavedSeat } from '../lib/storage';
import { useStore } from '../lib/store';
import { Feed } from '../net/feed';
import { gameInfo } from '../net/main';
import { Socket, socketAddress } from '../net/socket';
import { writeRoute } from '../route';
import { lang, t } from '../text/lang';
import { isBarred } from './Barred';
import { SeatMark } from './cards/SeatMark';
import { Session } from './session';
import { SessionTable } from './TableScreen';
import { screenOf, type Chair } from './turns';

interface Sitting {
    seat: SavedSeat;
    socket: Socket;
    session: Session;
}

function sitDown(seat: SavedSeat, scene: Scene): Sitting {
    const socket = new Socket(socketAddress(), lang.get());
    const feed = new Feed(socket, { match: seat.match, key: seat.key, name: seat.name });
    const session = new Session(feed, scene, () => gameInfo(seat.game)).sits(`${seat.game}/${seat.seat}`);
    return { seat, socket, session };
}

function getUp({ session, socket }: Sitting): void {
    session.close();
    session.feed.close();
    socket.close();
}

export function HotSeat({ seats }: { seats: SavedSeat[] }) {
    const [sittings, setSittings] = useState<Sitting[]>([]);
    const scene = useStore(sceneOf(seats[0]?.game ?? ''));
    useEffect(() => {
        if (scene === null)
            return undefined;
        const all = [...seats].sort((a, b) => a.seat - b.seat).map(seat => sitDown(seat, scene));
        const stops = [lang.listen(() => all.forEach(s => s.socket.speak(lang.get()))), ...all.map(keepRematch)];
        setSittings(all);
        return () => {
            stops.forEach(stop => stop());
            all.forEach(getUp);
        };
    }, [seats, scene]);
    return sittings.length === 0 ? <p class="waiting">{t('app.loading')}</p> : <SharedScreen sittings={sittings} />;
}

/** A rematch gives every seat a new key; all of them belong to this screen again. */
function keepRematch({ seat, session }: Sitting): () => void {
    return session.feed.state.listen(() => {
        const again = session.feed.state.get().rematch;
        if (again !== null)
            saveSeat({ ...again, game: seat.game, at: Date.now(), table: again.match, name: seat.name });
    });
}

function chairOf({ seat, session }: Sitting): Chair {
    const { frame, busy } = session.feed.state.get();
    const stage = session.director.stage.get();
    return {
        seat: seat.seat,
        v: frame?.v ?? -1,
        // What is passed without being asked needs nobody at the screen.
        asked: frame?.prompt !== undefined && session.passing?.state.get().waiting == null,
        over: frame?.over ?? false,
        frozen: frame?.frozen !== undefined,
        settled: !busy && stage !== null && !stage.playing && stage.frame === frame,
    };
}

/** Draws again whenever anything happens at any of the seats. */
function useChairs(sittings: Sitting[]): Chair[] {
    const [, again] = useState(0);
    useEffect(() => {
        const look = () => again(n => n + 1);
        const stops = sittings.flatMap(({ session }) => [session.feed.state.listen(look), session.director.stage.listen(look),
            ...session.passing === null ? [] : [session.passing.state.listen(look)]]);
        look();
        return () => stops.forEach(stop => stop());
    }, [sittings]);
    return sittings.map(chairOf);
}

function SharedScreen({ sittings }: { sittings: Sitting[] }) {
    const [shown, show] = useState(0);
    const chairs = useChairs(sittings);
    const next = screenOf(chairs, shown);
    const sitting = sittings.find(s => s.seat.seat === next);
    const barred = sittings.find(s => isBarred(s.session.feed.state.get()));
    if (barred !== undefined)
        return <SessionTable session={barred.session} />;
    if (sitting === undefined)
        return <p class="waiting">{t('app.loading')}</p>;
    if (next !== shown && !chairs.some(c => c.over))
        return <Curtain key={next} sitting={sitting} onReady={() => show(next)} />;
    return <SessionTable key={next} session={sitting.session} />;
}

function Curtain({ sitting: { seat, session }, onReady }: { sitting: Sitting; onReady: () => void }) {
    const heading = useRef<HTMLHeadingElement>(null);
    const name = session.feed.state.get().frame?.people[seat.seat - 1]?.name ?? seat.name ?? '';
    // The heading, not the button: a key pressed too often must not open the curtain.
    useEffect(() => heading.current?.focus(), []);
    return (
        <main class={`curtain ${styleOf(seat.game)}`} id="content" tabIndex={-1}>
            <Icon name="gi:theater-curtains" size={120} class="curtain-cloth" />
            <h1 ref={heading} tabIndex={-1}><SeatMark seat={seat.seat} size={30} />{t('table.curtain', name)}</h1>
            <button type="button" class="go" onClick={onReady}>{t('table.curtain-ready', name)}</button>
            <a href={writeRoute({ at: 'start' })}>{t('table.leave')}</a>
        </main>
    );
}
