// A map that grows keeps its place, however large it becomes.
import { answer, growing } from './growing.mjs';
import { drawn, eventually, newPage, openMatch, shot, steady } from './kit.mjs';

const where = async page => {
    const { middle, width } = await steady(page, '.piece .body');
    return { ...middle, w: width };
};

export async function a_map_that_grows_keeps_what_is_seen_in_its_place({ server, browser, assert }) {
    const asked = {}, page = await newPage(browser, server, { between: () => growing(asked) });
    await openMatch(page, { game: 'null', options: {} });
    await page.locator('.board .piece').first().waitFor();
    // Near enough that the map does not fit its window any more.
    const far = await where(page);
    await page.mouse.move(600, 350);
    await page.mouse.wheel(0, -400);
    await eventually(async () => assert.ok((await where(page)).w > 1.2 * far.w));
    const before = await where(page), cells = asked.cells;
    assert.ok(await answer(page));
    assert.ok(asked.cells >= cells + 14, 'it has grown');
    const after = await where(page);
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 2 && Math.abs(after.w - before.w) < 1, JSON.stringify([before, after]));
    await shot(page, 'map-grown');
}

export async function a_map_of_900_cells_is_drawn_once({ server, browser, assert }) {
    const asked = { jump: 61 }, page = await newPage(browser, server, { between: () => growing(asked) });
    await openMatch(page, { game: 'null', options: {} });
    await page.locator('.board .piece').first().waitFor();
    assert.ok(await answer(page));
    assert.ok(asked.cells > 900, String(asked.cells));
    await page.locator('.board.big .mini-map, .mini-map').first().waitFor();
    assert.ok(await page.locator('.board .cell[data-spot]').count() < 200, 'only cells about which there is something to say are elements');
    assert.ok(await page.evaluate(() => document.querySelector('.fields .ground').getAttribute('d').split('M').length) > 900, 'and yet all are drawn');
    // Nearer is another window on what was drawn: nothing of the ground is drawn anew (how long it takes: bench.mjs).
    await drawn(page);
    const before = await where(page);
    await page.evaluate(() => {
        window.drawnAnew = 0;
        new MutationObserver(list => { window.drawnAnew += list.length; })
            .observe(document.querySelector('.fields'), { subtree: true, childList: true, attributeFilter: ['d'] });
        document.querySelector('.zoom-buttons [aria-label="Zoom in"]').click();
    });
    await eventually(async () => assert.ok((await where(page)).w > before.w));
    assert.equal(await page.evaluate(() => window.drawnAnew), 0);
    await shot(page, 'map-900');
}
