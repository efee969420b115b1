// The board holds still: it keeps its place and size whatever is asked, moves only to show what happens elsewhere, and goes back.
import { playUntil } from './company.mjs';
import { chanceOf, clickSomething, drawn, eventually, newPage, openMatch, shot, state, steady, untilAsked, DESKTOP } from './kit.mjs';

const SHORT_PHONE = { width: 390, height: 664 };

/** Where the board is and what of it is seen, and where the question begins, apart from what a long note makes it go up. */
const places = page => page.evaluate(() => {
    const at = el => (({ x, y, width, height }) => [x, y, width, height])(el.getBoundingClientRect());
    const [x, y] = at(document.querySelector('.prompt h2')), more = parseFloat(getComputedStyle(document.querySelector('.prompt')).getPropertyValue('--more')) || 0;
    return { board: at(document.querySelector('.board')), seen: document.querySelector('.board > svg').getAttribute('viewBox'), question: [x, y + more].map(Math.round) };
});

export async function the_board_keeps_its_place_whatever_is_asked({ server, browser, assert }) {
    for (const [viewport, touch] of [[DESKTOP, false], [SHORT_PHONE, true]]) {
        const page = await newPage(browser, server, { viewport, touch });
        await openMatch(page, { seats: ['me', 'bot:random'] });
        const chance = chanceOf(5), asked = new Set();
        await untilAsked(page);
        await drawn(page);
        const { board, question } = await places(page);
        for (let i = 0; i < 30 && !(await untilAsked(page)).over; i++) {
            await drawn(page);
            const now = await places(page);
            asked.add(await page.locator('.prompt').getAttribute('data-prompt'));
            assert.deepEqual(now.board, board, `the board has moved: ${[...asked]}`);
            assert.deepEqual(now.question, question, `the question has moved: ${[...asked]}`);
            await clickSomething(page, chance);
        }
        assert.ok(asked.size >= 4, [...asked].join(' '));
        await page.context().close();
    }
}

/** Whatever is picked or considered: what was there before is where it was, and what comes covers nothing. */
export async function undo_and_hint_keep_their_place_while_one_chooses({ server, browser, assert }) {
    for (const [viewport, locale] of [[DESKTOP, 'en-GB'], [{ width: 1280, height: 800 }, 'de-DE']]) {
        const page = await newPage(browser, server, { viewport, locale });
        await openMatch(page);
        const chance = chanceOf(5), prompt = page.locator('.prompt');
        for (await untilAsked(page); await prompt.getAttribute('data-prompt') !== 'activate'; await untilAsked(page))
            await clickSomething(page, chance);
        const places = () => page.locator('.help button').evaluateAll(all => all.map(el => (({ x, y, width }) => [x, y, width].map(Math.round))(el.getBoundingClientRect())));
        await drawn(page);
        const before = await places();
        assert.equal(before.length, 2, 'Undo and Hint');
        for (const first of ['.acts [data-thing="standard:hurry"]', '.hand [data-legal="true"]', '.figure-row[data-legal="true"]']) {
            await page.locator(first).first().click();
            await page.locator('.acts :is(.let-go, .do-it)').first().waitFor();
            await drawn(page);
            assert.deepEqual(await places(), before, first);
            await page.keyboard.press('Escape');
            await page.locator('.acts .let-go').waitFor({ state: 'detached' });
        }
        await shot(page, `br-help-${viewport.width}`);
        await page.context().close();
    }
}

