// Icons of game-icons.net (CC BY 3.0) as modules: only those that the sources name as 'gi:NAME'. What the table names, and the covers of
// the games, is there from the start; what the pages around it ('screens') or the scene of a game name comes with them.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rounded } from './iconPath';

const VIRTUAL = 'virtual:icons';

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap(f =>
        f.isDirectory() ? sources(join(folder, f.name)) : /\.tsx?$/.test(f.name) ? [join(folder, f.name)] : []);
}

/** Names of icons by what brings them: the scene of a game, or 'screens'; '' for those that are always there. */
function iconsByPart(folder: string): Map<string, string[]> {
    const named = new Map<string, Set<string>>([['', new Set()]]);
    for (const file of sources(folder)) {
        const part = /\/games\/([^/]+)\/(?!cover\.ts)/.exec(file)?.[1] ?? /\/(screens)\//.exec(file)?.[1] ?? '';
        for (const [, name] of readFileSync(file, 'utf8').matchAll(/gi:([a-z0-9-]+)/g))
            named.set(part, (named.get(part) ?? new Set()).add(name!));
    }
    const always = named.get('')!;
    return new Map([...named].map(([part, names]) => [part, [...names].filter(n => part === '' || !always.has(n)).sort()]));
}

export function icons(): Plugin {
    const load = createRequire(import.meta.url);
    const inner = '\0' + VIRTUAL;
    return {
        name: 'spielwerk-icons',
        resolveId: id => id === VIRTUAL || id.startsWith(VIRTUAL + '/') ? '\0' + id : undefined,
        load(id) {
            if (!id.startsWith(inner))
                return undefined;
            const all = load('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
            const byPart = iconsByPart(new URL('./src', import.meta.url).pathname);
            const part = id.slice(inner.length + 1);
            const found: Record<string, string> = {};
            for (const name of byPart.get(part) ?? []) {
                const body = all.icons[name]?.body;
                if (body === undefined)
                    this.error(`there is no icon '${name}' in game-icons`);
                found[name] = paths(body);
            }
            const others = [...byPart.keys()].filter(p => p !== '').map(p => `${JSON.stringify(p)}: () => import(${JSON.stringify(`${VIRTUAL}/${p}`)})`);
            return `export const icons = ${JSON.stringify(found)};${part === '' ? `export const parts = {${others.join(',')}};` : ''}`;
        },
    };
}

// Every icon is one or more paths filled with the current colour; only their data is kept.
function paths(body: string): string {
    return [...body.matchAll(/ d="([^"]+)"/g)].map(m => rounded(m[1]!)).join('');
}
