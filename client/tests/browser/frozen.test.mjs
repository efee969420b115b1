// A match that this version of the program cannot go on with: what is shown, and that nothing can be pressed in vain.
import { chanceOf, clickSomething, newPage, openMatch, shot, untilAsked, PHONE } from './kit.mjs';

const WHY = 'Die Regeln haben sich geändert: Antwort 14 ist nicht mehr möglich. Mit der älteren Version geht diese Partie weiter.';

/** Freezes every match while it is told to. */
function frost() {
    const cold = { on: false };
    cold.down = m => {
        if (!cold.on)
            return m;
        if (m.t === 'view') {
            const { prompt, options, undo, ...d } = m.d;
            return { ...m, d: { ...d, frozen: WHY } };
        }
        return m.t === 'mine' ? { ...m, d: { matches: m.d.matches.map(r => ({ ...r, status: 'frozen' })) } } : m;
    };
    return cold;
}

async function isOnHold(page, assert) {
    await page.locator('.frozen-note').filter({ hasText: WHY }).waitFor();
    assert.equal(await page.locator('.prompt button, .acts button, [data-legal="true"], .seat-panel[data-asked="true"], .clock.runs').count(), 0);
    await page.locator('.table-top .menu').click();
    await page.locator('dialog.menu-dialog').waitFor();
    assert.equal(await page.locator('dialog .resign, dialog .takeback, dialog .standin').count(), 0);
    await page.keyboard.press('Escape');
}

export async function a_frozen_match_is_shown_and_left_alone({ server, browser, assert }) {
    const cold = frost();
    for (const [game, options] of [['brawl', { selection: 'suggested' }], ['gorgasali', { characters: 'random' }], ['adeloth', { level: '1' }]]) {
        cold.on = false;
        const page = await newPage(browser, server, { between: cold, locale: 'de-DE' });
        const d = await openMatch(page, { game, options, clock: 600 });
        const chance = chanceOf(12);
        for (let i = 0; i < 12; i++) {
            await untilAsked(page);
            await clickSomething(page, chance);
        }
        cold.on = true;
        await page.reload();
        await isOnHold(page, assert);
        assert.match(await page.locator('.where').innerText(), /angehalten/);
        await shot(page, `frozen-${game}`);
        await page.setViewportSize(PHONE);
        await shot(page, `phone-frozen-${game}`);
        await page.goto(`${server.address}/#/mine`);
        const row = page.locator(`[data-match="${d.match}"]`);
        await row.filter({ hasText: 'Angehalten' }).waitFor();
        assert.equal(await row.getAttribute('data-turn'), 'false');
        assert.equal(await row.locator('.go').count(), 0);
        await shot(page, 'phone-frozen-mine');
        await page.context().close();
    }
}

export async function a_frozen_match_at_one_screen_shows_no_hand_before_the_curtain({ server, browser, assert }) {
    const cold = frost();
    const page = await newPage(browser, server, { between: cold, locale: 'de-DE' });
    await page.goto(`${server.address}/#/screen/brawl`);
    await page.locator('main form button[type=submit]').click();
    await page.locator('.curtain').waitFor();
    cold.on = true;
    await page.reload();
    await page.locator('.curtain button').first().click();
    await isOnHold(page, assert);
}

export async function a_match_of_which_nothing_is_left_says_why({ server, browser, assert }) {
    const between = { up: (m, say) => {
        if (m.t !== 'join')
            return m;
        say({ t: 'error', q: m.q, d: { code: 'frozen', text: 'ihr Inhalt fehlt.' } });
        return null;
    } };
    const page = await newPage(browser, server, { between, locale: 'de-DE' });
    await page.goto(`${server.address}/#/match/abc/def`);
    await page.getByRole('alert').filter({ hasText: 'Diese Partie ist angehalten: ihr Inhalt fehlt.' }).waitFor();
    await shot(page, 'frozen-nothing');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await page.getByRole('button', { name: 'Jetzt spielen' }).first().waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
}
