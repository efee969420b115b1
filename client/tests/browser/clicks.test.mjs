// What a click does: the first one shows, the second one does it; nothing irrevocable by accident. And the same with keys.
import { playUntil } from './company.mjs';
import { asksNow, chanceOf, clickSomething, comesOf, drawn, eventually, middleOf, moved, newPage, openMatch, shot, state, untilAsked } from './kit.mjs';

const LEGAL_CELL = '.cell[data-legal="true"]';
const focused = page => page.evaluate(() => {
    const el = document.activeElement;
    return el === null || el === document.body ? 'body' : el.closest('.cell')?.dataset.thing ?? el.dataset.thing ?? el.id ?? el.className;
});
const headline = page => page.locator('.prompt h2').innerText();
const count = (page, what) => page.locator(what).count();

/** Plays until something of a kind can be clicked. */
async function until(page, found, seed = 3) {
    const chance = chanceOf(seed);
    for (let i = 0; i < 80; i++) {
        const { over } = await untilAsked(page);
        if (over)
            await openMatch(page);
        else if (await found())
            return;
        else
            await clickSomething(page, chance);
    }
    throw new Error('it never came about');
}

export async function the_first_click_shows_and_the_second_does_it({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await until(page, async () => await count(page, LEGAL_CELL) > 2);
    const { v } = await state(page), asked = await headline(page);
    const [one, other] = await page.locator(LEGAL_CELL).evaluateAll(all => all.map(c => c.dataset.thing));
    const at = thing => middleOf(page, `.cell[data-thing="${thing}"]`);
    await page.mouse.click(...await at(one));
    await page.locator('.prompt .do-it').waitFor();
    const first = await headline(page);
    assert.match(first, /\?$/);
    assert.notEqual(first, asked, 'the question says what would be done');
    await page.mouse.click(...await at(other));
    await page.waitForFunction(was => document.querySelector('.prompt h2').innerText !== was, first);
    assert.equal((await state(page)).v, v, 'a click elsewhere looks at that instead');
    await page.keyboard.press('Escape');
    await page.locator('.do-it').waitFor({ state: 'detached' });
    assert.equal(await headline(page), asked, 'Escape lets go');
    await page.mouse.click(...await at(one));
    await page.locator('.prompt .do-it').waitFor();
    await shot(page, 'click-shown');
    await page.mouse.click(...await at(one));
    await moved(page, v);
}

/** A card that is chosen, or pointed at, shows whose it is, where that one could go and what it reaches then; what is told besides covers
 * neither board nor question. Once it is played, every hex shows what could be reached from there. */
export async function a_card_shows_where_it_leads({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what } = await playUntil(page, { game: 'brawl', seats: 2, options: { selection: 'suggested' } },
        (_, q) => q.options.find(o => /^play (crusher|headbutt|fireball|grasping-thorns|sun-hammer|verdict)$/.test(o)));
    const card = what.split(' ')[1], champion = { crusher: 'kilgore', headbutt: 'kilgore', fireball: 'gwaien', 'grasping-thorns': 'gwaien' }[card] ?? 'goldarr';
    await table.handOver(asked.seat);
    await untilAsked(page);
    assert.equal(await count(page, '.range'), 0);
    const at = await middleOf(page, `.hand .card[data-thing="card:${card}"]`);
    await page.mouse.move(...at, { steps: 3 });
    await page.locator('.range.of-piece').waitFor();
    await page.locator(`.piece.is-picked[data-thing="unit:${champion}"]`).waitFor();
    await page.locator('.zoom.glance').waitFor();
    assert.deepEqual(await page.evaluate(() => {
        const box = what => document.querySelector(what).getBoundingClientRect(), glance = box('.zoom.glance');
        return ['.board', '.prompt', '.hand'].filter(what => {
            const { left, right, top, bottom } = box(what);
            return glance.left < right && glance.right > left && glance.top < bottom && glance.bottom > top;
        });
    }), [], 'the large card lies beside');
    await page.mouse.click(...at);
    await page.locator('.do-it').waitFor();
    await page.mouse.move(5, 5);
    await page.locator('.glance').waitFor({ state: 'detached' });
    const marks = await page.locator('.range.of-piece').evaluate(r => [r.dataset.clear, r.dataset.ends].map(ids => ids.split(' ').filter(id => id !== '')));
    assert.ok(marks[0].length > 5, `what it reaches: ${marks[0]}`);
    await shot(page, 'card-reach');
    const { v } = await state(page);
    await page.locator('.do-it').click();
    await moved(page, v);
    await untilAsked(page);
    if (await page.locator('.prompt').getAttribute('data-prompt') !== 'walk')
        return;                               // who is rooted or at the gate
    assert.ok(await page.locator('.played .figures').first().evaluate(el => el.scrollWidth <= el.clientWidth), 'its figures stay on it');
    const cells = await page.locator(LEGAL_CELL).evaluateAll(all => all.map(c => c.dataset.thing.split(':')[1]));
    assert.deepEqual(cells.sort(), marks[1].sort(), 'where it could go was right');
    await page.mouse.move(...await middleOf(page, LEGAL_CELL), { steps: 3 });
    await page.waitForFunction(all => (document.querySelector('.range.of-piece')?.dataset.clear ?? all) !== all, marks[0].join(' '));
}

/** Whoever clicks twice in a row, at two places, means both. */
export async function a_quick_click_elsewhere_counts({ server, browser }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await until(page, async () => await count(page, LEGAL_CELL) > 2);
    const [one, other] = await page.locator(LEGAL_CELL).evaluateAll(all => all.map(c => c.dataset.thing));
    const at = thing => middleOf(page, `.cell[data-thing="${thing}"]`);
    const here = await at(one), there = await at(other);
    await page.mouse.click(...here);
    await page.mouse.click(...there, { delay: 150 });
    await page.locator('.prompt .do-it').waitFor();
    await page.waitForFunction(id => document.querySelector('.prompt h2').innerText.includes(id), other.split(':')[1]);
}

/** With the setting, what can be freely undone needs one click; what cannot, two. */
export async function one_click_play_asks_where_nothing_can_be_undone({ server, browser, assert }) {
    let told = null;              // what the server has said last about what a choice would do
    const page = await newPage(browser, server, { between: { down: m => {
        told = m.t === 'forecast' ? m.d : told;
        return m;
    } } });
    await openMatch(page);
    await untilAsked(page);
    await page.keyboard.press('m');
    await page.locator('.one-click input').check();
    await shot(page, 'menu-one-click');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.table[data-ready="true"]').waitFor();
    const done = { free: 0, final: 0 }, chance = chanceOf(5);
    for (let i = 0; i < 60 && (done.free === 0 || done.final === 0); i++) {
        const { v, over } = await untilAsked(page);
        if (over)
            break;
        told = null;
        const was = await asksNow(page);
        await page.evaluate(r => {
            const all = [...document.querySelectorAll('.cell[data-legal="true"], .hand [data-legal="true"]')];
            (all[Math.floor(r * all.length)] ?? document.querySelector('.prompt .acts .legal'))?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }, chance());
        const came = await comesOf(page, was);
        // What is shown is done at once, unless it turns out that it cannot be undone.
        if (came === 'shown')
            await eventually(async () => assert.ok(told?.final === true || (await state(page)).v !== v, 'neither free nor final'));
        if (came === 'done' || (came === 'shown' && told?.final !== true)) {
            done.free++;
            await moved(page, v);
        }
        else if (came === 'shown') {
            done.final++;
            await page.locator('.do-it').click();
            await moved(page, v);
        }
        else
            await clickSomething(page, chance);
    }
    assert.ok(done.free > 0 && done.final > 0, JSON.stringify(done));
}

/** The second click of a double click falls on the next question, which must not be answered by it; nor by a key that is held. */
export async function a_double_click_answers_one_question({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { options: { selection: 'draft' } });
    await untilAsked(page);
    for (let i = 0; i < 3; i++) {
        const { v } = await untilAsked(page);
        if (await count(page, '.portrait[data-legal="true"]') === 0)
            break;
        const at = await middleOf(page, '.portrait[data-legal="true"]');
        await page.mouse.click(...at);
        await page.locator('.do-it').waitFor();
        // The button that does it lies where the next question will have one, too.
        const button = await middleOf(page, '.do-it');
        await page.mouse.click(...button, { clickCount: 3 });
        await moved(page, v);
        const after = await untilAsked(page);
        await page.mouse.click(...at, { clickCount: 2 });
        await drawn(page);
        assert.equal((await untilAsked(page)).v, after.v);
        await page.keyboard.press('Escape');
        await page.locator('.do-it').waitFor({ state: 'detached' });
    }
    // A key that is held presses once.
    const { v } = await untilAsked(page);
    await page.locator('.options summary').focus();
    await page.keyboard.down('Enter');
    for (let i = 0; i < 6; i++)
        await page.keyboard.down('Enter');         // the system repeats it
    await page.keyboard.up('Enter');
    await drawn(page);
    assert.equal(await page.locator('.options').evaluate(d => d.open), true, 'opened once, not closed again');
    assert.equal((await state(page)).v, v);
}

/** Picking a standard action asks for whom; whoever it may be can be clicked. */
export async function a_choice_half_made_changes_the_question({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await until(page, async () => await count(page, '.acts .legal[data-thing^="standard:"]') > 0);
    const asked = await headline(page), lives = await page.locator('.figure-row .figure-life').allInnerTexts();
    assert.ok(lives.length > 0 && lives.every(life => /^\d+\/\d+$/.test(life.trim())), 'hit points stand in figures beside their bar');
    await page.locator('.acts .legal[data-thing^="standard:"]').first().click();
    await page.waitForFunction(was => document.querySelector('.prompt h2').innerText !== was, asked);
    const more = await headline(page);
    assert.match(more, /with whom\? Tap a champion\.|What does|pays|\?$/);
    assert.notEqual(more, asked);
    await shot(page, 'click-half');
    if (await count(page, '.do-it') === 0)
        assert.ok(await count(page, '.piece[data-legal="true"], .figure-row[data-legal="true"], .essence[data-legal], .acts .legal[data-thing]') > 0);
    await page.getByRole('button', { name: 'DE', exact: true }).first().click();
    await eventually(async () => assert.doesNotMatch(await headline(page), /Tap|Choose/));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'EN', exact: true }).first().click();
    await eventually(async () => assert.equal(await headline(page), asked));
}

