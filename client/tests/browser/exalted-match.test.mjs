// Standard matches of The Exalted Ones against a bot, to their ends: by dragging and clicking, by keys alone, on a phone. One round each, by
// the option for that.
import { actors, arena, endOf, finishByKey, middleOfBoard, near, pathIsAsked, placeOf, playToTheEnd, stepTo, tabTo } from './arena.mjs';
import { clickOn, eventually, moved, newPage, shot, state, tapOn } from './kit.mjs';

const ONE_ROUND = { mode: 'standard', 'round-limit': 1 };
const WAY = 60;               // pixels towards the middle of the arena

/** A point so far from the hero towards the middle of the board. */
async function towardsTheMiddle(page, at) {
    const middle = await middleOfBoard(page), far = Math.hypot(middle.x - at.x, middle.y - at.y);
    return { x: at.x + WAY * (middle.x - at.x) / far, y: at.y + WAY * (middle.y - at.y) / far };
}

async function commit(page, press) {
    const { v } = await state(page);
    await page.locator('.prompt .do-it').waitFor();
    await press(page.locator('.prompt .do-it'));
    await moved(page, v);
}

/** The announcement is finished with its button. */
async function finish(page, press) {
    for (let i = 0; i < 3 && await pathIsAsked(page); i++) {
        const { v } = await state(page);
        await press(page.locator('.acts [data-option="done"], .acts [data-option="pass"]').first());
        await moved(page, v);
    }
}

async function isOver(page, assert) {
    await page.locator('dialog.result').waitFor();
    assert.match(await page.locator('dialog.result').innerText(), /\S/);
    assert.deepEqual(page.problems, []);
}

export async function a_standard_match_by_dragging_and_clicking({ server, browser, assert }) {
    const page = await newPage(browser, server), click = button => clickOn(page, button);
    await arena(page, ONE_ROUND);
    let walked = 0, attacks = 0;
    const actions = await playToTheEnd(page, async n => {
        const all = await actors(page), thing = all[n % all.length], from = await placeOf(page, thing), to = await towardsTheMiddle(page, from);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.locator('.trail.is-held, .trail-none').waitFor();
        await page.mouse.up();
        await page.locator('.prompt .do-it').waitFor();
        const end = await endOf(page);
        await commit(page, click);
        const target = page.locator('.disc-of:not(.of-hero):not(.of-tower) .piece[data-legal]').first();
        if (await pathIsAsked(page) && await target.count() > 0) {
            const at = await placeOf(page, await target.getAttribute('data-thing'));
            await page.mouse.click(at.x, at.y);
            await commit(page, click);
            attacks++;
        }
        await finish(page, click);
        if (walked++ === 0) {
            await eventually(async () => assert.ok(near(await placeOf(page, thing), end, 5), 'the hero stands where the way has ended'));
            await shot(page, 'exalted-match');
        }
    });
    assert.ok(actions >= 8 && walked === actions, `${actions} actions, ${walked} of them dragged, ${attacks} attacks`);
    await isOver(page, assert);
    await shot(page, 'exalted-result');
}

export async function a_standard_match_by_keys({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await arena(page, ONE_ROUND);
    let led = 0;
    const actions = await playToTheEnd(page, async n => {
        const all = await actors(page), thing = all[n % all.length];
        await tabTo(page, '.plane-board [data-target]');
        await stepTo(page, thing);
        assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /inches/, 'a piece says its place');
        await page.keyboard.press('Enter');
        await page.locator('.prompt .do-it').waitFor();
        let { v } = await state(page);
        await page.keyboard.press('Enter');
        await moved(page, v);
        await page.locator('.places-button').waitFor();
        await page.keyboard.press('p');
        await page.locator('.named-places li button').first().waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.prompt .do-it').waitFor();
        ({ v } = await state(page));
        await tabTo(page, '.prompt .do-it');
        await page.keyboard.press('Enter');
        await moved(page, v);
        led++;
        await finishByKey(page);
    });
    assert.ok(actions >= 8 && led === actions, `${actions} actions`);
    await isOver(page, assert);
}

export async function a_standard_match_on_a_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: { width: 390, height: 664 }, touch: true, locale: 'de-DE' });
    await arena(page, ONE_ROUND);
    const devtools = await page.context().newCDPSession(page), tap = button => tapOn(page, button);
    const touch = (type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    let dragged = 0;
    const actions = await playToTheEnd(page, async n => {
        const all = await actors(page);
        if (all.length === 0) {                                           // out of sight: another one is shown by its portrait
            const { v } = await state(page);
            await tap(page.locator('.acts [data-option="pass"]'));
            await page.locator('.reminder').waitFor();                    // an action is not given away by one press
            await tap(page.locator('.acts [data-option="pass"]'));
            await moved(page, v);
            return;
        }
        const from = await placeOf(page, all[n % all.length]), to = await towardsTheMiddle(page, from);
        await touch('touchStart', from);
        for (let i = 1; i <= 4; i++)
            await touch('touchMove', { x: from.x + (to.x - from.x) * i / 4, y: from.y + (to.y - from.y) * i / 4 });
        await page.locator('.magnifier').waitFor();
        await touch('touchEnd');
        await page.locator('.prompt .do-it').waitFor();
        assert.ok(near(await endOf(page), to, 90), 'the way leads there');
        await commit(page, tap);
        await finish(page, tap);
        dragged++;
    });
    assert.ok(dragged >= 6, `${actions} actions, ${dragged} of them dragged`);
    await isOver(page, assert);
    await shot(page, 'exalted-result-phone');
}
