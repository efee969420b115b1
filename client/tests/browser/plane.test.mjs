// A measured plane on the board. No game has one yet: the test stands between page and server and puts one into the view.
import { newPage, openMatch, shot, DESKTOP } from './kit.mjs';

const SHORT_PHONE = { width: 390, height: 664 };
const INCH = 254;

const field = { id: 'field', key: 'field', kind: 'plane', wide: 9000, high: 9000, unit: 'inch', scale: INCH, cells: [
    { kind: 'place', id: 'river', x: 4500, y: 4500, corners: [0, 8200, 800, 9000, 9000, 800, 8200, 0], tags: ['river'] },
    { kind: 'place', id: 'west rock', x: 2250, y: 1700, corners: [1900, 1000, 2600, 1200, 2400, 2400, 1800, 2200] },
    { kind: 'place', id: 'east rock', x: 6750, y: 7300, corners: [7100, 8000, 6400, 7800, 6600, 6600, 7200, 6800] },
    { kind: 'place', id: 'camp', x: 4500, y: 4500, r: 762 },
] };
const tokens = [
    { kind: 'token', id: 'ada', area: 'field', x: 1000, y: 6000, r: 125, owner: 1, facts: { life: [5, 7] } },
    { kind: 'token', id: 'bob', area: 'field', x: 8000, y: 3000, r: 125, owner: 2 },
    { kind: 'token', id: 'cy', area: 'field', x: 2900, y: 6100, r: 160, owner: 1 },
    { kind: 'token', id: 'tower', area: 'field', x: 4500, y: 4500, r: 300 },
];

/** The first view gets the plane; later ones are only changes of what the server knows. */
const withPlane = {
    down: m => {
        if (m.t === 'view' && m.d.view !== undefined) {
            m.d.view.areas.push(field);
            m.d.view.items.push(...tokens);
        }
        return m;
    },
};

const open = async (browser, server, more) => {
    const page = await newPage(browser, server, { between: withPlane, ...more });
    await openMatch(page, { game: 'null', options: {} });
    await page.locator('.plane-board .disc-of').first().waitFor();
    return page;
};

/** Pixels of the middle and the radius of a circle, and of a plane's unit. */
const circle = (page, thing) => page.evaluate(thing => {
    const at = el => (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, r: width / 2, h: height / 2 }))(el.getBoundingClientRect());
    return { ...at(document.querySelector(`[data-target="${thing}"] .base`)), unit: 2 * at(document.querySelector('.plane-ground .mat')).r / 9000,
        left: document.querySelector('.plane-ground .mat').getBoundingClientRect() };
}, thing);

export async function a_plane_is_true_to_scale({ server, browser, assert }) {
    for (const [viewport, touch] of [[DESKTOP, false], [SHORT_PHONE, true]]) {
        const page = await open(browser, server, { viewport, touch });
        for (const { id, x, y, r } of tokens) {
            const seen = await circle(page, `token:${id}`);
            assert.ok(Math.abs(seen.r - r * seen.unit) < 1.6, `${id} is ${seen.r} pixels large, not ${r * seen.unit}`);
            assert.ok(Math.abs(seen.h - seen.r) < 0.5, 'a circle is round');
            assert.ok(Math.abs(seen.x - seen.left.x - x * seen.unit) < 1.6 && Math.abs(seen.y - seen.left.y - y * seen.unit) < 1.6, `${id} lies elsewhere`);
        }
        await shot(page, `plane-${touch ? 'phone' : 'desktop'}`);
        await page.context().close();
    }
}

export async function a_click_on_a_plane_tells_the_point({ server, browser, assert }) {
    const page = await open(browser, server);
    const { left, unit } = await circle(page, 'token:ada');
    await page.mouse.click(left.x + 20 * INCH * unit, left.y + 25 * INCH * unit);
    const told = await page.locator('.plane-told').textContent();
    const [x, y] = told.split(' / ').map(parseFloat);
    assert.ok(Math.abs(x - 20) <= 0.2 && Math.abs(y - 25) <= 0.2, told);
    assert.equal(await page.locator('.plane-board .pointed').count(), 1);
    await page.mouse.move(left.x + 1000 * unit, left.y + 6000 * unit);
    await page.locator('.plane-told', { hasText: 'ada' }).waitFor();
    assert.match(await page.locator('.plane-told').textContent(), /3\.9 \/ 23\.6 inch/);
    await shot(page, 'plane-pointed');
}

export async function a_plane_is_moved_and_zoomed({ server, browser, assert }) {
    const page = await open(browser, server);
    const before = await circle(page, 'token:tower');
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -500);
    await page.waitForTimeout(100);
    const near = await circle(page, 'token:tower');
    assert.ok(near.r > 1.5 * before.r, `${near.r}`);
    assert.ok(Math.hypot(near.x - before.x, near.y - before.y) < 3, 'what the pointer is on stays there');
    await shot(page, 'plane-near');
    await page.mouse.move(before.x + 200, before.y - 100);
    await page.mouse.down();
    await page.mouse.move(before.x + 140, before.y - 160, { steps: 4 });
    await page.mouse.up();
    const moved = await circle(page, 'token:tower');
    assert.ok(Math.abs(moved.x - near.x + 60) < 3 && Math.abs(moved.y - near.y + 60) < 3, JSON.stringify([near, moved]));
    await page.keyboard.press('Escape');
}

export async function the_keyboard_reaches_every_piece_of_a_plane({ server, browser, assert }) {
    const page = await open(browser, server);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
    await page.locator('[data-target="token:ada"]').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await focused(), 'token:cy');
    await page.keyboard.press('ArrowRight');
    assert.ok(['token:tower', 'place:camp', 'place:river'].includes(await focused()), await focused());
    await page.keyboard.press('ArrowLeft');
    assert.equal(await focused(), 'token:cy');
    assert.equal(await page.locator('.plane-board [tabindex="0"]').count(), 1, 'one stop for the tab key');
    const name = await page.locator('[data-target="token:ada"]').getAttribute('aria-label');
    assert.match(name, /ada.*3\.9 \/ 23\.6 inch/i);
}
