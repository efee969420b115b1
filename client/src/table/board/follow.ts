// Where not the whole board is seen, what happens elsewhere is shown for a moment and said; then the view is again where it was. What I am
// asked about comes into sight, and no further. Whoever moves the view by hand is left alone until it is another seat's turn.
import { useEffect, useRef, useState } from 'preact/hooks';
import { setSettings, settings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import type { Thing } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Table } from '../context';
import { sameAim, type Aim, type Camera, type Mark, type Size } from './camera';
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

/** What the parts of following share. */
interface Eyes {
    table: Table;
    pieces: Piece[];
    ends: Set<string>;
    find: (thing: Thing | null) => Point | undefined;
    camera: { current: Camera };                  // it may have moved since an effect was begun
    back: { current: Mark | null };               // where somebody was before something else was shown
    tell: (note: string) => void;
}

export function useFollowing(table: Table, plan: Plan, pieces: Piece[], camera: Camera, ends: Set<string>): Following {
    const { frame } = table.stage;
    const on = useStore(settings).follow;
    const held = useRef(''), back = useRef<Mark | null>(null), now = useRef(camera);
    const [note, tell] = useState('');
    now.current = camera;
    const turn = `${frame.view.round} ${frame.view.seats.map(s => s.asked ? 1 : 0).join('')}`;
    const eyes: Eyes = { table, pieces, ends, find: i => shownAt(plan, pieces, i), camera: now, back, tell };
    const free = on && camera.seen.w > 0 && Number.isFinite(camera.seen.w) && held.current !== turn;
    const hold = () => {
        held.current = turn;
        back.current = null;
        tell('');
    };
    useElsewhere(eyes, free, turn);
    useTargets(eyes, free);
    useSeat(eyes, hold);
    return {
        on, note, hold,
        toggle: () => {
            held.current = '';
            setSettings({ follow: !on });
        },
    };
}

/** Whether the view had to move for that. */
function goTo({ camera }: Eyes, to: Aim): boolean {
    const goes = !sameAim(to, camera.current.aim);
    if (goes)
        camera.current.glide(to);
    return goes;
}

/** Back to where somebody was, and on from there only as far as what is asked lies. */
function goBack(eyes: Eyes): void {
    const { table, camera, back, tell } = eyes;
    const from = back.current === null ? camera.current.aim : camera.current.marked(back.current);
    const asked = table.stage.frame.prompt === undefined ? null : askedPart(eyes);
    back.current = null;
    goTo(eyes, asked === null ? from : camera.current.including(asked, from));
    tell('');
}

/** What happens out of sight is shown for a moment. */
function useElsewhere(eyes: Eyes, free: boolean, turn: string): void {
    const { shown, playing, frame } = eyes.table.stage;
    useEffect(() => {
        if (!free || (shown === null && playing))
            return undefined;
        if (shown !== null) {
            show(eyes, shown.things);
            return undefined;
        }
        // Others may act on: then it would be back and forth.
        const timer = setTimeout(() => goBack(eyes), frame.prompt !== undefined || eyes.back.current === null ? 0 : STAYS);
        return () => clearTimeout(timer);
    }, [shown?.number, playing, frame.v, free, turn]);
}

/** My own figure does not act elsewhere: from then on the view is where it went. */
function show(eyes: Eyes, things: (Thing | null)[]): void {
    const { table: { seat, words }, find, camera, back, tell } = eyes;
    const there = things.flatMap(thing => {
        const at = find(thing);
        return at === undefined ? [] : [{ thing: thing!, at }];
    });
    const [first] = there;
    if (first === undefined)
        return;
    const mine = there.some(({ at }) => 'item' in at && (at as Piece).item.owner === seat && seat > 0);
    const was = camera.current.mark();
    if (goTo(eyes, camera.current.including(withRoom(there.map(i => i.at)))) && !mine) {
        back.current ??= was;
        tell(t('board.shows', words.whom(first.thing.kind, first.thing.id)));
    }
}