/** A line of the turn's list shows what it is about and spends nothing; a click on whom the only ball would hit does neither. */
export async function the_only_ball_is_not_thrown_by_a_click({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what: [, , target] } = await playUntil(page, { game: 'gorgasali', seats: 4, options: { characters: 'random', storm: 'steady' } },
        async (_, asked) => {
            const throws = asked.options.filter(n => n.startsWith('throw ')), [one] = throws;
            return throws.length === 1 && asked.options.filter(n => n.endsWith(` ${one.split(' ')[2]}`)).length === 1 ? one.split(' ') : undefined;
        });
    await table.handOver(asked.seat);
    const { v } = await state(page);
    await page.locator('[data-task="throw"]').click();
    await page.locator('.do-it').waitFor();
    assert.equal((await state(page)).v, v, 'the list spends nothing');
    await page.locator('[data-task="throw"]').click();
    await page.locator('.do-it').waitFor({ state: 'detached' });       // and lets go of it again
    await page.locator(`.piece[data-thing="character:${target}"]`).first().dispatchEvent('click');
    await page.locator('.do-it').waitFor();
    assert.equal((await state(page)).v, v, 'nothing is thrown by the first click');
    await shot(page, 'go-throw-shown');
    await page.locator('.do-it').click();
    await moved(page, v);
}

