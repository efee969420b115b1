// What browser tests share: a server of their own, browsers, and a player that clicks.
import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Milliseconds for whatever has to come: they cost nothing where it comes. */
export const PATIENCE = 60000;
const SLOW = Number(process.env.SLOW ?? 1);       // times slower than it is does a page compute
const SHOTS = process.env.SHOTS ?? join(tmpdir(), 'spielwerk-shots');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'];

function freePort() {
    return new Promise(resolve => {
        const s = createServer();
        s.listen(0, '127.0.0.1', () => {
            const { port } = s.address();
            s.close(() => resolve(port));
        });
    });
}

async function untilUp(address, ms) {
    for (const end = Date.now() + ms; Date.now() < end;) {
        try {
            if ((await fetch(address + '/healthz')).ok)
                return;
        } catch {
            // not yet
        }
        await new Promise(r => setTimeout(r, 50));
    }
    throw new Error(`no server at ${address}`);
}

/** What gives a server the same luck every time (tests/luck.c), if it was built beside the program. */
export const luckOf = program => [join(dirname(program), 'tests/luck.so')].find(existsSync);

/** The program on a free port with a database of its own. */
export async function startServer(program) {
    const folder = mkdtempSync(join(tmpdir(), 'spielwerk-browser-'));
    const port = await freePort();
    const luck = luckOf(program), env = luck === undefined ? process.env : { ...process.env, LD_PRELOAD: luck };
    const start = () => spawn(program, ['serve', '--port', String(port), '--db', join(folder, 'table.db')], { stdio: 'ignore', env });
    const server = { address: `http://127.0.0.1:${port}`, process: start() };
    server.stop = () => new Promise(resolve => {
        if (server.process.exitCode !== null)
            return resolve();
        server.process.once('exit', resolve);
        server.process.kill('SIGTERM');
        return undefined;
    });
    server.again = async () => {
        server.process = start();
        await untilUp(server.address, PATIENCE);
    };
    server.end = async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
    };
    await untilUp(server.address, PATIENCE);
    return server;
}

