// Invitations: each is good for one seat and one use, in whatever browser, and what is left to do when it is used up.
import { eventually, newPage, openMatch, request, shot, untilAsked, PHONE } from './kit.mjs';

const kept = page => page.evaluate(() => JSON.parse(localStorage.getItem('spielwerk.seats') ?? '[]'));

export async function an_invitation_is_used_up_and_its_seat_is_kept({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await request(anna, 'create', { game: 'brawl', seats: ['me', 'open'], listed: true, name: 'Anna', options: { selection: 'suggested' } });
    const link = `${server.address}/#/join/${d.match}/${d.invites[0].key}`;
    await bert.goto(link);
    await bert.getByRole('textbox').first().fill('Bert');
    await bert.locator('main form button[type=submit]').click();
    await bert.locator('.table').waitFor();
    const [seat] = await kept(bert);
    assert.notEqual(seat.key, d.invites[0].key);
    assert.equal(new URL(bert.url()).hash, `#/match/${d.match}`, 'no key in the address');
    // The same browser finds its seat again, by the address, by a reload and by the old link.
    await bert.reload();
    await bert.locator('.table').waitFor();
    await bert.goto('about:blank');
    await bert.goto(link);
    await bert.locator('.table').waitFor();
    // Somebody else does not get in, and is told what is left to do.
    for (const [viewport, locale, name] of [[undefined, 'en-GB', 'invitation-used'], [PHONE, 'de-DE', 'phone-invitation-used']]) {
        const carl = await newPage(browser, server, { viewport, locale });
        await carl.goto(link);
        const refused = carl.getByRole('alert');
        await refused.waitFor();
        assert.match(await refused.innerText(), /new match|neue Partie/);
        await shot(carl, name);
        await refused.getByRole('link', { name: /^(Watch|Zuschauen)$/ }).click();
        await carl.locator('.table').waitFor();
        assert.equal((await kept(carl)).length, 0);
    }
}

/** The page is loaded again while all who sit at this screen are just sitting down. */
export async function lost_replies_cost_no_seat_at_one_screen({ server, browser, assert }) {
    let lost = 0, slow = true;
    const page = await newPage(browser, server, { between: { down: m => slow && m.t === 'joined' ? (lost++, null) : m } });
    await page.goto(`${server.address}/#/screen/brawl`);
    await page.locator('main form button[type=submit]').click();
    await eventually(() => assert.equal(lost, 2, 'both have sat down, and nobody was told'));
    slow = false;
    await page.reload();
    await page.locator('.curtain button').first().click();
    await untilAsked(page);
}

/** The server has given the seat away, but the page never hears of it: coming again by the same link opens it. */
export async function a_lost_reply_costs_no_seat({ server, browser, assert }) {
    let lost = 0;
    const between = { down: m => m.t === 'joined' && lost++ === 0 ? null : m };
    const anna = await newPage(browser, server), bert = await newPage(browser, server, { between });
    const d = await request(anna, 'create', { game: 'brawl', seats: ['me', 'open'], name: 'Anna', options: { selection: 'suggested' } });
    const link = `${server.address}/#/join/${d.match}/${d.invites[0].key}`;
    await bert.goto(link);
    await bert.getByRole('textbox').first().fill('Bert');
    await bert.locator('main form button[type=submit]').click();
    await bert.waitForFunction(() => localStorage.getItem('spielwerk.claims') !== null);
    await eventually(() => assert.ok(lost > 0));
    await bert.goto('about:blank');
    await bert.goto(`${server.address}/#/match/${d.match}/${d.invites[0].key}`);
    await bert.locator('.table').waitFor();
    const [seat] = await kept(bert);
    assert.equal(seat.seat, 2);
    assert.notEqual(seat.key, d.invites[0].key);
}

export async function an_invitation_that_is_used_while_it_is_read_says_so({ server, browser, assert }) {
    const anna = await newPage(browser, server);
    const d = await request(anna, 'create', { game: 'brawl', seats: ['me', 'open'], name: 'Anna', options: { selection: 'suggested' } });
    const link = `${server.address}/#/join/${d.match}/${d.invites[0].key}`;
    const pages = [await newPage(browser, server), await newPage(browser, server)];
    for (const page of pages) {
        await page.goto(link);
        await page.locator('main form button[type=submit]').waitFor();
    }
    const [bert, carl] = pages;
    await bert.locator('main form button[type=submit]').click();
    await bert.locator('.table').waitFor();
    await carl.locator('main form button[type=submit]').click();
    await carl.getByRole('alert').filter({ hasText: 'somebody sits there already' }).waitFor();
    assert.ok(await carl.locator('main form button[type=submit]').isEnabled());
}

export async function seats_at_one_screen_survive_a_reload({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await page.getByRole('link', { name: 'At one screen' }).first().click();
    await page.locator('main form button[type=submit]').click();
    for (let i = 0; i < 2; i++) {
        await page.locator('.curtain button').first().click();
        await page.locator('.table').waitFor();
        assert.equal((await kept(page)).length, 2);
        await page.reload();
    }
    await page.locator('.curtain').waitFor();
    assert.ok((await kept(page)).some(s => s.invite !== undefined && s.key !== s.invite));
}

export async function a_browser_that_keeps_nothing_has_its_key_in_the_address({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await page.addInitScript(() => { Storage.prototype.setItem = () => { throw new Error('denied'); }; });
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await untilAsked(page);
    assert.match(page.url(), /#\/match\/[^/]+\/[^/]+$/);
    await page.reload();
    await untilAsked(page);
}

/** Who asks for a rematch while somebody is away sends them a link. */
export async function a_rematch_invites_who_is_not_there({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server);
    const d = await openMatch(anna, { seats: ['me', 'open'] });
    await request(bert, 'join', { match: d.match, key: d.invites[0].key, name: 'Bert' });
    await anna.locator('.table').waitFor();
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Resign' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: /resign/i }).last().click();
    await anna.locator('dialog.result').getByRole('button', { name: 'Rematch' }).click();
    const link = anna.locator('dialog.result .invite-row[data-seat="2"] input');
    await link.waitFor();
    assert.match(await link.inputValue(), /#\/join\/[^/]+\/[^/]+$/);
    await shot(anna, 'rematch-invites');
    await anna.setViewportSize(PHONE);
    await shot(anna, 'phone-rematch-invites');
    await anna.locator('dialog.result').getByRole('button', { name: 'To the rematch' }).click();
    await anna.waitForFunction(old => location.hash.startsWith('#/match/') && !location.hash.includes(old), d.match);
    await anna.locator('.table').waitFor();
    // The links are still there later.
    await anna.goto(`${server.address}/#/mine`);
    await anna.getByRole('button', { name: 'Invitations' }).first().click();
    await anna.locator('.invite-row[data-seat="2"] input').waitFor();
    assert.equal(await anna.locator('.invite-row[data-seat="0"]').count(), 0);
}
