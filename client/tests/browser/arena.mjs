// Playing The Exalted Ones by hand: heroes that are dragged, tapped or led by keys, and everything around them.
import { advice, prompt } from './advised.mjs';
import { eventually, moved, openMatch, state, steady, untilAsked } from './kit.mjs';

/** Gives an answer of the list of all options: the first, or what the hint advises. */
export async function answer(page, hinted = false) {
    const { v, over } = await untilAsked(page);
    if (over)
        return;
    const n = hinted ? await advice(page) : undefined;
    await page.evaluate(async n => {
        const list = document.querySelector('.prompt .options');
        if (list === null)
            return document.querySelector('.acts .legal').click();
        list.open = true;
        for (let i = 0; i < 6000 && list.querySelector('[data-option]') === null; i++)
            await new Promise(done => setTimeout(done, 10));
        const all = [...list.querySelectorAll('[data-option]')];
        (all.find(b => b.dataset.option === n) ?? all[0]).click();
        return undefined;
    }, n);
    await moved(page, v);
}

/** A match in which this page is asked which hero acts. */
export async function arena(page, options = {}) {
    await openMatch(page, { game: 'exalted', options: { teams: 'random', ...options } });
    await untilHero(page);
}

export async function untilHero(page) {
    for (let i = 0; i < 40; i++) {
        await untilAsked(page);
        if (await prompt(page) === 'hero')
            return;
        await answer(page);
    }
    throw new Error(`nobody asks which hero acts, but ${await prompt(page)}`);
}

/** Plays until the match is over: `acts` does what is asked of heroes, everything else is answered by the list. The number of actions. */
export async function playToTheEnd(page, acts) {
    for (let actions = 0, i = 0; i < 200; i++) {
        if ((await untilAsked(page)).over)
            return actions;
        if (await prompt(page) === 'hero')
            await acts(actions++);
        else
            await answer(page);
    }
    throw new Error('the match does not end');
}

// ---- what stands where ----

const baseOf = thing => `.disc-of:has(.piece[data-thing="${thing}"]) .base`;
const middleOf = async (page, what) => (await eventually(() => steady(page, what))).middle;      // it may have been drawn anew meanwhile
export const placeOf = (page, thing) => middleOf(page, baseOf(thing));
export const endOf = page => middleOf(page, '.trail .trail-end');
export const middleOfBoard = page => middleOf(page, '.plane-board');
export const near = (a, b, most) => Math.hypot(a.x - b.x, a.y - b.y) <= most;

/** Heroes on the board that can act, those in its middle first. */
export async function actors(page) {
    await steady(page, '.plane-board');
    return page.evaluate(() => {
        const board = document.querySelector('.plane-board').getBoundingClientRect(), far = p => Math.hypot(p.x - board.x - board.width / 2, p.y - board.y - board.height / 2);
        const inside = p => p.x > board.left + 8 && p.x < board.right - 8 && p.y > board.top + 8 && p.y < board.bottom - 8;
        return [...document.querySelectorAll('.disc-of.of-hero .piece[data-legal]')].map(p => {
            const { x, y, width, height } = p.closest('.disc-of').querySelector('.base').getBoundingClientRect();
            return { thing: p.dataset.thing, x: x + width / 2, y: y + height / 2 };
        }).filter(inside).sort((a, b) => far(a) - far(b)).map(p => p.thing);
    });
}

/** The one nearest to the middle: thing, and pixels of its middle. */
export async function heroOf(page) {
    const [thing] = await actors(page);
    return { thing, ...await placeOf(page, thing) };
}

// ---- by keys ----

/** Tab until the focus is in there. */
export async function tabTo(page, selector) {
    for (let i = 0; i < 40; i++) {
        if (await page.evaluate(s => document.activeElement.closest(s) !== null, selector))
            return;
        await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
}

/** N until the focus is on a piece. */
export async function stepTo(page, thing) {
    for (let i = 0; i < 12; i++) {
        if (await page.evaluate(s => document.activeElement.matches(s), `.disc-of:has(.piece[data-thing="${thing}"])`))
            return;
        await page.keyboard.press('n');
    }
    throw new Error(`N does not lead to ${thing}`);
}

export const pathIsAsked = async page => ['path', 'action', 'after'].includes(await prompt(page));

/** Ends what is announced; nobody is asked about the way any more. */
export async function finishByKey(page) {
    for (let i = 0; i < 3 && await pathIsAsked(page); i++) {
        const { v } = await state(page);
        await page.keyboard.press('e');
        await moved(page, v);
    }
}
