// Euthia: a solo hunt by clicking as a person would, with hints between, and the same on a phone.
import { scan } from './audit.mjs';
import { advice, count, moved, prompt } from './advised.mjs';
import { confirm, newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

const SHORT = { width: 390, height: 664 };

/** Clicks what an answer names, where it lies; true: there was something to click. */
const click = (page, id) => page.evaluate(id => {
    const all = [...document.querySelectorAll(`[data-thing$=":${id}"]`)].filter(e => e.dataset.legal !== undefined && e.dataset.legal !== 'false' && e.getClientRects().length > 0);
    all[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return all.length > 0;
}, id);

/** Gives an answer: its things one after the other, then the button that is left, or what shows it. */
async function give(page, option, done) {
    const { v } = await state(page), [verb, ...things] = option.split(' ');
    const button = page.locator(`.acts [data-option="${option}"]`).first();
    for (let tries = 0; tries < 3; tries++) {
        for (const id of things)
            if ((await state(page)).v === v && await click(page, id))
                done.things = (done.things ?? 0) + 1;
        if (things.length > 0 && await confirm(page, v, 250) && await moved(page, v, 3000))
            return void (done[verb] = (done[verb] ?? 0) + 1);
        // Before a turn ends, what is left to do is told first.
        for (let press = 0; press < 2 && await button.count() > 0 && (await state(page)).v === v; press++) {
            await button.evaluate(el => el.click());
            done.buttons = (done.buttons ?? 0) + 1;
            if (await moved(page, v, press === 0 ? 600 : 3000))
                return void (done[verb] = (done[verb] ?? 0) + 1);
        }
        if ((await state(page)).v !== v)
            return;
        await page.keyboard.press('Escape');
    }
    throw new Error(`'${option}' cannot be clicked at version ${v}`);
}

/** Plays on as advised; `look` sees every question. */
async function play(page, most, look) {
    const done = {};
    for (let i = 0; i < most; i++) {
        const { over } = await untilAsked(page, 30000);
        if (over)
            return { ...done, over };
        const key = await prompt(page);
        await look(key, i);
        const option = await advice(page);
        if (option === undefined)
            throw new Error(`the advice for '${key}' is not among the options`);
        await give(page, option, done);
    }
    return done;
}

export async function a_solo_hunt_by_clicking({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'euthia', seats: ['me'], options: { scenario: 'hunt' } });
    const seen = {};
    const done = await play(page, 400, async (key, i) => {
        if (key === 'pick')
            assert.equal(await count(page, '.eu-choice .card'), 6, 'six heroes to choose from');
        if (key === 'turn' && seen.fields === undefined)
            seen.fields = await count(page, '.cell');
        if (key === 'turn' && await count(page, '.ends circle') > 0)
            seen.reach = true;
        if (key === 'after' && seen.chances === undefined) {
            await page.waitForFunction(() => [...document.querySelectorAll('.eu-chance b')].every(b => b.textContent !== '…'));
            seen.chances = await page.locator('.eu-chances').innerText();
            seen.ladder = await count(page, '.eu-ladder .now');
            seen.step = await page.locator('.eu-course .now').innerText();
            await shot(page, 'eu-combat');
        }
        if (key === 'trade' && !seen.market) {
            seen.market = await count(page, '.eu-market .eu-ware');
            await shot(page, 'eu-trade');
        }
        if (i === 40)
            await shot(page, 'eu-map');
        seen.most = Math.max(seen.most ?? 0, await count(page, '.eu-leaf'));
    });
    assert.ok(done.over, 'the match ends');
    assert.ok(seen.reach, 'fields that can be reached were shown');
    assert.ok(seen.most > 12, `the map has grown: ${seen.most}`);
    assert.match(seen.chances ?? '', /re-roll|leave it/);
    assert.ok(seen.ladder >= 1, 'totals stand on their ladders');
    assert.equal(seen.step, 'Hero attacks');
    assert.ok(done.go >= 5 && done.march >= 5 && done.things >= 10, JSON.stringify(done));
    await shot(page, 'eu-result');
}

export async function euthia_on_a_short_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: SHORT, locale: 'de-DE', touch: true });
    await openMatch(page, { game: 'euthia', seats: ['me'], options: { scenario: 'hunt' } });
    const seen = new Set();
    await play(page, 45, async key => {
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${key} is wider than the screen`);
        if (seen.has(key))
            return;
        seen.add(key);
        await scan(page, assert, key);
        await shot(page, `eu-phone-${key}`);
    });
    assert.ok(['pick', 'turn', 'lay'].every(key => seen.has(key)), [...seen].join(' '));
    for (const tab of await page.locator('.tabs button').all()) {
        await tab.tap();
        await scan(page, assert, 'tab');
        await tab.tap();
    }
}

export async function a_table_of_euthia_is_accessible({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'euthia', seats: ['me', 'bot:random'], options: { scenario: 'hunt', heroes: 'random' } });
    const seen = new Set();
    await play(page, 40, async key => {
        if (seen.has(key))
            return;
        seen.add(key);
        await scan(page, assert, key);
    });
    assert.ok(seen.size >= 4, [...seen].join(' '));
}