/** A question of two lines leaves the answers one row: the one that is considered is in sight, wherever its button stood. */
export async function what_is_considered_can_be_done_on_a_short_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: { width: 360, height: 640 }, touch: true, locale: 'de-DE' });
    await openMatch(page);
    const chance = chanceOf(5);
    for (await untilAsked(page); await page.locator('.prompt').getAttribute('data-prompt') !== 'activate'; await untilAsked(page))
        await clickSomething(page, chance);
    const champion = await steady(page, '.board [data-thing^="unit:"][data-legal="true"]');
    await page.touchscreen.tap(champion.x + champion.width / 2, champion.y + champion.height / 2);
    await page.locator('.acts [data-option^="standard destroy"]').tap();
    await page.locator('.acts .do-it').waitFor();
    await drawn(page);
    const [go, room] = await page.evaluate(() => ['.acts .do-it', '.acts .answers'].map(q => document.querySelector(q).getBoundingClientRect().bottom));
    assert.ok(go <= room + 1, `${go} is below ${room}`);
    await shot(page, 'br-considered-short');
}

const middle = (page, piece) => page.locator(piece).evaluate(el => {
    const { x, y, width, height } = el.getBoundingClientRect(), board = document.querySelector('.board').getBoundingClientRect();
    return { x: (x + width / 2 - board.x) / board.width, y: (y + height / 2 - board.y) / board.height };
});

