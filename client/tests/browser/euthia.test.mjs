// Euthia: a solo hunt by clicking as a person would, with hints between, and the same on a phone.
import { scan } from './audit.mjs';
import { advice, count, hurryOn, prompt } from './advised.mjs';
import { playUntil } from './company.mjs';
import { clickOn, eventually, newPage, openMatch, request, shot, state, untilAsked } from './kit.mjs';

const SHORT = { width: 390, height: 664 };

/** One press towards an answer, in the page: what shows it is confirmed, else its button is pressed, else the next thing that it names,
 * else its line among the chances, else what leads to things behind a tab, each once. 'done': it has been given; null: nothing can be pressed yet. */
function press({ v, option, pressed }) {
    const table = document.querySelector('.table');
    if (Number(table?.dataset.v) !== v || document.querySelector('dialog.result') !== null)
        return 'done';
    if (table.dataset.ready !== 'true')
        return null;
    const found = (what, where) => [...document.querySelectorAll(where)].filter(e => e.getClientRects().length > 0).slice(0, 1).map(el => ({ what, el }));
    const things = option.split(' ').slice(1).filter(id => !pressed.includes(id))
        .flatMap(id => found(id, `[data-thing$=":${id}"][data-legal]:not([data-legal="false"])`));
    // Before a turn ends, what is left to do is told first.
    const again = document.querySelector('.prompt .reminder') !== null ? 'again' : 'button';
    const shelf = { quest: 'quests', unlock: 'slots' }[option.split(' ')[0]];
    const [next] = [...found('do', '.prompt .do-it'), ...found(again, `.acts [data-option="${option}"]`), ...things, ...found('row', `.eu-chance[data-answer="${option}"]`), ...found('shelf', `.acts [data-shelf="${shelf}"]`)].filter(({ what }) => !pressed.includes(what));
    next?.el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return next?.what ?? null;
}

/** Gives an answer by pressing what a person would press. */
async function give(page, option, done) {
    const { v } = await state(page), [verb] = option.split(' '), pressed = [];
    for (;;) {
        const what = await page.waitForFunction(press, { v, option, pressed }, { polling: 30, timeout: 20000 }).then(found => found.jsonValue(), () => undefined);
        if (what === undefined)
            throw new Error(`'${option}' cannot be given at version ${v}; pressed: ${pressed.join(', ')}`);
        if (what === 'done')
            break;
        pressed.push(what);
    }
    done[verb] = (done[verb] ?? 0) + 1;
    done.things = (done.things ?? 0) + pressed.filter(what => !['do', 'button', 'again', 'row', 'shelf'].includes(what)).length;
}

/** Plays on as advised; `look` sees every question, and says when it is enough. */
async function play(page, most, look, done = {}) {
    for (let i = 0; i < most; i++) {
        const { over } = await untilAsked(page, 30000);
        if (over)
            return { ...done, over };
        const key = await prompt(page);
        if (await look(key, i) === true)
            return done;
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
    const seen = {}, done = {};
    const look = async (key, i) => {
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
        return key === 'turn' && seen.chances !== undefined && done.go >= 5 && done.march >= 5 && done.things >= 10;
    };
    await play(page, 200, look, done);
    // What comes between brings nothing new to click; the last round does.
    await hurryOn(page, async ({ key }, there) => key === 'turn' && (await there()).round === 8);
    const { over } = await play(page, 100, async (key, i) => { await look(key, i); }, done);
    assert.ok(over, 'the match ends');
    assert.match(await page.locator('dialog.result .eu-score').innerText(), /Reputation/, 'the result tells what the score is made of');
    assert.ok(seen.reach, 'fields that can be reached were shown');
    assert.ok(seen.most > 12, `the map has grown: ${seen.most}`);
    assert.match(seen.chances ?? '', /re-roll|leave it/);
    assert.doesNotMatch(seen.chances, /≈/, 'what dice alone decide is told exactly');
    assert.ok(seen.ladder >= 1, 'totals stand on their ladders');
    assert.equal(seen.step, 'Hero attacks');
    assert.ok(done.go >= 5 && done.march >= 5 && done.things >= 10, JSON.stringify(done));
    await shot(page, 'eu-result');
}

/** Buttons whose words reach over their edge, and things of one's own that can be used but are not whole in sight. */
const spilt = page => page.evaluate(() => {
    const shown = where => [...document.querySelectorAll(where)].filter(e => e.getClientRects().length > 0);
    const over = shown('.acts button').filter(b => [...b.querySelectorAll('small')].some(s => s.getBoundingClientRect().right > b.getBoundingClientRect().right));
    const low = Math.min(...shown('.prompt').map(p => p.getBoundingClientRect().top));
    const hidden = shown('.eu-shelf .eu-thing').filter(b => b.getBoundingClientRect().bottom > low);
    // A question that grows lies over a combat, too.
    const covered = shown('.question h2').filter(h => {
        const { x, top, bottom } = h.getBoundingClientRect();
        return [top + 6, bottom - 6].some(y => document.elementFromPoint(x + 12, y)?.closest('.prompt') == null);
    });
    return [...over, ...hidden, ...covered].map(b => b.innerText);
});

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
        assert.deepEqual(await spilt(page), [], key);
    });
    assert.ok(['pick', 'turn', 'lay'].every(key => seen.has(key)), [...seen].join(' '));
    await hurryOn(page, async ({ key, options }) => key === 'trade' && options.includes('replace'));
    await page.locator('.acts [data-option="replace"] .price').waitFor();
    await shot(page, 'eu-phone-trade');
    assert.deepEqual(await spilt(page), [], 'trade');
    for (const tab of await page.locator('.tabs button').all()) {
        await tab.tap();
        await scan(page, assert, 'tab');
        await tab.tap();
    }
}

