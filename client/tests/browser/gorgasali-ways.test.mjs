// Gorgasali: what the table foretells on the board: the price of a way, lightning at its end, what a banner covers and reaches.
// All of it is what the server says; the tests compare the two.
import { playUntil } from './company.mjs';
import { eventually, middleOf, newPage, shot, state } from './kit.mjs';

const setup = (seats, options = {}) => ({ game: 'gorgasali', seats, options: { characters: 'random', storm: 'steady', ...options } });
const stepsIn = asked => asked.options.filter(n => n.startsWith('step ')).map(n => n.split(' ')[1]);
const cell = id => `.cell[data-thing="square:${id}"]`;
const rested = page => page.locator('.table[data-ready="true"]').waitFor();

async function restOn(page, what) {
    await page.mouse.move(...await middleOf(page, what));
}

/** The whole board is in sight. */
async function showAll(page) {
    await rested(page);
    const all = page.getByRole('button', { name: 'Show all' });
    if (await all.isEnabled())
        await all.click();
}

/** Ways to ends that are more than a step away. */
async function waysOf(table, asked, among = () => true, most = 12) {
    const near = new Set(stepsIn(asked));
    const { ends } = await table.ask(asked.seat, 'reach');
    const found = [];
    for (const to of ends.filter(id => !near.has(id) && among(id)).slice(0, most))
        found.push({ to, ...await table.ask(asked.seat, 'route', { kind: 'square', to }) });
    return found;
}

const eventsOf = ({ future }, e) => future?.events.filter(event => event.e === e) ?? [];
/** What the figure loses on each cell of the way, if it is certain. */
function lossesOf(way, figure) {
    const sums = new Map();
    for (const { at, args, copies } of eventsOf(way, 'loss'))
        if (args[0] === figure && copies === way.future.copies)
            sums.set(at, (sums.get(at) ?? 0) + Number(args[1]));
    return [...sums].sort(([a], [b]) => a - b).map(([, n]) => `−${n}`);
}

/** On each inactive square stands what it costs, and at the end what is left. */
export async function the_price_of_a_way_is_told_on_its_squares({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what: way } = await playUntil(page, setup(4), async (table, asked) => {
        if (asked.key !== 'move' || (await table.look(asked.seat)).round < 6)
            return undefined;
        return (await waysOf(table, asked)).find(w => w.answers.length > 1 && eventsOf(w, 'price').length > 1 && w.future.lines.length === 1);
    });
    const [line] = way.future.lines, [left] = line.values[0];
    await table.handOver(asked.seat);
    await showAll(page);
    await restOn(page, cell(way.to));
    await page.locator('.trip-toll').first().waitFor();
    await eventually(async () => assert.deepEqual(await page.locator('.trip-toll.loss').allTextContents(), lossesOf(way, line.thing.id)));
    const told = await page.locator('.bubble.trip').innerText();
    assert.ok(told.includes(`${line.before} → ${left}`), told);
    await shot(page, 'go-way-price');
    const { v } = await state(page);
    await page.mouse.move(4, 4);
    await page.locator('.trip-line').waitFor({ state: 'detached' });
    assert.equal((await state(page)).v, v, 'nothing was done by looking');
}

/** Plays until somebody can walk into a ball lightning, or next to who burns him; an enemy of its owner is asked to move. */
const foretold = (page, e, seats, options) => playUntil(page, setup(seats, options), async (table, asked) => {
    if (asked.key !== 'move')
        return undefined;
    const { items } = await table.look(asked.seat);
    const balls = items.filter(i => i.area === 'map' && i.id === 'ball-lightning');
    if (e === 'lightning' && balls.length === 0)
        return undefined;
    const reached = new Set();
    for (const { on } of balls)
        for (const id of (await table.ask(asked.seat, 'range', { kind: 'card', of: 'ball-lightning', on: 'square', at: on })).clear)
            reached.add(id);
    const figure = items.find(i => i.kind === 'character' && i.owner === asked.seat);
    const ways = await waysOf(table, asked, id => e !== 'lightning' || reached.has(id));
    const way = ways.find(w => w.answers.length > 1 && eventsOf(w, e).some(x => x.args.includes(figure.id) && x.copies === w.future.copies));
    return way === undefined ? undefined : { way, figure, balls };
}, asked => asked.options.find(n => n.startsWith('place ball-lightning ')));