const isSeen = ({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1;

/** The numbers of the part that is seen, once it has come to rest. */
const seenAtRest = page => page.evaluate(() => new Promise(done => {
    const look = () => document.querySelector('.board > svg').getAttribute('viewBox');
    let before = look(), same = 0;
    const watch = () => {
        same = look() === before ? same + 1 : 0;
        before = look();
        if (same > 5)
            done(before.split(' ').map(Number));
        else
            requestAnimationFrame(watch);
    };
    watch();
}));

/** What is told of a character is long or short; the others stay under the pointer. */
export async function the_gallery_holds_still({ server, browser, assert }) {
    for (const [viewport, touch] of [[DESKTOP, false], [SHORT_PHONE, true]]) {
        const page = await newPage(browser, server, { viewport, touch });
        await openMatch(page, { game: 'gorgasali', seats: ['me', 'bot:random', 'bot:random'], options: { characters: 'choose' } });
        const places = new Set();
        await page.locator('.gallery .portrait').first().waitFor();
        for (const portrait of await page.locator('.gallery .portrait').all()) {
            await (touch ? portrait.tap() : portrait.hover());
            await drawn(page);
            places.add(await page.evaluate(() => Math.round(document.querySelector('.gallery').getBoundingClientRect().y)));
        }
        assert.equal(places.size, 1, `${viewport.width}: ${[...places].join(' ')}`);
        await page.context().close();
    }
}

export async function a_seat_is_shown_on_the_board({ server, browser, assert }) {
    for (const [viewport, touch, what] of [[DESKTOP, false, '.roster-panel[data-seat="3"] .roster-figure'], [SHORT_PHONE, true, '.strip-seat[data-seat="3"]']]) {
        const page = await newPage(browser, server, { viewport, touch });
        await openMatch(page, { game: 'gorgasali', seats: ['me', 'bot:random', 'bot:random', 'bot:random'], options: { characters: 'random' } });
        await untilAsked(page);
        const mine = '.piece.is-medallion[data-owner="1"]', theirs = '.piece.is-medallion[data-owner="3"]';
        await seenAtRest(page);
        assert.ok(isSeen(await middle(page, mine)), 'first one sees oneself');
        await page.locator(what).click();
        await eventually(async () => assert.ok(isSeen(await middle(page, theirs)), 'the figure of the seat is in sight'));
        const [x, y, w, h] = await seenAtRest(page);
        await page.locator(what.replace('"3"', '"1"')).click();
        await eventually(async () => {
            const back = await seenAtRest(page);
            assert.deepEqual(back.slice(2), [w, h], 'as large as before');
            assert.ok(isSeen(await middle(page, mine)) && (back[0] !== x || back[1] !== y));
        });
        await shot(page, `go-seat-${touch ? 'phone' : 'desktop'}`);
        await page.context().close();
    }
}

export async function the_overview_shows_another_part_of_a_large_board({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'gorgasali', seats: ['me', 'bot:random', 'bot:random', 'bot:random'], options: { characters: 'random' } });
    await untilAsked(page);
    await seenAtRest(page);
    const map = await steady(page, '.mini-map');
    for (const [fx, fy] of [[0.1, 0.1], [0.9, 0.9]]) {
        await page.mouse.click(map.x + fx * map.width, map.y + fy * map.height);
        await eventually(async () => {
            const [x, y, w, h] = await seenAtRest(page), whole = await page.locator('.mini-ground').getAttribute('viewBox').then(v => v.split(' ').map(Number));
            assert.ok(x <= whole[0] + fx * whole[2] && x + w >= whole[0] + fx * whole[2], 'from left to right');
            assert.ok(y <= whole[1] + fy * whole[3] && y + h >= whole[1] + fy * whole[3], 'from top to bottom');
        });
    }
}

export async function what_happens_elsewhere_is_shown_and_said({ server, browser, assert }) {
    const page = await newPage(browser, server, { motion: true });
    await page.evaluate(() => localStorage.setItem('spielwerk.settings', JSON.stringify({ speed: 'fast' })));
    await page.reload();
    await openMatch(page, { game: 'gorgasali', seats: ['me', 'bot:random', 'bot:random', 'bot:random'], options: { characters: 'random' } });
    await page.evaluate(() => {
        window.told = [];
        new MutationObserver(() => {
            const says = document.querySelector('.shows')?.textContent ?? '';
            if (says !== '' && says !== window.told.at(-1))
                window.told.push(says);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const chance = chanceOf(8);
    for (let i = 0; i < 40 && !(await untilAsked(page)).over && await page.evaluate(() => window.told.length === 0); i++)
        await clickSomething(page, chance);
    assert.match((await page.evaluate(() => window.told))[0] ?? '', /^Shows: ./);
    if ((await state(page)).over)
        return;
    // Whoever is asked sees the own figure again, and nothing is said any more.
    await eventually(async () => {
        await seenAtRest(page);
        assert.ok(isSeen(await middle(page, '.piece.is-medallion[data-owner="1"]')));
        assert.equal(await page.locator('.shows').textContent(), '');
    });
}

/** Wherever the pointer is, choosing dice, a hint or whatever is told besides leaves the row in its place. */
export async function the_row_of_a_reroll_stays_under_the_pointer({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked } = await playUntil(page, { game: 'gorgasali', seats: 4, options: { characters: 'random' } },
        (_, q) => q.key === 'reroll' && q.options.some(o => o.split('+').length === 5) ? true : undefined);      // the longest row there is
    await table.handOver(asked.seat);
    const row = page.locator('.dice-picker button'), hint = page.locator('.acts .hint');
    const places = () => row.evaluateAll(all => all.map(el => (({ x, y, width, height }) => [x, y, width, height])(el.getBoundingClientRect())));
    for (const size of [DESKTOP, { width: 1280, height: 800 }, { width: 1000, height: 700 }, SHORT_PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
        await page.setViewportSize(size);
        await row.first().waitFor();
        await drawn(page);
        await steady(page, row.first());
        const before = await places(), dice = await row.count() - 1;
        for (let i = 0; i < dice; i++) {
            await row.nth(i).click();
            await drawn(page);
            assert.deepEqual(await places(), before, `a die was chosen at ${size.width}x${size.height}`);
        }
        assert.ok(await row.last().evaluate(el => {
            const { x, y, width, height } = el.getBoundingClientRect();
            return el.contains(document.elementFromPoint(x + width - 3, y + height / 2));
        }), `what throws them is in sight at ${size.width}x${size.height}`);
        for (let i = 0; i < dice; i++)
            await row.nth(i).click();
        await hint.dispatchEvent('click');
        await page.locator('.hinted').waitFor();
        await drawn(page);
        assert.deepEqual(await places(), before, `a hint at ${size.width}x${size.height}`);
    }
}
