// Somebody is away: when a bot may stand in, and how that looks.
import { newPage, openMatch, request, shot, untilAsked, PHONE } from './kit.mjs';

export async function a_bot_stands_in_after_a_while({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await openMatch(anna, { seats: ['me', 'open'], standin: 15 });
    await request(bert, 'join', { match: d.match, key: d.invites[0].key, name: 'Bert' });       // and is gone
    await anna.getByText('not here').filter({ visible: true }).first().waitFor();
    await anna.getByRole('button', { name: 'Menu' }).click();
    const standin = anna.locator('.standin');
    await standin.waitFor();
    assert.ok(await standin.isDisabled());
    assert.match(await standin.innerText(), /Let a bot play for Bert\s+in 0:\d\d/);
    await shot(anna, 'standin-waits');
    await anna.setViewportSize(PHONE);
    await shot(anna, 'phone-standin-waits');
    await anna.setViewportSize({ width: 1440, height: 900 });
    await anna.locator('.standin:enabled').waitFor();
    assert.equal(await standin.innerText(), 'Let a bot play for Bert');
    await standin.click();
    await anna.keyboard.press('Escape');
    await anna.getByText('A bot for Bert').filter({ visible: true }).first().waitFor();
    await untilAsked(anna);
    await shot(anna, 'standin');
}

export async function the_menu_of_a_full_table_has_no_stand_in({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog.menu-dialog').waitFor();
    assert.equal(await page.locator('.standin').count(), 0);
}

export async function how_long_somebody_may_be_away_is_chosen_with_the_table({ server, browser, assert }) {
    const created = [];
    const between = { up: m => {
        if (m.t === 'create')
            created.push(m.d.standin);
        return m;
    } };
    const page = await newPage(browser, server, { between, locale: 'de-DE' });
    for (const seconds of ['120', '604800']) {
        await page.goto(`${server.address}/#/friends/brawl`);
        await page.locator('select[name=standin]').selectOption(seconds);
        if (seconds === '604800')
            assert.equal(await page.locator('select[name=standin] option:checked').innerText(), '7 Tage');
        await shot(page, 'friends-standin');
        await page.locator('main form button[type=submit]').click();
        await page.locator('.invite-list').waitFor();
        await page.goto(server.address);
    }
    assert.deepEqual(created, [undefined, 604800]);
    await page.setViewportSize(PHONE);
    await page.goto(`${server.address}/#/friends/brawl`);
    await page.locator('select[name=standin]').scrollIntoViewIfNeeded();
    await shot(page, 'phone-friends-standin');
}

export async function no_clock_runs_before_everybody_has_sat_down({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await openMatch(anna, { seats: ['me', 'open'], clock: 300 });
    await anna.waitForTimeout(2200);
    assert.deepEqual(await anna.locator('.seat-panel .clock').allTextContents(), ['5:00', '5:00']);
    await request(bert, 'join', { match: d.match, key: d.invites[0].key, name: 'Bert' });
    await anna.locator('.seat-panel .clock.runs').waitFor({ state: 'attached' });
}
