// A map that grows with every answer: it stands between page and server and is put into the view of the Null game.
import { untilAsked } from './kit.mjs';

const hex = (x, y, tags) => ({ kind: 'land', id: `${x}.${y}`, x, y, tags });

/** A first patch of hexes, and with every answer one more column to the left and to the right, up to 900 cells. */
export function growing(asked) {
    let known = 0, areas = 0, wide = 3;
    const column = x => Array.from({ length: 7 }, (_, y) => hex(x, y));
    return {
        down: m => {
            if (m.t !== 'view')
                return m;
            if (m.d.view !== undefined) {
                const cells = [...Array(2 * wide + 1).keys()].flatMap(x => column(x - wide));
                areas = m.d.view.areas.length;
                known = cells.length;
                m.d.view.areas.push({ id: 'land', key: 'land', kind: 'hex', cells });
                m.d.view.items.push({ kind: 'hero', id: 'ada', area: 'land', cell: 3 * 7 + 3, owner: 1 });
            } else {
                const step = asked.jump ?? 1, fresh = [...Array(step).keys()].flatMap(i => [...column(wide + 1 + i), ...column(-wide - 1 - i)]);
                wide += step;
                m.d.changes.areas = [...m.d.changes.areas ?? [[0, areas]], { id: 'land', cells: [[0, known], ...fresh] }];
                m.d.changes.items = m.d.changes.items && [...m.d.changes.items, { kind: 'hero', id: 'ada', area: 'land', cell: 3 * 7 + 3, owner: 1 }];
                known += fresh.length;
            }
            asked.cells = known;
            return m;
        },
    };
}

/** The version grows with the next answer, from the list of options. */
export async function answer(page) {
    const { v, over } = await untilAsked(page);
    if (over)
        return false;
    await page.locator('.prompt .options').evaluate(async list => {
        list.open = true;
        while (list.querySelector('[data-option]') === null)
            await new Promise(done => { setTimeout(done, 10); });
        list.querySelector('[data-option]').click();
    });
    await page.waitForFunction(n => Number(document.querySelector('.table').dataset.v) > n && document.querySelector('.table').dataset.ready === 'true', v);
    return true;
}