/** A figure that is picked shows where it would get; clicking there sets out, and the goal is the answer when it is asked for. */
export async function a_dotted_field_can_be_clicked({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'adeloth', seats: ['me', 'bot:random'], options: { level: '1' } });
    let { v } = await untilAsked(page);
    for (let i = 0; i < 40 && await page.locator('.prompt').getAttribute('data-prompt') !== 'action'; i++) {
        await clickSomething(page, chanceOf(i + 1));
        ({ v } = await untilAsked(page));
    }
    const general = page.locator('.piece.is-general[data-legal], .piece[data-legal]').first();
    await general.dispatchEvent('click');
    await page.locator('.range').waitFor({ state: 'attached' });
    assert.equal((await state(page)).v, v, 'a click on the general declares nothing');
    const { ends, who } = await page.evaluate(() => ({ ends: document.querySelector('.range')?.dataset.clear?.split(' ') ?? [],
        who: document.querySelector('.piece.is-picked')?.dataset.thing }));
    assert.ok(ends.length > 0, `${who} gets nowhere`);
    await page.locator(`.cell[data-thing="field:${ends[0]}"]`).dispatchEvent('click');
    await page.locator('.do-it[data-option^="move "]').waitFor();
    assert.equal(await count(page, 'section.why'), 0, 'it is not answered by why not');
    assert.match(await headline(page), new RegExp(` to ${ends[0]}\\?$`, 'i'), 'the question names the field');
    await shot(page, 'ad-stride');
    const spot = await page.locator(`.cell[data-thing="field:${ends[0]}"]`).getAttribute('data-spot');
    await page.locator('.do-it').click();
    // Against bots it can be undone, so the field was the answer to the question for it.
    await page.locator(`.piece[data-thing="${who}"][data-spot="${spot}"]`).waitFor();
    await page.locator('.prompt[data-prompt="action"]').waitFor();
    await a_servant_is_called_to_a_field(page, assert);
}

