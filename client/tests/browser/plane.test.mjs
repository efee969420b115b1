// A measured plane on the board. No game has one yet: the test stands between page and server and puts one into the view.
import { eventually, newPage, openMatch, shot, steady, DESKTOP } from './kit.mjs';

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
    await steady(page, '.plane-ground .mat');
    return page;
};

/** Pixels of the middle and the radius of a circle, and of a plane's unit. */
const circle = async (page, thing) => {
    await steady(page, '.plane-ground .mat');
    return page.evaluate(look, thing);
};

/** Runs in the page. */
function look(thing) {
    const at = el => (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, r: width / 2, h: height / 2 }))(el.getBoundingClientRect());
    return { ...at(document.querySelector(`[data-target="${thing}"] .base`)), unit: 2 * at(document.querySelector('.plane-ground .mat')).r / 9000,
        left: document.querySelector('.plane-ground .mat').getBoundingClientRect() };
}

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
    await page.locator('.plane-told', { hasText: ' / ' }).waitFor();
    const told = await page.locator('.plane-told').textContent();
    const [x, y] = told.split(' / ').map(parseFloat);
    assert.ok(Math.abs(x - 20) <= 0.2 && Math.abs(y - 25) <= 0.2, told);
    assert.equal(await page.locator('.plane-board .pointed').count(), 1);
    await page.mouse.move(left.x + 1000 * unit, left.y + 6000 * unit);
    await page.locator('.plane-told', { hasText: 'ada' }).waitFor();
    // Who sees it needs no numbers; who hears it does.
    assert.match(await page.locator('[data-target="token:ada"]').getAttribute('aria-label'), /ada.*3\.9 \/ 23\.6 inch/);
    await shot(page, 'plane-pointed');
}

export async function a_plane_is_moved_and_zoomed({ server, browser, assert }) {
    const page = await open(browser, server);
    const before = await circle(page, 'token:tower');
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -500);
    await eventually(async () => assert.ok((await circle(page, 'token:tower')).r > 1.5 * before.r));
    const near = await circle(page, 'token:tower');
    assert.ok(Math.hypot(near.x - before.x, near.y - before.y) < 3, 'what the pointer is on stays there');
    await shot(page, 'plane-near');
    await page.mouse.move(before.x + 200, before.y - 100);
    await page.mouse.down();
    await page.mouse.move(before.x + 140, before.y - 160, { steps: 4 });
    await page.mouse.up();
    await eventually(async () => {
        const moved = await circle(page, 'token:tower');
        assert.ok(Math.abs(moved.x - near.x + 60) < 3 && Math.abs(moved.y - near.y + 60) < 3, JSON.stringify([near, moved]));
    });
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

// ---- what is shown on a plane, and points as answers ----

const SHAPES = {
    reach: [{ form: 'polygon', role: 'reach', points: [600, 5600, 2400, 5600, 2400, 7400, 600, 7400] },
        { form: 'polygon', role: 'reach', points: [2000, 5600, 3800, 5600, 3800, 6400, 2000, 6400] }],
    forecast: [{ form: 'line', role: 'way', points: [1000, 6000, 1600, 6900, 2200, 7000] },
        { form: 'disc', role: 'place', points: [2200, 7000], r: 125, of: { kind: 'token', id: 'ada' } },
        { form: 'polygon', role: 'area', points: [2200, 7000, 3600, 6600, 3000, 7000, 3600, 7600] }],
};

/** Ada may go anywhere but east of x = 5000; the server, which knows no plane, is not asked about it. */
const withRegion = heard => ({
    up: (m, say) => {
        heard.push(m);
        if (m.t === 'reach')
            say({ t: 'reach', q: m.q, d: { kind: '', ends: [], shapes: SHAPES.reach } });
        else if (m.t === 'forecast' && m.d.option.startsWith('go '))
            say({ t: 'forecast', q: m.q, d: { copies: 1, exact: true, lines: [], shapes: SHAPES.forecast } });
        else if (m.t === 'why' && m.d.option?.startsWith('go '))
            say({ t: 'why', q: m.q, d: Number(m.d.option.split(/[ ,]/)[1]) > 5000 ? { legal: false, text: 'Too far.', option: m.d.option } : { legal: true, text: '' } });
        else if (m.t === 'answer' && m.d.option.startsWith('go '))
            say({ t: 'error', q: m.q, d: { code: 'illegal', text: 'the server knows no plane' } });
        else
            return m;
        return null;
    },
    down: m => {
        if (m.t === 'welcome')
            m.d.games.forEach(g => { g.verbs.go = ['x', 'y']; });
        if (m.t === 'view' && m.d.prompt !== undefined) {
            m.d.prompt.regions = ['go'];
            m.d.options.push({ n: 'go 1200,6100' });
        }
        return withPlane.down(m);
    },
});

