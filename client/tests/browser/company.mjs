// All seats of a match, played over one connection each from beside the browser: far quicker than clicking. Brings about what a test
// wants to see; then a page takes a seat over. A test says what it waits for and never counts on when it comes.
import { request } from './kit.mjs';

/** Sits down at every seat that `create` has left open, its own first. */
export async function sitDown(page, { game, options, seats }) {
    const made = await request(page, 'create', { game, seats: ['me', ...Array(seats - 1).fill('open')], options, name: 'Anna' });
    return sitAt(page, [{ seat: made.seat, key: made.key }, ...made.invites].map(({ seat, key }) => ({ match: made.match, game, seat, key })));
}

/** Sits down at seats of a match, each with its key. */
export async function sitAt(page, given) {
    const address = `ws://${new URL(page.url()).host}/ws`, table = await join(address, given);
    const { doors, next, send } = table, [{ match: at, game }] = given;
    return {
        match: at, doors,
        /** Whoever is asked next: {seat, v, key, rule, options}; null: the match is over. */
        next,
        answer: (asked, option) => send(asked.seat, 'answer', { option, ack: 'view' }, asked.v),
        ask: (seat, t, d = {}, v = undefined) => send(seat, t, d, v),
        /** What a seat sees: {round, seats, items}, and the cells of boards if they are wanted. */
        look: (seat, cells = false) => look(address, doors.find(d => d.seat === seat), cells),
        leave: () => table.close(),
        /** The page takes this seat over; nobody else sits at the table any more. */
        async handOver(seat) {
            table.close();
            const { match, key } = doors.find(d => d.seat === seat);
            await page.evaluate(([door]) => {
                localStorage.setItem('spielwerk.seats', JSON.stringify([{ ...door, at: Date.now() }]));
                location.hash = `#/match/${door.match}`;
            }, [{ match, game, seat, key }]);
            await page.locator('.table[data-ready="true"]').waitFor();
        },
    };
}

async function join(address, doors) {
    const seats = new Map();
    let wake = () => undefined;
    let over = false, latest = 0;
    const open = ({ match, seat, key }) => new Promise((resolve, reject) => {
        const ws = new WebSocket(address), waiting = new Map();
        const state = { asked: null };
        let q = 0;
        state.close = () => ws.close();
        state.send = (t, d, v) => new Promise((good, bad) => {
            waiting.set(++q, { good, bad });
            ws.send(JSON.stringify({ t, q, v, d: { match, ...d } }));
        });
        ws.onopen = () => state.send('join', { key, name: ['Anna', 'Berta', 'Carla', 'Dora', 'Emma', 'Frida', 'Gerda', 'Hanna', 'Inge', 'Jule'][seat - 1] }).then(d => resolve([state, d.key ?? key]), reject);
        ws.onmessage = e => {
            const m = JSON.parse(e.data);
            if (m.t === 'view') {
                over ||= m.d.over === true;
                latest = Math.max(latest, m.v);
                state.asked = m.d.prompt === undefined ? null
                    : { seat, v: m.v, key: m.d.prompt.key, rule: m.d.prompt.rule, stop: m.d.prompt.stop === true, about: m.d.prompt.about, options: m.d.options.map(o => o.n) };
                wake();
            }
            const one = waiting.get(m.q);
            if (one === undefined)
                return;
            waiting.delete(m.q);
            if (m.t === 'error')
                one.bad(new Error(`${m.d.code}: ${m.d.text}`));
            else
                one.good(m.d);
        };
    });
    const opened = [];                            // an invitation is used up: doors with the keys that open them from now on
    for (const door of doors) {
        const [seat, key] = await open(door);
        seats.set(door.seat, seat);
        opened.push({ ...door, key });
    }
    return {
        doors: opened,
        async next() {
            for (;;) {
                if (over)
                    return null;
                // Several may be asked at once; what was asked before another's answer no longer counts.
                const one = [...seats.values()].find(s => s.asked?.v === latest);
                if (one !== undefined)
                    return one.asked;
                await new Promise(done => { wake = done; });
            }
        },
        // The view that acknowledges an answer brings the next question, if there is one. Whoever asks faster than a person has to wait
        // now and then.
        async send(seat, t, d, v) {
            for (;;) {
                try {
                    return await seats.get(seat).send(t, d, v);
                } catch (e) {
                    if (!/^(busy|limit): /.test(e.message))
                        throw e;
                }
                await new Promise(done => { setTimeout(done, 500); });
            }
        },
        close: () => seats.forEach(s => s.close()),
    };
}

/** The first view on a new connection is whole. Items on a board say the cell they are `on`; the cells themselves are many and come only
 * if they are asked for. */
function look(address, { match, key }, cells) {
    return new Promise((resolve, reject) => {
        const ws = new WebSocket(address);
        ws.onerror = () => reject(new Error(`no connection to ${address}`));
        ws.onopen = () => ws.send(JSON.stringify({ t: 'join', q: 1, d: { match, key } }));
        ws.onmessage = e => {
            const m = JSON.parse(e.data);
            if (m.t === 'error')
                reject(new Error(m.d.text));
            if (m.t === 'view' || m.t === 'error')
                ws.close();
            if (m.t !== 'view')
                return;
            const areas = new Map(m.d.view.areas.map(a => [a.id, a]));
            const items = m.d.view.items.map(i => {
                const area = areas.get(i.area);
                return { ...i, owner: i.owner ?? area.owner, area: area.key, on: area.cells?.[i.cell]?.id };
            });
            resolve({ round: m.d.view.round, seats: m.d.view.seats, items, cells: cells ? m.d.view.areas.flatMap(a => ['grid', 'hex'].includes(a.kind) ? a.cells : []) : undefined });
        };
    });
}

/** Plays matches, as the hint advises or as `choose` says, until `found` returns something about a question: that, with the table and
 * the question. */
export async function playUntil(page, setup, found, choose = () => undefined, most = 200) {
    for (let i = 0; i < most; i++) {
        const table = await sitDown(page, setup);
        for (let asked = await table.next(); asked !== null; asked = await table.next()) {
            const what = await found(table, asked);
            if (what === null)
                break;                    // it will not come about in this match
            if (what !== undefined)
                return { table, asked, what };
            await table.answer(asked, await choose(asked, table) ?? (await table.ask(asked.seat, 'hint')).option);
        }
        await table.leave();
    }
    throw new Error('it never came about');
}
