// Every screen at every size: nothing covers anything else, nothing is cut off, everything can be reached and hit with a finger.
import { faultsOf, hindrances } from './audit.mjs';
import { playUntil, sitDown } from './company.mjs';
import { asksNow, comesOf, drawn, eventually, newPage, request, shot } from './kit.mjs';

const MOUSE = { d: [1440, 900], e: [1440, 790], f: [1280, 800], t: [820, 1180], z: [720, 450] };
const FINGER = { p: [390, 844], q: [390, 664], r: [360, 640], l: [844, 390] };
const ZOOM = { z: 2 };        // 1440 x 900 at 200 %: half as many pixels, each twice as large
const AXE = ['q'];            // sizes that are scanned for what hinders assistive technology as well

const LOOKS = [
    { sizes: MOUSE, touch: false, locale: 'en-GB' },
    { sizes: FINGER, touch: true, locale: 'de-DE' },
];

/** A window of this size, enlarged by the browser if that belongs to it. */
async function resize(page, size, [width, height]) {
    await page.setViewportSize({ width, height });
    if (ZOOM[size] === undefined)
        return;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: ZOOM[size], mobile: false });
    await page.waitForFunction(scale => devicePixelRatio === scale, ZOOM[size]);
}

/** What is wrong at one size after the other goes to `found`: a fault with the screens that have it. */
async function walk(page, { sizes, touch }, name, found, { behind = false } = {}) {
    for (const [size, [width, height]] of Object.entries(sizes)) {
        await resize(page, size, [width, height]);
        const look = async part => {
            await page.waitForFunction(() => document.querySelector('p.waiting') === null);  // what is fetched when it is opened
            await drawn(page);
            const faults = [...await faultsOf(page, { touch }), ...AXE.includes(size) ? await hindrances(page) : []];
            for (const fault of faults)
                found.set(fault, [...found.get(fault) ?? [], `${name}${part} ${width}x${height}`]);
            if (process.env.SHOTS !== undefined)
                await shot(page, `size-${name}${part}-${size}`);
        };
        await look('');
        if (behind)
            await lookBehind(page, look);
    }
}

/** What is behind the tabs, where there are some, and the menu. */
async function lookBehind(page, look) {
    for (const tab of await page.locator('.tabs button').filter({ visible: true }).all()) {
        await tab.click();
        await look(`-${await page.locator('.table').getAttribute('data-tab')}`);
        await tab.click();
    }
    await page.locator('.table-top .menu').click();
    await look('-menu');
    await page.keyboard.press('Escape');
}

const told = found => [...found].map(([fault, where]) => `${fault} (${where.join(', ')})`).join('\n');

async function pageOf(browser, server, { touch, locale }, seats = []) {
    const page = await newPage(browser, server, { touch, locale });
    await page.evaluate(seats => localStorage.setItem('spielwerk.seats', JSON.stringify(seats.map(s => ({ ...s, at: Date.now() })))), seats);
    return page;
}

/** Each with what is there once it is complete. */
const PAGES = { start: ['', '.game-card'], friends: ['#/friends/gorgasali', '.seat-list'], screen: ['#/screen/gorgasali', '.seat-list'],
    lobby: ['#/lobby', '.match-row'], mine: ['#/mine', '.match-row'], replays: ['#/replays', '.empty-note'], credits: ['#/credits', 'dl'],
    rule: ['#/rules/brawl/BR-MOVE-3', '.rule.marked'], nowhere: ['#/dance', 'main'], refused: ['#/join/abc/def', 'main [role=alert]'] };

export async function every_page_fits_every_screen({ server, browser, assert }) {
    const found = new Map();
    for (const way of LOOKS) {
        const page = await pageOf(browser, server, way);
        const listed = await request(page, 'create', { game: 'brawl', seats: ['me', 'open'], listed: true, name: 'Anna Magdalena von und zu' });
        await page.evaluate(d => localStorage.setItem('spielwerk.seats', JSON.stringify([{ ...d, game: 'brawl', at: Date.now() }])),
            { match: listed.match, seat: listed.seat, key: listed.key });
        for (const [name, [hash, complete]] of Object.entries(PAGES)) {
            await page.goto(`${server.address}/${hash}`);
            await page.locator(complete).first().waitFor();
            await walk(page, way, name, found);
        }
    }
    assert.ok(found.size === 0, told(found));
}

