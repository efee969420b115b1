// What happens can be seen before it is told, and everybody has one name.
import { playUntil } from './company.mjs';
import { chanceOf, clickSomething, eventually, moved, newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

async function atPace(page, speed) {
    await page.evaluate(speed => localStorage.setItem('spielwerk.settings', JSON.stringify({ speed, name: 'Anna' })), speed);
    await page.reload();
}

/** Gives an answer from the list of all options. */
async function choose(page, option) {
    await page.locator('.prompt .options summary').click();
    await page.locator(`.prompt .options [data-option="${option}"]`).click();
}

export async function dice_are_seen_before_the_log_tells_them({ server, browser, assert }) {
    const page = await newPage(browser, server, { motion: true });
    await atPace(page, 'slow');
    const { table, asked, what } = await playUntil(page, { game: 'gorgasali', options: { characters: 'random' }, seats: 2 },
        (_, { options }) => options.find(o => o.startsWith('shoot ')));
    await table.handOver(asked.seat);
    await page.evaluate(() => {
        window.seen = [];
        const look = () => {
            const log = [...document.querySelectorAll('.talk-lines li')].map(l => l.textContent);
            const dice = [...document.querySelectorAll('.rolled-die')], since = log.slice(log.findLastIndex(l => / shoots /.test(l)));
            window.seen.push({ dice: dice.length, shots: log.filter(l => / shoots /.test(l)).length, told: since.some(l => /^Dice: /.test(l)),
                small: dice.some(d => d.getBoundingClientRect().width < 40), result: since.some(l => / loses | misses /.test(l)),
                asked: document.querySelector('.prompt h2:not(.quiet)') !== null, ready: document.querySelector('.table')?.dataset.ready });
        };
        look();
        new MutationObserver(look).observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await choose(page, what);
    await page.locator('.rolled-die').first().waitFor();
    await shot(page, 'dice');
    await page.locator('.table[data-ready="true"]').waitFor();
    const seen = await page.evaluate(() => window.seen);
    // Whatever was shot before: what is told of this one stands below the last line of its kind.
    const { shots } = seen.at(-1), tells = what => s => s.shots === shots && s[what];
    assert.ok(seen.some(tells('told')), 'the log tells the dice');
    assert.ok(!seen.some(s => s.small), 'dice are large enough to read');
    assert.ok(seen.findIndex(s => s.dice > 0) <= seen.findIndex(tells('told')), 'the dice are there when the log tells them');
    assert.ok(seen.some(s => s.dice > 0 && !tells('result')(s)), 'and what comes of them is told later');
    assert.ok(seen.filter(s => s.dice > 0 && s.ready === 'false').every(s => !s.asked), 'nothing is asked before all of it was shown');
}

export async function numbers_say_what_they_come_from({ server, browser, assert }) {
    const page = await newPage(browser, server, { motion: true });
    await atPace(page, 'fast');
    await openMatch(page, { seats: ['me', 'bot:scripted'] });
    await page.evaluate(() => {
        window.risen = [];
        new MutationObserver(() => document.querySelectorAll('.rising.bad').forEach(r =>
            window.risen.push({ by: r.querySelector('.cause')?.textContent ?? '', high: r.getBoundingClientRect().height })))
            .observe(document.getElementById('app'), { subtree: true, childList: true });
    });
    const chance = chanceOf(5);
    for (let i = 0; i < 150 && await page.evaluate(() => window.risen.length) === 0; i++) {
        if ((await untilAsked(page)).over)
            await openMatch(page, { seats: ['me', 'bot:scripted'] });
        await clickSomething(page, chance);
    }
    const risen = await page.evaluate(() => window.risen);
    assert.ok(risen.length > 0, 'somebody was hurt');
    assert.ok(risen.every(r => r.by !== '' && r.high >= 28), JSON.stringify(risen[0]));
}

/** What the page hears of a shot is that it missed, whatever was rolled. */
const missing = { down: m => {
    const shot = m.d?.events?.find?.(e => e.e === 'shoot');
    if (m.t !== 'view' || shot === undefined)
        return m;
    return { ...m, d: { ...m.d, events: [shot, { e: 'miss', rule: 'GO-WPN-6', args: [shot.args[0], '3', '5'] }] } };
} };

export async function a_miss_is_seen_at_whom_it_missed({ server, browser, assert }) {
    const page = await newPage(browser, server, { motion: true, between: missing });
    await atPace(page, 'slow');
    const { table, asked, what } = await playUntil(page, { game: 'gorgasali', options: { characters: 'random' }, seats: 2 },
        (_, { options }) => options.find(o => o.startsWith('shoot ')));
    await table.handOver(asked.seat);
    await choose(page, what);
    const word = page.locator('.rising.plain'), foe = page.locator(`.piece[data-thing="character:${what.split(' ')[2]}"]`);
    await word.waitFor();
    await shot(page, 'missed');
    assert.match(await word.textContent(), /^missed\S/, 'and by what');
    const [at, there] = [await word.boundingBox(), await foe.boundingBox()];
    assert.ok(Math.abs(at.x + at.width / 2 - there.x - there.width / 2) < 3, `${JSON.stringify(at)} at ${JSON.stringify(there)}`);
}

/** All that can be read or heard on the page. */
const words = page => page.evaluate(() => [document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(e => [e.getAttribute('aria-label') ?? '', e.getAttribute('title') ?? ''])].join('\n'));

export async function everybody_has_one_name({ server, browser, assert }) {
    for (const [locale, game, options, you] of [['en-GB', 'brawl', { selection: 'suggested' }, /\bYou draw\b/], ['de-DE', 'adeloth', { level: '1' }, /\bDu ziehst\b/],
        ['de-DE', 'gorgasali', { characters: 'random' }, /\bDu würfelst\b/]]) {
        const page = await newPage(browser, server, { locale });
        await atPace(page, 'normal');
        await openMatch(page, { game, options, seats: ['me', 'bot:scripted'] });
        const chance = chanceOf(3);
        for (let i = 0; i < 12; i++) {
            const { v, over } = await untilAsked(page);
            assert.doesNotMatch(await words(page), /\b(Seat|Sitz) \d/, game);
            if (over || !await clickSomething(page, chance))
                break;
            await moved(page, v);
        }
        while (await page.locator('.talk .earlier').count() > 0)
            await page.locator('.talk .earlier').click();
        const told = await eventually(async () => {
            const all = await words(page);
            assert.match(all, you, `${game}: the log speaks to who reads it`);
            if (game === 'gorgasali')
                assert.doesNotMatch(all, /^(Armazi|Ebue|Varas|Medea|Prinzessin Tsiva|Octor|Kruber|Tharsis|D'rain|E'moon) \p{Ll}/mu, 'nobody is called by their figure');
            return all;
        }, 20000);
        const [bot] = /Bot [A-Z][a-z]+/.exec(told) ?? [];
        assert.ok(bot, `${game}: the bot has a name`);
        assert.equal(new Set(told.match(/\bBot [A-Z][a-z]+/g)).size, 1, 'and it is the same everywhere');
        if (!(await state(page)).over)
            await resign(page);
        await page.locator('dialog.result').waitFor();
        const result = await page.locator('dialog.result').innerText();
        assert.ok(result.includes(bot), `${game}: the result names the bot`);
        assert.doesNotMatch(result, /\b(Seat|Sitz|Platz) \d/);
        await page.context().close();
    }
}

async function resign(page) {
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).first().click();
    await page.getByRole('button', { name: /^(Resign|Aufgeben)/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: /resign|aufgeben/i }).last().click();
    await page.locator('dialog.result').waitFor();
}

/** After a reload nothing but the log remembers the turns of others. */
export async function what_happened_since_my_turn_outlives_a_reload({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const table = await playUntil(page, { game: 'gorgasali', options: { characters: 'random' }, seats: 2 },
        async (t, { seat, key }) => seat === 1 && key.startsWith('start') && (await t.look(1)).round >= 2 ? true : undefined);
    await table.table.handOver(1);
    for (let i = 0; i < 2; i++) {
        await page.locator('.last-turn').click();
        const told = await page.locator('.recap').innerText();
        assert.match(told, /it is the turn of /);
        assert.equal(told.match(/it is the turn of /g).length, 1, 'the turn of the other, and not mine');
        await page.locator('.recap .show-step').first().click();
        await page.locator('.recap').waitFor();
        await page.locator('.recap .shut').click();
        await page.reload();
        await untilAsked(page);
    }
}

export async function who_is_out_is_noticed_without_animations({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const bots = Array(5).fill('bot:scripted');
    await openMatch(page, { game: 'gorgasali', options: { characters: 'random' }, seats: ['me', ...bots] });
    await page.evaluate(() => {
        window.noticed = [];
        new MutationObserver(() => document.querySelectorAll('.notice-line').forEach(n => window.noticed.push(n.innerText)))
            .observe(document.getElementById('app'), { subtree: true, childList: true });
    });
    const chance = chanceOf(4);
    for (let i = 0; i < 400 && await page.evaluate(() => window.noticed.length) === 0; i++) {
        if ((await untilAsked(page)).over)
            break;
        await clickSomething(page, chance);
    }
    assert.match(await page.evaluate(() => window.noticed[0] ?? ''), / (eliminated|succumbs?) ?/);
    if (!(await state(page)).over && await page.locator('.notice-line').count() > 0) {
        await shot(page, 'notice');
        const before = await page.locator('.notice-line').count();
        await page.evaluate(() => document.querySelector('.notice-line')?.click());        // it may just have gone by itself
        await page.waitForFunction(n => document.querySelectorAll('.notice-line').length < n, before);
    }
}

export async function a_replay_keeps_the_colours_of_the_teams({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const chance = chanceOf(9);
    const swapped = () => page.evaluate(() => document.querySelector('.table').classList.contains('sides-swapped'));
    for (let i = 0; i < 20; i++) {
        await openMatch(page);
        for (let k = 0; k < 8 && !await swapped() && !(await untilAsked(page)).over; k++)
            await clickSomething(page, chance);
        if (await swapped())
            break;
    }
    assert.ok(await swapped(), 'the first seat plays Turquoise');
    await resign(page);
    await page.locator('dialog.result').getByRole('button', { name: /Watch|again/i }).first().click();
    await page.locator('.table.replay[data-ready="true"]').waitFor();
    assert.ok(await swapped());
}
