// axe-core on every screen: nothing serious or critical, in both languages.
import { scan } from './audit.mjs';
import { advice, askAlways, give, prompt } from './advised.mjs';
import { chanceOf, clickSomething, drawn, moved, newPage, openMatch, request, shot, untilAsked, PHONE } from './kit.mjs';

/** Each with what is there once it is complete. */
const pages = { start: ['', '.game-card'], friends: ['#/friends/brawl', '.seat-list'], screen: ['#/screen/brawl', '.seat-list'], lobby: ['#/lobby', 'main h1'],
    mine: ['#/mine', 'main h1'], replays: ['#/replays', '.empty-note'], credits: ['#/credits', 'dl'], friends2: ['#/friends/gorgasali', '.seat-list'],
    screen2: ['#/screen/gorgasali', '.seat-list'], rules2: ['#/rules/gorgasali', '.rule'], friends3: ['#/friends/adeloth', '.seat-list'],
    screen3: ['#/screen/adeloth', '.seat-list'], rules3: ['#/rules/adeloth', '.rule'], rules: ['#/rules/brawl', '.rule'],
    rule: ['#/rules/brawl/BR-MOVE-3', '.rule.marked'], nowhere: ['#/dance', 'main h1'], refused: ['#/join/abc/def', 'main [role=alert]'],
    barred: ['#/match/abc', '[role=alert]'] };

async function show(page, server, [hash, complete]) {
    await page.goto(`${server.address}/${hash}`);
    await page.locator(complete).first().waitFor();
    await drawn(page);
}

export async function every_page_is_accessible({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await request(page, 'create', { game: 'brawl', seats: ['me', 'open'], listed: true, name: 'Anna' });
    for (const [name, where] of Object.entries(pages)) {
        await show(page, server, where);
        await shot(page, `page-${name}`);
        await scan(page, assert, name);
    }
}

export async function every_page_is_accessible_on_the_phone_in_german({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: PHONE, locale: 'de-DE', touch: true });
    for (const [name, where] of Object.entries(pages)) {
        await show(page, server, where);
        await shot(page, `phone-page-${name}`);
        await scan(page, assert, name);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than the screen`);
    }
}

export async function the_table_is_accessible_in_every_phase({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { options: { selection: 'draft' } });
    await untilAsked(page);
    await scan(page, assert, 'draft');
    await openMatch(page);
    const chance = chanceOf(41);
    for (let i = 0; i < 25; i++) {
        await untilAsked(page);
        if ([0, 5, 12, 18, 24].includes(i))
            await scan(page, assert, `answer ${i}`);
        await clickSomething(page, chance);
    }
    await untilAsked(page);
    await shot(page, 'mid-game');
    await page.getByRole('button', { name: 'Menu' }).click();
    await scan(page, assert, 'menu');
    await shot(page, 'menu');
    await page.keyboard.press('Escape');
    const card = page.locator('.hand [data-thing^="card:"]').first();
    await card.focus();
    await page.keyboard.press('z');
    await page.locator('dialog[open]').waitFor();
    await drawn(page);
    await scan(page, assert, 'large card');
    await shot(page, 'card-zoom');
}

export async function a_table_with_a_large_board_is_accessible({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const seats = ['me', 'bot:random', 'bot:random', 'bot:random'];
    await openMatch(page, { game: 'gorgasali', seats, options: {} });
    await untilAsked(page);
    await scan(page, assert, 'choice of characters');
    await openMatch(page, { game: 'gorgasali', seats, options: { characters: 'random' } });
    const chance = chanceOf(19), seen = new Set();
    for (let i = 0; i < 40; i++) {
        if ((await untilAsked(page)).over)
            break;
        const prompt = await page.locator('.prompt').getAttribute('data-prompt');
        if (prompt !== null && !seen.has(prompt)) {
            seen.add(prompt);
            await drawn(page);
            await scan(page, assert, prompt);
        }
        await clickSomething(page, chance);
    }
    assert.ok(seen.size >= 3, [...seen].join(' '));
}

export async function a_table_with_a_stack_is_accessible({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await askAlways(page);
    await page.reload();
    await openMatch(page, { game: 'adeloth', seats: ['me', 'bot:scripted'], options: { level: 'plus', standard: 'on' } });
    await untilAsked(page);
    await scan(page, assert, 'choice of generals');
    await openMatch(page, { game: 'adeloth', seats: ['me', 'bot:scripted'], options: { level: '2' } });
    const seen = new Set(['profession']);
    for (let i = 0; i < 50; i++) {
        const { v, over } = await untilAsked(page);
        if (over)
            break;
        const asks = await prompt(page);
        if (!seen.has(asks)) {
            seen.add(asks);
            await scan(page, assert, asks);
        }
        if (asks === 'react')
            await page.keyboard.press('Space');
        else
            await give(page, await advice(page), {});
        await moved(page, v);
    }
    assert.ok(seen.size >= 4, [...seen].join(' '));
}
