// Advice of a bot that thinks longer: chances, reasons and a line, on desk and phone.
import { hindrances } from './audit.mjs';
import { eventually, newPage, openMatch, shot, untilAsked } from './kit.mjs';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 664 } };

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
        const v = await page.locator('.table').getAttribute('data-v');
        await page.locator('.prompt .options').evaluate(async list => {
            list.open = true;
            while (list.querySelector('[data-option]') === null)
                await new Promise(done => { setTimeout(done, 10); });
            list.querySelector('[data-option]').click();
        });
        await page.waitForFunction(n => document.querySelector('.table').dataset.v !== n, v);
    }
    return false;
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
