// Every sentence exists in both languages and is used, and every sentence used exists.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Part } from '../../src/text/part';

function files(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap(f =>
        f.isDirectory() ? files(join(folder, f.name)) : /\.tsx?$/.test(f.name) && !f.name.endsWith('.text.ts') ? [join(folder, f.name)] : []);
}

const source = files(join(process.cwd(), 'src')).map(f => readFileSync(f, 'utf8')).join('\n');
const parts = import.meta.glob<Record<string, Part>>('../../src/**/*.text.ts', { eager: true });
const sentences: Part = Object.assign({}, ...Object.values(parts).flatMap(p => Object.entries(p)).flatMap(([name, part]) => name.endsWith('Texts') ? [part] : []));
const keys = Object.keys(sentences);
const holes = (s: string) => [...s.matchAll(/\{\d\}/g)].map(m => m[0]).sort().join('');

test('every sentence is there in both languages, with the same holes', () => {
    for (const [key, { de, en }] of Object.entries(sentences)) {
        assert.ok(de.trim() !== '' && en.trim() !== '', key);
        assert.equal(holes(de), holes(en), key);
    }
});

test('every sentence is used', () => {
    // A key is written out, or built as `table.tab.${name}`.
    const built = [...source.matchAll(/`([a-z0-9.-]+\.)\$\{/g)].map(m => m[1]!);
    const unused = keys.filter(k => !source.includes(`'${k}'`) && !built.some(b => k.startsWith(b)));
    assert.deepEqual(unused, []);
});

test('no sentence stands in the code itself', () => {
    // Text between tags: a letter that is not part of an expression.
    const found = [...source.matchAll(/<\/?[a-zA-Z][^<>]*[^=]>\s*([A-Za-zÄÖÜäöüß][a-zäöüß]{2,}[^<>{}]*)</g)].map(m => m[1]!.trim())
        .filter(s => !/[;=()|&]/.test(s));
    assert.deepEqual(found, []);
});
