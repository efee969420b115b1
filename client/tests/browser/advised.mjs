// A player of Reflections of Adeloth who asks for a hint and then does it by clicking: figures, fields, cards and buttons.
import { sitAt } from './company.mjs';
import { asksNow, clickOn, comesOf, moved, shot, state, untilAsked } from './kit.mjs';

export const prompt = page => page.locator('.prompt').getAttribute('data-prompt');
export const count = (page, what) => page.locator(what).count();

/** Asks about every effect, so that a test presses what a person would press. */
export const askAlways = page => page.evaluate(() =>
    localStorage.setItem('spielwerk.passing', JSON.stringify({ adeloth: { ask: 'always', thinks: false, skipOwn: [], skipOthers: [] } })));

/** What the hint button advises, as the notation in the list of options; where nothing is left but one answer, that. */
export const advice = page => page.evaluate(async () => {
    const until = async find => {
        for (let i = 0; i < 6000 && find() === null; i++)
            await new Promise(done => setTimeout(done, 10));
        return find();
    };
    const hint = document.querySelector('.acts .hint');
    if (hint === null)
        return document.querySelector('.acts .legal')?.dataset.option;
    hint.click();
    const says = (await until(() => document.querySelector('.hinted')))?.innerText ?? '';
    const list = document.querySelector('.prompt .options');
    list.open = true;
    await until(() => list.querySelector('[data-option]'));
    const found = [...list.querySelectorAll('[data-option]')].find(b => says.endsWith(`: ${b.textContent}`))?.dataset.option;
    list.open = false;
    return found;
});

/** Where a thing can be clicked now: a figure, a field, a card, an ability, a ware. */
const places = id => [`.piece[data-thing="unit:${id}"][data-legal]`, `.cell[data-thing="field:${id}"][data-legal]`,
    ...['card', 'skill', 'ware', 'profession', 'colour'].map(kind =>
        `:is(.hand, .ad-panel, .ad-shop, .draft, .ad-choice) [data-thing="${kind}:${id}"][data-legal="true"]`)];

/** A real click; of a card in the hand on its upper left, which no other card covers. Null: there is nothing to click, or nothing came
 * of it. */
async function clickThing(page, id) {
    for (const where of places(id))
        if (await count(page, where) > 0) {
            const was = await asksNow(page);
            await page.locator(where).first().scrollIntoViewIfNeeded();        // a hint card leaves the shop less room: then one scrolls
            await clickOn(page, where, /card:/.test(where) ? [22, 40] : undefined);
            return comesOf(page, was);
        }
    return null;
}

/** Clicks the things of an answer one after the other; true when it has been given by that. */
async function clickThings(page, [verb, ...things], done, look) {
    for (const [i, id] of things.entries()) {
        if (i === things.length - 1 && i > 0)
            await look?.(verb, id);
        const came = await clickThing(page, id);
        if (came !== null)
            done.things = (done.things ?? 0) + 1;
        if (came === 'done')
            return true;
    }
    return false;
}

/** Presses a button as long as it is there: ending the actions tells first what is left to do. */
async function clickButton(page, button, done) {
    for (let i = 0; i < 3 && await page.locator(button).first().waitFor({ timeout: 5000 }).then(() => true, () => false); i++) {
        const was = await asksNow(page);
        await clickOn(page, button);
        done.buttons = (done.buttons ?? 0) + 1;
        if (await comesOf(page, was) === 'done')
            return true;
    }
    return false;
}

/** Gives an answer through the table: its things one after the other, and a button where one is left. `done` counts what was clicked.
 * A click on a board that was just being laid out anew may miss: then a person clicks again. */
export async function give(page, option, done, look) {
    const { v } = await state(page);
    const words = option.split(' ');
    for (let tries = 0; tries < 3; tries++) {
        // Who comes back is told what happened meanwhile, over the board.
        if (await count(page, '.recap .shut') > 0)
            await page.locator('.recap .shut').click();
        if (await clickThings(page, words, done, tries === 0 ? look : undefined) || await clickButton(page, `.acts [data-option="${option}"]`, done)) {
            await moved(page, v);
            done[words[0]] = (done[words[0]] ?? 0) + 1;
            return;
        }
    }
    // A way that no click leads to would be a fault of the table.
    await shot(page, 'cannot-be-clicked');
    throw new Error(`'${option}' cannot be clicked at version ${v}`);
}

/** Plays on as advised, until `until` says so or the match is over. Passing is pressing the space bar. */
export async function playOn(page, done, { until = async () => false, look, most = 700 } = {}) {
    for (let i = 0; i < most; i++) {
        const { v, over } = await untilAsked(page);
        if (over || await until())
            return;
        if (await prompt(page) === 'react') {
            await page.keyboard.press('Space');
            done.keys = (done.keys ?? 0) + 1;
            if (!await moved(page, v))
                throw new Error(`the space bar does not pass at version ${v}`);
            continue;
        }
        const option = await advice(page);
        if (option === undefined)
            throw new Error(`the advice is not among the options at version ${v}`);
        await give(page, option, done, look);
    }
    throw new Error('the match does not end');
}

/** Lets the match go on as advised over a connection of its own, which is far quicker than clicking, until `isThere` says so of a question and
 * what its seat sees (`look`); then the page comes back to its seat. */
export async function hurryOn(page, isThere) {
    const door = await page.evaluate(() => JSON.parse(localStorage.getItem('spielwerk.seats'))[0]);
    await page.evaluate(() => { location.hash = '#/'; });           // else both would answer
    await page.locator('.table').waitFor({ state: 'detached' });
    const table = await sitAt(page, [door]);
    for (let asked = await table.next(); asked !== null && !await isThere(asked, () => table.look(door.seat)); asked = await table.next())
        await table.answer(asked, (await table.ask(asked.seat, 'hint')).option);
    await table.handOver(door.seat);
}
