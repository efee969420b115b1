// A short phone: whatever is asked, what answers it is in sight, and the board is not smaller than it has to be.
import { playUntil } from './company.mjs';
import { newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

const SHORT = { width: 390, height: 664 };
const BRAWL = { game: 'brawl', seats: 2, options: { selection: 'suggested' } };
const phone = (browser, server, more = {}) => newPage(browser, server, { viewport: SHORT, touch: true, ...more });

/** Whether all of it lies within the window and nothing covers its middle. */
const inSight = (page, what) => page.locator(what).first().evaluate(el => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1 && el.contains(hit);
});

/** A turn of Brawl in which a standard action can be paid with any essence. */
async function turn(page) {
    const { table, asked } = await playUntil(page, BRAWL, (_, q) => q.options.some(o => / hurry /.test(o)) && q.options.some(o => o.startsWith('play '))
        && q.options.some(o => o.startsWith('standard ')) ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
}

/** Essences lie in the panel of a seat, which is behind a tab. */
export async function what_lies_in_a_panel_is_chosen_by_a_button({ server, browser, assert }) {
    const page = await phone(browser, server);
    await turn(page);
    assert.equal(await page.locator('.acts [data-thing^="essence:"]').count(), 0, 'not before it is wanted');
    const { v } = await state(page);
    await page.locator('.acts [data-thing="standard:hurry"]').tap();
    const essence = page.locator('.acts [data-thing^="essence:"]').first();
    await essence.waitFor();
    await shot(page, 'phone-essences');
    await essence.tap();
    await page.locator('.piece[data-legal]').first().tap();
    await page.locator('.do-it').tap();
    await page.waitForFunction(v => Number(document.querySelector('.table').dataset.v) !== v, v);
}

export async function what_is_pressed_most_stays_in_sight({ server, browser, assert }) {
    const page = await phone(browser, server);
    await turn(page);
    for (const what of ['.acts [data-option="end"]', '.acts .hint'])
        assert.ok(await inSight(page, what), what);
    const answers = page.locator('.answers');
    await answers.evaluate(el => { el.scrollLeft = el.scrollWidth; });
    assert.ok(await answers.evaluate(el => el.scrollLeft) > 0, 'the answers are swiped along');
    await page.locator('.hand .card[data-legal="true"]').first().tap();
    await page.locator('.do-it').waitFor();
    assert.ok(await inSight(page, '.do-it'), 'what does it is seen wherever the answers were swiped to');
    assert.equal(await page.locator('.prompt').evaluate(el => el.scrollWidth - el.clientWidth), 0, 'the question cannot slip aside');
}

/** The server's advice becomes the last card of the hand. */
export async function a_hint_brings_its_card_into_sight({ server, browser, assert }) {
    let card = '';
    const between = { down: m => m.d?.option !== undefined && card !== '' ? { ...m, d: { ...m.d, option: `play ${card}` } } : m };
    const page = await phone(browser, server, { between });
    await turn(page);
    const legal = await page.locator('.hand .card[data-legal="true"]').evaluateAll(all => all.map(c => c.dataset.thing));
    const last = `.hand .card[data-thing="${legal.at(-1)}"]`;
    card = legal.at(-1).split(':')[1];
    await page.locator('.hands').evaluate(el => { el.scrollLeft = 0; });
    await page.locator('.acts .hint').tap();
    await page.locator('.hinted').waitFor();
    assert.ok(await inSight(page, last), `${card} is in sight`);
    assert.ok(await page.evaluate(() => document.querySelector('.hinted').getBoundingClientRect().bottom
        <= document.querySelector('.acts').getBoundingClientRect().top + 1), 'the note is not behind the buttons');
    await shot(page, 'phone-hint');
}

export async function the_first_question_of_brawl_shows_the_board({ server, browser, assert }) {
    const page = await phone(browser, server);
    for (let i = 0; i < 20; i++) {
        await openMatch(page, { options: { selection: 'draft' } });
        await untilAsked(page);
        if (await page.locator('.prompt').getAttribute('data-prompt') !== 'side')
            continue;                             // the other side begins
        assert.equal(await page.locator('.gallery').count(), 0);
        assert.ok(await page.locator('.board .cell.north').first().isVisible() && await page.locator('.board .cell.south').first().isVisible());
        await page.locator('.acts .legal').first().tap();
        await page.locator('.gallery').waitFor();
        return;
    }
    assert.fail('the other side always began');
}

/** What waits on the stack is a button beside the question; it costs the board nothing. */
export async function the_stack_takes_no_room_of_a_short_phone({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked, what } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '1' } },
        (_, q) => q.key === 'action' ? q.options.find(o => o.startsWith('summon ')) : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    const board = () => page.locator('.board').boundingBox();
    const before = await board();
    assert.equal(await page.locator('.stack-fold').isVisible(), false, 'nothing waits');
    const card = page.locator(`.hand .card[data-thing="card:${what.split(' ')[1]}"]`);
    await card.scrollIntoViewIfNeeded();
    await card.tap();
    await page.locator('.do-it').tap();
    await page.locator('.prompt[data-prompt="summon-to"]').waitFor();
    assert.deepEqual(await board(), before);
    assert.ok(await inSight(page, '.stack-fold'));
    await page.locator('.stack-fold').tap();
    assert.match(await page.locator('.stack-open').innerText(), /summoning/);
    await shot(page, 'phone-stack');
}
