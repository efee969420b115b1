// Icons in whole units: every point stays where it was, but for half a unit.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rounded, stepsOf } from '../../iconPath';

/** Where each step of a path ends. */
function ends(path: string): [number, number][] {
    let x = 0, y = 0, start = [0, 0];
    return stepsOf(path).map(([command, ...n], i) => {
        const kind = command.toLowerCase(), by = command === kind && i > 0 ? 1 : 0;
        const before = [x, y];
        if (kind === 'z')
            [x, y] = start as [number, number];
        else {
            x = kind === 'v' ? before[0]! : by * before[0]! + n.at(kind === 'h' ? 0 : -2)!;
            y = kind === 'h' ? before[1]! : by * before[1]! + n.at(-1)!;
        }
        if (kind === 'm')
            start = [x, y];
        return [x, y];
    });
}

test('a path is written in whole units, relative to where the last step ended', () => {
    assert.equal(rounded('M1.4 2.6l.3.3.3.3-1.5.25'), 'M1 3l1 0 0 0-1 0');
    assert.equal(rounded('m10.2 10.2h5.5v-3z m1 1L20 20'), 'M10 10h6v-3zM11 11l9 9');
    assert.equal(rounded('M5 5a2.6 2.6 0 01.5 3.2'), 'M5 5a3 3 0 0 1 1 3');
});

test('no end of a step of any icon moves by more than half a unit', () => {
    const all = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as { icons: Record<string, { body: string }> };
    for (const [name, { body }] of Object.entries(all.icons))
        for (const [, path] of body.matchAll(/ d="([^"]+)"/g)) {
            const was = ends(path!), is = ends(rounded(path!));
            assert.equal(is.length, was.length, name);
            const off = Math.max(...was.map(([x, y], i) => Math.max(Math.abs(x - is[i]![0]), Math.abs(y - is[i]![1]))));
            assert.ok(off <= 0.5001, `${name}: ${off}`);
        }
});
