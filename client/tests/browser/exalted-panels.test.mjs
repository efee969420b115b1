// What lies around the arena: the draft, heroes, tracks, the market, questions that do not nag.
import { eventually, moved, newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

const PHONE = { width: 390, height: 664 };
const key = page => page.locator('.prompt').getAttribute('data-prompt');

/** Answers by the list of all options until this is asked; `choose` picks among them. */
async function until(page, wanted, choose = options => options[0], most = 60) {
    for (let i = 0; i < most; i++) {
        await untilAsked(page);
        if (await key(page) === wanted)
            return;
        const { v } = await state(page);
        await page.locator('details.options').evaluate(d => { d.open = true; });
        await page.locator('details.options [data-option]').first().waitFor({ state: 'attached' });
        const options = await page.locator('details.options [data-option]').evaluateAll(all => all.map(b => b.dataset.option));
        await page.locator(`details.options [data-option="${choose(options)}"]`).evaluate(b => b.click());
        await moved(page, v);
    }
    throw new Error(`never asked: ${wanted}`);
}

export async function heroes_are_drafted_by_their_portraits({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'exalted', options: {} });
    await until(page, 'pick');
    await eventually(async () => assert.equal(await page.locator('.gallery .portrait').count(), 20));
    const alice = page.locator('.portrait[data-thing="hero:alice"]');
    assert.match(await alice.innerText(), /marksman/);
    await alice.hover();
    await page.locator('.along h2', { hasText: 'Alice' }).waitFor();
    await eventually(async () => assert.equal(await page.locator('.along .card').count(), 4, 'three abilities and a passive'));
    const free = page.locator('.portrait[data-legal="true"]').first(), name = await free.locator('.portrait-name').innerText();
    await free.click();
    await page.locator('.acts .go').first().click();
    await page.locator('.team', { hasText: name }).first().waitFor();
    await shot(page, 'exalted-draft');
    assert.deepEqual(page.problems, []);
}

export async function heroes_tracks_and_the_market_are_at_hand({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'exalted', options: { teams: 'random' } });
    await until(page, 'hero');
    assert.equal(await page.locator('.ex-hero').count(), 10);
    assert.match(await page.locator('.ex-track p.active').innerText(), /Actions left: 2/);
    assert.match(await page.locator('.ex-goal').innerText(), /12 to go/);
    assert.equal(await page.locator('.ex-lane').count(), 3);
    await page.locator('.ex-more summary').first().click();
    await eventually(async () => assert.equal(await page.locator('.ex-more').first().locator('.ex-line').count(), 14, 'twelve towers, two artifacts'));
    assert.match(await page.locator('.ex-more').first().innerText(), /safe in round 1/);
    await page.locator('.ex-more summary').nth(1).click();
    await eventually(async () => assert.match(await page.locator('.ex-more').nth(1).innerText(), /Pantha West[^]*worth 1 XP and 2 gold[^]*Drako[^]*NK\/FK \+1/));
    await page.locator('.seat-panel[data-me="true"] .ex-look').first().click();
    assert.match(await page.locator('dialog.ex-sheet').innerText(), /Passive/);
    await shot(page, 'exalted-hero');
    await page.keyboard.press('Escape');
    await page.locator('.ex-market-button').first().click();
    await eventually(async () => assert.equal(await page.locator('.ex-ware').count(), 28));
    assert.match(await page.locator('.ex-stalls li', { hasText: 'Moon Crystal' }).innerText(), /upgrade of Moon Crystal/);
    await page.locator('.ex-filter button').nth(1).click();
    await eventually(async () => assert.ok(await page.locator('.ex-ware').count() < 28, 'what one gold does not buy is left out'));
    await shot(page, 'exalted-market');
    await page.keyboard.press('Escape');
    assert.deepEqual(page.problems, []);
}

export async function a_card_is_bought_in_the_market_on_a_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: PHONE, touch: true });
    await openMatch(page, { game: 'exalted', options: { teams: 'random' } });
    // Nobody does anything, so that gold comes together.
    await until(page, 'buy', options => options.find(o => o === 'pass-phase') ?? options[0], 120);
    await page.locator('.ex-buy-now button').tap();
    const buy = page.locator('.ex-buyers button').first(), card = await buy.locator('xpath=ancestor::article').locator('h3').innerText();
    await shot(page, 'exalted-buy');
    await buy.tap();
    await untilAsked(page);
    await page.locator('.tabs button').last().tap();
    await page.locator('.right li', { hasText: `buys ${card.split('\n')[0].trim()}` }).first().waitFor();
    assert.deepEqual(page.problems, []);
}
