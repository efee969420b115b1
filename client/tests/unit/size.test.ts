// What a browser loads to play one game: the build in dist/ (scripts/client makes it), packed as the server sends it.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const MOST = 120;             // KB of code: the page as it starts, and the scene of one game
const MOST_ICONS = 40;        // KB: the icons of one game
const ASSETS = 'dist/assets';

const packed = (files: Iterable<string>) => [...files].reduce((n, f) => n + gzipSync(readFileSync(`${ASSETS}/${f}`), { level: 9 }).length, 0) / 1024;

/** A file and all that it imports before it can run. */
function withImports(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file))
        return known;
    known.add(file);
    for (const [, other] of readFileSync(`${ASSETS}/${file}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
        withImports(other!, known);
    return known;
}

test('the page with the scene of any one game is small', t => {
    assert.ok(existsSync('dist/index.html'), 'scripts/client builds it');
    const [, start] = /<script[^>]+src="\.\/assets\/([^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))!;
    const files = readdirSync(ASSETS), page = withImports(start!);
    const games = readdirSync('src/games', { withFileTypes: true }).filter(f => f.isDirectory()).map(f => f.name);
    assert.ok(games.length >= 3);
    t.diagnostic(`the page as it starts: ${packed(page).toFixed(1)} KB`);
    for (const game of games) {
        const scene = files.find(f => new RegExp(`^${game}-[\\w-]{8}\\.js$`).test(f)), icons = files.find(f => f.startsWith(`${game}-icons-`));
        assert.ok(scene !== undefined && icons !== undefined, `${game}: its scene and its icons are files of their own`);
        assert.ok(!page.has(scene) && !page.has(icons), `${game}: they are not loaded from the start`);
        const code = packed(new Set([...page, ...withImports(scene)])), drawn = packed([icons]);
        t.diagnostic(`${game}: ${code.toFixed(1)} KB of code, ${drawn.toFixed(1)} KB of icons`);
        assert.ok(code <= MOST, `${game}: ${code.toFixed(1)} KB of code, at most ${MOST}`);
        assert.ok(drawn <= MOST_ICONS, `${game}: ${drawn.toFixed(1)} KB of icons, at most ${MOST_ICONS}`);
    }
});
