// Reflections of Adeloth: a match by clicking as a person would, with attacks, reactions and hint cards, and a draft between two people.
import { advice, askAlways, count, give, hurryOn, playOn, prompt } from './advised.mjs';
import { eventually, moved, newPage, openMatch, shot, state, untilAsked, whoIsAsked, PHONE } from './kit.mjs';

const open = (page, options = {}, seats = ['me', 'bot:scripted']) => openMatch(page, { game: 'adeloth', seats, options: { level: '1', ...options } });

/** What the enemy may hold, what is left of the own deck, and the enemy's last turn once more. */
async function lists(page, assert) {
    await page.locator('.seat-panel[data-me="false"] [data-pile^="hand"]').click();
    assert.match(await page.locator('dialog.pile-list').innerText(), /perhaps in the hand/i, 'its hand holds cards nobody has shown');
    const cards = await page.locator('dialog.pile-list .card').evaluateAll(all => all.map(c => c.dataset.thing));
    const mine = await page.locator('.hand .card, .piece').evaluateAll(all => all.map(c => c.dataset.thing?.replace('unit:', 'card:')));
    assert.ok(cards.length > 0 && cards.every(c => !mine.includes(c)), `what can be seen is in no hand: ${cards}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog.pile-list').waitFor({ state: 'detached' });
    await page.locator('.last-turn').click();
    assert.match(await page.locator('.recap').innerText(), /it is the turn of Bot [A-Z][a-z]+/);
    await page.keyboard.press('Escape');
    await page.locator('.recap').waitFor({ state: 'detached' });
}

export async function a_match_of_adeloth_by_clicking({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await askAlways(page);
    await page.reload();
    await open(page);
    await untilAsked(page);
    await shot(page, 'ad-generals');
    assert.equal(await count(page, '.ad-choice .card'), 2, 'both generals to choose from');
    await page.keyboard.press('2');
    await page.locator('.do-it[data-option="profession rune-master"]').waitFor();   // numbers mean what is laid out
    await page.keyboard.press('Escape');
    const done = {}, seen = {};
    /** The pointer rests on whom an attack would hit: what would come of it is told. */
    const look = async (verb, target) => {
        if (verb !== 'attack' || seen.forecast !== undefined)
            return;
        await page.locator(`.piece[data-thing="unit:${target}"]`).hover({ force: true });
        await page.locator('.forecast-panel, .bubble.threat').filter({ hasText: /life|resistance|damage/i }).first().waitFor();
        seen.forecast = await page.locator('.forecast-panel, .bubble.threat').filter({ hasText: /life|resistance|damage/i }).first().innerText();
        await shot(page, 'ad-attack');
    };
    await playOn(page, done, { look, until: async () => {
        if (await count(page, '.ad-hint') > 0) {
            seen.hint = await page.locator('.ad-hint').innerText();
            await shot(page, 'ad-hint');
            await page.locator('.ad-hint button.go').click();
            await page.locator('.ad-hint').waitFor({ state: 'detached' });         // a hint that was read goes away
        }
        if (done.attack === 4 && !seen.pictured && await prompt(page) === 'action') {
            seen.pictured = true;
            await shot(page, 'ad-table');
        }
        if (done.summon >= 1 && !seen.lists && await prompt(page) === 'action' && await count(page, '.last-turn') > 0) {
            seen.lists = true;
            await lists(page, assert);
        }
        if (await prompt(page) === 'administration' && await count(page, '.acts [data-option^="upgrade "] .price') > 0)
            seen.price = await page.locator('.acts [data-option^="upgrade "] .price').first().innerText();
        return seen.forecast !== undefined && seen.lists && seen.hint !== undefined && done.attack >= 4 && done.keys >= 10 && done.things > 20;
    } });
    // What comes between brings nothing new to click.
    if (!(await state(page)).over) {
        await hurryOn(page, async (_, look) => (await look()).seats.some(s => s.facts.life[0] <= 8));
        await playOn(page, done, { look });
    }
    assert.ok(done.attack >= 1 && /life|resistance|damage/i.test(seen.forecast ?? ''), `an attack was foretold: ${seen.forecast}`);
    assert.ok(done.summon >= 1 && done.place >= 1, 'somebody was summoned to a field');
    assert.ok(done.keys >= 10, `passed with the key: ${done.keys}`);
    assert.ok(seen.lists, 'cards and turns were looked up');
    assert.match(seen.hint ?? '', /Upgrades|Spy/);
    assert.ok(done.things > 20, JSON.stringify(done));
    assert.match(seen.price ?? '1 gold', /^\d gold$/, 'an upgrade names its price');
    const result = await page.locator('dialog.result').innerText();
    assert.match(result, /Victory|Defeat|draw/);
    assert.match(result, /life points|level 6|fallen/);
    await shot(page, 'ad-result');
    // On a short phone both sides are in sight at once, however many figures they have.
    await page.setViewportSize({ width: 390, height: 664 });
    const below = () => page.locator('.standings li').evaluateAll(all => all.filter(l => l.getBoundingClientRect().bottom > document.querySelector('.result-told').getBoundingClientRect().bottom + 1).length);
    await eventually(async () => assert.equal(await below(), 0, 'a row is out of sight'), 20000);
    await shot(page, 'ad-result-phone');
    // Who looks at the board comes back to the result: nothing lies over the button.
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.locator('.result-again').click({ timeout: 20000 });
    await page.locator('dialog.result').waitFor();
}

export async function a_phone_shows_both_sides_of_adeloth({ server, browser, assert }) {
    const page = await newPage(browser, server, { viewport: PHONE, locale: 'de-DE', touch: true });
    await askAlways(page);
    await page.reload();
    await open(page, { level: '2' });
    const chosen = {};
    for (let i = 0; i < 60 && (chosen.summon ?? 0) < 2; i++) {
        const { v } = await untilAsked(page);
        // What is asked is answered from the list of options: how fingers work is tested elsewhere.
        const option = await page.locator('.prompt .options').evaluate(async list => {
            list.open = true;
            while (list.querySelector('[data-option]') === null)
                await new Promise(done => setTimeout(done, 10));
            const all = [...list.querySelectorAll('[data-option]')], of = verb => all.find(b => b.dataset.option.startsWith(verb));
            const one = of('pass') ?? of('summon') ?? of('to') ?? of('income') ?? all[0];
            one.click();
            return one.dataset.option.split(' ')[0];
        });
        chosen[option] = (chosen[option] ?? 0) + 1;
        await moved(page, v);
    }
    await untilAsked(page);
    await shot(page, 'ad-phone');
    assert.equal(await count(page, '.strip-seat'), 2, 'life and mana of both are in sight');
    assert.equal(await page.locator('.strip-seat .ad-level b').filter({ visible: true }).count(), 2, 'and their levels, for the sixth wins');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no wider than the screen');
    const card = page.locator('.hand .card').first();
    await card.scrollIntoViewIfNeeded();
    assert.ok(await card.isVisible());
    await page.getByRole('button', { name: 'Sitze' }).click();
    await eventually(async () => assert.equal(await page.locator('.ad-skill').count(), 6, 'both tableaux'));
    await shot(page, 'ad-phone-seats');
    await page.getByRole('button', { name: 'Sitze' }).click();
    await page.getByRole('button', { name: 'Auslage' }).click();
    await eventually(async () => assert.equal(await page.locator('.ad-ware').filter({ visible: true }).count(), 8, 'all wares'));
    await shot(page, 'ad-phone-shop');
}

/** Anna sets the table on its own page, with the level she wants, and Bert comes by its link. */
async function sitDownForPlus(anna, bert, server) {
    await anna.goto(`${server.address}/#/friends/adeloth`);
    await anna.getByLabel('Your name', { exact: false }).first().fill('Anna');
    await anna.getByLabel('Modification level').selectOption('plus');
    await shot(anna, 'ad-set-up');
    await anna.getByRole('button', { name: /^(Open the table|Create|Set the table|Open)/ }).click();
    await bert.goto(await anna.locator('main input[readonly]').first().inputValue());
    await bert.getByRole('textbox').first().fill('Bert');
    await bert.locator('main form button[type=submit]').tap();     // a finger: a mouse would rest on a card afterwards
    await bert.locator('.table').waitFor();
    await anna.getByRole('button', { name: 'To the table' }).click();
    await anna.locator('.table').waitFor();
}

export async function two_people_draft_their_decks_for_plus({ server, browser, assert }) {
    const anna = await newPage(browser, server), bert = await newPage(browser, server, { viewport: PHONE, locale: 'de-DE', touch: true });
    await sitDownForPlus(anna, bert, server);
    const taken = { 1: [], 2: [] }, order = [];
    const asked = async () => {
        const page = await whoIsAsked([anna, bert]);
        return { n: page === anna ? 1 : 2, page };
    };
    const general = await asked(), { v: first } = await state(general.page);
    const who = await general.page.locator('.ad-choice .card[data-legal="true"]').first().getAttribute('data-thing');
    const card = general.page.locator(`.ad-choice .card[data-thing="${who}"]`);
    for (let i = 0; i < 2; i++)
        await (general.page === anna ? card.click() : card.tap());
    await moved(general.page, first);
    for (let pick = 0; pick < 20; pick++) {
        const { n, page } = await asked();
        const { v } = await state(page);
        assert.equal(await prompt(page), 'draft');
        const all = page.locator('.gallery .portrait[data-legal="true"]');
        assert.equal(await all.count(), 6 - pick % 4, `pick ${pick}`);
        await (page === anna ? bert : anna).waitForFunction(k => document.querySelectorAll('.gallery .portrait').length === k, 6 - pick % 4);
        if (pick === 0 || pick === 10)
            for (const [name, p] of [['', anna], ['-phone', bert]])
                await shot(p, `ad-draft-${pick}${name}`);
        const thing = await all.first().getAttribute('data-thing');
        const portrait = page.locator(`.gallery .portrait[data-thing="${thing}"]`);
        if (page === anna) {
            await portrait.click();
            await portrait.click();
        }
        else {
            await portrait.tap();
            await page.locator(`.prompt .do-it[data-option="draft ${thing.slice(5)}"]`).tap();
        }
        order.push(n);
        taken[n].push(thing);
        assert.ok(await moved(page, v), `pick ${pick} was taken`);
    }
    // 1-2-1 in every draft, and the first pick goes back and forth: AD-DRAFT-2, AD-PLUS-6.
    const [one, other] = order[0] === 1 ? [1, 2] : [2, 1];
    const draft = (a, b) => [a, b, b, a];
    assert.deepEqual(order, [0, 1, 2, 3, 4].flatMap(i => i % 2 === 0 ? draft(one, other) : draft(other, one)));
    assert.equal(new Set([...taken[1], ...taken[2]]).size, 20, 'no card twice');

    // Both are at the battlefield now, each with four of the own ten cards, and see no hand but their own.
    for (const [n, page] of [[1, anna], [2, bert]]) {
        await page.locator('.board').waitFor();
        await page.waitForFunction(() => document.querySelectorAll('.hand .card').length >= 4);
        const hand = await page.locator('.hand .card').evaluateAll(all => all.map(c => c.dataset.thing));
        assert.ok(hand.every(card => taken[n].includes(card)), `${hand} of ${taken[n]}`);
    }
    await shot(anna, 'ad-plus');
    await shot(bert, 'ad-plus-phone');
    // Whoever had the first pick begins.
    await (one === 1 ? anna : bert).locator('.prompt[data-prompt="action"]').waitFor();
}

/** Whatever is asked at any level, a click leads on. */
export async function every_level_of_adeloth_can_be_clicked({ server, browser, assert }) {
    for (const [i, level] of ['1', '2', '3', 'plus'].entries()) {
        const page = await newPage(browser, server);
        await askAlways(page);
        await page.reload();
        await open(page, { level });
        const done = {};
        for (let n = 0; n < 45; n++) {
            const { v, over } = await untilAsked(page);
            if (over)
                break;
            if (await prompt(page) === 'react') {
                assert.ok(await page.evaluate(() => {
                    const pieces = document.querySelector('.board .pieces');
                    return [...document.querySelectorAll('.effect-lines circle')].every(ring => (ring.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
                }), 'figures lie over the rings around them');
                await page.keyboard.press('Space');
                assert.ok(await moved(page, v));
                continue;
            }
            await give(page, await advice(page), done);
        }
        await shot(page, `ad-level-${i + 1}`);
        assert.ok(done.things > 5, `level ${level}: ${JSON.stringify(done)}`);
        await page.context().close();
    }
}
