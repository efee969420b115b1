// Gorgasali: matches by clicking as a person would, with destinations, shots, loot and trades.
import { chanceOf, clickSomething, eventually, middleOf, moved, newPage, openMatch, press, shot, state, untilAsked, whoIsAsked, PHONE } from './kit.mjs';

/** Against bots that answer at once, so that a test sees many rounds. */
const bots = n => Array.from({ length: n }, () => 'bot:random');
const open = (page, options = {}, seats = ['me', ...bots(3)]) =>
    openMatch(page, { game: 'gorgasali', seats, options: { characters: 'random', storm: 'steady', ...options } });

const count = (page, what) => page.locator(what).count();

const WEAPON = '.my-mat .mat-slot.is-legal .card[data-thing^="card:"][data-legal="true"]';
const SLOT = '.my-mat .mat-slot.is-legal [data-legal="true"]';
const button = option => `.acts [data-option="${option}"]`;

/** One answer of a person who knows what to do; counts what was done. `goal`: which end of a move is wanted. */
async function playOne(page, chance, done, goal) {
    const { v } = await state(page);
    const did = async (what, where, r) => {
        const came = await press(page, where, r);
        done[what] = (done[what] ?? 0) + (came === null ? 0 : 1);
        return came === 'done' && moved(page, v);
    };
    if (await did('chests', button('open')) || await did('rolls', button('roll')) || await did('stops', button('stop')))
        return;
    if (await count(page, '.incoming') > 0 && await did('placed', SLOT))
        return;
    if (await count(page, '.cell[data-end]') > 0) {
        const to = goal === undefined ? undefined : await goal();
        if (await did('walks', to === undefined ? '.cell[data-end]' : `.cell[data-thing="${to}"]`, chance()))
            return;
    }
    if (await count(page, button('end')) > 0) {
        if (await count(page, WEAPON) > 0 && await shoots(page)) {
            done.shots = (done.shots ?? 0) + 1;
            return void await moved(page, v);
        }
        // What is left to do is told first; then the turn ends.
        if (await did('turns', button('end')) || await did('turns', button('end')))
            return;
    }
    if (await clickSomething(page, chance))
        await moved(page, v);
}

/** A weapon, then somebody it reaches. */
async function shoots(page) {
    if (await press(page, WEAPON) === 'done' || await press(page, '.piece[data-thing^="character:"][data-legal="true"]') === 'done')
        return true;
    await page.keyboard.press('Escape');
    return false;
}

