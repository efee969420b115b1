// The pictures of the documentation: "node tests/browser/pictures.mjs PROGRAM FOLDER". Take them anew when the look changes.
import { join } from 'node:path';
import { askAlways, playOn, prompt } from './advised.mjs';
import { chanceOf, clickSomething, newPage, openMatch, startBrowser, startServer, state, untilAsked, DESKTOP, PHONE } from './kit.mjs';

const [program, folder] = process.argv.slice(2);
const server = await startServer(program);
const browser = await startBrowser();

async function picture(page, name) {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

/** Plays by chance until the test is true. */
async function playUntil(page, chance, is, most = 150) {
    for (let i = 0; i < most; i++) {
        if ((await untilAsked(page)).over || await is())
            return !(await state(page)).over;
        await clickSomething(page, chance);
    }
    return false;
}

/** Tries seeds until a match comes to the wanted moment, and takes the picture there. */
async function moment(name, is, then = async () => undefined, how = {}) {
    for (let seed = 1; seed < 30; seed++) {
        const page = await newPage(browser, server, how);
        await openMatch(page, how.match);
        if (await playUntil(page, chanceOf(seed), () => is(page))) {
            await then(page);
            await picture(page, name);
            await page.context().close();
            return;
        }
        await page.context().close();
    }
    throw new Error(`no match came to '${name}'`);
}

const round = (page, n) => page.locator('header.top').innerText().then(text => Number(/Round (\d+)/.exec(text)?.[1] ?? 0) >= n);
const legal = (page, kind) => page.locator(`.cell[data-thing^="${kind}"][data-legal="true"], .piece[data-thing^="${kind}"][data-legal="true"]`);

const start = await newPage(browser, server, { viewport: DESKTOP });
await picture(start, 'start');
await start.getByRole('button', { name: 'Play now' }).first().click();
await untilAsked(start);
await playUntil(start, chanceOf(2), async () => await start.locator('.drafting .portrait, .drafting [data-legal="true"]').count() > 3);
await picture(start, 'draft');
await start.context().close();

await moment('table', async page => await round(page, 2) && await legal(page, 'hex:').count() > 5);
const battle = { game: 'gorgasali', seats: ['me', 'bot:scripted', 'bot:scripted', 'bot:scripted', 'bot:scripted', 'bot:scripted'], options: { characters: 'random' } };
await moment('gorgasali', async page => await round(page, 4) && await page.locator('.cell[data-end]').count() > 30, async page => {
    await page.locator('.cell[data-end]').nth(12).hover({ force: true });
    await page.waitForTimeout(900);
}, { match: battle });

/** The first of all answers, again and again, until a hero is on its way. */
async function onTheWay(page) {
    await openMatch(page, { game: 'exalted', options: { teams: 'random' } });
    for (await untilAsked(page); await prompt(page) !== 'path'; await untilAsked(page)) {
        const v = await page.locator('.table').getAttribute('data-v');
        await page.locator('details.options').evaluate(d => { d.open = true; });
        await page.locator('details.options [data-option]').first().evaluate(b => b.click());
        await page.waitForFunction(v => document.querySelector('.table').dataset.v !== v, v);
    }
}

const arena = await newPage(browser, server);
await onTheWay(arena);
await picture(arena, 'exalted');
await arena.context().close();

/** A solo hunt as hints advise, until its first roll can be raised, and then on to round 3. */
const wilds = await newPage(browser, server);
await openMatch(wilds, { game: 'euthia', seats: ['me'], options: { scenario: 'hunt' } });
await playOn(wilds, {}, { until: async () => await prompt(wilds) === 'after' });
await wilds.waitForFunction(() => [...document.querySelectorAll('.eu-chance b')].every(b => b.textContent !== '…'));
await picture(wilds, 'euthia-combat');
await playOn(wilds, {}, { until: async () => await prompt(wilds) === 'turn' && await round(wilds, 3) });
await picture(wilds, 'euthia');
await wilds.context().close();

/** An attack whose attribute check ends in a victory, shown before it is chosen. */
async function check(page) {
    if (await page.locator('.prompt .options').count() === 0)
        return false;                             // nothing is left but to end the turn
    const list = page.locator('.prompt .options [data-option^="attack "]');
    await page.locator('.prompt .options summary').click();
    await page.waitForTimeout(200);
    const attacks = await list.evaluateAll(all => all.map(b => b.dataset.option.split(' ').slice(1)));
    await page.locator('.prompt .options summary').click();
    for (const [by, target] of attacks) {
        await page.locator(`.piece[data-thing="unit:${by}"]`).click({ force: true });
        await page.locator(`.piece[data-thing="unit:${target}"]`).hover({ force: true });
        await page.waitForTimeout(900);
        if (/\+[3-9][\s\S]*Attribute victory/.test(await page.locator('.forecast-panel').innerText({ timeout: 500 }).catch(() => '')))
            return true;
        await page.keyboard.press('Escape');
        await page.mouse.move(5, 5);
        await page.waitForTimeout(200);
    }
    return false;
}

const forest = await newPage(browser, server);
await askAlways(forest);
await forest.reload();
for (let found = false; !found;) {
    await openMatch(forest, { game: 'adeloth', seats: ['me', 'bot:scripted'], options: { level: '2' } });
    await playOn(forest, {}, { until: async () => {
        if (await forest.locator('.ad-hint').count() > 0)
            await forest.locator('.ad-hint button.go').click();
        return found ||= await prompt(forest) === 'action' && await forest.locator('.piece.is-medallion').count() >= 8 &&
            await forest.locator('.hand .card').count() > 2 && await check(forest);
    } });
}
await picture(forest, 'adeloth');
await forest.context().close();
await moment('forecast', async page => await round(page, 2) && /Whom does/.test(await page.locator('.prompt h2').innerText()) &&
    await legal(page, 'unit:').count() > 0, async page => {
    await legal(page, 'unit:').first().hover({ force: true });
    await page.waitForTimeout(900);
});
await moment('why-not', async page => await round(page, 1) && await legal(page, 'hex:').count() > 4,
    page => page.locator('.cell[data-thing="hex:e5"]').click({ force: true }));
await moment('card', async page => await round(page, 1) && await page.locator('.hand [data-thing^="card:"]').count() > 3, async page => {
    await page.locator('.hand [data-thing^="card:"]').nth(1).focus();
    await page.keyboard.press('z');
});
await moment('phone', async page => await round(page, 2) && await page.locator('.hand [data-legal="true"]').count() > 1, undefined,
    { viewport: PHONE, touch: true });

const bots = await newPage(browser, server);
const d = await openMatch(bots);
await playUntil(bots, chanceOf(4), () => round(bots, 2));
await bots.getByRole('button', { name: 'Menu' }).click();
await bots.getByRole('button', { name: 'Resign' }).click();
await bots.getByRole('dialog').getByRole('button', { name: /resign/i }).last().click();
await bots.locator('dialog.result').waitFor();
await bots.goto(`${server.address}/#/replay/${d.match}`);
await bots.locator('[data-proof=good]').waitFor();
await bots.keyboard.press('ArrowLeft');
await picture(bots, 'replay');
await bots.goto(`${server.address}/#/rules/brawl/BR-MOVE-3`);
await picture(bots, 'rules');

await browser.close();
await server.end();