export async function lines_discs_and_polygons_are_drawn_on_a_plane({ server, browser, assert }) {
    const heard = [], page = await open(browser, server, { between: withRegion(heard) });
    const { left, unit } = await circle(page, 'token:ada');
    const drawn = role => page.locator(`.plane-board .shapes .is-${role} > :not(title)`);
    const at = (x, y) => page.mouse.click(left.x + x * unit, left.y + y * unit);
    await drawn('reach').first().waitFor();
    assert.equal(await drawn('reach').count(), 2);
    assert.equal(await page.locator('.shapes .is-reach title').textContent(), 'Within reach');
    const box = await drawn('reach').first().boundingBox();
    assert.ok(Math.abs(box.x - left.x - 600 * unit) < 3 && Math.abs(box.width - 1800 * unit) < 5, 'true to scale');
    await shot(page, 'plane-reach');
    await at(2200, 7000);
    await drawn('way').waitFor();
    await eventually(async () => assert.deepEqual([await drawn('way').count(), await drawn('place').count(), await drawn('area').count(), await drawn('reach').count()], [1, 1, 1, 0]));
    assert.equal(await drawn('place').getAttribute('data-of'), 'token:ada');
    assert.equal(await page.locator('.prompt .do-it').count(), 1, 'the point is considered');
    assert.equal(await page.locator('.prompt .acts .legal').count(), 0, 'samples are no buttons');
    assert.equal(heard.filter(m => m.t === 'answer').length, 0, 'and not yet answered');
    await shot(page, 'plane-shapes');
    await at(7000, 7000);
    await page.locator('.why', { hasText: 'Too far.' }).waitFor();
    await page.locator('.prompt .do-it').waitFor({ state: 'detached' });
    await at(2200, 7000);
    await page.locator('.prompt .do-it').waitFor();
    await at(2200, 7000);
    await page.locator('.prompt .problem').waitFor();
    const [answer] = heard.filter(m => m.t === 'answer');
    const [, x, y] = answer.d.option.split(/[ ,]/).map(Number);
    assert.ok(Math.abs(x - 2200) < 20 && Math.abs(y - 7000) < 20, answer.d.option);
}

/** A map of hexes beside the plane; nothing on either can be chosen. */
const withBoth = {
    down: m => {
        if (m.t === 'view' && m.d.view !== undefined)
            m.d.view.areas.push({ id: 'map', key: 'map', kind: 'hex', cells: [0, 1, 2].map(x => ({ kind: 'land', id: `l${x}`, x, y: 0 })) });
        return withPlane.down(m);
    },
};

export async function a_plane_hides_no_other_board({ server, browser, assert }) {
    const page = await newPage(browser, server, { between: withBoth });
    await openMatch(page, { game: 'null', options: {} });
    const boards = () => page.evaluate(() => [document.querySelectorAll('.plane-board').length, document.querySelectorAll('.board:not(.plane-board) .cell').length]);
    await page.locator('.board .cell').first().waitFor();
    await eventually(async () => assert.deepEqual(await boards(), [0, 3]));
    await page.locator('.other-board').click();
    await page.locator('.plane-board .disc-of').first().waitFor();
    assert.deepEqual(await boards(), [1, 0]);
    await shot(page, 'plane-of-two');
    await page.locator('.other-board').click();
    await page.locator('.board .cell').first().waitFor();
    await eventually(async () => assert.deepEqual(await boards(), [0, 3]));
}

/** What lies open of a plane is drawn while somebody wants to see it: the reply to `groups`. */
export async function what_lies_open_of_a_plane_is_drawn_when_it_is_wanted({ server, browser, assert }) {
    const disc = { form: 'disc', role: 'danger', points: [7000, 2000], r: 900 };
    const up = (m, say) => m.t === 'groups' ? (say({ t: 'groups', q: m.q, d: { groups: [], shapes: [disc, { ...disc, points: [2000, 7000] }] } }), null) : m;
    const page = await newPage(browser, server, { between: { up } });
    await openMatch(page, { game: 'exalted', options: { teams: 'random' } });
    await page.locator('.plane-board').waitFor();
    const drawn = page.locator('.plane-board .shapes .is-danger > :not(title)');
    assert.equal(await drawn.count(), 0);
    await page.locator('.bands').click();
    await drawn.nth(1).waitFor({ state: 'attached' });
    await page.keyboard.press('w');
    await drawn.first().waitFor({ state: 'detached' });
}