/** What is picked may have all its targets elsewhere; where a move can end is known later than that there is one. */
function useTargets(eyes: Eyes, free: boolean): void {
    const { table: { stage: { frame, playing }, open, picked, considered }, ends, camera } = eyes;
    useEffect(() => {
        if (!free || playing || frame.prompt === undefined)
            return;
        const chosen = chosenOf(eyes), asked = ends.size > 0 && picked.length === 0 && considered === null ? askedPart(eyes) : null;
        if (asked !== null)
            goTo(eyes, camera.current.including(asked));
        else if (chosen.length > 0 && !chosen.some(p => inSight(camera.current, p)))
            goTo(eyes, camera.current.including(withRoom([chosen[0]!])));
    }, [open.left.length, ends]);
}

/** The figures of a seat that somebody wants to see come to the middle, or a cell. */
function useSeat({ table: { session }, pieces, find, camera }: Eyes, hold: () => void): void {
    const wanted = useStore(session.looksAt);
    useEffect(() => {
        const own = wanted === null ? [] : 'thing' in wanted ? [find(wanted.thing) ?? []].flat() : pieces.filter(p => p.item.owner === wanted.seat && !p.inert && !p.flat);
        if (own.length === 0)
            return;
        const { x, y, w, h } = boxOf(own);
        hold();
        camera.current.centre({ x: x + w / 2, y: y + h / 2 });
    }, [wanted]);
}

/** Where something is that is spoken of. What is never meant by a click shares its name with a card that somebody may just have drawn. */
export function shownAt(plan: Plan, pieces: Piece[], thing: Thing | null): Point | undefined {
    return whereIs(plan, pieces.filter(p => !p.inert), thing);
}

function inSight({ seen }: Camera, p: Point): boolean {
    return p.x >= seen.x && p.x <= seen.x + seen.w && p.y >= seen.y && p.y <= seen.y + seen.h;
}

/** What can be chosen on the board, and where a move can end. */
function chosenOf({ table: { open }, find, ends }: Eyes): Point[] {
    return [...open.things, ...ends].flatMap(key => {
        const [kind = '', id] = key.split(':');
        return find({ kind, id }) ?? [];
    });
}

/** What I have to see in order to answer: whoever it is about with all that can be chosen, as far as there is room for that around them;
 * where it is about nobody, the first that can be chosen. */
function askedPart(eyes: Eyes): Box | null {
    const { table: { stage: { frame }, seat }, pieces, find, camera } = eyes;
    const about = (frame.prompt?.about ?? []).flatMap(a => find(a) ?? []);
    const chosen = chosenOf(eyes);
    if (chosen.length === 0 && about.length === 0)
        return null;
    const mine = about.length > 0 ? about : pieces.filter(p => p.item.owner === seat && !p.inert && !p.flat), who = mine.length === 1 ? mine : about;
    const all = withRoom([...about, ...chosen]), { fits, seen } = camera.current;
    if (fits(all) || who.length === 0)
        return fits(all) ? all : withRoom([chosen[0]!]);
    const few = withRoom(who);
    return fits(few) ? partAround(few, withRoom([...who, ...chosen]), seen) : withRoom([chosen[0] ?? who[0]!]);
}

/** As much of all as a window shows that has the few of them in its middle, or beside it where nothing lies on one side of them. */
export function partAround(few: Box, all: Box, seen: Size): Box {
    const along = (at: number, long: number, from: number, to: number, room: number): [number, number] => {
        const start = Math.max(from, Math.min(to - room, at + (long - room) / 2));
        return [start, Math.min(to - start, room)];
    };
    const [x, w] = along(few.x, few.w, all.x, all.x + all.w, seen.w), [y, h] = along(few.y, few.h, all.y, all.y + all.h, seen.h);
    return { x, y, w, h };
}

function withRoom(points: Point[]): Box {
    const { x, y, w, h } = boxOf(points);
    return { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND };
}
