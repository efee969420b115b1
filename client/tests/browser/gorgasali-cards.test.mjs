// Gorgasali: cards in the hand of a person who drags them, throws dice again, and brings a mate back.
import { playUntil } from './company.mjs';
import { asksNow, comesOf, drawn, eventually, middleOf, moved, newPage, shot, state } from './kit.mjs';

const setup = (seats, options = {}) => ({ game: 'gorgasali', seats, options: { characters: 'random', storm: 'steady', ...options } });
const slot = (id, more = '') => `.my-mat [data-slot="slot:${id}"] ${more}`;
const isPrompt = (page, key) => page.waitForFunction(key => document.querySelector('.prompt')?.dataset.prompt === key, key);

/** Down on one, over in small steps, up on the other. */
async function drag(page, from, to, meanwhile = async () => undefined) {
    await page.locator(to).first().scrollIntoViewIfNeeded();
    await page.locator(from).first().scrollIntoViewIfNeeded();
    const b = await middleOf(page, to), a = await middleOf(page, from, { bare: true });
    await page.mouse.move(...a);
    await page.mouse.down();
    await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 4 });
    await page.mouse.move(...b, { steps: 4 });
    await meanwhile();
    await page.mouse.up();
}

/** What was found is dragged to the slot it shall have; beside every slot it stays where it is. */
export async function a_card_that_was_found_is_dragged_to_its_slot({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const slotsOf = asked => asked.key === 'put' ? asked.options.filter(n => n.startsWith('put ')).map(n => n.split(' ')[1]) : [];
    const { table, asked } = await playUntil(page, setup(2), async (_, asked) => slotsOf(asked).length >= 2 ? true : undefined,
        asked => asked.options.find(n => n === 'open'));
    await table.handOver(asked.seat);
    await isPrompt(page, 'put');
    const card = await page.locator('.incoming li.next .card').getAttribute('data-thing'), goal = slotsOf(asked).at(-1);
    const { v } = await state(page);
    await drag(page, '.incoming li.next', '.board svg');
    assert.equal(await page.locator('.drag-ghost').count(), 0);
    assert.equal((await state(page)).v, v, 'dropped beside the mat, it goes nowhere');
    await drag(page, '.incoming li.next', slot(goal), async () => {
        await page.locator('.drag-ghost').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    });
    await drawn(page);
    assert.equal((await state(page)).v, v, 'Escape takes it out of the hand');
    await drag(page, '.incoming li.next', slot(goal), async () => {
        await page.locator('.drag-ghost').waitFor();
        await page.locator(slot(goal).trim() + '.drop-here').waitFor();
        await shot(page, 'go-drag-found');
    });
    await moved(page, v);
    await page.locator(slot(goal, `[data-thing="${card}"]`)).waitFor();
}

/** The main action that arranges the backpack: a stored card is dragged to an active slot. The other way round it might come back
 * at once: what is stored moves up into an empty slot when the turn ends. */
export async function cards_change_places_by_dragging({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what } = await playUntil(page, setup(4), async (table, asked) => {
        if (asked.key !== 'arrange')
            return undefined;
        const held = (await table.look(asked.seat)).items.filter(i => i.owner === asked.seat).map(i => i.on);
        return asked.options.map(n => n.split(' ')).find(([verb, , stored]) => verb === 'exchange' && held.includes(stored));
    }, asked => asked.options.find(n => n === 'arrange'));
    await table.handOver(asked.seat);
    await isPrompt(page, 'arrange');
    const [, active, stored] = what;
    // On a phone all that may change places is in sight, without what may not.
    const { width, height } = page.viewportSize(), open = page.locator('.my-mat .mat-slot.is-legal');
    await page.setViewportSize({ width: 390, height: 664 });
    await page.locator('.tabs').waitFor();
    const beyond = () => open.evaluateAll(all => all.filter(s => s.getBoundingClientRect().right > innerWidth + 1).map(s => s.dataset.slot));
    await eventually(async () => assert.deepEqual(await beyond(), []), 20000);
    await shot(page, 'go-phone-arrange');
    await page.setViewportSize({ width, height });
    const heldIn = async id => await page.locator(slot(id, '.held .card')).count() === 0 ? null
        : page.locator(slot(id, '.held .card')).getAttribute('data-thing');
    const [card, before] = [await heldIn(stored), await heldIn(active)];
    const { v } = await state(page);
    await drag(page, slot(stored, '.held'), slot(active), () => shot(page, 'go-drag-mat'));
    await moved(page, v);
    await page.locator(slot(active, `[data-thing="${card}"]`)).waitFor();
    await eventually(async () => assert.equal(await heldIn(stored), before, 'the two have changed places'));
}

/** A striker with its extension: after the roll some of the dice are thrown once more. */
export async function dice_are_thrown_again({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what } = await playUntil(page, setup(4),
        async (_, asked) => asked.options.map(n => /^shoot-with (\S+) (strike-option) (\S+)$/.exec(n)).find(m => m !== null) ?? undefined);
    const [option, weapon, extension, target] = what;
    await table.handOver(asked.seat);
    // Whatever is still open is chosen by clicking it: the extension, the weapon, then the target.
    for (const thing of [`.my-mat .card[data-thing="card:${extension}"]`, `.my-mat .card[data-thing="card:${weapon}"]`, `.piece[data-thing="character:${target}"]`]) {
        const open = page.locator(`${thing}[data-legal="true"], ${thing}[data-legal=""]`).first();
        if (await page.locator('.acts .do-it').count() > 0 || await open.count() === 0)
            continue;
        const was = await asksNow(page);
        await open.dispatchEvent('click');
        await comesOf(page, was);
    }
    await page.locator(`.acts .do-it[data-option="${option}"]`).click();
    await isPrompt(page, 'reroll').catch(async () => assert.fail(`'${option}' leads to no re-roll: ${await page.locator('.prompt').innerText()}`));
    await page.locator('.table[data-ready="true"]').waitFor();
    await shot(page, 'go-reroll');
    const { v } = await state(page);
    // Few sets have a button each; of many the dice are picked one by one.
    if (await page.locator('.dice-picker').count() > 0) {
        const dice = page.locator('.dice-picker button[aria-pressed]');
        assert.ok(await dice.count() >= 2, 'every die is there');
        const places = () => page.locator('.prompt .acts button').evaluateAll(all => all.map(b => b.getBoundingClientRect()).map(r => [r.x, r.y]));
        const before = await places();
        await dice.first().click();
        await page.locator('.dice-picker button[aria-pressed="true"]').waitFor();
        await drawn(page);
        assert.deepEqual(await places(), before, 'nothing moves under the pointer');
        await page.locator('.dice-picker [data-option^="reroll "]').click();
    }
    else
        await page.locator('.acts [data-option^="reroll "]').first().click();
    await moved(page, v);
    assert.notEqual(await page.locator('.prompt').getAttribute('data-prompt').catch(() => null), 'reroll', 'only once');
    await eventually(async () => assert.match(await page.locator('.talk-lines').innerText(), /rolls? again/));
}

// ---- a revival ----

/** Seat 1 looks for healing cards and waits where it costs nothing; seat 3, its mate, stays at the rim until the mist takes him; the
 * others go as seldom as they may and hurt nobody. */
class Revival {
    cells = new Map();
    ways = new Map();         // by seat: answers that are still to be given

    async answer(asked, table) {
        const { key, seat, options } = asked;
        const any = (...verbs) => verbs.map(verb => options.find(n => n === verb || n.startsWith(`${verb} `))).find(n => n !== undefined);
        if (key === 'put' || key === 'replace') {
            const found = (await table.look(seat)).items.find(i => i.area === 'incoming');
            return key === 'put' ? any('put') : /potion/.test(found?.id ?? '') ? any('replace') : any('discard', 'replace');
        }
        if (!['move', 'step', 'chest-here'].includes(key))
            return any(...seat === 1 ? ['open'] : [], 'roll', 'go-on', 'end', 'keep', 'done', 'fill', 'stop', 'refuse', 'cancel') ?? options[0];
        for (const way = this.ways.get(seat) ?? []; way.length > 0;) {
            const next = way.shift();
            if (options.includes(next))
                return next;
        }
        return await this.goes(asked, table) ?? any('step', 'stop', 'stay');
    }

    async goes({ key, seat, options }, table) {
        const view = await table.look(seat), { round, items } = view;
        if (this.cells.size === 0)
            this.cells = new Map((await table.look(seat, true)).cells.map(c => [c.id, c]));
        const cellOf = (kind, owner) => this.cells.get(items.find(i => i.kind === kind && i.owner === owner && i.area === 'map')?.on);
        const zone = cell => Number(/zone-(\d)/.exec(cell.tags.join(' '))[1]);
        const banner = cellOf('token', 3), goal = seat === 1 ? banner ?? cellOf('character', 3) : cellOf('character', 1);
        const near = cell => goal === undefined ? 0 : -Math.max(Math.abs(cell.x - goal.x), Math.abs(cell.y - goal.y));
        if (seat === 3 && round >= 6) {
            const steps = options.filter(n => n.startsWith('step '));
            return steps.find(n => zone(this.cells.get(n.split(' ')[1])) === 1) ?? steps[0];
        }
        if (options.includes('stay') && (seat % 2 === 0 || (banner !== undefined && near(cellOf('character', 1) ?? { x: 99, y: 99 }) >= -1)))
            return 'stay';
        const chests = new Set(items.filter(i => i.id === 'chest').map(i => i.on));
        const worth = seat === 2 || seat === 4 ? cell => zone(cell)
            : seat === 3 ? cell => near(cell) - 50 * zone(cell)
            : banner !== undefined ? near
            : cell => near(cell) + (round < 6 && chests.has(cell.id) ? 40 : 0) - (round >= 5 && zone(cell) === 1 ? 60 : 0);
        const { ends } = await table.ask(seat, 'reach');
        const [best] = ends.map(id => this.cells.get(id)).sort((a, b) => worth(b) - worth(a));
        if (best === undefined)
            return undefined;
        const { answers } = await table.ask(seat, 'route', { kind: 'square', to: best.id });
        this.ways.set(seat, answers.slice(1));
        return answers[0];
    }
}

export async function a_mate_is_brought_back({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const revival = new Revival();
    const { table, asked, what: card } = await playUntil(page, setup(4, { mode: 'partners', storm: 'none' }), async (table, asked) => {
        const revive = asked.seat === 1 ? asked.options.find(n => n.startsWith('revive ')) : undefined;
        if (revive !== undefined)
            return revive.split(' ')[1];
        // Nothing to heal with when the mist comes: another match is quicker.
        if (asked.seat !== 1 || asked.key !== 'move')
            return undefined;
        const { round, items } = await table.look(1);
        return round > 14 || (round > 5 && !items.some(i => /potion/.test(i.id ?? '') && i.owner === 1)) ? null : undefined;
    }, (asked, table) => revival.answer(asked, table));
    await table.handOver(asked.seat);
    await page.locator('.roster-panel.is-out').waitFor();
    assert.equal(await page.locator('.piece.is-medallion[data-owner="3"]').count(), 0);
    assert.equal(await page.locator('.piece.token-character-banner[data-owner="3"]').count(), 1, 'his banner lies where he stood');
    await shot(page, 'go-revival');
    const { v } = await state(page);
    const held = page.locator(`.my-mat .card[data-thing="card:${card}"]`), before = await held.count();
    for (let i = 0; i < 2; i++)
        await held.first().click();
    await moved(page, v);
    // Where something stands on the banner, the table asks for a square beside it.
    if (await page.locator('.prompt').getAttribute('data-prompt') === 'stand') {
        const now = await state(page);
        await page.locator('.cell[data-legal]').first().dispatchEvent('click');
        await page.locator('.acts .do-it').click();
        await moved(page, now.v);
    }
    await page.locator('.piece.is-medallion[data-owner="3"]').waitFor();
    assert.equal(await page.locator('.roster-panel.is-out').count(), 0);
    assert.equal(await page.locator('.piece.token-character-banner').count(), 0);
    assert.equal(await held.count(), before - 1, 'one of them is used up');
    await eventually(async () => assert.match(await page.locator('.talk-lines').innerText(), /revives?/));
    await shot(page, 'go-revived');
}