/** So does a servant in the hand: it shows where it would appear. */
async function a_servant_is_called_to_a_field(page, assert) {
    const servants = page.locator('.hand .card[data-legal="true"]').filter({ hasText: 'servant' });
    await until(page, async () => await count(page, '.prompt[data-prompt="action"]') > 0 && await servants.count() > 0);
    const card = await servants.first().getAttribute('data-thing');
    await servants.first().click();
    await page.locator('.range').waitFor({ state: 'attached' });
    const end = (await page.locator('.range').getAttribute('data-clear')).split(' ')[0];
    await page.locator(`.cell[data-thing="field:${end}"]`).dispatchEvent('click');
    await page.locator(`.do-it[data-option="summon ${card.slice(5)}"]`).waitFor();
    assert.match(await headline(page), new RegExp(` on ${end}\\?$`, 'i'), 'the question names the field');
    const spot = await page.locator(`.cell[data-thing="field:${end}"]`).getAttribute('data-spot');
    await page.locator('.do-it').click();
    await page.locator(`.piece[data-thing="unit:${card.slice(5)}"][data-spot="${spot}"]`).waitFor();
}

/** Hovering past others does not change what would be taken. */
export async function hovering_does_not_change_who_is_taken({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page, { game: 'gorgasali', seats: ['me', 'bot:random'], options: { characters: 'choose' } });
    await untilAsked(page);
    await page.locator('.portrait[data-legal="true"]').nth(1).waitFor();
    const [one, other] = await page.locator('.portrait[data-legal="true"]').evaluateAll(all => all.map(p => p.dataset.thing));
    await page.locator(`.portrait[data-thing="${one}"]`).click();
    await page.locator('.do-it').waitFor();
    const asked = await headline(page), along = await page.locator('.along h2').innerText();
    await page.locator(`.portrait[data-thing="${other}"]`).hover();
    await drawn(page);
    assert.equal(await page.locator('.do-it').getAttribute('data-option'), `pick ${one.split(':')[1]}`);
    assert.equal(await headline(page), asked);
    assert.equal(await page.locator('.along h2').innerText(), along);
}

