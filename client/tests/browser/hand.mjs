// Plays by hand from a shell: a server and a browser of their own, and each request carries out some lines of script on the page.
//   scripts/client hand PROGRAM [PORT]      then   curl -s --data-binary 'await page.click("text=Play now")' localhost:PORT
// The lines see `page`, `pages` (of several people), `kit` and `open({ viewport, locale, touch, motion })`, which opens the next page; what
// they return is printed. `shot(NAME)` keeps a picture in SHOTS and returns where. A request "end" stops everything.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import * as kit from './kit.mjs';

const [program, port = '7700'] = process.argv.slice(2);
const server = await kit.startServer(program), browser = await kit.startBrowser(), pages = [];
const Lines = Object.getPrototypeOf(async () => undefined).constructor;

const open = async options => {
    const page = await kit.newPage(browser, server, { motion: true, ...options });
    page.setDefaultTimeout(8000);
    return pages[pages.push(page) - 1];
};

const shot = async (name, page = pages.at(-1)) => {
    await kit.shot(page, name);
    return join(process.env.SHOTS ?? join(tmpdir(), 'spielwerk-shots'), `${name}.png`);
};

async function carryOut(lines) {
    try {
        const said = await new Lines('page', 'pages', 'kit', 'open', 'shot', 'server', lines)(pages.at(-1), pages, kit, open, shot, server);
        const problems = pages.flatMap(p => p.problems.splice(0));
        return [said === undefined ? 'done' : typeof said === 'string' ? said : JSON.stringify(said), ...problems.map(p => `problem: ${p}`)].join('\n');
    } catch (e) {
        return `failed: ${e.message}`;
    }
}

const desk = createServer(async (asked, answer) => {
    const lines = (await asked.setEncoding('utf8').toArray()).join('');
    answer.end((lines.trim() === 'end' ? 'bye' : await carryOut(lines)) + '\n');
    if (lines.trim() === 'end') {
        await browser.close();
        await server.end();
        desk.close();
    }
});
await open();
desk.listen(Number(port), '127.0.0.1', () => console.log(`table ${server.address}, hand http://127.0.0.1:${port}`));