/** Shows the seat of a match in both ways of pointing. */
async function walkTable(browser, server, door, name, found, { ready = async () => undefined, behind } = {}) {
    for (const way of LOOKS) {
        const page = await pageOf(browser, server, way, [door]);
        await page.goto(`${server.address}/#/match/${door.match}`);
        await page.locator('.table[data-ready="true"]').waitFor();
        await ready(page, way);
        await walk(page, way, name, found, { behind });
        await page.context().close();
    }
}

/** Plays until `found`, then looks at whoever is asked. */
async function questions(browser, server, assert, setup, wanted) {
    const page = await newPage(browser, server), faults = new Map();
    for (const [name, { until, options, seats, ready, behind }] of Object.entries(wanted)) {
        let n = 0;
        const { table, asked } = await playUntil(page, { ...setup, ...(seats === undefined ? {} : { seats }), options: { ...setup.options, ...options } },
            (_, q) => until(q, n++) ? true : undefined);
        const door = table.doors.find(d => d.seat === asked.seat);
        await table.leave();
        await walkTable(browser, server, door, name, faults, { ready, behind });
    }
    assert.ok(faults.size === 0, told(faults));
}

/** A match that ends at once: all but one give up. */
async function results(browser, server, assert, setup, name) {
    const page = await newPage(browser, server), faults = new Map();
    const table = await sitDown(page, setup);
    await table.next();
    for (const { seat } of table.doors.slice(1))
        await table.ask(seat, 'resign').catch(() => undefined);       // the last of them may come too late
    const [door] = table.doors;
    await table.leave();
    await walkTable(browser, server, door, name, faults, { ready: async page => {
        await page.locator('dialog.result').waitFor();
        assert.ok(await page.evaluate(() => document.querySelector('.result-told').scrollTop === 0), 'the result opens at its beginning');
        await page.setViewportSize({ width: 844, height: 390 });
        await drawn(page);
        assert.ok(await page.evaluate(() => {
            const rows = [...document.querySelectorAll('.standings li')], told = document.querySelector('.result-told').getBoundingClientRect();
            return rows.length > 2 || rows.every(row => row.getBoundingClientRect().bottom <= told.bottom + 1);
        }), 'both sides are in sight, also on a flat screen');
    } });
    await walkReplay(browser, server, door, `${name}-replay`, faults);
    assert.ok(faults.size === 0, told(faults));
}

/** On a phone half of the height is the board's; the rest of the controls is behind a button, and open from here on. */
async function unfold(page, name, found) {
    const [width, height] = FINGER.q;
    await page.setViewportSize({ width, height });
    const high = await page.locator('.mid').evaluate(el => el.getBoundingClientRect().height);
    if (high < height / 2)
        found.set(`the board has ${Math.round(high)} px`, [name]);
    await page.locator('.unfold').tap();
}

async function walkReplay(browser, server, door, name, found) {
    for (const way of LOOKS) {
        const page = await pageOf(browser, server, way, [door]);
        await page.goto(`${server.address}/#/replay/${door.match}`);
        await page.locator('.table.replay[data-ready="true"]').waitFor();
        await page.locator('[data-proof=good]').waitFor({ state: 'attached' });
        if (way.touch)
            await unfold(page, name, found);
        await walk(page, way, name, found);
        await page.context().close();
    }
}

export const brawl_fits_every_screen = ({ server, browser, assert }) =>
    questions(browser, server, assert, { game: 'brawl', seats: 2, options: { selection: 'suggested' } }, {
        'br-draft': { until: q => q.key === 'draft', options: { selection: 'draft' } },
        'br-side': { until: () => true, ready: async page => assert.equal(await page.locator('.gallery').count(), 0, 'suggested teams are not chosen') },
        'br-turn': { until: (q, n) => n > 20 && q.options.length > 5, seats: 4, behind: true },
        'br-react': { until: q => q.key === 'react' },
    });

/** Four challenges, and below them what is left of their deck and of the traps: all of it is seen without scrolling. */
export async function piles_are_in_sight_below_a_full_track({ server, browser, assert }) {
    const page = await newPage(browser, server, { locale: 'de-DE' });
    const isFull = async (table, { seat }) => (await table.look(seat)).items.filter(i => i.kind === 'challenge' && i.cell !== undefined).length === 4;
    const { table, asked } = await playUntil(page, { game: 'brawl', seats: 2, options: { selection: 'suggested' } },
        async (table, q) => q.key === 'activate' && await isFull(table, q) ? true : undefined);
    await table.handOver(asked.seat);
    for (const [width, height] of [MOUSE.d, MOUSE.e, MOUSE.f]) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        assert.equal(await page.locator('.track .slot-empty').count(), 0);
        const hidden = await page.locator('.beside').evaluate(el => el.scrollHeight - el.clientHeight);
        assert.ok(hidden <= 1, `${hidden} pixels are out of sight at ${width}x${height}`);
        assert.ok(await page.locator('.talk').evaluate(el => el.clientHeight) >= 145, 'the log has its room');
        // Whatever befalls a champion is told in two lines.
        const lines = await page.locator('.figure-state').first().evaluate(el => {
            el.textContent = 'aufgestiegen · blutend · verwurzelt, auch im nächsten Zug';
            return el.clientHeight / parseFloat(getComputedStyle(el).lineHeight);
        });
        assert.ok(lines < 3, `${lines} lines of marks at ${width}x${height}`);
    }
}

