// Icons of game-icons.net (CC BY 3.0) as a module: only those that the sources name as 'gi:NAME'.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:icons';

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap(f =>
        f.isDirectory() ? sources(join(folder, f.name)) : /\.tsx?$/.test(f.name) ? [join(folder, f.name)] : []);
}

export function icons(): Plugin {
    const load = createRequire(import.meta.url);
    return {
        name: 'spielwerk-icons',
        resolveId: id => id === VIRTUAL ? '\0' + VIRTUAL : undefined,
        load(id) {
            if (id !== '\0' + VIRTUAL)
                return undefined;
            const all = load('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
            const used = new Set<string>();
            for (const file of sources(new URL('./src', import.meta.url).pathname))
                for (const [, name] of readFileSync(file, 'utf8').matchAll(/gi:([a-z0-9-]+)/g))
                    used.add(name!);
            const found: Record<string, string> = {};
            for (const name of [...used].sort()) {
                const body = all.icons[name]?.body;
                if (body === undefined)
                    this.error(`there is no icon '${name}' in game-icons`);
                found[name] = paths(body);
            }
            return `export const icons = ${JSON.stringify(found)};`;
        },
    };
}

// Every icon is one or more paths filled with the current colour; only their data is kept.
function paths(body: string): string {
    return [...body.matchAll(/ d="([^"]+)"/g)].map(m => m[1]).join(' ');
}