/** Against bots undo goes back to the own last choice, behind everything they answered, and says so. */
export async function undo_against_bots_goes_back_to_my_choice({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    const chance = chanceOf(8);
    for (let i = 0; i < 120; i++) {
        const before = await untilAsked(page), asked = await headline(page);
        assert.ok(!before.over, 'bots always answer something');
        await clickSomething(page, chance);
        const after = await untilAsked(page);
        // Somebody else has answered since.
        if (after.v < before.v + 3)
            continue;
        await page.locator('.acts .undo').click();
        await moved(page, after.v);
        await untilAsked(page);
        await eventually(async () => assert.equal(await headline(page), asked, 'the same question again'));
        assert.match(await page.locator('.prompt .undone').innerText(), /^Taken back: .*further answers: \d+/);
        await shot(page, 'undo-bots');
        return;
    }
    assert.fail('no bot ever answered');
}

/** The end of a turn is asked for even if nothing else is left: one plain button, with undo beside it. */
export async function the_end_of_a_turn_is_a_plain_button({ server, browser, assert }) {
    const page = await newPage(browser, server, { between: { down: m => {
        // As if nothing else could be done.
        if (m.t === 'view' && m.d.prompt?.ends === true)
            m.d = { ...m.d, options: m.d.options.slice(-1), undo: true };
        return m;
    } } });
    await openMatch(page);
    await until(page, async () => await count(page, '.acts [data-option="end"]') > 0);
    const { v } = await state(page);
    assert.equal(await count(page, '.acts .legal'), 1);
    assert.equal(await count(page, '.acts .undo'), 1);
    assert.equal(await count(page, '.acts .hint, .prompt .options'), 0);
    await shot(page, 'turn-end');
    await page.keyboard.press('e');
    await moved(page, v);
}

export async function who_may_react_reads_what_the_attack_does({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked } = await playUntil(page, { game: 'brawl', options: { selection: 'suggested' }, seats: 2 },
        (_, { key, options, about }) => key === 'react' && options.length > 1 && about.some(t => ['harpoon', 'challenge', 'chi-drain', 'venom-bolt', 'verdict', 'headbutt'].includes(t.id)) ? true : undefined,
        undefined, 3000);
    await table.handOver(asked.seat);
    await page.locator('.prompt[data-prompt="react"] h2:not(.quiet)').waitFor();
    assert.match(await page.locator('.table-top .where').innerText(), /you are asked/);
    assert.ok((await page.locator('.notes .explained').innerText()).length > 0, 'the text of the card that attacks');
    await page.locator('.notes .explained i').first().waitFor();       // and what the keyword in it does
}

// ---- keys ----

/** Whether what has the focus has a ring around it; a field of the board has a wide edge instead. */
function showsFocus() {
    const el = document.activeElement, { outlineStyle, outlineWidth } = getComputedStyle(el), ground = el.querySelector(':scope > .ground, :scope > .round, :scope > .base');
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (ground !== null && parseFloat(getComputedStyle(ground).strokeWidth) >= 4);
}

export async function five_tabs_lead_to_the_first_answer({ server, browser, assert }) {
    for (const game of ['brawl', 'gorgasali', 'adeloth']) {
        const page = await newPage(browser, server);
        await openMatch(page, { game, options: game === 'brawl' ? { selection: 'suggested' } : game === 'gorgasali' ? { characters: 'random' } : { level: '1' } });
        await untilAsked(page);
        await page.evaluate(() => document.activeElement?.blur());
        let steps = 0;
        const there = () => page.evaluate(() => document.activeElement?.closest('.acts, .prompt .options') !== null
            && document.activeElement?.closest('.prompt') !== null || document.activeElement?.matches('[data-legal]') === true);
        while (steps < 9 && !await there()) {
            await page.keyboard.press('Tab');
            steps++;
            assert.ok(await page.evaluate(showsFocus), `${game}: stop ${steps} shows that it has the focus`);
        }
        assert.ok(steps <= 5, `${game}: ${steps} stops`);
        // Rules of the log are none.
        assert.equal(await page.locator('.rule-id[tabindex="0"], .rule-id:not([tabindex])').count(), 0);
        await page.context().close();
    }
}

export async function the_focus_stays_in_its_place({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await until(page, async () => await count(page, LEGAL_CELL) > 0);
    const cell = await page.locator(LEGAL_CELL).first().getAttribute('data-thing');
    const before = await state(page);
    await page.locator(`.cell[data-thing="${cell}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.do-it').waitFor();
    await page.keyboard.press('Enter');
    await moved(page, before.v);
    await eventually(async () => assert.equal(await focused(page), cell, 'the same cell'));
    // Whatever else is pressed: never nowhere.
    const chance = chanceOf(6);
    for (let i = 0; i < 25; i++) {
        const { v, over } = await untilAsked(page);
        if (over)
            break;
        const all = page.locator('.hand [data-legal="true"], .prompt .acts .legal').filter({ visible: true });
        if (await all.count() === 0) {
            await clickSomething(page, chance);
            continue;
        }
        await all.nth(Math.floor(chance() * await all.count())).focus();
        const was = await asksNow(page);
        await page.keyboard.press('Enter');
        let came = await comesOf(page, was);
        if (came === 'shown') {
            await page.keyboard.press('Enter');
            came = 'done';
        }
        if (came === 'done')
            await moved(page, v);
        await untilAsked(page);
        await eventually(async () => assert.notEqual(await focused(page), 'body', `after answer ${i}`));
        await page.keyboard.press('Escape');
        await page.locator('.do-it').waitFor({ state: 'detached' });
    }
}

export async function every_key_does_what_the_overview_says({ server, browser, assert }) {
    const page = await newPage(browser, server);
    await openMatch(page);
    await until(page, async () => await count(page, '.hand [data-legal="true"]') > 0 && await count(page, '.piece[data-legal="true"]') > 0);
    const { v } = await state(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    assert.match(await keys.innerText(), /end the turn/);
    await shot(page, 'keys');
    await page.keyboard.press('h');
    assert.equal(await count(page, '.hinted'), 0, 'not behind a window');
    const shut = async () => {
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await shut();
    await page.keyboard.press('m');
    await page.locator('dialog.menu-dialog').waitFor();
    await shut();
    await page.keyboard.press('h');
    await page.locator('.hinted').waitFor();
    await page.keyboard.press('n');
    await page.waitForFunction(() => /^hex:/.test(document.activeElement.getAttribute('data-thing')));
    const first = await focused(page);
    await page.keyboard.press('n');
    await eventually(async () => assert.notEqual(await focused(page), first, 'the next figure'));
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'log');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.matches('.rule-id'));
    const card = await page.locator('.hand .card').first().getAttribute('data-thing');
    await page.keyboard.press('1');
    await eventually(async () => assert.equal(await focused(page), card));
    await page.keyboard.press('Escape');
    // In a field they are letters.
    await page.locator('.right').getByRole('tab', { name: 'Chat' }).click();
    await page.locator('.right').getByRole('textbox').fill('');
    await page.keyboard.type('mlnheu1?');
    assert.equal(await page.locator('.right').getByRole('textbox').inputValue(), 'mlnheu1?');
    assert.equal(await count(page, 'dialog[open]'), 0);
    assert.equal((await state(page)).v, v);
}

/** "Use it?" and "draw how many?" have one sensible answer: it is given, and said; who wants to be asked is asked. */
export async function what_everybody_would_answer_is_not_asked({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked } = await playUntil(page, { game: 'brawl', seats: 2, options: { selection: 'suggested' } },
        (_, q) => q.key === 'skill' && q.options.includes('use') ? true : undefined);
    const door = table.doors.find(d => d.seat === asked.seat);
    await table.leave();
    await page.evaluate(door => {
        localStorage.setItem('spielwerk.settings', JSON.stringify({ asksAll: true, speed: 'off' }));
        localStorage.setItem('spielwerk.seats', JSON.stringify([{ ...door, at: Date.now() }]));
        history.replaceState(null, '', `#/match/${door.match}`);      // nobody looks before the page is loaded anew, or it would answer
    }, door);
    await page.reload();
    await page.locator('.prompt[data-prompt="skill"] [data-option="use"]').waitFor();
    await page.locator('.table-top .menu').click();
    await page.locator('.asks-all input').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('.pass-note').filter({ hasText: 'Chosen for you' }).waitFor();
    assert.notEqual(await page.locator('.prompt').getAttribute('data-prompt'), 'skill');
}

/** Seven answers beside a hand of five cards, in both languages; Undo and Hint stand beside the question. */
export async function the_answers_of_a_turn_take_two_rows({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked } = await playUntil(page, { game: 'brawl', seats: 2, options: { selection: 'suggested' } }, (_, q) =>
        q.key === 'activate' && ['manipulate', 'create', 'destroy', 'hurry'].every(s => q.options.some(o => o.includes(` ${s} `))) ? true : undefined);
    await table.handOver(asked.seat);
    await untilAsked(page);
    assert.equal(await count(page, '.hand .card'), 5);
    for (const lang of ['EN', 'DE']) {
        await page.locator(`.lang button[lang="${lang.toLowerCase()}"]`).click();
        await page.locator(`html[lang="${lang.toLowerCase()}"]`).waitFor({ state: 'attached' });
        await shot(page, `brawl-answers-${lang}`);
        const rows = await page.locator('.acts button:not(.help *)').evaluateAll(all => new Set(all.filter(b => b.checkVisibility()).map(b => Math.round(b.getBoundingClientRect().bottom / 8))).size);
        assert.ok(rows <= 2, `${rows} rows in ${lang}`);
    }
}

/** The mark of a challenge names who fulfils it, as everything does. */
export async function a_challenge_names_who_fulfils_it({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const fulfilled = items => items.flatMap(i => (i.tags ?? []).map(tag => /^fulfilled-([12])$/.exec(tag)?.[1]).filter(Boolean));
    const { table, asked, what } = await playUntil(page, { game: 'brawl', seats: 2, options: { selection: 'suggested' } }, async (t, q) => {
        const [team] = q.key === 'activate' ? fulfilled((await t.look(q.seat)).items) : [];
        return team;
    });
    await table.handOver(asked.seat);
    await untilAsked(page);
    const names = await page.locator('.track-tag .hidden-text').allInnerTexts();
    assert.ok(names.length > 0 && names.every(n => /^fulfilled: (You|Anna|Berta)$/.test(n)), `${what}: ${names}`);
    assert.ok(names.length === 1 || new Set(names).size === 2, names.join());
}
