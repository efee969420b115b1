// Playing The Exalted Ones by hand: heroes that are dragged, tapped or led by keys, and everything around them.
import { openMatch, state, untilAsked } from './kit.mjs';

export const prompt = page => page.locator('.prompt').getAttribute('data-prompt');

/** The table shows another version and is ready again, or the match is over. */
export const goesOn = (page, v) => page.waitForFunction(v => {
    const table = document.querySelector('.table');
    return (Number(table?.dataset.v) !== v && table?.dataset.ready === 'true') || document.querySelector('dialog.result') !== null;
}, v, { timeout: 60000, polling: 20 });

/** The middle of something that has been at the same place for three frames. */
export const still = (page, selector) => page.waitForFunction(selector => new Promise(done => {
    const middle = () => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const first = middle();
    let frames = 0;
    const look = () => {
        const now = middle();
        if (first === null || now === null || now.x !== first.x || now.y !== first.y)
            done(null);
        else if (++frames < 3)
            requestAnimationFrame(look);
        else
            done(now);
    };
    requestAnimationFrame(look);
}), selector, { timeout: 60000, polling: 50 }).then(found => found.jsonValue());

export const baseOf = thing => `.disc-of:has(.piece[data-thing="${thing}"]) .base`;
export const endOf = page => still(page, '.trail .trail-end');
export const near = (a, b, most) => Math.hypot(a.x - b.x, a.y - b.y) <= most;

/** Heroes on the board that can act, those in the middle of the arena first. */
export const actors = page => page.evaluate(() => {
    const board = document.querySelector('.plane-board').getBoundingClientRect(), far = p => Math.hypot(p.x - board.x - board.width / 2, p.y - board.y - board.height / 2);
    const inside = p => p.x > board.left + 8 && p.x < board.right - 8 && p.y > board.top + 8 && p.y < board.bottom - 8;
    return [...document.querySelectorAll('.disc-of.of-hero .piece[data-legal]')].map(p => {
        const { x, y, width, height } = p.closest('.disc-of').querySelector('.base').getBoundingClientRect();
        return { thing: p.dataset.thing, x: x + width / 2, y: y + height / 2 };
    }).filter(inside).sort((a, b) => far(a) - far(b)).map(p => p.thing);
});

/** The first answer of the list of all options. */
export async function answerFirst(page) {
    const { v } = await state(page);
    const list = page.locator('.prompt details.options');
    if (await list.count() === 0)
        await page.locator('.acts .legal').first().evaluate(b => b.click());
    else {
        await list.evaluate(d => { d.open = true; });
        await list.locator('[data-option]').first().evaluate(b => b.click());
    }
    await goesOn(page, v);
}

/** A match that soon asks which hero acts. */
export async function arena(page, options = {}, seats = ['me', 'bot:random']) {
    await openMatch(page, { game: 'exalted', seats, options: { teams: 'random', ...options } });
    for (let i = 0; i < 40; i++) {
        await untilAsked(page, 60000);
        if (await prompt(page) === 'hero')
            return;
        await answerFirst(page);
    }
    throw new Error(`nobody asks which hero acts, but ${await prompt(page)}`);
}

/** Plays until the match is over: `acts` does what is asked of heroes, everything else is answered by the list. */
export async function playToTheEnd(page, acts) {
    const done = { actions: 0, answers: 0 };
    for (let i = 0; i < 200; i++) {
        if ((await untilAsked(page, 60000)).over)
            return done;
        if (await prompt(page) === 'hero') {
            await acts(done.actions++);
        } else {
            await answerFirst(page);
            done.answers++;
        }
    }
    throw new Error('the match does not end');
}