export function startBrowser() {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

/** Nothing is shown step by step, unless a test wants to see it. */
function shownAtOnce() {
    if (location.protocol.startsWith('http') && localStorage.getItem('spielwerk.settings') === null)
        localStorage.setItem('spielwerk.settings', JSON.stringify({ speed: 'off' }));
}

/** A page of its own person. Errors of the page make the test fail: see `errorsOf`. */
export async function newPage(browser, server, { viewport = DESKTOP, locale = 'en-GB', motion = false, touch = false, between } = {}) {
    const context = await browser.newContext({ viewport, locale, hasTouch: touch, isMobile: touch, reducedMotion: motion ? 'no-preference' : 'reduce' });
    await context.addInitScript(`window.asks = ${asks}`);
    if (!motion)
        await context.addInitScript(shownAtOnce);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    if (SLOW > 1)
        await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    page.problems = [];
    page.on('pageerror', e => page.problems.push(String(e)));
    page.on('console', m => m.type() === 'error' && !/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(m.text()) &&
        page.problems.push(m.text()));
    if (between !== undefined)
        await standBetween(page, between);
    await page.goto(server.address + '/');
    return page;
}

/** What page and server say goes through `up` and `down`: they return the message as it goes on, or null to keep it back, and may say
 * something for the server themselves. A function makes such a pair for each connection. */
function standBetween(page, between) {
    return page.routeWebSocket(/\/ws$/, ws => {
        const server = ws.connectToServer();
        const { up, down } = typeof between === 'function' ? between() : between;
        const say = m => ws.send(typeof m === 'string' ? m : JSON.stringify(m));
        const pass = (way, send) => text => {
            const m = JSON.parse(text);
            const changed = way === undefined ? m : way(m, say);
            if (changed !== null)
                send(JSON.stringify(changed));
        };
        ws.onMessage(pass(up, m => server.send(m)));
        server.onMessage(pass(down, m => ws.send(m)));
    });
}

export async function shot(page, name) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** A request over a connection of its own, from within the page; for what a test only needs to be there. */
export function request(page, t, d) {
    return page.evaluate(([t, d]) => new Promise((resolve, reject) => {
        const ws = new WebSocket(`ws://${location.host}/ws`);
        ws.onopen = () => ws.send(JSON.stringify({ t, q: 1, d }));
        ws.onmessage = e => {
            const m = JSON.parse(e.data);
            if (m.q !== 1)
                return;
            ws.close();
            if (m.t === 'error')
                reject(new Error(m.d.text));
            else
                resolve(m.d);
        };
    }), [t, d]);
}

/** A match that this page holds a seat of, without clicking through the start page. Against the random bot, so that it
 * is not over before the test has seen what it wants to see. */
export async function openMatch(page, { seats = ['me', 'bot:random'], options = { selection: 'suggested' }, game = 'brawl', listed = false, ...more } = {}) {
    const d = await request(page, 'create', { game, seats, options, listed, name: 'Anna', ...more });
    await page.evaluate(([d, game]) => {
        const seats = JSON.parse(localStorage.getItem('spielwerk.seats') ?? '[]');
        localStorage.setItem('spielwerk.seats', JSON.stringify([{ match: d.match, game, seat: d.seat, key: d.key, at: Date.now() }, ...seats]));
        location.hash = `#/match/${d.match}`;
    }, [d, game]);
    await page.locator('.table').waitFor();
    return d;
}

export const state = page => page.evaluate(() => {
    const table = document.querySelector('.table');
    return table === null ? null : {
        v: Number(table.dataset.v), ready: table.dataset.ready === 'true',
        asked: table.querySelector('.prompt [data-option], .prompt [data-thing], [data-legal="true"]') !== null,
        over: document.querySelector('dialog.result') !== null,
    };
});

/** Waits until this seat is asked or the match is over. */
export async function untilAsked(page) {
    await page.waitForFunction(() => {
        const table = document.querySelector('.table');
        return table?.dataset.ready === 'true' &&
            (document.querySelector('dialog.result') !== null || table.querySelector('.prompt .acts .legal, [data-legal="true"]') !== null ||
                (table.querySelector('.plane-board') !== null && table.querySelector('.prompt .options') !== null));  // any point may be the answer
    });
    return state(page);
}

/** The page of several that is asked and does not go on by itself; undefined: the match is over. */
export async function whoIsAsked(pages) {
    const asks = async page => {
        const { v, ready, asked, over } = await state(page) ?? {};
        return { key: ready && asked ? `${v}` : '', over };
    };
    for (const end = Date.now() + PATIENCE; Date.now() < end;)
        for (const page of pages) {
            const { key, over } = await asks(page);
            if (over)
                return undefined;
            await drawn(page);
            if (key !== '' && (await asks(page)).key === key)
                return page;
        }
    throw new Error('nobody is asked');
}

/** Waits until the table shows another version and is ready again, or the match is over. False: it never does. */
export const moved = (page, v, ms = PATIENCE) => page.waitForFunction(v => {
    const table = document.querySelector('.table');
    return (Number(table?.dataset.v) !== v && table?.dataset.ready === 'true') || document.querySelector('dialog.result') !== null;
}, v, { timeout: ms, polling: 20 }).then(() => true, () => false);

// ---- waiting for what comes ----

/** Tries again until nothing is thrown any more: for an assertion about what comes a moment later. */
export async function eventually(check, ms = PATIENCE) {
    for (const end = Date.now() + ms; ;) {
        try {
            return await check();
        } catch (e) {
            if (Date.now() > end)
                throw e;
        }
        await new Promise(done => setTimeout(done, 30));
    }
}

/** Resolves when the page has drawn what was done to it. */
export const drawn = page => page.evaluate(() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))));

/** The box of something, with its middle, once it stands still: the same in several frames, and nothing that it lies in is animated. With
 * `bare` it also waits until nothing lies over the middle. */
export async function steady(page, what, { bare = false } = {}) {
    const found = typeof what === 'string' ? page.locator(what).first() : what;
    await found.waitFor({ state: 'attached' });
    return found.evaluate((el, bare) => new Promise((resolve, reject) => {
        const from = performance.now();
        let before = '', same = 0;
        const look = () => {
            const { x, y, width, height } = el.getBoundingClientRect(), now = `${x} ${y} ${width} ${height}`, at = { x: x + width / 2, y: y + height / 2 };
            const runs = document.getAnimations().some(a => a.playState === 'running' && a.effect.getComputedTiming().iterations !== Infinity
                && a.effect.target?.contains(el) === true);
            same = now === before && !runs && (!bare || el.contains(document.elementFromPoint(at.x, at.y))) ? same + 1 : 0;
            before = now;
            if (same >= 2)
                resolve({ x, y, width, height, middle: at });
            else if (!el.isConnected || performance.now() - from > 30000)
                reject(new Error(`it does not stand still: ${el.outerHTML.slice(0, 80)}`));
            else
                requestAnimationFrame(look);
        };
        look();
    }), bare);
}

/** The middle of what stands still, for the mouse. */
export async function middleOf(page, what, options) {
    const { middle } = await eventually(() => steady(page, what, options));      // it may have been drawn anew meanwhile
    return [middle.x, middle.y];
}

const QUICK = 360;            // milliseconds within which the page takes a second click at the same place for a double click
const LOST = 3000;            // milliseconds after which no click comes of a tap any more
const last = new WeakMap();

