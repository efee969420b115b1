// A map that grows. No game has one yet: the test stands between page and server and puts one into the view, and more of it later.
import { drawn, eventually, newPage, openMatch, shot, steady, untilAsked } from './kit.mjs';

const hex = (x, y, tags) => ({ kind: 'land', id: `${x}.${y}`, x, y, tags });

/** A first patch of hexes, and with every answer one more column to the left and to the right, up to 900 cells. */
function growing(asked) {
    let known = 0, areas = 0, wide = 3;
    const column = x => Array.from({ length: 7 }, (_, y) => hex(x, y));
    return {
        down: m => {
            if (m.t !== 'view')
                return m;
            if (m.d.view !== undefined) {
                const cells = [...Array(2 * wide + 1).keys()].flatMap(x => column(x - wide));
                areas = m.d.view.areas.length;
                known = cells.length;
                m.d.view.areas.push({ id: 'land', key: 'land', kind: 'hex', cells });
                m.d.view.items.push({ kind: 'hero', id: 'ada', area: 'land', cell: 3 * 7 + 3, owner: 1 });
            } else {
                const step = asked.jump ?? 1, fresh = [...Array(step).keys()].flatMap(i => [...column(wide + 1 + i), ...column(-wide - 1 - i)]);
                wide += step;
                m.d.changes.areas = [...m.d.changes.areas ?? [[0, areas]], { id: 'land', cells: [[0, known], ...fresh] }];
                m.d.changes.items = m.d.changes.items && [...m.d.changes.items, { kind: 'hero', id: 'ada', area: 'land', cell: 3 * 7 + 3, owner: 1 }];
                known += fresh.length;
            }
            asked.cells = known;
            return m;
        },
    };
}

const where = async page => {
    const { middle, width } = await steady(page, '.piece .body');
    return { ...middle, w: width };
};

/** The version grows with the next answer, from the list of options. */
async function answer(page) {
    const { v, over } = await untilAsked(page);
    if (over)
        return false;
    await page.locator('.prompt .options').evaluate(async list => {
        list.open = true;
        while (list.querySelector('[data-option]') === null)
            await new Promise(done => { setTimeout(done, 10); });
        list.querySelector('[data-option]').click();
    });
    await page.waitForFunction(n => Number(document.querySelector('.table').dataset.v) > n && document.querySelector('.table').dataset.ready === 'true', v);
    return true;
}

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

export async function a_map_of_900_cells_is_drawn_and_answered_quickly({ server, browser, assert }) {
    const asked = { jump: 61 }, page = await newPage(browser, server, { between: () => growing(asked) });
    await openMatch(page, { game: 'null', options: {} });
    await page.locator('.board .piece').first().waitFor();
    assert.ok(await answer(page));
    assert.ok(asked.cells > 900, String(asked.cells));
    await page.locator('.board.big .mini-map, .mini-map').first().waitFor();
    assert.ok(await page.locator('.board .cell[data-spot]').count() < 200, 'only cells about which there is something to say are elements');
    assert.ok(await page.evaluate(() => document.querySelector('.fields .ground').getAttribute('d').split('M').length) > 900, 'and yet all are drawn');
    await drawn(page);
    const ms = await page.evaluate(() => new Promise(resolve => {
        const from = performance.now();
        document.querySelector('.zoom-buttons [aria-label="Zoom in"]').click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
    }));
    assert.ok(ms < 500, `${ms} ms for a step nearer`);
    await shot(page, 'map-900');
}
