// How long the page works while a hero is dragged about the arena: tasks of its main thread, by the clock and by the processor, which a
// machine that is busy with other things does not lengthen; and frames.
import { arena, heroOf } from './arena.mjs';
import { newPage } from './kit.mjs';

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];

/** Frames as the page gets them. */
function watchFrames(page) {
    return page.evaluate(() => {
        let last = performance.now();
        window.frameTimes = [];
        const tick = now => {
            window.frameTimes.push(now - last);
            last = now;
            window.nextFrame = requestAnimationFrame(tick);
        };
        window.nextFrame = requestAnimationFrame(tick);
    });
}

/** Milliseconds of each task of the page's main thread, by the clock and by the processor. */
function tasksOf(events) {
    const main = new Set(events.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => `${e.pid} ${e.tid}`));
    return events.filter(e => e.ph === 'X' && e.name === 'RunTask' && main.has(`${e.pid} ${e.tid}`)).map(e => ({ clock: e.dur / 1000, processor: (e.tdur ?? 0) / 1000 }));
}

/** Drags a hero about for so many moves of the pointer. */
export async function measureDragging(browser, server, moves = 240) {
    const page = await newPage(browser, server);
    await arena(page);
    const { x, y } = await heroOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 16, y - 16, { steps: 4 });
    await page.locator('.trail').waitFor();
    await watchFrames(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    for (let i = 0; i < moves; i++)
        await page.mouse.move(x + 16 + 90 * Math.sin(i / 25), y - 16 - 70 * Math.sin(i / 17));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const frames = await page.evaluate(() => {
        cancelAnimationFrame(window.nextFrame);
        return window.frameTimes.slice(2).sort((a, b) => a - b);
    });
    await page.mouse.up();
    await page.context().close();
    return { frames, tasks: tasksOf(traceEvents) };
}
