// What goes wrong: addresses and storage full of garbage, a server that is silent, busy or speaks nonsense.
import { chanceOf, clickSomething, eventually, moved, newPage, openMatch, shot, state, untilAsked, PHONE } from './kit.mjs';

const NOWHERE = ['#/%', '#/match/%', '#/join/abc/%E0%A4%A', '#//', '#/rules/__proto__', '#/rules/constructor', '#/friends/dance', '#/screen/__proto__',
    '#/%3Cscript%3E', '#/match'];

export async function garbage_behind_the_hash_leads_to_a_plain_page({ server, browser, assert }) {
    const page = await newPage(browser, server);
    for (const hash of NOWHERE) {
        await page.goto(`${server.address}/${hash}`);
        await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
        await page.reload();                     // the first address of a page is read elsewhere than a later one
        await page.getByRole('link', { name: 'To the start page' }).click();
        await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    }
    for (const hash of ['#/match/__proto__', '#/replay/constructor', '#/watch/a/b', '#/join/__proto__/b', '#/join/dance']) {
        await page.goto(`${server.address}/${hash}`);
        await page.getByRole('alert').waitFor();
        assert.notEqual(await page.getByRole('alert').innerText(), '', hash);
    }
    await page.goto(`${server.address}/#/%`);
    await shot(page, 'nowhere');
    await page.setViewportSize(PHONE);
    await shot(page, 'phone-nowhere');
}

export async function a_broken_storage_does_not_hinder_playing({ server, browser, assert }) {
    const names = ['seats', 'invites', 'commitments', 'passing', 'settings', 'seen', 'names', 'lang', 'quick.brawl', 'adeloth-hints'];
    for (const text of ['{', 'null', '5', '"x"', '[null]', '[{}]', '{"speed": 5, "bot": [], "options": 7}']) {
        const page = await newPage(browser, server);
        await page.evaluate(([names, text]) => names.forEach(n => localStorage.setItem(`spielwerk.${n}`, text)), [names, text]);
        for (const hash of ['', '#/mine', '#/screen/brawl', '#/replays', '#/lobby']) {
            await page.goto(`${server.address}/${hash}`);
            await page.reload();
            await page.locator('main h1').waitFor();
        }
        await page.goto(server.address);
        await page.getByRole('button', { name: 'Play now' }).first().click();
        await untilAsked(page);
        assert.equal(await page.locator('.table').count(), 1, text);
        assert.deepEqual(page.problems, [], text);
        await page.context().close();
    }
}

/** A server that swallows what `swallows` says, or its replies. */
function deaf() {
    const ear = { swallows: () => false, swallowed: [] };
    ear.up = m => {
        if (!ear.swallows(m))
            return m;
        ear.swallowed.push(m);
        return null;
    };
    return ear;
}

export async function an_answer_that_gets_lost_is_asked_for_again_and_never_given_twice({ server, browser, assert }) {
    const between = deaf();
    const page = await newPage(browser, server, { between });
    await openMatch(page);
    const { v } = await untilAsked(page);
    between.swallows = m => m.t === 'answer';
    await clickSomething(page, chanceOf(3));
    await page.waitForFunction(() => document.querySelector('.table').dataset.ready === 'false');
    assert.equal((await state(page)).asked, false, 'nothing can be chosen meanwhile');
    await page.locator('.prompt .problem').filter({ hasText: 'did not' }).waitFor();
    between.swallows = () => false;
    await page.locator('.prompt .problem').filter({ hasText: 'That did not get through' }).waitFor();
    await shot(page, 'answer-lost');
    await page.setViewportSize(PHONE);
    await shot(page, 'phone-answer-lost');
    assert.equal(between.swallowed.length, 1);
    assert.equal((await untilAsked(page)).v, v);
    await clickSomething(page, chanceOf(3));
    await page.waitForFunction(v => Number(document.querySelector('.table').dataset.v) > v, v);
    await page.locator('.prompt .problem').waitFor({ state: 'detached' });
}

export async function an_answer_whose_reply_gets_lost_counts_once({ server, browser }) {
    let holds = false;
    const page = await newPage(browser, server, { between: { down: m => holds && m.t === 'view' ? null : m } });
    await openMatch(page);
    const { v } = await untilAsked(page);
    holds = true;
    await clickSomething(page, chanceOf(3));
    await page.locator('.prompt .problem').filter({ hasText: 'The server did not reply' }).waitFor();
    holds = false;
    await page.waitForFunction(v => Number(document.querySelector('.table').dataset.v) > v, v);
    await untilAsked(page);
    await page.locator('.prompt .problem').waitFor({ state: 'detached' });
}

