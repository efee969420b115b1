// What a screen must not do at any size: cover a control, cut a text, offer less than a finger needs, be wider than the window; and what
// it must not do to anybody who does not see it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe-core finds nothing serious or critical. */
export async function scan(page, assert, name) {
    assert.deepEqual(await hindrances(page), [], name);
}

/** What axe-core finds. */
export async function hindrances(page) {
    await page.evaluate(axe);
    return page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations
        .filter(v => v.impact === 'serious' || v.impact === 'critical')
        .map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)));
}

/** Faults of what is on the screen now, in words; none: an empty list. */
export function faultsOf(page, { touch = false } = {}) {
    return page.evaluate(look, touch);
}

/** Runs in the page. */
function look(touch) {
    const FINGER = 39.5;          // 40 pixels, less what is lost by rounding
    const faults = new Set();
    // What lies over the table for a moment is looked at alone.
    const root = ['dialog[open]', '.recap', '.pass-sheet', '.proposal-place .note', '.table[data-tab="seats"] > .left', '.table:is([data-tab="side"], [data-tab="log"]) > .right']
        .flatMap(what => [...document.querySelectorAll(what)].slice(-1))[0] ?? document.body;
    const styles = new Map();
    const styleOf = el => styles.get(el) ?? styles.set(el, getComputedStyle(el)).get(el);
    const name = el => {
        const of = [...el.classList].map(c => `.${c}`).join('');
        const said = el.dataset?.thing ?? el.dataset?.option ?? el.getAttribute('aria-label') ?? el.textContent.trim().slice(0, 30);
        return `${el.tagName.toLowerCase()}${of} "${said}"`;
    };
    const seen = el => el.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const hiddenText = el => el.closest('.hidden-text, .skip-link, [aria-hidden="true"]') !== null || clipped(el);
    const clipped = el => {
        for (let at = el; at !== null && at !== root; at = at.parentElement)
            if (styleOf(at).clipPath !== 'none' && at.getBoundingClientRect().width <= 1)
                return true;
        return false;
    };

    // ---- controls ----
    const board = root.querySelector('.board')?.getBoundingClientRect();
    const inBoard = ({ left, right, top, bottom }) => {
        const x = (left + right) / 2, y = (top + bottom) / 2;
        return board !== undefined && x > board.left + 3 && x < board.right - 3 && y > board.top + 3 && y < board.bottom - 3;
    };
    /** A field, or whoever stands on it; what lies beyond the window of the board is reached by moving it. */
    const checkField = el => {
        const box = el.getBoundingClientRect();
        if (!inBoard(box))
            return;
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (hit?.closest('[data-spot]')?.dataset.spot !== el.dataset.spot)
            faults.add(`covered: ${name(el)} by ${hit === null ? 'nothing' : name(hit)}`);
        const field = el.classList.contains('cell') ? box : root.querySelector(`.cell[data-spot="${el.dataset.spot}"]`)?.getBoundingClientRect();
        if (touch && field !== undefined && Math.min(field.width, field.height) < FINGER)
            faults.add(`small: ${name(el)} ${field.width.toFixed(0)}x${field.height.toFixed(0)}`);
    };
    /** What a press on a checkbox can hit besides itself. */
    const handle = el => /^(checkbox|radio)$/.test(el.type) ? el.closest('label') ?? el : el;
    const inSentence = el => el.matches('a, .link, .rule-id') && styleOf(el).display.startsWith('inline')
        && el.parentElement.textContent.trim().length > el.textContent.trim().length;
    const hits = (el, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (el.contains(hit) || (hit.closest('label') !== null && hit.closest('label') === el.closest('label'))
            || (hit.closest('.look') !== null && hit.closest('.slot') === el.closest('.slot')));
    };
    const checkControl = control => {
        const el = handle(control);
        el.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
        const box = el.getBoundingClientRect();
        const dx = Math.min(7, box.width / 4), dy = Math.min(7, box.height / 4);
        const { left, right, top, bottom } = box;
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
            if (box.width <= innerWidth && box.height <= innerHeight)
                faults.add(`out of reach: ${name(el)}`);
            return;
        }
        const points = [[left + dx, top + dy], [right - dx, top + dy], [(left + right) / 2, (top + bottom) / 2], [left + dx, bottom - dy], [right - dx, bottom - dy]];
        // Cards of a hand may overlap: the left edge of each is free.
        const wanted = el.closest('.hand') !== null ? points.slice(0, 1) : points;
        const missed = inSentence(el) ? undefined : wanted.find(([x, y]) => !hits(el, x, y));
        if (missed !== undefined) {
            const by = document.elementFromPoint(...missed);
            faults.add(`covered: ${name(el)} by ${by === null ? 'nothing' : name(by)}`);
        }
        if (touch && !inSentence(el) && Math.min(box.width, box.height) < FINGER)
            faults.add(`small: ${name(el)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    };
    const scrolled = [...root.querySelectorAll('*'), document.scrollingElement].filter(el => el.scrollHeight > el.clientHeight || el.scrollWidth > el.clientWidth)
        .map(el => [el, el.scrollLeft, el.scrollTop]);
    for (const el of root.querySelectorAll('button, a[href], input, select, textarea, summary, [data-legal="true"]')) {
        // A forecast on a small screen lies over the hand.
        if (el.closest('.hands') !== null && root.querySelector('.forecast-panel.low') !== null)
            continue;
        if (!seen(el) || (hiddenText(el) && !/^(checkbox|radio)$/.test(el.type)) || el.getClientRects().length === 0)
            continue;
        if (el instanceof SVGElement && el.dataset.spot !== undefined)
            checkField(el);
        else if (!(el instanceof SVGElement))
            checkControl(el);
    }
    scrolled.forEach(([el, x, y]) => el.scrollTo({ left: x, top: y, behavior: 'instant' }));

    // ---- parts of the table ----
    const parts = ['.top', '.board', '.draft', '.board-tools', '.seat-strip:not(.rows)', '.strip-others', '.rows > .strip-seat', '.seat-panel', '.prompt', '.controls', '.hands', '.talk']
        .flatMap(what => [...root.querySelectorAll(`.table ${what}`)]).filter(el => seen(el) && el.closest('.others') === null);
    const apart = list => list.forEach((a, i) => list.slice(i + 1).forEach(b => {
        const p = a.getBoundingClientRect(), q = b.getBoundingClientRect();
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left), high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        // A question that is longer than its place grows over the board, by so much and no more.
        const more = b.matches('.prompt') ? parseFloat(getComputedStyle(b).getPropertyValue('--more')) || 0 : 0;
        if (wide > 3 && high - more > 3 && !a.contains(b) && !b.contains(a))
            faults.add(`over each other: ${name(a)} and ${name(b)}`);
    }));
    apart(parts);
    root.querySelectorAll('.card .figures').forEach(of => apart([...of.children].filter(seen)));

    // ---- texts ----
    const excused = el => {
        const style = styleOf(el);
        return (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && el.closest('[title], [aria-label], [data-thing], .slot') !== null;
    };
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const own = node.parentElement;
        if (node.textContent.trim() === '' || own.closest('svg, option, style, script') !== null || !seen(own) || hiddenText(own))
            continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        let alongX = true, alongY = true;         // until something scrolls
        for (let at = own; at !== null && at !== root && (alongX || alongY); at = at.parentElement) {
            const style = styleOf(at);
            if (style.display === 'inline')
                continue;
            const box = at.getBoundingClientRect();
            const cutX = alongX && /hidden|clip/.test(style.overflowX) && (text.right > box.right + 1.5 || text.left < box.left - 1.5);
            const cutY = alongY && /hidden|clip/.test(style.overflowY) && (text.bottom > box.bottom + 2.5 || text.top < box.top - 2.5);
            if ((cutX || cutY) && !excused(at) && !excused(own)) {
                faults.add(`cut: "${node.textContent.trim().slice(0, 40)}" by ${name(at).slice(0, 60)}`);
                break;
            }
            alongX &&= !/auto|scroll/.test(style.overflowX);
            alongY &&= !/auto|scroll/.test(style.overflowY);
            if (style.position === 'fixed')
                break;
        }
    }

    // ---- the page ----
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth)      // a phone would make the window itself wider
        faults.add(`the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`);
    if (document.querySelector('.table') !== null && page.scrollHeight > innerHeight + 1)
        faults.add(`the table is ${page.scrollHeight} high in a window of ${innerHeight}`);
    return [...faults];
}