/** Bert waits for Anna, or she for him: whoever waits marks a field. */
export async function partners_see_what_each_intends({ server, browser, assert }) {
    const made = await newPage(browser, server), setup = { game: 'euthia', seats: ['me', 'open'], options: { scenario: 'hunt', heroes: 'random', mode: 'cooperative' }, name: 'Anna' };
    const { match, seat, key, invites: [invited] } = await request(made, 'create', setup);
    const guest = await newPage(browser, server), joined = await request(guest, 'join', { match, key: invited.key, name: 'Bert' });
    const pages = [[made, { seat, key }], [guest, joined]];
    for (const [page, door] of pages)
        await page.evaluate(door => {
            localStorage.setItem('spielwerk.seats', JSON.stringify([{ ...door, at: Date.now() }]));
            location.hash = `#/match/${door.match}`;
        }, { match, game: 'euthia', seat: door.seat, key: door.key });
    const asked = await whoIsAsked([made, guest]), waits = asked === made ? guest : made, name = waits === made ? 'Anna' : 'Bert';
    await waits.locator('.intent').waitFor();
    await clickOn(waits, '.cell[data-thing="field:e0s1"]');
    await asked.locator('.plans [data-plan]').waitFor({ state: 'attached' });
    assert.match(await waits.locator('.intent').innerText(), /You intend: e0s1 \(meadow\)/);
    assert.match(await asked.locator('.seat-plan').innerText(), /intends: e0s1 \(meadow\)/);
    await asked.locator('#side-chat').click();
    assert.match(await asked.locator('#side-chat-lines .said').innerText(), new RegExp(`${name}[^]*intends: e0s1`));
    await shot(asked, 'eu-intends');
    // Once more takes it back.
    await clickOn(waits, '.cell[data-thing="field:e0s1"]');
    await eventually(async () => assert.equal(await count(asked, '.plans [data-plan]'), 0));
    assert.equal(await state(asked).then(s => s.v), 0, 'it was no move');
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

/** Whoever of them is asked; undefined: the match is over. */
async function whoIsAsked(pages) {
    const asked = pages.map(page => untilAsked(page, 60000).then(({ over }) => over ? undefined : page));
    for (const one of asked)
        one.catch(() => undefined);           // who is not asked waits in vain
    return Promise.any(asked);
}

/** Both sit at the table; `hero` fights, and the other one has just been asked as the monster. */
async function twoAtCombat(browser, server, hero) {
    const helper = await newPage(browser, server);
    const { table } = await playUntil(helper, { game: 'euthia', seats: 2, options: { scenario: 'hunt', heroes: 'random' } },
        (_, q) => q.seat !== hero && ['monster', 'cards'].includes(q.key) ? true : undefined);
    await table.leave();
    return Promise.all(table.doors.map(async door => {
        const page = await newPage(browser, server);
        await page.evaluate(door => {
            localStorage.setItem('spielwerk.seats', JSON.stringify([{ ...door, at: Date.now() }]));
            location.hash = `#/match/${door.match}`;
        }, door);
        await page.locator('.eu-combat').waitFor();
        return page;
    }));
}

export async function each_runs_the_monsters_of_the_other({ server, browser, assert }) {
    for (const hero of [1, 2]) {
        const pages = await twoAtCombat(browser, server, hero), fighter = pages[hero - 1], monster = pages[2 - hero];
        await untilAsked(monster);
        assert.match(await monster.locator('.eu-combat.mine p.eu-loud').innerText(), /You play the monster!/);
        assert.match(await monster.title(), /^● /, 'who looks at another tab is called');
        assert.match(await fighter.locator('.eu-puppeteer').innerText(), /plays the monster/);
        await shot(monster, `eu-monster-${hero}`);
        // Both play on until one of them falls.
        const done = [{}, {}];
        for (let i = 0; i < 120 && await count(fighter, '.eu-combat') > 0; i++) {
            const page = await whoIsAsked(pages);
            if (page === undefined)
                break;
            await give(page, await advice(page), done[page === fighter ? 0 : 1]);
        }
        assert.equal(await count(fighter, '.eu-combat'), 0, 'the combat has an end');
        assert.ok(done.every(d => Object.keys(d).length > 0), JSON.stringify(done));
        for (const page of pages)
            await page.context().close();
    }
}
