// Measures for whoever sits at a plane: from the chosen piece to whatever is pointed at, where it can go, the way under the pointer, what is
// aimed. One piece at a time has its field; nothing is asked while the pointer moves.
import { Store } from '../../lib/store';
import type { Field, Item, Measure, NamedPlace, Thing, WatchDeed } from '../../net/protocol';
import { answerAt, pointOf, thingKey, type Legs } from '../choices';
import type { Table } from '../context';
import type { Point } from '../board/plan';
import { discAt, toBoard, type Disc, type Plane } from '../board/planeGeometry';
import { loadGeometry, wallsOf, type Fate, type Geometry, type Measured, type Taken } from './geometry';

const FINE = 256;             // parts of a unit in which ways are measured
const REST = 180;             // milliseconds the pointer rests before the rules are asked

/** What is known of the chosen piece. */
export interface Survey {
    field: Field;
    reach: { gait: string; pieces: Point[][] }[];     // the shortest first
    light: Point[];
}

/** From the chosen piece to something. */
export interface Ruling extends Measured {
    thing: Thing;
    from: Disc;               // of the board
    to: Disc;
    inRange: boolean;
    wallThing?: Thing;
    told?: Measure;           // what the rules say, as soon as it is known
}

/** Something on a way that one had better know. */
export interface Bead extends Point {
    does: WatchDeed;
    of: Thing;
    with?: Thing;
    at: 'way' | 'end';
}

/** The way to where the pointer is. */
export interface Trail {
    legs: Legs | null;        // null: there is none
    beads: Bead[];
    wanted: Point;            // where the pointer is
    taken: Taken;
    by?: Thing;               // what stands there
    far: number;              // in units, by which the whole way is too long; 0: it is not
    rule: string;             // that says so
    held: boolean;            // the piece is being dragged
}

/** What would be laid where the pointer is. */
export interface Laid {
    form: 'circle' | 'template' | 'line' | 'first';
    at: Point;
    outline: Point[];
    r: number;
    fates: { of: Thing; fate: Fate }[];
    tooFar: boolean;
}

/** Where a piece is dragged to, or was let go. */
interface Hand {
    to: Point;
    dropped: number | null;   // at this version; null: it is still held
}

export class Surveyor {
    readonly survey = new Store<Survey | null>(null);
    readonly ruling = new Store<Ruling | null>(null);
    readonly trail = new Store<Trail | null>(null);
    /** The way that is considered. */
    readonly planned = new Store<Trail | null>(null);
    readonly laid = new Store<Laid | null>(null);
    /** Whether a finger drags: it hides what is below it. */
    byFinger = false;
    private geometry: Geometry | null = null;
    private table!: Table;
    private plane!: Plane;
    private discs: Disc[] = [];
    private chosen = '';                     // key and version of the piece whose survey is wanted
    private measured = '';                   // … of the one whose survey is there
    private timer: ReturnType<typeof setTimeout> | undefined;
    private wished: Thing | null = null;     // that somebody has clicked to measure from
    private lacking = false;                 // there is no geometry, and none will come
    private hand: Hand | null = null;        // of the piece that is wished
    private pointer: { p: Point; at: Point } | null = null;
    private laidFor = '';                      // the aim that is laid while the pointer is elsewhere

    /** `leads`: pieces that are led about. */
    constructor(private readonly leads: (item: Item) => boolean) {
        void loadGeometry().then(geometry => {
            this.geometry = geometry;
            this.chosen = '';
            if (this.table !== undefined)
                this.look();
        }).catch(() => { this.lacking = true; });
    }

    /** As the table is now. */
    see(table: Table, plane: Plane, discs: Disc[]): void {
        this.table = table;
        this.plane = plane;
        this.discs = discs;
        this.look();
        const aimed = `${this.measured} ${table.considered?.choice?.n}`;
        if (this.pointer === null && aimed !== this.laidFor)
            this.layConsidered();
    }

    /** What is considered lies there while nothing else is pointed at. */
    private layConsidered(): void {
        const { geometry, table } = this, field = this.field(), n = table.considered?.choice?.n, at = pointOf(n);
        this.laidFor = `${this.measured} ${n}`;
        this.laid.set(geometry === null || field === undefined || at === undefined ? null : this.lay(geometry, field, at));
    }

    // ---- whom it is about ----

