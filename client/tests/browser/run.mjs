// Browser tests: "node tests/browser/run.mjs PROGRAM [NAME…]". Runs every *.test.mjs beside it against
// the program, prints TAP. Each file exports tests by name; each gets {server, browser, assert}, a server of its own with
// the same luck every time; LUCK=2 gives all of them another. SLOW=6 lets every page compute six times slower than it could. Tests
// mostly wait, so a few of them run beside each other, each in a browser that it has to itself meanwhile: WORKERS=1 runs one after the
// other.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { luckOf, shot, startBrowser, startServer } from './kit.mjs';

const [program, ...wanted] = process.argv.slice(2);
if (program === undefined) {
    console.error('node tests/browser/run.mjs PROGRAM [NAME…]');
    process.exit(2);
}
const MOST = 600000 * Number(process.env.SLOW ?? 1);  // milliseconds for one test
const WORKERS = Number(process.env.WORKERS ?? 3);
// Those that take longest come first, so that none of them is left alone at the end.
const LONGEST = ['a_match_of_adeloth_by_clicking', 'gorgasali_fits_every_screen', 'every_way_to_play_can_be_clicked', 'brawl_fits_every_screen',
    'every_page_fits_every_screen', 'windows_of_the_table_fit_every_screen', 'results_and_replays_fit_every_screen', 'adeloth_fits_every_screen',
    'every_level_of_adeloth_can_be_clicked', 'every_page_is_accessible', 'a_broken_storage_does_not_hinder_playing'];

if (luckOf(program) === undefined)
    console.log('# there is no tests/luck.so beside the program: chance differs from run to run');

let number = 0, failed = 0;

/** What the pages of a test that failed show: their question, and a picture beside the others. */
async function leaveTraces(name, browser) {
    for (const [i, page] of browser.contexts().flatMap(c => c.pages()).entries()) {
        const asked = await page.evaluate(() => document.querySelector('.prompt')?.innerText ?? document.title).catch(() => 'gone');
        console.log(`# page ${i + 1}: ${page.url().replace(/^[^#]*/, '')} ${asked.replaceAll('\n', ' | ').slice(0, 300)}`);
        await shot(page, `failed-${name}-${i + 1}`).catch(() => undefined);
    }
}

/** One test in a browser that nobody else uses. */
async function run({ name, test }, browser) {
    const server = await startServer(program), from = Date.now();
    let late;
    try {
        await Promise.race([test({ server, browser, assert }),
            new Promise((_, no) => { late = setTimeout(() => no(new Error('took too long')), MOST); })]);
        for (const context of browser.contexts())
            for (const page of context.pages())
                assert.deepEqual(page.problems ?? [], [], 'errors of the page');
        console.log(`ok ${++number} - ${name.replaceAll('_', ' ')} # ${Date.now() - from} ms`);
    } catch (e) {
        failed++;
        console.log(`not ok ${++number} - ${name.replaceAll('_', ' ')}\n${String(e.stack ?? e).replace(/^/gm, '# ')}`);
        await leaveTraces(name, browser);
    }
    clearTimeout(late);
    for (const context of browser.contexts())
        await context.close();
    await server.end();
}

async function work(tests) {
    const browser = await startBrowser();
    for (let next = tests.shift(); next !== undefined; next = tests.shift())
        await run(next, browser);
    await browser.close();
}

const tests = [];
for (const file of readdirSync(new URL('.', import.meta.url)).filter(f => f.endsWith('.test.mjs')).sort())
    for (const [name, test] of Object.entries(await import(`./${file}`)))
        if (wanted.length === 0 || wanted.some(w => name.includes(w) || file.includes(w)))
            tests.push({ name, test });
const rank = ({ name }) => (LONGEST.indexOf(name) + LONGEST.length + 1) % (LONGEST.length + 1);
tests.sort((a, b) => rank(a) - rank(b));
await Promise.all(Array.from({ length: Math.min(WORKERS, tests.length) }, () => work(tests)));
console.log(`1..${number}`);
process.exit(failed > 0 ? 1 : 0);