/** The end of a move that is nearest to a figure of another seat. */
const nearestTo = (page, seat) => () => page.evaluate(seat => {
    const at = el => { const b = el.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
    const figure = document.querySelector(`.piece.is-medallion[data-owner="${seat}"]`);
    const [x, y] = figure === null ? [0, 0] : at(figure);
    const far = el => { const [a, b] = at(el); return Math.hypot(a - x, b - y); };
    return [...document.querySelectorAll('.cell[data-end]')].sort((a, b) => far(a) - far(b))[0]?.dataset.thing;
}, seat);

const round = page => page.locator('header.top .where').innerText().then(text => Number(/(?:Round|Runde) (\d+)/.exec(text)?.[1] ?? 0));

/** Is this seat out? Then nothing is asked of it any more. */
const isOut = page => page.locator('.roster-panel[data-me="true"].is-out').count().then(n => n > 0);

/** Waits until nothing is under way any more: somebody walks as long as answers follow each other within a frame. */
async function untilAskedOrOut(page) {
    await page.evaluate(() => { window.stood = 0; });
    await page.waitForFunction(() => {
        const table = document.querySelector('.table');
        const asked = table?.dataset.ready === 'true' && (document.querySelector('dialog.result, .roster-panel[data-me="true"].is-out') !== null ||
            table.querySelector('.prompt .acts .legal, [data-legal="true"], .cell[data-end]') !== null);
        window.stood = asked && window.stoodAt === table.dataset.v ? window.stood + 1 : 0;
        window.stoodAt = table?.dataset.v;
        return window.stood >= 2;
    });
    await untilReach(page);
}

/** Where one can get to is told a moment after the question; seldom it is nowhere. */
const untilReach = page => page.waitForFunction(() => !/^(move|step|chest-here|extra-steps)$/.test(document.querySelector('.prompt')?.dataset.prompt ?? '') ||
    document.querySelector('.cell[data-end]') !== null, undefined, { timeout: 4000, polling: 20 }).catch(() => undefined);

/** Until the figure is asked where to go. */
async function untilWalking(page) {
    for (let i = 0; i < 20; i++) {
        await untilAskedOrOut(page);
        if (await count(page, '.cell[data-end]') > 0)
            return;
        await playOne(page, chanceOf(1 + i), {});
    }
    throw new Error('never asked where to go');
}

export async function a_match_of_four_by_clicking_where_to_go({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page, { characters: 'choose' });
    await untilAsked(page);
    await shot(page, 'go-characters');
    const hero = await page.locator('.portrait[data-legal="true"]').first().getAttribute('data-thing');
    for (let i = 0; i < 2; i++)
        await page.locator(`.portrait[data-thing="${hero}"]`).click();
    const chance = chanceOf(5), done = {};
    for (let i = 0; i < 200; i++) {
        await untilAskedOrOut(page);
        if ((await state(page)).over || await isOut(page) || (done.walks >= 3 && done.placed >= 1 && await round(page) >= 6))
            break;
        if (done.walks === 3 && !done.pictured) {
            done.pictured = 1;
            await shot(page, 'go-table');
        }
        await playOne(page, chance, done);
    }
    assert.ok(done.walks >= 3 && done.placed >= 1, JSON.stringify(done));
    const over = (await state(page)).over;
    assert.ok(over || await isOut(page) || await round(page) >= 6, `round ${await round(page)}, ${JSON.stringify(done)}`);
    await shot(page, over ? 'go-result' : 'go-late');
    // Whoever is out keeps the whole name, also in a narrow panel and beside a long word.
    await page.setViewportSize({ width: 1280, height: 800 });
    assert.deepEqual(await page.locator('.roster-panel:not([data-me="true"])').evaluateAll(all => all.map(panel => {
        const out = panel.cloneNode(true), name = out.querySelector('h2');
        out.classList.add('is-out');
        out.querySelectorAll('.roster-life, .mat-strip, .badge-fact, .roster-out').forEach(part => part.remove());
        out.querySelector('.roster-head').insertAdjacentHTML('beforeend', '<small class="roster-out">ausgeschieden</small>');
        panel.after(out);
        const cut = name.scrollWidth > name.clientWidth + 1;
        out.remove();
        return cut;
    })), [false, false, false]);
}

/** The way to a cell is shown, by resting there and by the first click; the second one walks it step by step. */
export async function a_destination_is_walked_to_and_shown_before({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page);
    await untilWalking(page);
    const ends = page.locator('.cell[data-end]:not([data-legal])');
    const goal = await ends.last().getAttribute('data-thing');
    await page.locator('.cell[tabindex="0"]').focus();
    const at = await middleOf(page, `.cell[data-thing="${goal}"]`);
    await page.mouse.move(...at);
    await page.locator('.trip-line').waitFor();
    assert.match(await page.locator('.bubble.trip').innerText(), /\d/);
    await shot(page, 'go-way');
    const { v } = await state(page), asked = await page.locator('.prompt').getAttribute('data-prompt');
    const turn = await page.locator('.where').innerText();
    await page.mouse.click(...at);
    await page.locator('.prompt .do-it').waitFor();
    await page.mouse.move(4, 4);
    await eventually(async () => assert.equal(await count(page, '.trip-line'), 1, 'the way stays in sight when the pointer has gone'));
    assert.match(await page.locator('.prompt h2').innerText(), /^Go to .*\?$/);
    assert.equal((await state(page)).v, v, 'nothing was done by the first click');
    await page.mouse.click(...at);
    await moved(page, v);
    // It stands there, or something turned up on the way, such as a chest: then another question is asked. If the turn ended with the
    // walk, the same question may be asked again in the next round.
    await page.waitForFunction(([asked, turn]) => document.querySelector('.acts [data-option="stop"]') !== null
        || document.querySelector('.cell[data-end]') === null || document.querySelector('.prompt')?.dataset.prompt !== asked
        || document.querySelector('.where')?.innerText !== turn, [asked, turn]);
    assert.ok((await state(page)).v > v, 'the figure went');
}

/** The great tree cannot be walked to: the table says so, with the rule. */
export async function where_one_cannot_go_the_rule_is_told({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page);
    await untilWalking(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.mouse.click(...await middleOf(page, '.great-tree'));
    await page.locator('section.why').waitFor();
    assert.match(await page.locator('section.why').innerText(), /GO-[A-Z]+-\d+/);
    await shot(page, 'go-why-not');
}

export async function the_large_board_is_walked_by_arrow_keys({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page);
    await untilWalking(page);
    await page.locator('.cell[tabindex="0"]').focus();
    const seen = new Set();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
        await page.keyboard.press(key);
        seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-thing')));
    }
    assert.ok(seen.size >= 4, [...seen].join(' '));
    assert.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /zone/i);
    assert.ok(await count(page, '.cell') < 400, 'not every cell of the board is an element');
}