/** A real click on what stands still: in its middle, or so far from its corner. */
export async function clickOn(page, what, corner) {
    const { x, y, middle } = await eventually(() => steady(page, what));
    const at = corner === undefined ? middle : { x: x + corner[0], y: y + corner[1] };
    await notTwice(page, at);
    await page.mouse.click(at.x, at.y);
    last.set(page, { ...at, when: Date.now() });
}

/** Waits until a press there belongs to no double click. */
async function notTwice(page, at) {
    const before = last.get(page);
    if (before !== undefined && Math.hypot(at.x - before.x, at.y - before.y) < 14 && Date.now() - before.when < QUICK)
        await new Promise(done => setTimeout(done, QUICK));
}

/** A tap on what stands still. Chromium makes no click of one that comes right after a finger was lifted from dragging something: nothing
 * happens, and whoever sees that taps again. */
export async function tapOn(page, what) {
    for (let tries = 0; tries < 5; tries++) {
        const { middle: at } = await eventually(() => steady(page, what));
        await notTwice(page, at);
        await page.evaluate(() => {
            window.tapped = new Promise(done => window.addEventListener('click', () => done(true), { capture: true, once: true }));
        });
        await page.touchscreen.tap(at.x, at.y);
        last.set(page, { ...at, when: Date.now() });
        if (await page.evaluate(ms => Promise.race([window.tapped, new Promise(done => setTimeout(() => done(false), ms))]), LOST))
            return;
    }
    throw new Error(`no tap comes through: ${what}`);
}

// ---- a player that clicks ----

/** What is asked and chosen, as a text that changes with it. In every page as `window.asks`. */
function asks() {
    const table = document.querySelector('.table'), text = what => document.querySelector(what)?.textContent;
    return [table?.dataset.v, table?.dataset.ready, text('.prompt .asking h2'), document.querySelector('.prompt .do-it')?.dataset.option, text('.reminder'),
        text('section.why'), document.querySelectorAll('[data-legal]').length,
        ...[...document.querySelectorAll('.is-picked, [aria-pressed="true"]')].map(e => e.dataset.thing ?? e.textContent)].join('|');
}

/** What comes of something that was done when the table was as `was`, see `asks`: 'done' if it goes on, 'shown' if it shows what would be
 * done, 'picked' if anything else is asked or shown, null if nothing comes of it. */
export const comesOf = (page, was, ms = 10000) => page.waitForFunction(was => {
    const [v] = was.split('|'), table = document.querySelector('.table');
    return table?.dataset.v !== v || table?.dataset.ready !== 'true' ? 'done' : window.asks() === was ? null
        : document.querySelector('.prompt .do-it') !== null ? 'shown' : 'picked';
}, was, { timeout: ms, polling: 20 }).then(found => found.jsonValue(), () => null);

export const asksNow = page => page.evaluate(() => window.asks());

/** Clicks one of what fits, the first or by chance, and does what that has shown: 'done' if the table goes on, 'picked' if something else is
 * asked or shown now, null if there was nothing to click or nothing came of it. What comes of it is waited for, so that a slow machine
 * plays the same match as a quick one. */
export async function press(page, what, r = 0) {
    const now = await state(page);
    if (now === null)
        return 'done';          // a curtain lies over the table: what was done before has led on
    const { v } = now;
    const was = await page.evaluate(([what, r]) => {
        const all = [...document.querySelectorAll(what)].filter(e => e.getClientRects().length > 0);
        const one = all[Math.floor(r * all.length)], was = window.asks();
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return one === undefined ? null : was;
    }, [what, r]);
    const came = was === null ? null : await comesOf(page, was);
    if (came !== 'shown')
        return came;
    await page.evaluate(() => document.querySelector('.prompt .do-it')?.click());
    return await moves(page, v) ? 'done' : null;
}

/** The table goes on: an answer is under way, or has come. */
const moves = (page, v) => page.waitForFunction(v => {
    const table = document.querySelector('.table');
    return Number(table?.dataset.v) !== v || table?.dataset.ready !== 'true';
}, v, { polling: 20 }).then(() => true, () => false);

/** Clicks something that may be chosen, by chance, until the version changes: as a person who tries things. */
export async function clickSomething(page, chance) {
    for (let tries = 0; tries < 10; tries++)
        if (await press(page, '[data-legal="true"], .prompt .acts .legal', chance()) === 'done')
            return true;
    return false;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed) {
    let x = seed >>> 0 || 1;
    return () => {
        x ^= x << 13;
        x >>>= 0;
        x ^= x >>> 17;
        x ^= x << 5;
        x >>>= 0;
        return x / 4294967296;
    };
}
