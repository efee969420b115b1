// A short phone: whatever is asked, what answers it is in sight, and the board is not smaller than it has to be.
import { playUntil } from './company.mjs';
import { drawn, eventually, moved, newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

const SHORT = { width: 390, height: 664 };
const BRAWL = { game: 'brawl', seats: 2, options: { selection: 'suggested' } };
const phone = (browser, server, more = {}) => newPage(browser, server, { viewport: SHORT, touch: true, ...more });

/** Whether all of it lies within the window and nothing covers its middle. */
const isInSight = el => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1 && el.contains(hit);
};
/** … a moment later at the latest. */
const inSight = (page, what, assert) => eventually(async () => assert.ok(await page.locator(what).first().evaluate(isInSight), `${what} is in sight`), 20000);

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
    // All of them are in sight, each with the gem that it is known by.
    const each = page.locator('.acts [data-thing^="essence:"]'), all = await each.count();
    assert.equal(await page.locator('.acts .more-answers').count(), 0);
    assert.equal(await each.locator('.essence').count(), all);
    for (let i = 0; i < all; i++)
        assert.ok(await each.nth(i).evaluate(isInSight));
    assert.ok((await page.locator('.cell .coordinate').allTextContents()).every(c => /^[a-i]\d$/.test(c)), 'a hex goes by its place alone, whatever it shows');
    const who = page.locator('.piece[data-legal]').first(), unit = await who.getAttribute('data-thing');
    await who.tap();
    // Wherever one looks, the button that was pressed does it now; the hex that is tapped meanwhile is where one goes.
    const pays = page.locator('.acts .legal.named[data-option^="spend "]').first();
    const [before, after] = await pressedAt(page, pays);
    assert.ok(Math.abs(before - after) < 2, `it stays where it was: ${before}, ${after}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await page.locator('.acts [data-thing="standard:hurry"]').tap();
    await page.locator(`.piece[data-thing="${unit}"]`).tap();
    const [left, now] = await pressedAt(page, pays);
    assert.ok(Math.abs(left - now) < 2, `beside a hand, too: ${left}, ${now}`);
    await page.locator('.range').waitFor({ state: 'attached' });
    const to = (await page.locator('.range').getAttribute('data-ends')).split(' ')[0];
    await page.locator(`.cell[data-thing="hex:${to}"]`).dispatchEvent('click');
    await page.waitForFunction(id => document.querySelector('.prompt h2').innerText.includes(id), to);
    await page.locator('.do-it').tap();
    assert.ok(await moved(page, v));
    await page.waitForFunction(([unit, to]) => document.querySelector(`.piece[data-thing="${unit}"]`)?.dataset.spot
        === document.querySelector(`.cell[data-thing="hex:${to}"]`)?.dataset.spot, [unit, to]);
}

/** Where the button of an answer was when it was tapped, and where the one is that does it. */
async function pressedAt(page, button) {
    const left = what => what.evaluate(el => el.getBoundingClientRect().left), before = await left(button);
    await button.tap();
    return [before, await left(page.locator('.do-it'))];
}

/** A drawer lies over the board alone, and what is chosen meanwhile closes it. */
export async function no_drawer_covers_the_question({ server, browser, assert }) {
    const page = await phone(browser, server);
    await turn(page);
    const drawers = { seats: '.left', side: '.right', log: '.right' };
    for (const [i, [tab, drawer]] of Object.entries(drawers).entries()) {
        await page.locator('.tabs button').nth(i).tap();
        await page.locator(`.table[data-tab="${tab}"] > ${drawer}`).waitFor();
        await inSight(page, '.prompt h2', assert);
        await inSight(page, '.acts [data-option="end"]', assert);
        assert.ok(await page.evaluate(d => document.querySelector(d).getBoundingClientRect().bottom <= document.querySelector('.prompt').getBoundingClientRect().top + 1, drawer));
    }
    await page.locator('.hand .card[data-legal="true"]').first().tap();
    await page.locator('.do-it').waitFor();
    await page.locator('.table[data-tab=""]').waitFor();
    await page.locator('.menu').tap();
    await page.getByText('One-tap play').waitFor();
    assert.equal(await page.locator('.menu-dialog .keys').count(), 0, 'no keys where there is no keyboard');
}

/** Who is to be deployed is no choice: only where. */
export async function what_every_answer_names_is_no_button({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked } = await playUntil(page, BRAWL, (_, q) => q.key === 'deploy' ? true : undefined);
    await table.handOver(asked.seat);
    await page.locator('.cell[data-legal="true"]').first().waitFor();
    assert.equal(await page.locator('.acts [data-thing]').count(), 0);
}

/** A name and what it does, in two lines: no higher than the other buttons. */
export async function what_an_action_does_stands_below_its_name({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    await turn(page);
    const heights = await page.locator('.acts button').evaluateAll(all => all.filter(b => b.checkVisibility()).map(b => b.getBoundingClientRect().height));
    assert.ok(Math.max(...heights) <= 44, `heights ${heights}`);
    const [name, detail] = await page.locator('.acts [data-thing="standard:hurry"]').evaluate(b => {
        const words = document.createRange();
        words.selectNode(b.firstChild);
        return [words.getBoundingClientRect().bottom, b.querySelector('.detail').getBoundingClientRect().top];
    });
    assert.ok(detail >= name - 3, 'the second line');
}

/** What was answered without asking stands between question and buttons, not behind them. */
export async function what_was_not_asked_can_be_read({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, BRAWL, (_, q) => q.key === 'skill' && q.options.includes('use') ? true : undefined);
    await table.handOver(asked.seat);
    await page.locator('.pass-note').filter({ hasText: 'Von selbst gewählt' }).waitFor();
    await eventually(async () => {
        const [question, note, acts] = await page.evaluate(() => ['.prompt h2', '.pass-note', '.prompt .acts'].map(what => document.querySelector(what).getBoundingClientRect()));
        assert.ok(question.bottom <= note.top + 1 && note.bottom <= acts.top + 1, `${question.bottom} ${note.top} ${note.bottom} ${acts.top}`);
    });
}

/** The longest word of a card's name is as wide as the card at most. */
export async function names_of_cards_are_not_cut_off({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, BRAWL, async (t, q) => {
        const held = q.key === 'activate' ? (await t.look(q.seat)).items.filter(i => i.area === 'hand' && i.owner === q.seat).map(i => i.id) : [];
        return held.includes('darksteel-armour') ? true : undefined;
    });
    await table.handOver(asked.seat);
    await untilAsked(page);
    const cut = await page.locator('.hand .card-name').evaluateAll(all => all.filter(n => n.scrollWidth > n.clientWidth + 1).map(n => n.textContent));
    assert.deepEqual(cut, []);
}

/** A weapon with four figures, and those that may make room for it; who reads the log meanwhile sees no cards over it. */
export async function cards_that_were_found_show_all_their_figures({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, { game: 'gorgasali', seats: 4, options: { characters: 'random' } },
        (_, q) => q.key === 'replace' && q.about.some(a => ['kiss', 'janeli'].includes(a.id)) ? true : undefined);
    await table.handOver(asked.seat);
    await inSight(page, '.incoming .next', assert);
    await shot(page, 'phone-found');
    assert.deepEqual(await page.locator(':is(.incoming .next, .my-mat .mat-slot.is-legal) .figure').evaluateAll(all => all.filter(f => {
        const at = f.getBoundingClientRect(), card = f.closest('.card').getBoundingClientRect();
        return at.left < card.left || at.right > card.right || at.bottom > card.bottom;
    }).map(f => f.textContent)), []);
    await page.locator('.tabs button').last().tap();
    await inSight(page, '.talk-lines', assert);
}

/** Dice to throw again, and the roll to keep. */
export async function a_roll_can_be_kept_without_swiping({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, { game: 'gorgasali', seats: 4, options: { characters: 'random' } },
        (_, q) => q.key === 'reroll' && q.options.length > 4 && q.options.every(o => o.split('+').length <= 3) ? true : undefined);
    await table.handOver(asked.seat);
    await page.locator('.dice-picker').waitFor();
    await shot(page, 'phone-reroll');
    await inSight(page, '.acts [data-option="keep"]', assert);
}

export async function what_is_pressed_most_stays_in_sight({ server, browser, assert }) {
    const page = await phone(browser, server);
    await turn(page);
    for (const what of ['.acts [data-option="end"]', '.acts .hint', ...['manipulate', 'create', 'destroy', 'hurry'].map(id => `.acts [data-thing="standard:${id}"]`)])
        await inSight(page, what, assert);
    await page.locator('.hand .card[data-legal="true"]').first().tap();
    await page.locator('.do-it').waitFor();
    await inSight(page, '.do-it', assert);            // wherever the answers were swiped to
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
    await inSight(page, last, assert);
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
    await drawn(page);
    assert.deepEqual(await board(), before);
    await inSight(page, '.stack-fold', assert);
    // Who has a keyboard gets by one key to where somebody can be summoned.
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.activeElement?.matches('.cell[data-legal]'));
    await page.locator('.stack-fold').tap();
    await page.locator('.stack-open', { hasText: 'summoning' }).waitFor();
    await shot(page, 'phone-stack');
}

/** At first and whenever something is asked, no row of the battlefield is cut off. */
export async function the_whole_battlefield_is_in_sight({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '1' } }, (_, q) => q.key === 'action' ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    await eventually(async () => assert.deepEqual(await page.evaluate(() => {
        const { top, bottom, left, right } = document.querySelector('.board').getBoundingClientRect();
        return [...document.querySelectorAll('.cell')].filter(cell => {
            const box = cell.getBoundingClientRect();
            return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
        }).map(cell => cell.dataset.thing);
    }), []), 20000);
    await shot(page, 'phone-battlefield');
}

/** Wares lie in a panel behind a tab: while something else can be done as well, the shop is a button, and then they are. */
export async function the_shop_is_a_button_while_one_can_buy({ server, browser, assert }) {
    const page = await phone(browser, server);
    const buys = q => q.options.filter(o => o.startsWith('buy '));
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '3' } },
        (_, q) => q.key === 'action' && buys(q).length > 0 && q.options.length > buys(q).length ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    const [ware] = buys(asked), button = page.locator(`.acts [data-option="${ware}"]`);
    assert.equal(await button.count(), 0, 'not before it is wanted');
    await page.locator('.acts [data-shelf="shop"]').tap();
    await page.locator(`.acts :is([data-option="${ware}"], .do-it)`).first().waitFor();
    await page.locator('.acts .price').first().waitFor();
    await shot(page, 'phone-shop');
    await button.tap();
    await page.locator('.notes .explained').waitFor();        // what it brings is read first
    await page.locator(`.acts .do-it[data-option="${ware}"]`).tap();
    assert.ok(await moved(page, asked.v));
}

/** All three cards of which one goes into the box are in sight at once. */
export async function three_cards_lie_side_by_side({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '2' } }, (_, q) => q.key === 'leave' ? true : undefined);
    assert.equal(asked.options.length, 3);
    await table.handOver(asked.seat);
    await page.locator('.ad-choice .card').nth(2).waitFor();
    await shot(page, 'phone-leave');
    for (const o of asked.options)
        await inSight(page, `.ad-choice .card[data-thing="card:${o.split(' ')[1]}"]`, assert);
    // They do not cover the question, when it needs more room.
    await page.locator('.acts .hint').tap();
    await page.locator('.notes .hinted').waitFor();
    await eventually(async () => assert.ok(await page.locator('.prompt').evaluate(prompt => {
        const { left, top, right } = prompt.getBoundingClientRect();
        return prompt.contains(document.elementFromPoint((left + right) / 2, top + 3));
    })), 20000);
}

/** A refusal that is longer than the place of the question takes more of the board, and gives it back. */
export async function a_long_refusal_is_read_without_scrolling({ server, browser, assert }) {
    const LONG = 'It cannot be done, because of a reason that needs many words. '.repeat(5);
    let refuses = false;
    const between = { up: (m, say) => {
        if (m.t !== 'answer' || !refuses)
            return m;
        say({ t: 'error', q: m.q, d: { code: 'illegal', text: LONG } });
        return null;
    } };
    const page = await phone(browser, server, { between });
    await turn(page);
    const grows = by => page.waitForFunction(is => (getComputedStyle(document.querySelector('.prompt')).getPropertyValue('--more') !== '') === is, by);
    const places = () => page.evaluate(() => ['.board', '.acts', '.hands'].map(what => (({ x, y, width, height }) => [x, y, width, height])(document.querySelector(what).getBoundingClientRect())));
    const before = await places();
    const { v } = await state(page);
    refuses = true;
    await page.locator('.acts [data-option="end"]').tap();
    await page.locator('.prompt .problem').waitFor();
    await grows(true);
    await drawn(page);
    await shot(page, 'phone-refusal');
    const { note, place, acts } = await page.evaluate(() => Object.fromEntries([['note', '.prompt .problem'], ['place', '.prompt'], ['acts', '.prompt .acts']]
        .map(([name, what]) => [name, (({ top, bottom }) => ({ top, bottom }))(document.querySelector(what).getBoundingClientRect())])));
    assert.ok(note.top >= place.top - 1 && note.bottom <= acts.top + 1, JSON.stringify({ note, place, acts }));
    assert.deepEqual(await places(), before, 'nothing else moves');
    refuses = false;
    await page.locator('.acts [data-option="end"]').tap();
    assert.ok(await moved(page, v));
    await grows(false);
}

/** What is told without being asked stands below its question, all of it. */
export async function why_nobody_may_stay_is_read_without_scrolling({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked } = await playUntil(page, { game: 'gorgasali', seats: 2, options: { characters: 'random' } },
        (_, q) => q.key === 'move' && !q.options.includes('stay') ? true : undefined);
    await table.handOver(asked.seat);
    await page.locator('.prompt .missed').waitFor();
    await drawn(page);
    await shot(page, 'phone-must-move');
    const { note, place, acts } = await page.evaluate(() => Object.fromEntries([['note', '.prompt .missed'], ['place', '.prompt'], ['acts', '.prompt .acts']]
        .map(([name, what]) => [name, (({ top, bottom }) => ({ top, bottom }))(document.querySelector(what).getBoundingClientRect())])));
    assert.ok(note.top >= place.top - 1 && note.bottom <= acts.top + 1, JSON.stringify({ note, place, acts }));
}

/** Names of buttons stay within them, however many there are; a hint card lies over the board until something is done. */
export async function a_turn_of_adeloth_has_room_on_a_short_phone({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '1' } },
        async (t, q) => q.key === 'action' && q.options.some(o => o.startsWith('summon ')) && (await t.look(q.seat)).round >= 4 ? true : undefined);
    await table.handOver(asked.seat);
    const hint = page.locator('.ad-hint');
    await hint.waitFor();
    const tooWide = await page.locator('.acts button').evaluateAll(all => all.filter(b => b.scrollWidth > b.clientWidth + 1).map(b => b.textContent));
    assert.deepEqual(tooWide, []);
    await page.locator('.hand .card[data-legal="true"]').first().tap();
    await hint.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await hint.waitFor();
    await page.locator('.hand .card[data-legal="true"]').first().tap();
    await page.locator('.prompt .do-it').tap();
    assert.ok(await moved(page, asked.v));
    await untilAsked(page);
    assert.equal(await hint.count(), 0, 'what is asked next is not covered');
}

/** The question of an attack is long: it takes more of the board rather than being cut off. */
export async function a_long_question_is_read_without_scrolling({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '1' } }, (_, q) => q.key === 'defend' ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    await drawn(page);
    await shot(page, 'phone-defend');
    const { question, place, acts } = await page.evaluate(() => Object.fromEntries([['question', '.prompt h2'], ['place', '.prompt'], ['acts', '.prompt .acts']]
        .map(([name, what]) => [name, (({ top, bottom }) => ({ top, bottom }))(document.querySelector(what).getBoundingClientRect())])));
    assert.ok(question.top >= place.top - 1 && question.bottom <= acts.top + 1, JSON.stringify({ question, place, acts }));
    // Nor does it cover the line of the effect, or the line the rule behind the question.
    for (const height of [SHORT.height, 844]) {
        await page.setViewportSize({ ...SHORT, height });
        await inSight(page, '.stack-fold', assert);
        await inSight(page, '.question .link', assert);
        const apart = () => page.evaluate(() => {
            const [line, link, head] = ['.stack-fold', '.question .link', '.prompt h2'].map(what => document.querySelector(what).getBoundingClientRect());
            return (line.right <= link.left + 1 || line.bottom <= link.top + 1) && (height => height < 700 || line.bottom <= head.top + 1)(innerHeight);
        });
        await eventually(async () => assert.ok(await apart(), `at ${height}`), 20000);
    }
    // Who opens the stack reads it, although the answers are compared below.
    await page.setViewportSize(SHORT);
    await page.locator('.forecast-panel.low').waitFor();
    await page.locator('.stack-fold').tap();
    await page.locator('.stack-open').waitFor();
    await eventually(async () => assert.ok(await page.locator('.stack-open').evaluate(open => {
        const { left, right, top, bottom } = open.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every(y => open.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * y)));
    })), 20000);
    // Nor does its button lie over the menu of passing.
    await page.locator('.stack-fold').tap();
    await page.locator('.pass-more').tap();
    const uncovered = () => page.locator('.pass-sheet').evaluate(sheet => {
        const place = sheet.getBoundingClientRect(), { left, right, top, bottom } = document.querySelector('.stack-fold').getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < place.left || y < place.top || y > place.bottom || sheet.contains(document.elementFromPoint(x, y));
    });
    await eventually(async () => assert.ok(await uncovered()), 20000);
}

/** What an upgrade costs comes after its button, which makes room for it. */
export async function prices_of_upgrades_are_in_sight({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '1' } },
        (_, q) => q.key === 'administration' && q.options.filter(o => o.startsWith('upgrade ')).length > 1 ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    const prices = page.locator('.acts .price');
    await prices.nth(1).waitFor();
    await shot(page, 'phone-prices');
    const cut = () => prices.evaluateAll(all => all.filter(p => p.getBoundingClientRect().bottom > p.closest('.answers').getBoundingClientRect().bottom + 1).map(p => p.textContent));
    await eventually(async () => assert.deepEqual(await cut(), []), 20000);
    // Nor does what stays beside them leave the screen, whatever else is told.
    await page.locator('.acts .hint').tap();
    await page.locator('.notes .hinted').waitFor();
    const outside = () => page.locator('.acts button').evaluateAll(all => all.filter(b => b.getBoundingClientRect().right > innerWidth + 1).map(b => b.textContent));
    await eventually(async () => assert.deepEqual(await outside(), []), 20000);
}

/** What both sides have is in sight, also beside the buttons of the board. */
export async function the_strip_of_the_other_shows_all_its_figures({ server, browser, assert }) {
    const page = await phone(browser, server);
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '3' } },
        async (t, q) => q.key === 'action' && (await t.look(q.seat)).round >= 2 ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    const cut = await page.locator('.strip-seat[data-me="false"]').evaluate(el => {
        const { right } = el.getBoundingClientRect();
        return [...el.querySelectorAll('.ad-value')].filter(v => v.getBoundingClientRect().right > right + 1).map(v => v.title);
    });
    assert.deepEqual(cut, []);
    assert.ok(await page.locator('.strip-seat[data-me="false"] .ad-value.hand').count() === 1);
}

/** Directions and one answer more: what does not fit is told and shown by one press, no name leaves its button, and the first press only shows. */
export async function answers_that_do_not_fit_are_told_and_shown({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    const { table, asked } = await playUntil(page, BRAWL, (_, q) => q.key === 'aim' && q.options.length > 4 ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    await drawn(page);
    const cut = () => page.locator('.acts button').evaluateAll(all => all.filter(b => b.scrollWidth > b.clientWidth + 1 || b.scrollHeight > b.clientHeight + 1).map(b => b.textContent));
    const unseen = () => page.locator('.answers button').evaluateAll((all, isInSight) => all.filter(b => {
        const { bottom } = b.getBoundingClientRect();
        return bottom > b.closest('.answers').getBoundingClientRect().bottom + 1 || !(0, eval)(`(${isInSight})`)(b);
    }).length, String(isInSight));
    const hidden = await unseen();
    assert.ok(hidden > 0, 'they do not fit');
    await shot(page, 'phone-aim');
    assert.match(await page.locator('.more-answers').textContent(), new RegExp(`\\+${hidden} `));
    await page.locator('.more-answers').tap();
    await drawn(page);
    await shot(page, 'phone-aim-all');
    assert.equal(await unseen(), 0);
    assert.deepEqual(await cut(), []);
    await inSight(page, '.prompt h2', assert);
    const way = asked.options.find(o => o.startsWith('aim ')), button = page.locator(`.acts [data-option="${way}"]`);
    await button.tap();
    await page.locator(`.acts .do-it[data-option="${way}"]`).waitFor();
    assert.equal((await state(page)).v, asked.v, 'shown, not done');
    await page.locator('.acts .do-it').tap();
    assert.ok(await moved(page, asked.v));
}

/** Who is tapped first is offered what he can do, by name; what pays for it is asked for afterwards. */
export async function a_tapped_champion_is_offered_its_actions({ server, browser, assert }) {
    const page = await phone(browser, server, { locale: 'de-DE' });
    await turn(page);
    await page.locator('.piece[data-legal]').first().tap();
    await page.locator('.acts [data-thing="standard:hurry"]').waitFor();
    assert.equal(await page.locator('.acts [data-thing^="essence:"]').count(), 0);
    for (const b of await page.locator('.answers button').all())
        assert.ok(await b.evaluate(isInSight), await b.textContent());
    const { v } = await state(page);
    await page.locator('.acts [data-option^="standard "]').first().tap();
    await page.locator('.acts .do-it').waitFor();
    assert.equal((await state(page)).v, v, 'shown, not done');
}