/** Ten seats are legible at once, and on the phone nothing is wider than the screen. */
export async function ten_seats_are_seen_at_once({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page, {}, ['me', ...bots(9)]);
    const chance = chanceOf(12), done = {};
    for (let i = 0; i < 14 && !await isOut(page); i++) {
        await untilAskedOrOut(page);
        await playOne(page, chance, done);
    }
    await untilAskedOrOut(page);
    await shot(page, 'go-ten');
    const box = await page.locator('.table > .left').boundingBox();
    for (const panel of await page.locator('.roster-panel').all()) {
        const at = await panel.boundingBox();
        assert.ok(at.y >= box.y - 1 && at.y + at.height <= box.y + box.height + 1, 'a seat is out of sight');
    }
    // On a small screen as well, each with its name in full.
    await page.setViewportSize({ width: 1280, height: 800 });
    const hidden = () => page.evaluate(() => {
        const { top, bottom } = document.querySelector('.table > .left').getBoundingClientRect();
        const all = [...document.querySelectorAll('.roster-panel')], me = all.find(p => p.dataset.me === 'true').getBoundingClientRect();
        return all.filter(p => {
            const at = p.getBoundingClientRect(), name = p.querySelector('.seat-head h2'), under = p.querySelector('.life')?.getBoundingClientRect();
            return at.top < top - 1 || at.bottom > bottom + 1 || (p.dataset.me !== 'true' && at.bottom > me.top + 1 && at.top < me.bottom - 1) || name.scrollWidth > name.clientWidth + 1 || (under !== undefined && name.getBoundingClientRect().bottom > under.top + 3);
        }).map(p => p.textContent);
    });
    await eventually(async () => assert.deepEqual(await hidden(), []), 20000);
    await shot(page, 'go-ten-small');
}

export async function a_match_on_the_phone_with_fingers({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: PHONE, touch: true });
    await open(page);
    const chance = chanceOf(3), done = {};
    for (let i = 0; i < 18 && !await isOut(page); i++) {
        await untilAskedOrOut(page);
        if (await count(page, '.incoming') > 0 && !done.seen) {
            done.seen = 1;
            // Wherever it may go is in sight, the backpack too.
            const beyond = () => page.locator('.my-mat .mat-slot.is-legal').evaluateAll(all => all.filter(s => s.getBoundingClientRect().right > innerWidth + 1).length);
            await eventually(async () => assert.equal(await beyond(), 0), 20000);
            // And so is all that waits for a place, in full.
            assert.ok(await page.locator('.incoming').evaluate(e => e.scrollWidth - e.clientWidth) <= 1);
            await shot(page, 'go-phone-placing');
        }
        await playOne(page, chance, done);
    }
    await untilAskedOrOut(page);
    await shot(page, 'go-phone');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');
    assert.ok(done.walks >= 1, JSON.stringify(done));
}

