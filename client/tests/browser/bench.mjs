// How quick the page is: "node tests/browser/bench.mjs PROGRAM". Cold start (empty cache) from asking for the address of
// a running match to a board that can be played, also of a long match with all that happened in it; a click to its effect on the screen;
// size of what is loaded; a step nearer on a map of 900 cells; work while a piece is dragged over a measured plane.
import { sitDown } from './company.mjs';
import { measureDragging } from './dragging.mjs';
import { answer, growing } from './growing.mjs';
import { chanceOf, drawn, newPage, openMatch, startBrowser, startServer, untilAsked } from './kit.mjs';

const ROUNDS = 7, CLICKS = 40;
const [program] = process.argv.slice(2);
const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const server = await startServer(program);
const browser = await startBrowser();

/** A seat of a match that waits for this person, as kept by a browser. */
async function kept(how) {
    const page = await newPage(browser, server);
    const d = await openMatch(page, how);
    await untilAsked(page);
    const storage = await page.evaluate(() => localStorage.getItem('spielwerk.seats'));
    await page.context().close();
    return { match: d.match, storage };
}

/** The same late in a match: as advised, until so many rounds have begun. */
async function keptLate({ game, options, round }) {
    const page = await newPage(browser, server);
    const table = await sitDown(page, { game, options, seats: 1 });
    let asked = await table.next();
    for (let i = 0; asked !== null && (i % 10 > 0 || (await table.look(1)).round < round); i++, asked = await table.next())
        await table.answer(asked, (await table.ask(1, 'hint')).option);
    await table.leave();
    await page.context().close();
    return { match: table.match, storage: JSON.stringify(table.doors.map(d => ({ ...d, at: Date.now() }))) };
}

/** `log`: all that happened must be there as well, so much that its beginning is only drawn when it is asked for. */
async function coldStart({ match, storage }, { log = false } = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addInitScript(s => localStorage.setItem('spielwerk.seats', s), storage);
    const page = await context.newPage();
    const sizes = { code: 0, fonts: 0 };
    page.on('response', r => {
        const n = Number(r.headers()['content-length'] ?? 0);
        const path = new URL(r.url()).pathname;
        if (path.endsWith('.woff2'))
            sizes.fonts += n;
        else if (/\.(js|css)$|\/$/.test(path))
            sizes.code += n;
    });
    const from = performance.now();
    await page.goto(`${server.address}/#/match/${match}`, { waitUntil: 'commit' });
    await page.waitForFunction(log => document.querySelector('[data-legal="true"], .acts .legal') !== null
        && (!log || document.querySelector('#side-log-lines .earlier') !== null), log, { polling: 'raf' });
    const ms = performance.now() - from;
    await page.waitForTimeout(300);
    await context.close();
    return { ms, ...sizes };
}

/** From the click to the first frame in which the table shows another version, seen from within the page. */
async function clicks(how) {
    const page = await newPage(browser, server);
    await openMatch(page, how);
    const chance = chanceOf(3), times = [];
    for (let i = 0; i < CLICKS; i++) {
        if ((await untilAsked(page)).over)
            break;
        const ms = await page.evaluate(r => new Promise(resolve => {
            const all = [...document.querySelectorAll('[data-legal="true"], .acts .legal')].filter(e => e.getClientRects().length > 0);
            const look = () => document.querySelector('.table').innerHTML.length + document.querySelector('.table').dataset.v;
            const before = look(), from = performance.now();
            const watch = () => look() !== before || performance.now() - from > 1000 ? resolve(performance.now() - from) : requestAnimationFrame(watch);
            all[Math.floor(r * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            requestAnimationFrame(watch);
        }), chance());
        times.push(ms);
    }
    await page.context().close();
    return times.sort((a, b) => a - b);
}

/** From a press on *Zoom in* to the second frame after it. */
async function stepsNearer() {
    const asked = { jump: 61 }, page = await newPage(browser, server, { between: () => growing(asked) }), times = [];
    await openMatch(page, { game: 'null', options: {} });
    await page.locator('.board .piece').first().waitFor();
    await answer(page);
    await drawn(page);
    for (let i = 0; i < ROUNDS; i++)
        times.push(await page.evaluate(() => new Promise(resolve => {
            const from = performance.now();
            document.querySelector('.zoom-buttons [aria-label="Zoom in"]').click();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
        })));
    await page.context().close();
    return times;
}

const GAMES = {
    brawl: {},
    gorgasali: { game: 'gorgasali', seats: ['me', 'bot:random', 'bot:random', 'bot:random'], options: { characters: 'random' } },
};
for (const [game, how] of Object.entries(GAMES)) {
    const starts = [];
    for (let i = 0; i < ROUNDS; i++)
        starts.push(await coldStart(await kept(how)));
    const times = await clicks(how);
    console.log(`${game}: cold start to a playable board: ${median(starts.map(s => s.ms)).toFixed(0)} ms (median of ${ROUNDS})`);
    console.log(`${game}: loaded: ${(starts[0].code / 1024).toFixed(0)} KB of page and code, ${(starts[0].fonts / 1024).toFixed(0)} KB of fonts`);
    console.log(`${game}: click to its effect: median ${median(times).toFixed(0)} ms, slowest of ${times.length} ${times.at(-1).toFixed(0)} ms`);
}
console.log(`a map of 900 cells: a step nearer: ${median(await stepsNearer()).toFixed(0)} ms (median of ${ROUNDS})`);
const { frames, tasks } = await measureDragging(browser, server), longest = of => Math.max(...tasks.map(of));
console.log(`exalted: dragging a hero: frames: median ${median(frames).toFixed(1)} ms, longest of ${frames.length} ${frames.at(-1).toFixed(1)} ms`);
console.log(`exalted: dragging a hero: longest task of the page: ${longest(t => t.processor).toFixed(1)} ms of the processor, ${longest(t => t.clock).toFixed(1)} ms by the clock`);
const late = await keptLate({ game: 'euthia', options: { scenario: 'hunt', heroes: 'random' }, round: 8 }), starts = [];
for (let i = 0; i < ROUNDS; i++)
    starts.push(await coldStart(late, { log: true }));
console.log(`euthia in round 8, with its whole log: cold start to a playable board: ${median(starts.map(s => s.ms)).toFixed(0)} ms (median of ${ROUNDS})`);
await browser.close();
await server.end();
