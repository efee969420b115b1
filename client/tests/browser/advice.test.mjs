// Advice of a bot that thinks longer: chances, reasons and a line; and what it says about a whole match. On desk and phone.
import { hindrances } from './audit.mjs';
import { chanceOf, eventually, newPage, openMatch, shot, untilAsked } from './kit.mjs';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 664 } };

/** Answers from the list of options, `share` of the way down. */
async function answer(page, share) {
    const v = await page.locator('.table').getAttribute('data-v');
    await page.evaluate(async share => {
        const list = document.querySelector('.prompt .options');
        if (list === null)
            return document.querySelector('.acts .legal').click();
        list.open = true;
        while (list.querySelector('[data-option]') === null)
            await new Promise(done => { setTimeout(done, 10); });
        const all = [...list.querySelectorAll('[data-option]')];
        all[Math.floor(share * all.length)].click();
    }, share);
    await page.waitForFunction(n => document.querySelector('.table').dataset.v !== n, v);
}

/** Goes on by hints until there is something to compare. */
async function untilCompared(page) {
    for (let i = 0; i < 30; i++) {
        const { over } = await untilAsked(page);
        if (over)
            return false;
        const hint = page.locator('.acts .hint');
        if (await hint.count() > 0) {
            await hint.click();
            await page.locator('.think button').click();
            await page.locator('.thought').waitFor();
            if (await page.locator('.thought li').count() > 1)
                return true;
        }
        await answer(page, 0);
    }
    return false;
}

/** Plays to the end: any answer, or the only one there is. */
async function playAtRandom(page, chance) {
    while (!(await untilAsked(page)).over)
        await answer(page, chance());
    await page.locator('dialog.result').waitFor();
}

export async function a_bot_that_thinks_longer_tells_chances_and_reasons({ server, browser, assert }) {
    for (const [name, viewport] of Object.entries(SIZES)) {
        const page = await newPage(browser, server, { viewport, touch: name === 'phone' });
        await openMatch(page, { game: 'brawl', options: { selection: 'suggested' } });
        assert.ok(await untilCompared(page));
        const rows = await page.locator('.thought li').allInnerTexts();
        const chances = rows.map(r => Number(/(\d+)%$/.exec(r.trim())?.[1]));
        assert.ok(chances.every(c => c >= 0 && c <= 100), rows.join(' | '));
        assert.ok((await page.locator('.hinted').innerText()).endsWith(rows[0].split(/\s*\d+%/)[0].trim()), 'the best is what the hint says');
        await eventually(async () => assert.deepEqual(await hindrances(page), []));
        await shot(page, `advice-${name}`);
        await page.context().close();
    }
}

export async function a_match_is_looked_back_at({ server, browser, assert }) {
    for (const [name, viewport] of Object.entries(SIZES)) {
        const page = await newPage(browser, server, { viewport, touch: name === 'phone' });
        await openMatch(page, { game: 'null', options: {} });
        await playAtRandom(page, chanceOf(5));
        await page.locator('dialog.result').getByRole('button', { name: /replay/i }).click();
        await page.locator('.table.replay').waitFor();
        if (name === 'phone')
            await page.locator('.unfold').tap();
        await page.locator('.look-back').click();
        await page.locator('.looked .curve').waitFor();
        assert.equal(await page.locator('.looked .curve polyline').count(), 2);
        for (const said of await page.locator('.accuracies li').allInnerTexts())
            assert.match(said, /accuracy \d+% in \d+ choices/);
        assert.ok(await page.locator('.swing').count() > 0, 'who answers at random gives something away');
        assert.match(await page.locator('.swing').first().innerText(), /chance \d+%, \d+ points given away/);
        await eventually(async () => assert.deepEqual(await hindrances(page), []));
        await shot(page, `look-back-${name}`);
        const there = page.locator('.swing .link').first(), at = Number(/\d+/.exec(await there.innerText())[0]) - 1;
        await there.click();
        await page.waitForFunction(n => Number(document.querySelector('.table.replay').dataset.at) === n, at);
        assert.equal(await page.locator('dialog.looked').count(), 0);
        await page.context().close();
    }
}
