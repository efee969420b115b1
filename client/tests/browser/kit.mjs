// What browser tests share: a server of their own, browsers, and a player that clicks.
import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
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
        await untilUp(server.address, 10000);
    };
    server.end = async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
    };
    await untilUp(server.address, 10000);
    return server;
}

export function startBrowser() {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

/** A page of its own person. Errors of the page make the test fail: see `errorsOf`. */
export async function newPage(browser, server, { viewport = DESKTOP, locale = 'en-GB', motion = false, touch = false, between } = {}) {
    const context = await browser.newContext({ viewport, locale, hasTouch: touch, isMobile: touch, reducedMotion: motion ? 'no-preference' : 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(30000);  // three tests share two cores
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
export async function untilAsked(page, ms = 15000) {
    await page.waitForFunction(() => {
        const table = document.querySelector('.table');
        return table?.dataset.ready === 'true' &&
            (document.querySelector('dialog.result') !== null || table.querySelector('.prompt .acts .legal, [data-legal="true"]') !== null);
    }, undefined, { timeout: ms });
    return state(page);
}

/** What a click has led to: 'done' if the table goes on, 'shown' if it shows what would be done, 'picked' if the question is another than it
 * `was`, else null. */
const outcome = (page, v, ms, was) => page.waitForFunction(([v, was]) => {
    const table = document.querySelector('.table');
    const asks = document.querySelector('.prompt .asking h2')?.textContent;
    return Number(table?.dataset.v) !== v || table?.dataset.ready !== 'true' ? 'done' : document.querySelector('.prompt .do-it') !== null ? 'shown'
        : was !== undefined && asks !== was ? 'picked' : null;
}, [v, was], { timeout: ms, polling: 20 }).then(found => found.jsonValue(), () => null);

/** The second click: what the first one has shown is done. True when the table goes on. */
export async function confirm(page, v, ms = 400) {
    if (await outcome(page, v, ms) !== 'shown')
        return (await state(page)).v !== v;
    await page.evaluate(() => document.querySelector('.prompt .do-it')?.click());
    return page.waitForFunction(v => {
        const table = document.querySelector('.table');
        return Number(table?.dataset.v) !== v || table?.dataset.ready !== 'true';
    }, v, { timeout: 2000, polling: 20 }).then(() => true, () => false);
}

/** Clicks something that may be chosen, by chance, until the version changes: as a person who tries things. */
export async function clickSomething(page, chance) {
    const before = (await state(page)).v;
    for (let tries = 0; tries < 10; tries++) {
        const was = await page.evaluate(r => {
            const all = [...document.querySelectorAll('[data-legal="true"], .prompt .acts .legal')].filter(e => e.getClientRects().length > 0);
            const pick = all[Math.floor(r * all.length)], asks = document.querySelector('.prompt .asking h2')?.textContent ?? '';
            pick?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            return pick === undefined ? null : asks;
        }, chance());
        if (was === null)
            return false;
        const found = await outcome(page, before, 1500, was);
        if (found === 'done' || (found === 'shown' && await confirm(page, before)))
            return true;
    }
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