export const gorgasali_fits_every_screen = ({ server, browser, assert }) =>
    questions(browser, server, assert, { game: 'gorgasali', seats: 4, options: { characters: 'random' } }, {
        'go-pick': { until: (q, n) => n === 2, options: { characters: 'choose' }, seats: 10 },
        'go-put': { until: q => q.key === 'put' },
        'go-move': { until: q => q.key === 'move', seats: 10, behind: true },
        'go-reroll': { until: q => q.key === 'reroll' && q.options.length > 4 },
    });

export const exalted_fits_every_screen = ({ server, browser, assert }) =>
    questions(browser, server, assert, { game: 'exalted', seats: 2, options: { teams: 'random' } }, {
        'ex-pick': { until: q => q.key === 'pick', options: { teams: 'draft' } },
        'ex-deploy': { until: q => q.key === 'deploy' },
        'ex-sheet': { until: (q, n) => n > 40 && q.key === 'hero', ready: async (page, { touch }) => {
            await page.setViewportSize(touch ? { width: 390, height: 664 } : { width: 1440, height: 900 });
            await page.locator(touch ? '.ex-strip-hero' : '.ex-look').first().click();
        } },
        'ex-market': { until: q => q.key === 'buy', ready: page => page.locator('.ex-buy-now button').click() },
        'ex-path': { until: (q, n) => n > 30 && q.key === 'path', behind: true },
        'ex-react': { until: q => q.key === 'react' },
    });

export const adeloth_fits_every_screen = ({ server, browser, assert }) =>
    questions(browser, server, assert, { game: 'adeloth', seats: 2, options: { level: '2' } }, {
        'ad-general': { until: () => true, options: { level: '1' } },
        'ad-action': { until: (q, n) => n > 12 && q.key === 'action', behind: true },
        // One that does not pass by itself, about a card whose text is told.
        'ad-react': { until: q => q.key === 'react' && q.stop && q.options.length > 1 && q.about.some(i => i.kind === 'card'), ready: async page => {
            await page.setViewportSize({ width: 390, height: 664 });
            await page.waitForFunction(() => {
                const [told, acts] = ['.notes .explained', '.prompt .acts'].map(what => document.querySelector(what)?.getBoundingClientRect());
                return told !== undefined && told.bottom <= acts.top + 1 && document.querySelector('.ad-hint') === null;
            });
        } },
        'ad-draft': { until: q => q.key === 'draft', options: { level: 'plus' } },
    });

export const euthia_fits_every_screen = ({ server, browser, assert }) =>
    questions(browser, server, assert, { game: 'euthia', seats: 2, options: { scenario: 'hunt', heroes: 'random' } }, {
        'eu-pick': { until: () => true, options: { heroes: 'choose' } },
        'eu-turn': { until: (q, n) => n > 30 && q.key === 'turn', seats: 4, behind: true },
        'eu-combat': { until: (q, n) => n > 20 && q.key === 'after' },
        'eu-trade': { until: q => q.key === 'trade' },
        'eu-pair': { until: q => q.key === 'pair' },
    });

export const results_and_replays_fit_every_screen = async ({ server, browser, assert }) => {
    await results(browser, server, assert, { game: 'gorgasali', seats: 10, options: { characters: 'random' } }, 'go-result');
    await results(browser, server, assert, { game: 'brawl', seats: 2, options: { selection: 'suggested' } }, 'br-result');
};

export async function a_trade_fits_every_screen({ server, browser, assert }) {
    const page = await newPage(browser, server), faults = new Map();
    const { table, asked } = await playUntil(page, { game: 'gorgasali', seats: 4, options: { characters: 'random', mode: 'partners' } },
        (_, q) => q.key === 'propose' ? true : undefined, q => q.options.find(o => o === 'trade'));
    const door = table.doors.find(d => d.seat === asked.seat);
    await table.leave();
    await walkTable(browser, server, door, 'go-trade', faults, { ready: page => page.locator('.facing').waitFor() });
    assert.ok(faults.size === 0, told(faults));
}