/** A ball lightning is outlined by the very squares it strikes; a way that ends there tells the damage before. */
export async function lightning_is_outlined_and_foretold({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what: { way, figure, balls } } = await foretold(page, 'lightning', 6, {});
    const range = await table.ask(asked.seat, 'range', { kind: 'card', of: 'ball-lightning', on: 'square', at: balls[0].on });
    await table.handOver(asked.seat);
    await showAll(page);
    const ward = page.locator(`[data-ward="card:ball-lightning square:${balls[0].on}"]`);
    await ward.waitFor({ state: 'attached' });
    const squares = await ward.locator('.ward-field').evaluate(el => (el.getAttribute('d').match(/M/g) ?? []).length);
    assert.equal(squares, range.clear.length, 'as many squares as the server names');
    await eventually(async () => assert.equal(await page.locator('.ward').count(), balls.length));
    await restOn(page, cell(way.to));
    await page.locator('.bubble.trip').waitFor();
    await page.locator('.trip-line').waitFor({ state: 'attached' });
    await eventually(async () => assert.match(await page.locator('.bubble.trip').innerText(), /lightning on \S+ strikes/));
    // Where armour takes all of it, nothing is lost.
    assert.deepEqual((await page.locator('.trip-toll.loss').allTextContents()).filter(text => !text.startsWith('≈')), lossesOf(way, figure.id));
    await shot(page, 'go-way-lightning');
}

/** Who ends a move beside Tharsis is burned, and knows it before. */
export async function who_would_be_burned_is_told_before({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what: { way } } = await foretold(page, 'ignite', 10, {});
    await table.handOver(asked.seat);
    await showAll(page);
    await restOn(page, cell(way.to));
    await page.locator('.bubble.trip').waitFor();
    await eventually(async () => assert.match(await page.locator('.bubble.trip').innerText(), /You are burned by/));
    await shot(page, 'go-way-ignite');
}

/** Before a barrier is built one sees all squares it would cover; then the wall covers them. */
export async function a_barrier_shows_what_it_would_cover({ server, browser, assert }) {
    const page = await newPage(browser, server);
    const { table, asked, what } = await playUntil(page, setup(6), async (table, asked) => {
        const option = asked.options.find(n => n.startsWith('build barrier '));
        return option === undefined ? undefined : { option, path: (await table.ask(asked.seat, 'forecast', { option })).path };
    });
    const [, , first, last] = what.option.split(' ');
    // A square that only one strip begins or ends with is enough to name it.
    const strips = id => asked.options.filter(n => n.startsWith('build barrier ') && n.split(' ').slice(2).includes(id)).length;
    const goal = strips(first) === 1 ? first : last;
    await table.handOver(asked.seat);
    await rested(page);
    await page.locator('.my-mat .card[data-thing="card:barrier"]').first().click();
    await page.mouse.move(4, 4);
    if (goal === last)
        await page.mouse.click(...await middleOf(page, cell(first)));
    await restOn(page, cell(goal));
    await page.locator('.footprint').waitFor({ state: 'attached' });
    await eventually(async () => assert.equal(Number(await page.locator('.footprint').getAttribute('data-cells')), what.path.length));
    await shot(page, 'go-barrier');
    const at = await middleOf(page, cell(goal)), walls = await page.locator('.piece.is-wall').count();
    await page.mouse.click(...at);
    await page.locator('.acts .do-it').waitFor();
    await page.mouse.move(4, 4);
    assert.equal(Number(await page.locator('.footprint').getAttribute('data-cells')), what.path.length, 'it stays in sight');
    assert.equal(await page.locator('.piece.is-wall').count(), walls, 'the first click builds nothing');
    await page.mouse.click(...at);
    await page.waitForFunction(n => document.querySelectorAll('.piece.is-wall').length === n + 1, walls);
    await shot(page, 'go-barrier-built');
}
