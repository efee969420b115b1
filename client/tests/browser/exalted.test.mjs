// The Exalted Ones: heroes are dragged, clicked and led by keys over the arena; what is shown meanwhile is measured in the page.
import { prompt } from './advised.mjs';
import { answer, arena, endOf, finishByKey, heroOf, near, placeOf, stepTo, tabTo, untilHero } from './arena.mjs';
import { hindrances } from './audit.mjs';
import { drawn, eventually, middleOf, moved, newPage, shot, state, steady, untilAsked } from './kit.mjs';

const SHORT_PHONE = { width: 390, height: 664 };

const stands = (page, hero, end, assert) => eventually(async () =>
    assert.ok(near(await placeOf(page, hero.thing), end, 4), 'the hero stands where the way has ended'));

/** How long frames took while something was done, in milliseconds, the shortest first. */
async function frames(page, during) {
    await page.evaluate(() => {
        const times = [];
        let last = performance.now();
        const tick = now => {
            times.push(now - last);
            last = now;
            window.frameTimes = times;
            window.nextFrame = requestAnimationFrame(tick);
        };
        window.nextFrame = requestAnimationFrame(tick);
    });
    await during();
    return page.evaluate(() => {
        cancelAnimationFrame(window.nextFrame);
        return window.frameTimes.slice(1).sort((a, b) => a - b);
    });
}

export async function a_hero_is_dragged_through_the_arena({ server, browser, assert }) {
    const said = [], open = new Set();
    const page = await newPage(browser, server, { between: {
        up: m => {
            said.push(m.t);
            if (m.q !== undefined)
                open.add(m.q);
            return m;
        },
        down: m => {
            open.delete(m.q);
            return m;
        },
    } });
    await arena(page);
    const hero = await heroOf(page);
    await page.mouse.move(hero.x, hero.y);
    await page.mouse.down();
    await page.mouse.move(hero.x + 16, hero.y - 16, { steps: 2 });
    await page.locator('.trail').waitFor();              // the field of the hero is there
    await eventually(() => assert.equal(open.size, 0, 'nothing else is under way'));
    said.length = 0;
    const times = await frames(page, async () => {
        for (let i = 0; i < 60; i++)
            await page.mouse.move(hero.x + 16 + i, hero.y - 16 - i / 2 + 12 * Math.sin(i / 6));
    });
    assert.deepEqual(said, [], 'nothing is asked while the pointer moves');
    console.log(`# dragging: ${times.length} frames, median ${times[times.length >> 1].toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`);
    await eventually(async () => assert.match(await page.locator('.survey-words').innerText(), /(Standard move|Run): \d+\.\d″, \d+\.\d″ left/));
    await shot(page, 'exalted-drag');
    await page.mouse.up();
    await page.locator('.prompt .do-it').waitFor();
    const end = await endOf(page), { v } = await state(page);
    assert.ok(near(await placeOf(page, hero.thing), hero, 3), 'nothing has moved yet');
    await page.locator('.prompt .do-it').click();
    await moved(page, v);
    await finishByKey(page);
    await untilAsked(page);
    await stands(page, hero, end, assert);
}