    /** Measures from this piece from now on. */
    choose(thing: Thing | null): void {
        this.wished = thing;
        this.hand = null;
        if (this.survey.get() === null)
            this.chosen = '';                // the server may have an answer now
        this.look();
    }

    /** The piece in the hand; else the own one that the question is about, the one that is picked or considered, or that somebody wants to
     * measure from. */
    subject(): Thing | null {
        if (this.table === undefined || this.table.stage.playing)
            return null;
        const { stage, picked, considered, seat } = this.table;
        const about = stage.frame.prompt?.about ?? [];
        const own = about.slice(0, 1).find(t => this.itemOf(t)?.owner === seat);
        return [this.hand === null ? undefined : this.wished ?? undefined, own, considered?.choice?.verb === undefined ? undefined : considered.choice.things[0],
            ...picked, about[0], this.wished ?? undefined]
            .find(t => t !== undefined && this.isMovable(t)) ?? null;
    }

    private itemOf(t: Thing): Item | undefined {
        return this.discs.find(d => thingKey(d.item) === thingKey(t))?.item;
    }

    private isMovable(t: Thing): boolean {
        const item = this.itemOf(t);
        return item !== undefined && this.leads(item);
    }

    private look(): void {
        const { geometry, table } = this;
        const thing = this.subject(), key = thing === null ? '' : `${thingKey(thing)} ${table.stage.frame.v}`;
        if (geometry === null || key === this.chosen || table.session.past)
            return;
        this.chosen = key;
        this.forget();
        if (thing === null) {
            this.survey.set(null);
            return;
        }
        void table.session.fields.of(thing).then(field => {
            if (this.chosen === key)
                this.take(geometry, field);
        });
    }

    private take(geometry: Geometry, field: Field | null): void {
        if (field === null) {
            this.survey.set(null);
            this.hand = null;
            return;
        }
        const { area, wide, high } = this.plane;
        geometry.load(field, wide, high, area.cells ?? []);
        this.measured = this.chosen;
        this.survey.set({
            field, light: geometry.light(field, field.sight + field.r),
            reach: field.gaits.filter(g => g.left > 0).map(g => ({ gait: g.id, pieces: geometry.reach(g.left) })),
        });
        geometry.walk(field, FINE);          // all ways are found now, not with the first move of the pointer
        this.catchUp();
    }

    /** What hands have begun before the field was there. */
    private catchUp(): void {
        const { hand, pointer } = this;
        this.hand = null;
        if (hand?.dropped === null)
            this.follow(hand.to);
        else if (hand?.dropped === this.table.stage.frame.v)
            this.drop(hand.to);
        else if (pointer !== null)
            this.hover(pointer.p, pointer.at);
    }

    private forget(): void {
        clearTimeout(this.timer);
        this.ruling.set(null);
        this.trail.set(null);
        this.laid.set(null);
    }

    // ---- the pointer ----

    /** It is over a point of the board, in units of the plane `at`; null: elsewhere. */
    hover(p: Point | null, at: Point): void {
        this.pointer = p === null ? null : { p, at };
        const { geometry } = this, survey = this.survey.get();
        if (p === null || geometry === null || survey === null || this.table.stage.playing) {
            this.forget();
            if (p === null && this.table !== undefined)
                this.layConsidered();
            return;
        }
        const hit = discAt(this.discs, p);
        this.point(hit === undefined ? null : this.rule(geometry, survey.field, hit), survey.field);
        this.laid.set(this.lay(geometry, survey.field, at));
        this.trail.set(hit === undefined && this.walks() && this.table.considered?.legs === undefined ? this.track(at, false) : null);
    }

    /** What is pointed at is measured at once; what the rules say about an attack is asked when the pointer rests. */
    private point(ruling: Ruling | null, field: Field): void {
        const before = this.ruling.get();
        if (ruling !== null && before !== null && thingKey(before.thing) === thingKey(ruling.thing))
            return;
        clearTimeout(this.timer);
        this.ruling.set(ruling);
        if (ruling === null)
            return;
        const still = () => this.ruling.get()?.thing === ruling.thing;
        this.timer = setTimeout(() => void this.table.session.feed.questions.measure(field, ruling.thing, still).then(told => {
            if (told != null && still())
                this.ruling.set({ ...ruling, told });
        }), REST);
    }