/** What can be opened at a table, and how; each is looked at alone. */
const WINDOWS = {
    keys: [page => page.keyboard.press('?'), 'dialog[open]'],
    zoom: [async page => {
        await page.locator('.hand .card').first().focus();
        await page.keyboard.press('z');
    }, 'dialog[open]'],
    rule: [page => page.locator('.question .link').click(), 'dialog[open]'],
    passing: [async page => {
        await page.locator('.pass-more').click();
        await page.locator('.pass-sheet').waitFor();
    }, '.pass-sheet'],
    'all-passing': [async page => {
        await page.locator('.pass-more').click();
        await page.locator('.pass-sheet .link').click();
    }, 'dialog[open]'],
    recap: [async page => {
        await page.keyboard.press('l');
        await page.locator('.last-turn').click();
    }, '.recap'],
};

export async function windows_of_the_table_fit_every_screen({ server, browser, assert }) {
    const page = await newPage(browser, server), found = new Map();
    const { table, asked } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '2' } }, (t, q) => q.key === 'action' && q.v > 40 ? true : undefined);
    for (const way of LOOKS) {
        const page = await pageOf(browser, server, way, [table.doors.find(d => d.seat === asked.seat)]);
        await page.goto(`${server.address}/#/match/${table.match}`);
        await page.locator('.table[data-ready="true"]').waitFor();
        for (const [name, [open, window]] of Object.entries(WINDOWS)) {
            await open(page);
            await page.locator(window).waitFor();
            if (name === 'zoom')
                assert.equal(await page.locator(window).evaluate(el => el.scrollTop), 0, 'a card is read from its beginning');
            await walk(page, way, name, found);
            await (window === '.recap' ? page.locator('.recap .shut').click() : page.keyboard.press('Escape'));
            await page.locator(window).waitFor({ state: 'detached' });
        }
        // Somebody proposes to take something back. What lies behind a tab is shut before.
        for (const tab of await page.locator('.tabs [aria-pressed="true"]').filter({ visible: true }).all())
            await tab.click();
        const other = table.doors.find(d => d.seat !== asked.seat).seat;
        await table.ask(other, 'takeback', { to: 3 }, asked.v);
        await page.locator('.proposal-place .go').waitFor();
        await walk(page, way, 'proposal', found);
        await page.locator('.proposal-place button:not(.go)').click();
        await page.context().close();
    }
    assert.ok(found.size === 0, told(found));
}

export async function curtain_and_invitations_fit_every_screen({ server, browser, assert }) {
    const found = new Map();
    for (const way of LOOKS) {
        const page = await pageOf(browser, server, way);
        for (const [name, hash, complete] of [['curtain', '#/screen/brawl', '.curtain'], ['invitations', '#/friends/gorgasali', '.invite-list']]) {
            await page.goto(`${server.address}/${hash}`);
            await page.locator('main form button[type=submit]').click();
            await page.locator(complete).waitFor();
            await walk(page, way, name, found);
        }
        await page.context().close();
    }
    assert.ok(found.size === 0, told(found));
}

/** Whatever a forecast tells, what does it can be pressed, and what it is about too. */
export async function a_forecast_never_covers_what_does_it({ server, browser, assert }) {
    const page = await newPage(browser, server), found = new Map();
    const { table, asked, what } = await playUntil(page, { game: 'adeloth', seats: 2, options: { level: '2' } },
        (_, q) => q.options.find(o => o.startsWith('attack ')));
    const door = table.doors.find(d => d.seat === asked.seat);
    await table.leave();
    const [, by, target] = what.split(' ');
    await walkTable(browser, server, door, 'ad-forecast', found, { ready: async page => {
        // who can do nothing else is considered with the first click; a second one would do it
        const was = await asksNow(page);
        await page.locator(`.piece[data-thing="unit:${by}"]`).dispatchEvent('click');
        if (await comesOf(page, was) !== 'shown')
            await page.locator(`.piece[data-thing="unit:${target}"]`).dispatchEvent('click');
        const panel = page.locator('.forecast-panel');
        await panel.waitFor();
        // what lies over the hand and goes on below tells so
        await eventually(async () => assert.ok(await panel.evaluate(el => !el.classList.contains('low')
            || el.hasAttribute('data-more') === (el.scrollHeight - el.clientHeight > 4)), 'a sign that it scrolls'));
    } });
    assert.ok(found.size === 0, told(found));
}