export async function nonsense_from_the_server_is_told_once_and_the_match_goes_on({ server, browser, assert }) {
    let nonsense = 0, connections = 0;
    const between = {
        up: m => {
            connections += m.t === 'hello' ? 1 : 0;
            return m;
        },
        down: (m, say) => {
            if (nonsense <= 0 || m.t !== 'view')
                return m;
            nonsense--;
            say('{"t": "view", "d":');
            return { ...m, d: { ...m.d, view: undefined, changes: { round: 1, areas: [{ id: 'nowhere' }] } } };
        },
    };
    const page = await newPage(browser, server, { between });
    await openMatch(page);
    const chance = chanceOf(7);
    await untilAsked(page);
    for (const times of [1, 2]) {
        const { v } = await state(page);
        nonsense = 1;
        assert.ok(await clickSomething(page, chance));
        await page.locator('.connection').filter({ hasText: 'does not understand' }).waitFor();
        await shot(page, 'nonsense');
        assert.ok(await moved(page, v), 'the page has asked for the whole view');
        assert.equal(nonsense, 0, `${times}`);
        await untilAsked(page);
    }
    for (let i = 0; i < 5; i++) {
        assert.equal((await untilAsked(page)).over, false);
        assert.ok(await clickSomething(page, chance));
    }
    assert.equal(connections, 1);
}

const ARISES = ['forecast', 'route', 'range', 'reach', 'groups'];

/** A server that is slow while it `holds` its replies and has too much to do while `busy`; counts what is under way. */
function slow() {
    const desk = { busy: false, holds: false, held: [], open: new Map(), most: 0, asked: 0, refused: 0 };
    desk.up = (m, say) => {
        if (m.t === 'hint' && desk.busy) {
            say({ t: 'error', q: m.q, d: { code: 'busy', text: 'the server has too much to do' } });
            return null;
        }
        if (!ARISES.includes(m.t))
            return m;
        desk.asked++;
        desk.open.set(m.q, m.t);
        desk.most = Math.max(desk.most, desk.open.size);
        if (!desk.busy)
            return m;
        desk.refused++;
        desk.open.delete(m.q);
        say({ t: 'error', q: m.q, d: { code: 'busy', text: 'the server has too much to do' } });
        return null;
    };
    desk.down = (m, say) => {
        if (desk.holds && desk.open.has(m.q)) {
            desk.held.push(() => desk.open.delete(m.q) && say(m));
            return null;
        }
        desk.open.delete(m.q);
        return m;
    };
    desk.release = () => {
        desk.holds = false;
        desk.held.splice(0).forEach(reply => reply());
    };
    return desk;
}

export async function a_wandering_pointer_never_asks_faster_than_it_hears({ server, browser, assert }) {
    const desk = slow();
    const page = await newPage(browser, server, { between: desk });
    await openMatch(page);
    await untilAsked(page);
    const chance = chanceOf(3), cells = page.locator('[data-thing^="hex:"][data-legal="true"]');
    for (let i = 0; i < 60 && await cells.count() < 4; i++) {
        await clickSomething(page, chance);
        await untilAsked(page);
    }
    /** Nothing is under way, and nothing more has been asked for a while. */
    const quiet = async () => {
        for (let asked = -1; asked !== desk.asked || desk.open.size > 0;) {
            asked = desk.asked;
            await page.waitForTimeout(700);
        }
    };
    await quiet();
    desk.asked = desk.most = 0;
    desk.holds = true;
    const [first, ...others] = (await cells.all()).slice(0, 4);
    await first.hover({ force: true });
    await eventually(() => assert.ok(desk.held.length > 0, 'something is asked'));
    for (const cell of others) {
        await cell.hover({ force: true });
        await page.waitForTimeout(150);
    }
    assert.equal(desk.asked, 1, 'nothing more is asked before the first reply');
    desk.release();
    await eventually(() => assert.ok(desk.asked > 1, 'then it is'));
    await quiet();
    assert.equal(desk.most, 1);
    assert.ok(desk.asked < 4, `${desk.asked} of 4 places: what was left meanwhile is not asked about`);
    // A busy server: nothing is said about what nobody asked for, and it comes later by itself.
    desk.busy = true;
    for (let i = 0; i < 40 && desk.refused === 0; i++) {
        const { v } = await state(page);
        if (await clickSomething(page, chance))
            await moved(page, v);
        await untilAsked(page);
        if (await cells.count() > 0)
            await cells.first().hover({ force: true });
        await page.waitForTimeout(500);
    }
    assert.equal(await page.locator('.connection').innerText(), '');
    assert.ok(desk.refused > 0 && desk.refused < 4, `${desk.refused} refused`);
    await page.locator('.acts .hint').click();
    await page.locator('.connection').filter({ hasText: 'too much to do' }).waitFor();
    await shot(page, 'busy');
    await page.setViewportSize(PHONE);
    await shot(page, 'phone-busy');
    assert.equal(await page.locator('.problem').count(), 0);
}