    private rule(geometry: Geometry, field: Field, hit: Disc): Ruling | null {
        const { item } = hit;
        if (thingKey(item) === thingKey(field) || item.x === undefined || item.y === undefined || item.r === undefined)
            return null;
        const { scale } = this.plane, found = geometry.measure(field, { x: item.x, y: item.y, r: item.r });
        const own = this.itemOf(field);
        if (own === undefined)
            return null;
        const wall = wallsOf(this.plane.area.cells ?? [])[found.wall];
        return { ...found, thing: item, inRange: found.gap <= field.range, to: hit, wallThing: wall,
            from: { ...toBoard(this.plane, field), r: field.r * scale, item: own } };
    }

    /** That of the chosen piece as it is now; what is drawn may still be an older one. */
    private field(): Field | undefined {
        return this.measured === this.chosen ? this.survey.get()?.field : undefined;
    }

    /** Whether a way is asked for. */
    walks(): boolean {
        return this.field()?.verb !== undefined && this.table.open.all.length > 0;
    }

    aims(): boolean {
        return this.field()?.aim !== undefined && this.table.open.all.length > 0;
    }

    /** Whether this piece can be led about by hand, now or as soon as the geometry and its field are there. */
    mayLead(thing: Thing): boolean {
        const { open } = this.table, field = this.field();
        return !this.lacking && ((field !== undefined && thingKey(field) === thingKey(thing) && this.walks())
            || (open.things.has(thingKey(thing)) && this.isMovable(thing)));
    }

    /** The way from where the piece is towards a point of the plane. */
    track(to: Point, held: boolean): Trail | null {
        const { geometry } = this, field = this.field();
        const longest = field?.gaits.at(-1);
        if (geometry === null || field === undefined || longest === undefined || field.verb === undefined)
            return null;
        const walked = geometry.walk(to, longest.left), end = walked.points.at(-1);
        const gait = field.gaits.find(g => g.left >= walked.length) ?? longest;
        const by = walked.taken === 'disc' ? field.discs[walked.by] : walked.taken === 'wall' ? wallsOf(this.plane.area.cells ?? [])[walked.by] : undefined;
        const legs = end === undefined || walked.points.length > field.turns ? null : {
            answers: [...gait.before, ...walked.points.map(p => `${field.verb} ${p.x},${p.y}`)], points: [{ x: field.x, y: field.y }, ...walked.points],
            gait: gait.id, length: walked.length, left: gait.left - walked.length, after: field.after,
        };
        if (legs === null && Math.hypot(to.x - field.x, to.y - field.y) < field.r)
            return null;                     // it is there already
        return {
            legs, held, wanted: to, taken: walked.taken, by, rule: longest.rule,
            far: walked.whole > longest.left ? (walked.whole - longest.left) / FINE : 0, beads: legs === null ? [] : this.beads(geometry, field),
        };
    }

    private beads(geometry: Geometry, field: Field): Bead[] {
        return geometry.watches().flatMap((w, i): Bead[] => {
            const { does, kind, id, with: using } = field.watches[i]!, bead = { does, of: { kind, id }, with: using, x: w.x, y: w.y };
            return does === 'strikes' ? w.leaves ? [{ ...bead, x: field.x, y: field.y, at: 'way' }] : []
                : does === 'reacts' ? w.ends ? [{ ...bead, at: 'end' }] : []
                : [...w.meets ? [{ ...bead, at: 'way' as const }] : [], ...w.ends && does === 'shoots' ? [{ ...bead, at: 'end' as const }] : []];
        });
    }

    private lay(geometry: Geometry, field: Field, at: Point): Laid | null {
        const { aim } = field, found = aim === undefined || !this.aims() ? null : geometry.aims(at, field.discs.length);
        if (aim === undefined || found === null)
            return null;
        return {
            form: aim.form, at, outline: found.outline, r: aim.circle, fates: found.fates.map((fate, i) => ({ of: field.discs[i]!, fate })),
            tooFar: aim.form === 'circle' && Math.hypot(at.x - aim.x, at.y - aim.y) > aim.reach,
        };
    }

    // ---- dragging ----

    /** The piece is dragged to a point of the plane; null: no more. What is not known yet is shown once it is. */
    follow(to: Point | null): void {
        this.hand = to === null ? null : { to, dropped: null };
        this.pointer = null;
        this.look();
        this.ruling.set(null);
        this.trail.set(to === null || !this.holds() || !this.walks() ? null : this.track(to, true));
    }

