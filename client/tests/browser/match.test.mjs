// Playing: whole matches by clicking, over invite links, through losses, as a spectator.
import { chanceOf, clickSomething, eventually, moved, newPage, openMatch, request, shot, startServer, state, untilAsked, whoIsAsked, DESKTOP, PHONE } from './kit.mjs';

async function playOut(page, seed, most = 600) {
    const chance = chanceOf(seed);
    for (let i = 0; i < most; i++) {
        const s = await untilAsked(page);
        if (s.over)
            return i;
        if (!await clickSomething(page, chance))
            throw new Error(`nothing to click at version ${s.v}`);
    }
    throw new Error('the match does not end');
}

/** From the start page, as a newcomer would. */
export async function a_whole_match_against_a_bot_by_clicking({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await shot(page, 'start');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.table').waitFor();
    await untilAsked(page);
    await shot(page, 'draft');
    const answers = await playOut(page, 3);
    assert.ok(answers > 10);
    assert.match(await page.locator('dialog.result').innerText(), /Victory|Defeat|draw/);
    await shot(page, 'result');
}

export async function a_match_with_animations_shows_every_step({ server, browser, assert }) {
    const page = await newPage(browser, server, { motion: true });
    await page.evaluate(() => localStorage.setItem('spielwerk.settings', JSON.stringify({ speed: 'fast', name: 'Anna' })));
    await page.reload();
    await openMatch(page);
    await page.evaluate(() => {
        window.playedFrames = 0;
        new MutationObserver(() => document.querySelector('.table[data-ready="false"]') && window.playedFrames++)
            .observe(document.getElementById('app'), { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
    });
    const chance = chanceOf(11);
    for (let i = 0; i < 25; i++) {
        if ((await untilAsked(page)).over)
            break;
        await clickSomething(page, chance);
    }
    assert.ok(await page.evaluate(() => window.playedFrames) > 0);
}

export async function two_people_play_over_an_invite_link({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server, { locale: 'de-DE' });
    await anna.getByRole('link', { name: 'With friends' }).first().click();
    await anna.getByLabel('Your name', { exact: false }).first().fill('Anna');
    await anna.getByRole('button', { name: /^(Open the table|Create|Set the table|Open)/ }).click();
    const link = await anna.locator('main input[readonly]').first().inputValue();
    assert.match(link, /#\/join\//);
    await shot(anna, 'invite');
    await bert.goto(link);
    await bert.getByRole('textbox').first().fill('Bert');
    await shot(bert, 'join');
    await bert.locator('main form button[type=submit]').click();
    await bert.locator('.table').waitFor();
    await anna.getByRole('button', { name: 'To the table' }).click();
    await anna.locator('.table').waitFor();
    await anna.getByText('Bert').filter({ visible: true }).first().waitFor();
    const chance = chanceOf(5);
    for (let i = 0; i < 40; i++) {
        const page = await whoIsAsked([anna, bert]), { v } = await state(page);
        if (await clickSomething(page, chance))
            await moved(page, v);
    }
    const v = (await state(anna)).v;
    assert.ok(v > 20, `version ${v}`);
    // Both speak: what one says the other reads.
    await anna.locator('.right').getByRole('tab', { name: 'Chat' }).click();
    await anna.locator('.right').getByRole('textbox').fill('Good luck <b>!');
    await anna.keyboard.press('Enter');
    await bert.locator('.right').getByRole('tab', { name: /Gespräch/ }).click();
    await bert.getByText('Good luck <b>!', { exact: true }).waitFor();
}

export async function a_reload_in_the_middle_brings_everything_back({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(9);
    for (let i = 0; i < 12; i++) {
        await untilAsked(page);
        await clickSomething(page, chance);
    }
    const before = (await untilAsked(page)).v;
    await page.reload();
    await untilAsked(page);
    assert.ok((await state(page)).v >= before);
    await eventually(async () => assert.ok(await page.locator('.right [role=log] li, .right [role=log] p').count() > 3, 'the log is there again'));
}

export async function a_lost_network_comes_back_by_itself({ browser, assert }, program = process.argv[2]) {
    const own = await startServer(program);
    try {
        const page = await newPage(browser, own);
        await openMatch(page);
        const chance = chanceOf(2);
        for (let i = 0; i < 8; i++) {
            await untilAsked(page);
            await clickSomething(page, chance);
        }
        const before = (await untilAsked(page)).v;
        await own.stop();
        await page.locator('.connection[data-state=lost]').waitFor();
        assert.notEqual(await page.locator('.connection').innerText(), '');
        await own.again();
        await page.locator('.connection[data-state=open]').waitFor({ state: 'attached' });
        await eventually(async () => assert.ok((await untilAsked(page)).v >= before));
        assert.ok(await clickSomething(page, chance));
        page.problems = page.problems.filter(p => !p.includes('502'));
    } finally {
        await own.end();
    }
}

export async function a_spectator_sees_the_board_and_no_hand({ server, browser, assert }) {
    const anna = await newPage(browser, server), guest = await newPage(browser, server);
    const d = await openMatch(anna);
    await guest.goto(`${server.address}/#/watch/${d.match}/${d.watch}`);
    await guest.locator('.table').waitFor();
    assert.equal(await guest.locator('.hand [data-thing^="card:"]').count(), 0);
    assert.equal(await guest.locator('[data-legal="true"]').count(), 0);
    const chance = chanceOf(4);
    for (let i = 0; i < 10; i++) {
        await untilAsked(anna);
        await clickSomething(anna, chance);
    }
    const { v } = await untilAsked(anna);
    await guest.waitForFunction(v => Number(document.querySelector('.table')?.dataset.v) >= v, v);
    await shot(guest, 'spectator');
}

export async function undo_takes_the_last_answer_back({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(21);
    const look = async () => [await page.locator('.prompt h2').innerText(), await page.locator('.right [role=log]').innerText()];
    for (let i = 0; i < 80; i++) {
        const { v } = await untilAsked(page);
        const before = await look();
        if (await clickSomething(page, chance))
            await moved(page, v);
        const after = await untilAsked(page);
        const undo = page.locator('.acts .undo');
        // Worth looking at only where the answer was one step that shows.
        if (after.v !== v + 1 || await undo.count() === 0 || (await look())[1] === before[1])
            continue;
        await undo.click();
        await page.waitForFunction(v => Number(document.querySelector('.table').dataset.v) > v, after.v);
        await untilAsked(page);
        await page.waitForFunction(was => document.querySelector('.right [role=log]').innerText === was, before[1]);
        await eventually(async () => assert.equal((await look())[0], before[0]));
        return;
    }
    assert.fail('undo was never offered');
}

export async function what_is_not_possible_says_why_with_the_rule({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(6);
    for (let i = 0; i < 60; i++) {
        await untilAsked(page);
        const cells = await page.locator('[data-thing^="hex:"][data-legal="true"]').count();
        const statue = page.locator('[data-thing="hex:e5"]:not([data-legal="true"])');
        if (cells > 2 && await statue.count() > 0) {
            await statue.first().click({ force: true });
            const why = page.locator('section.why');
            await why.waitFor();
            assert.match(await why.innerText(), /BR-[A-Z]+-\d+/);
            await shot(page, 'why-not');
            await why.getByRole('button', { name: /BR-/ }).click();
            await page.locator('.rule-sheet').waitFor();
            assert.match(await page.locator('.rule-sheet').innerText(), /BR-[A-Z]+-\d+/);
            return;
        }
        await clickSomething(page, chance);
    }
    assert.fail('no cell was ever offered beside the statue');
}

export async function the_language_changes_everything_at_once({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(8);
    for (let i = 0; i < 10; i++) {
        await untilAsked(page);
        await clickSomething(page, chance);
    }
    await untilAsked(page);
    const english = await page.locator('.table').innerText();
    await page.getByRole('button', { name: 'DE', exact: true }).first().click();
    await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
    assert.match(english, /Challenge track/);
    await eventually(async () => assert.match(await page.locator('.table').innerText(), /Runde/));
    const german = await page.locator('.table').innerText();
    assert.doesNotMatch(german, /Challenge track|Draw deck|All options/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    await shot(page, 'german');
}

/** Only keys: arrows and Enter on the list of options, as with a screen reader; E where nothing is left but to end the turn. */
export async function a_whole_match_by_keyboard_alone({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    for (let i = 0; i < 40; i++) {
        const label = await page.evaluate(() => document.activeElement?.tagName === 'BUTTON' ? document.activeElement.textContent : '');
        if (label.includes('Play now'))
            break;
        await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    const chance = chanceOf(13);
    for (let i = 0; i < 600; i++) {
        const s = await untilAsked(page);
        if (s.over)
            break;
        if (await page.locator('.options summary').count() === 0)
            await page.keyboard.press('e');
        else {
            // The list of options is a disclosure: focus it, open it, walk to one of its buttons.
            await page.locator('.options summary').focus();
            if (!await page.locator('.options').evaluate(d => d.open))
                await page.keyboard.press('Enter');
            await page.locator('.options li button').first().waitFor();
            const steps = 1 + Math.floor(chance() * Math.min(12, await page.locator('.options li button').count()));
            for (let k = 0; k < steps; k++)
                await page.keyboard.press('ArrowDown');
            await page.keyboard.press('Enter');
        }
        await moved(page, s.v);
    }
    assert.ok((await state(page)).over);
    await page.waitForFunction(() => document.activeElement?.closest('dialog.result') !== null);        // it has the focus
}

export async function the_board_can_be_walked_by_arrow_keys({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(1);
    for (let i = 0; i < 60; i++) {
        await untilAsked(page);
        if (await page.locator('[data-thing^="hex:"][data-legal="true"]').count() > 0)
            break;
        await clickSomething(page, chance);
    }
    await page.locator('[data-thing^="hex:"][tabindex="0"]').first().focus();
    const seen = new Set();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
        await page.keyboard.press(key);
        seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-thing')));
    }
    assert.ok(seen.size >= 3, [...seen].join(' '));
    assert.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /^[a-i][1-9]/i);
}

export async function a_match_on_the_phone({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: PHONE, touch: true });
    await shot(page, 'phone-start');
    await openMatch(page);
    const chance = chanceOf(15);
    for (let i = 0; i < 20; i++) {
        await untilAsked(page);
        if (i === 16)
            await shot(page, 'phone-table');
        await clickSomething(page, chance);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');
    for (const [name, panel] of [['Seats', '.left'], ['Log', '.right']]) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.locator(panel).waitFor();
        await page.getByRole('button', { name, exact: true }).click();
    }
}

export async function two_at_one_screen_with_a_curtain_between({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await page.getByRole('link', { name: 'At one screen' }).first().click();
    await shot(page, 'one-screen');
    await page.locator('main form button[type=submit]').click();
    const chance = chanceOf(31);
    let curtains = 0;
    for (let i = 0; i < 60 && curtains < 3; i++) {
        await page.waitForFunction(() => document.querySelector('.curtain') !== null || document.querySelector('.table')?.dataset.ready === 'true');
        if (await page.locator('.curtain').count() > 0) {
            assert.equal(await page.locator('.hand [data-thing^="card:"]').count(), 0, 'no hand behind the curtain');
            if (curtains === 0)
                await shot(page, 'curtain');
            curtains++;
            await page.locator('.curtain button').first().click();
            continue;
        }
        const { v } = await state(page);
        if (await clickSomething(page, chance))
            await page.waitForFunction(v => document.querySelector('.curtain') !== null || (document.querySelector('.table')?.dataset.ready === 'true'
                && Number(document.querySelector('.table').dataset.v) !== v), v);
    }
    assert.ok(curtains >= 2);
}

export async function a_replay_is_stepped_and_proved({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const d = await openMatch(page);
    const chance = chanceOf(17);
    for (let i = 0; i < 15; i++) {
        await untilAsked(page);
        await clickSomething(page, chance);
    }
    await untilAsked(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /resign/i }).last().click();
    await page.locator('dialog.result').waitFor();
    await page.locator('dialog.result').getByRole('button', { name: /replay/i }).click();
    await page.locator('.table.replay').waitFor();
    const first = (await state(page)).v;
    assert.ok(first > 0);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(n => Number(document.querySelector('.table.replay').dataset.v) !== n, first);
    await page.locator('[data-proof=good]').waitFor();
    assert.match(await page.locator('[data-proof=good]').innerText(), /[0-9a-f]{16}/);
    await shot(page, 'replay');
    assert.ok(d.match.length > 0);
}

export async function open_tables_are_found_in_the_lobby({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await request(anna, 'create', { game: 'brawl', seats: ['me', 'open'], listed: true, name: 'Anna', options: { selection: 'suggested' } });
    await bert.goto(`${server.address}/#/lobby`);
    await bert.locator(`[data-match="${d.match}"]`).waitFor();
    await shot(bert, 'lobby');
    await bert.locator(`[data-match="${d.match}"]`).locator('a.go').click();
    await bert.getByRole('textbox').first().fill('Bert');
    await bert.locator('main form button[type=submit]').click();
    await bert.locator('.table').waitFor();
    assert.equal(await bert.locator('.table').count(), 1);
}

export async function the_result_offers_a_rematch({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const d = await openMatch(page);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /resign/i }).last().click();
    await page.locator('dialog.result').getByRole('button', { name: 'Rematch' }).click();
    await page.waitForFunction(old => location.hash.startsWith('#/match/') && !location.hash.includes(old), d.match);
    await untilAsked(page);
    assert.equal((await state(page)).over, false);
}

export async function start_is_quick_and_small({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await untilAsked(page);
    let bytes = 0;
    const sizes = [];
    page.on('response', async r => {
        const n = Number(r.headers()['content-length'] ?? 0);
        if (/\.(js|css|html)$|\/$/.test(new URL(r.url()).pathname)) {
            bytes += n;
            sizes.push(`${new URL(r.url()).pathname} ${n}`);
        }
    });
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await untilAsked(page);
    assert.ok(bytes > 0 && bytes <= 250 * 1024, `${bytes} bytes: ${sizes.join(', ')}`);
}

/** Whatever is asked, something on the table or a button can be clicked: no way of playing ends in a question without an answer. */
export async function every_way_to_play_can_be_clicked({ server, browser, assert }) {
    const ways = [
        { options: { selection: 'free' } }, { options: { selection: 'competitive' } }, { options: { selection: 'random' } },
        { options: { selection: 'draft', 'quick-start': 'on' } },
        { seats: ['me', 'bot:random', 'bot:random', 'bot:random'], options: { selection: 'draft' } },
    ];
    for (const [n, way] of ways.entries()) {
        const page = await newPage(browser, server);
        await openMatch(page, way);
        const chance = chanceOf(50 + n);
        for (let i = 0; i < 90; i++) {
            const s = await untilAsked(page);
            if (s.over)
                break;
            assert.ok(await clickSomething(page, chance), `${JSON.stringify(way)}: nothing to click at version ${s.v}`);
        }
        await shot(page, `way-${n + 1}`);
        await page.context().close();
    }
}