/** Two people and two bots in teams: seats 1 and 3 are mates, see each other's cards and may trade. */
export async function partners_play_and_trade({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await open(anna, { mode: 'partners' }, ['me', 'bot:random', 'open', 'bot:random']);
    const key = d.invites[0].key;
    await bert.goto(`${server.address}/#/join/${d.match}/${key}`);
    await bert.getByRole('textbox').first().fill('Bert');
    await bert.locator('main form button[type=submit]').click();
    await bert.locator('.table').waitFor();
    const chance = chanceOf(8), done = {};
    let traded = 0;
    for (let i = 0; i < 300 && traded < 1; i++) {
        const page = await whoIsAsked([anna, bert]);
        if (page === undefined)
            break;
        await untilReach(page);
        const before = done.proposed ?? 0;
        traded += await trades(page, done);
        if (traded === 0 && (done.proposed ?? 0) === before && (await state(page)).asked)
            await playOne(page, chance, done, nearestTo(page, page === anna ? 3 : 1));
    }
    assert.ok(done.walks >= 2 && (done.traded >= 1 || done.turns >= 6), JSON.stringify(done));
    await shot(anna, 'go-partners');
}

/** Proposes the first card, or accepts. Returns 1 if a trade was made. */
async function trades(page, done) {
    const { v } = await state(page);
    if (await count(page, '.acts [data-option="trade"]') > 0 && await count(page, '.my-mat .held') > 0) {
        await press(page, button('trade'));
        await moved(page, v);
        await page.locator('.facing').waitFor();
        // What does not fit into the mate's slots cannot be proposed; then something else goes along, or nothing.
        for (let i = 0; i < 4 && await count(page, '.acts [data-option="propose"]') === 0; i++) {
            const now = await state(page);
            const came = await press(page, '.facing-mat [data-legal="true"]', 0.99);
            if (came === null)
                break;
            if (came === 'done')
                await moved(page, now.v);
            await untilAsked(page);
        }
        await shot(page, 'go-trade');
        // A card that was picked and can go to several places waits for one of them: then nothing is proposed yet.
        if (await count(page, '.acts [data-option="propose"], .acts [data-option="cancel"]') === 0)
            await page.keyboard.press('Escape');
        await page.locator('.acts [data-option="propose"], .acts [data-option="cancel"]').first().waitFor();
        const fits = await count(page, '.acts [data-option="propose"]') > 0;
        const now = await state(page);
        await press(page, button(fits ? 'propose' : 'cancel'));
        await moved(page, now.v);
        done.proposed = (done.proposed ?? 0) + (fits ? 1 : 0);
        return 0;
    }
    if (await count(page, '.acts [data-option="accept"]') === 0)
        return 0;
    await shot(page, 'go-trade-answer');
    await press(page, button('accept'));
    done.traded = (done.traded ?? 0) + 1;
    return 1;
}

/** What the table tells of the odds before a shot, and of what is left before the end of a turn. */
export async function a_shot_tells_its_odds_before({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await open(page, {}, ['me', ...bots(1)]);
    const chance = chanceOf(2), done = {};
    for (let i = 0; i < 300; i++) {
        await untilAskedOrOut(page);
        if ((await state(page)).over)
            await open(page, {}, ['me', ...bots(1)]);
        else if (await count(page, button('end')) === 0 || await count(page, WEAPON) === 0 || !await aims(page))
            await playOne(page, chance, done, nearestTo(page, 2));
        else
            return assert.match(await page.locator('.odds').innerText(), /\d ?%/);
    }
    return assert.fail(`nobody ever came into range: ${JSON.stringify(done)}`);
}

/** Rests on a weapon, picks it, rests on its target. Some weapons have no target. */
async function aims(page) {
    await page.locator(WEAPON).first().hover();
    // Who still waits in his sector reaches nothing.
    if (!await page.locator('.range').waitFor({ state: 'attached', timeout: 4000 }).then(() => true, () => false))
        return false;
    const target = page.locator('.piece.is-medallion.is-legal, .piece.is-medallion.is-threat').first();
    if (await target.count() === 0)
        return false;
    await shot(page, 'go-range');
    await page.mouse.move(...await middleOf(page, target));
    const told = await page.locator('.odds').waitFor({ timeout: 4000 }).then(() => true, () => false);
    if (told)
        await shot(page, 'go-odds');
    return told;
}