    /** It was let go there. */
    drop(to: Point): void {
        this.trail.set(null);
        this.pointer = null;
        if (!this.holds()) {
            this.hand = { to, dropped: this.table.stage.frame.v };
            this.look();
            return;
        }
        this.hand = null;
        const trail = this.walks() ? this.track(to, false) : null;
        if (trail !== null)
            this.consider(trail);
    }

    /** Whether the field is that of the piece in the hand. */
    private holds(): boolean {
        const field = this.field();
        return field !== undefined && this.wished !== null && thingKey(field) === thingKey(this.wished);
    }

    // ---- choosing ----

    /** Places with names where the piece could go now. */
    places(): Promise<NamedPlace[]> {
        const { session } = this.table, { v } = this.table.stage.frame;
        return session.feed.questions.places(() => this.table.stage.frame.v === v);
    }

    /** What is offered to aim at, each by whom it would hit. */
    aimed(): { at: Point; hit: Thing[] }[] {
        const { geometry, table } = this, field = this.field();
        if (geometry === null || field?.aim === undefined)
            return [];
        const all = table.open.left.flatMap(c => pointOf(c.n) ?? []).map(at => ({
            at, hit: geometry.aims(at, field.discs.length)?.fates.flatMap((fate, i) => fate === 'hit' ? [field.discs[i]!] : []) ?? [],
        }));
        const key = ({ hit }: { hit: Thing[] }) => hit.map(thingKey).join();
        return all.filter((one, i) => one.hit.length > 0 && all.findIndex(other => key(other) === key(one)) === i);
    }

    /** Whether it is only said who acts, and that piece is none of the same side: then the one is to attack the other. */
    mayMeet(thing: Thing): boolean {
        const n = this.table.considered?.choice?.n, item = this.itemOf(thing);
        return n !== undefined && item !== undefined && item.owner !== this.table.seat && this.field()?.gaits.some(g => g.before[0] === n) === true;
    }

    /** The attack is shown, or the rule that forbids it is told. */
    async meet(thing: Thing): Promise<void> {
        const { session } = this.table, what = session.considered.get(), field = this.field();
        const still = () => session.considered.get() === what;
        const told = field === undefined ? null : await session.feed.questions.measure(field, thing, still);
        if (!still())
            return;
        if (told?.attacks === true)
            await session.thenWith(thing);
        else if (told == null)
            session.click([thing], this.table.open);     // it stands there no more
        else
            session.reasons.told.set({ thing, why: { legal: false, text: told.text ?? '', rule: told.rule } });
    }

    /** Considers the way to a place by name, as soon as the field is there: its list may have come sooner. */
    leadSoon(to: Point): void {
        this.wished = this.subject();
        this.drop(to);
    }

    /** Considers the way to a point; false: none is asked for. The same point once more goes there. */
    lead(to: Point): boolean {
        const trail = this.walks() ? this.track(to, false) : null;
        if (trail === null)
            return false;
        this.consider(trail);
        return true;
    }

    /** Shows a way with what comes of it. */
    consider(trail: Trail): void {
        const { session } = this.table, { legs } = trail;
        this.wished = this.survey.get()?.field ?? null;      // it stays the one that is meant
        this.trail.set(legs === null ? trail : null);
        this.planned.set(legs === null ? null : { ...trail, held: false });
        session.picked.set([]);
        session.consider(legs === null ? null : { by: null, legs });
        if (legs !== null)
            void session.fields.foresee(legs).then(future => {
                if (future !== null && session.considered.get()?.legs === legs)
                    session.considered.set({ by: null, legs: { ...legs, future } });
            });
    }

    /** Moves the end of the way, or the aim, that is considered by some units. */
    nudge(by: Point): void {
        const { session, open, stage } = this.table, what = session.considered.get();
        const end = what?.legs?.points.at(-1);
        if (end !== undefined) {
            this.lead({ x: end.x + by.x, y: end.y + by.y });
            return;
        }
        const at = pointOf(what?.choice?.n), to = at === undefined ? undefined : { x: at.x + by.x, y: at.y + by.y };
        if (to !== undefined && answerAt(open.left, stage.frame.prompt?.regions ?? [], to) !== undefined)
            void session.point(to, open);
    }
}
