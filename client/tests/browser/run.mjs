// Browser tests: "node tests/browser/run.mjs PROGRAM [NAME…]". Runs every *.test.mjs beside it against
// the program, prints TAP. Each file exports tests by name; each gets {server, browser, assert}, a server of its own with
// the same luck every time; LUCK=2 gives all of them another.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { luckOf, startBrowser, startServer } from './kit.mjs';

const [program, ...wanted] = process.argv.slice(2);
if (program === undefined) {
    console.error('node tests/browser/run.mjs PROGRAM [NAME…]');
    process.exit(2);
}
const MOST = 180000;  // milliseconds for one test

if (luckOf(program) === undefined)
    console.log('# there is no tests/luck.so beside the program: chance differs from run to run');

let number = 0, failed = 0;
const browser = await startBrowser();
for (const file of readdirSync(new URL('.', import.meta.url)).filter(f => f.endsWith('.test.mjs')).sort()) {
    const tests = await import(`./${file}`);
    const chosen = Object.entries(tests).filter(([name]) => wanted.length === 0 || wanted.some(w => name.includes(w) || file.includes(w)));
    if (chosen.length === 0)
        continue;
    for (const [name, run] of chosen) {
        const server = await startServer(program);
        number++;
        const from = Date.now();
        try {
            await Promise.race([run({ server, browser, assert }),
                new Promise((_, no) => setTimeout(() => no(new Error('took too long')), MOST).unref())]);
            for (const context of browser.contexts())
                for (const page of context.pages())
                    assert.deepEqual(page.problems ?? [], [], 'errors of the page');
            console.log(`ok ${number} - ${name.replaceAll('_', ' ')} # ${Date.now() - from} ms`);
        } catch (e) {
            failed++;
            console.log(`not ok ${number} - ${name.replaceAll('_', ' ')}`);
            console.log(String(e.stack ?? e).replace(/^/gm, '# '));
        }
        for (const context of browser.contexts())
            await context.close();
        await server.end();
    }
}
await browser.close();
console.log(`1..${number}`);
process.exit(failed > 0 ? 1 : 0);
