// Where not the whole board is seen, what happens elsewhere is shown for a moment and said; then the view is again where it was. What I am
// asked about comes into sight, and no further. Whoever moves the view by hand is left alone until it is another seat's turn.
import { useEffect, useRef, useState } from 'preact/hooks';
import { setSettings, settings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import type { Thing } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Table } from '../context';
import { sameAim, type Aim, type Camera } from './camera';
import { SIDE, boxOf, whereIs, type Box, type Piece, type Plan, type Point } from './plan';

const AROUND = 0.6 * SIDE;    // of what is shown, in sight as well
const STAYS = 1500;           // milliseconds after which the view goes back, if nobody is asked here and nothing more happens

export interface Following {
    on: boolean;
    toggle: () => void;
    /** Somebody looks at something else. */
    hold: () => void;
    /** What the view shows by itself at the moment, in words; empty: nothing. */
    note: string;
}

export function useFollowing(table: Table, plan: Plan, pieces: Piece[], camera: Camera, ends: Set<string>): Following {
    const { stage: { frame, shown, playing }, open, words, seat, session } = table;
    const on = useStore(settings).follow;
    const centred = useStore(session.looksAt);
    const held = useRef('');
    const back = useRef<Aim | null>(null);        // where somebody was before something else was shown
    const [note, tell] = useState('');
    const turn = `${frame.view.round} ${frame.view.seats.map(s => s.asked ? 1 : 0).join('')}`;
    const ready = camera.seen.w > 0 && Number.isFinite(camera.seen.w);
    const find = (i: Thing | null) => shownAt(plan, pieces, i);
    const now = useRef(camera);   // it may have moved since an effect was begun
    now.current = camera;
    const goTo = (to: Aim) => {
        const goes = !sameAim(to, now.current.aim);
        if (goes)
            now.current.glide(to);
        return goes;
    };
    const goBack = () => {
        const from = back.current ?? now.current.aim;
        back.current = null;
        const asked = frame.prompt === undefined ? null : askedPart(table, pieces, find, ends, now.current);
        goTo(asked === null ? from : now.current.including(asked, from));
        tell('');
    };
    useEffect(() => {
        if (!on || !ready || held.current === turn)
            return undefined;
        if (shown === null) {
            if (playing)
                return undefined;
            if (frame.prompt !== undefined || back.current === null) {
                goBack();
                return undefined;
            }
            const timer = setTimeout(goBack, STAYS);
            return () => clearTimeout(timer);
        }
        const there = shown.things.flatMap(thing => {
            const at = find(thing);
            return at === undefined ? [] : [{ thing: thing!, at }];
        });
        if (there.length === 0)
            return undefined;
        const mine = there.some(({ at }) => 'item' in at && (at as Piece).item.owner === seat && seat > 0);
        const was = camera.aim;
        if (goTo(camera.including(withRoom(there.map(i => i.at)))) && !mine) {
            back.current ??= was;
            tell(t('board.shows', words.title(there[0]!.thing.kind, there[0]!.thing.id)));
        }
        return undefined;
    }, [shown?.number, playing, frame.v, on, ready, turn]);
    // What is picked may have all its targets elsewhere.
    useEffect(() => {
        if (!on || !ready || playing || held.current === turn || frame.prompt === undefined)
            return;
        const chosen = chosenOf(table, find, ends);
        if (chosen.length > 0 && !chosen.some(p => inSight(camera, p)))
            goTo(camera.including(withRoom([chosen[0]!])));
    }, [open.left.length, ends]);
    useEffect(() => {
        const own = centred === null ? [] : pieces.filter(p => p.item.owner === centred.seat && !p.inert && p.flat === false);
        if (own.length === 0)
            return;
        held.current = turn;
        back.current = null;
        const { x, y, w, h } = boxOf(own);
        camera.centre({ x: x + w / 2, y: y + h / 2 });
    }, [centred]);
    return {
        on, note,
        toggle: () => {
            held.current = '';
            setSettings({ follow: !on });
        },
        hold: () => {
            held.current = turn;
            back.current = null;
            tell('');
        },
    };
}

/** Where something is that is spoken of. What is never meant by a click shares its name with a card that somebody may just have drawn. */
export function shownAt(plan: Plan, pieces: Piece[], thing: Thing | null): Point | undefined {
    return whereIs(plan, pieces.filter(p => !p.inert), thing);
}

function inSight({ seen }: Camera, p: Point): boolean {
    return p.x >= seen.x && p.x <= seen.x + seen.w && p.y >= seen.y && p.y <= seen.y + seen.h;
}

type Find = (thing: Thing | null) => Point | undefined;

/** What can be chosen on the board, and where a move can end. */
function chosenOf({ open }: Table, find: Find, ends: Set<string>): Point[] {
    return [...open.things, ...ends].flatMap(key => {
        const [kind = '', id] = key.split(':');
        return find({ kind, id }) ?? [];
    });
}

/** What I have to see in order to answer: whoever it is about with all that can be chosen, if there is room for that; else whoever it is
 * about; else the first that can be chosen. */
function askedPart(table: Table, pieces: Piece[], find: Find, ends: Set<string>, camera: Camera): Box | null {
    const { stage: { frame }, seat } = table;
    const about = (frame.prompt?.about ?? []).flatMap(a => find(a) ?? []);
    const chosen = chosenOf(table, find, ends);
    if (chosen.length === 0 && about.length === 0)
        return null;
    const mine = about.length > 0 ? about : pieces.filter(p => p.item.owner === seat && !p.inert && !p.flat);
    const [all, few] = [[...about, ...chosen], mine.length === 1 ? mine : about].map(points => points.length === 0 ? null : withRoom(points));
    return [all, few].find(part => part != null && camera.fits(part)) ?? withRoom([chosen[0] ?? about[0]!]);
}

function withRoom(points: Point[]): Box {
    const { x, y, w, h } = boxOf(points);
    return { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND };
}