/** A hand is quicker than the answer of the server: what it has begun goes on once that is there, also if it has let go. */
export async function a_drag_that_begins_too_early_is_not_lost({ server, browser, assert }) {
    const late = { held: null };
    const page = await newPage(browser, server, { between: { down: (m, say) => {
        if (m.t !== 'field' || late.held === null)
            return m;
        late.held.push(() => say(m));
        return null;
    } } });
    await page.route('**/*.wasm', async route => {
        await late.geometry;
        await route.continue();
    });
    let fetched = () => undefined;
    late.geometry = new Promise(done => { fetched = done; });
    await arena(page);
    const hero = await heroOf(page);
    const drag = async () => {
        await page.mouse.move(hero.x, hero.y);
        await page.mouse.down();
        await page.mouse.move(hero.x + 16, hero.y - 16, { steps: 2 });
    };
    late.held = [];
    await drag();
    await drawn(page);
    assert.equal(await page.locator('.trail').count(), 0, 'nothing is known yet');
    fetched();
    await eventually(() => assert.ok(late.held.length > 0, 'the field is asked for'));
    late.held.splice(0).forEach(reply => reply());
    await page.locator('.trail').waitFor();
    await page.mouse.up();
    await page.locator('.prompt .do-it').waitFor();
    // Once more, as the next page: let go before the field has come
    await page.reload();
    await untilHero(page);
    await steady(page, '.plane-board');
    await drag();
    await page.mouse.up();
    await eventually(() => assert.ok(late.held.length > 0, 'the field is asked for'));
    assert.equal(await page.locator('.prompt .do-it').count(), 0);
    late.held.splice(0).forEach(reply => reply());
    await page.locator('.prompt .do-it').waitFor();
    assert.match(await page.locator('.prompt h2').innerText(), /along this way/);
}

export async function the_arena_is_measured_and_clicked({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await arena(page);
    const hero = await heroOf(page);
    await page.mouse.click(hero.x, hero.y);
    await page.locator('.survey-reach.is-move').waitFor({ state: 'attached' });
    // The tape
    await page.mouse.move(...await middleOf(page, '.disc-of.of-neutral .base'), { steps: 2 });
    await page.locator('.tape').waitFor();
    await eventually(async () => assert.match(await page.locator('.survey-words').innerText(), /\d+\.\d″[^]*(in|out of) range[^]*(in|out of) sight/));
    await shot(page, 'exalted-ruler');
    // The way to a point, first shown, then gone by clicking it again
    const to = { x: hero.x + 40, y: hero.y - 22 };
    await page.mouse.click(to.x, to.y);
    await page.locator('.prompt .do-it').waitFor();
    assert.match(await page.locator('.prompt h2').innerText(), /along this way/);
    const end = await endOf(page), before = await state(page);
    await page.mouse.click(to.x, to.y);
    await moved(page, before.v);
    if (await prompt(page) === 'path')
        await page.locator('.announced').waitFor({ state: 'attached' });   // what is announced is drawn
    await finishByKey(page);
    await untilAsked(page);
    await stands(page, hero, end, assert);
    // The rest of the round, as the hint says
    const round = () => page.locator('.table-top').innerText().then(text => Number(/Round (\d+)/.exec(text)?.[1]));
    const first = await round();
    for (let i = 0; i < 60 && await round() === first; i++)
        await answer(page, true);
    assert.ok(await round() > first, 'the round has ended');
}

export async function the_arena_is_played_by_keys({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await arena(page);
    const hero = await heroOf(page);
    await tabTo(page, '.plane-board [data-target]');
    await stepTo(page, hero.thing);
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /inches/, 'a piece says its place');
    await drawn(page);
    await page.keyboard.press('Enter');
    await page.locator('.prompt .do-it').waitFor();
    let { v } = await state(page);
    await page.keyboard.press('Enter');
    await moved(page, v);
    await page.locator('.prompt[data-prompt="action"]').waitFor();
    await page.locator('.places-button').waitFor();
    await page.keyboard.press('e');                      // nothing is announced yet
    await page.locator('.reminder').waitFor();
    await page.keyboard.press('p');
    await page.locator('.named-places li button').first().waitFor();
    assert.match(await page.locator('.named-places li').first().innerText(), /\d+\.\d″/, 'a place says how far it is');
    assert.deepEqual(await hindrances(page), []);
    await shot(page, 'exalted-places');
    await page.waitForFunction(() => document.activeElement?.closest('.named-places li') !== null);
    await page.keyboard.press('Enter');
    await page.locator('.prompt .do-it').waitFor();
    const end = await endOf(page);
    ({ v } = await state(page));
    await tabTo(page, '.prompt .do-it');
    await page.keyboard.press('Enter');
    await moved(page, v);
    await finishByKey(page);
    await untilAsked(page);
    await stands(page, hero, end, assert);
}

export async function the_arena_is_played_on_a_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: SHORT_PHONE, touch: true, locale: 'de-DE' });
    await arena(page);
    const hero = await heroOf(page), devtools = await page.context().newCDPSession(page);
    const touch = (type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', hero);
    for (let i = 1; i <= 10; i++)
        await touch('touchMove', { x: hero.x + 4 * i, y: hero.y - 3 * i });
    await page.locator('.magnifier').waitFor();
    await shot(page, 'exalted-magnifier');
    await touch('touchEnd');
    await page.locator('.prompt .do-it').waitFor();
    await page.locator('.magnifier').waitFor({ state: 'detached' });
    const end = await endOf(page), step = page.locator('.nudge-step'), was = await step.innerText();
    await step.tap();
    await eventually(async () => assert.match(await step.innerText(), /1 mm/));
    await step.tap();
    await eventually(async () => assert.equal(await step.innerText(), was));
    for (let i = 0; i < 3; i++)
        await page.locator('.nudge-left').tap();
    await eventually(async () => assert.ok((await endOf(page)).x < end.x - 1, 'small steps move the end'));
    // Two fingers come nearer to it
    const wide = async () => (await steady(page, '.disc-of.of-hero .base')).width, before = await wide();
    await touch('touchStart', { x: 150, y: 300, id: 0 }, { x: 220, y: 300, id: 1 });
    for (let i = 1; i <= 5; i++)
        await touch('touchMove', { x: 150 - 8 * i, y: 300, id: 0 }, { x: 220 + 8 * i, y: 300, id: 1 });
    await touch('touchEnd');
    await eventually(async () => assert.ok(await wide() > 1.2 * before, 'two fingers enlarge the arena'));
    const { v } = await state(page);
    await page.locator('.prompt .do-it').tap();
    assert.ok(await moved(page, v), 'the way is announced');
}

