// Unit tests: bundled for node, run by its own test runner.
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { icons } from './icons';

const folder = new URL('./tests/unit/', import.meta.url).pathname;
const input = Object.fromEntries(readdirSync(folder).filter(f => f.endsWith('.test.ts') || f.endsWith('.test.tsx'))
    .map(f => [f.replace(/\.tsx?$/, ''), folder + f]));

export default defineConfig({
    plugins: [icons()],
    build: {
        ssr: true,
        outDir: 'dist-test',
        target: 'node20',
        rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
});