export async function all_heroes_of_the_other_are_in_sight_on_a_phone({ server, browser, assert }) {
    for (const width of [390, 360]) {
        const page = await newPage(browser, server, { viewport: { ...SHORT_PHONE, width }, touch: true });
        await arena(page);
        const tools = await page.locator('.unfold-tools').boundingBox();
        const heroes = await page.locator('.strip-seat[data-me="false"] .ex-strip-hero').evaluateAll(all => all.map(el => el.getBoundingClientRect().right));
        assert.equal(heroes.length, 5);
        assert.ok(Math.max(...heroes) <= tools.x + 1, `${width}: the last ends at ${Math.max(...heroes)}, the button begins at ${tools.x}`);
        await page.locator('.unfold-tools').tap();
        await page.getByRole('button', { name: 'Zoom in' }).tap();
        await page.getByRole('button', { name: 'Overview', exact: true }).waitFor();
    }
}

/** Where a part of the arena is seen, who is chosen by a portrait comes into it, and stays. */
export async function who_is_chosen_by_a_portrait_comes_into_sight({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: SHORT_PHONE, touch: true });
    await arena(page);
    await page.locator('.unfold-tools').tap();
    for (let i = 0; i < 4; i++)
        await page.locator('.zoom-buttons button').nth(-3).tap();
    const board = await steady(page, '.plane-board');
    const outside = await page.evaluate(({ x, y, width, height }) => [...document.querySelectorAll('.ex-strip-hero[data-legal="true"]')].map(e => e.dataset.thing).find(thing => {
        const at = document.querySelector(`.disc-of:has(.piece[data-thing="${thing}"]) .base`).getBoundingClientRect();
        return at.x < x || at.y < y || at.x > x + width || at.y > y + height;
    }), board);
    assert.notEqual(outside, undefined, 'somebody is out of sight');
    await page.locator(`.ex-strip-hero[data-thing="${outside}"]`).tap();
    await eventually(async () => {
        const at = await placeOf(page, outside);
        assert.ok(at.x > board.x && at.x < board.x + board.width && at.y > board.y && at.y < board.y + board.height, 'in sight now');
    });
    await page.locator('.prompt .do-it').waitFor();
}
