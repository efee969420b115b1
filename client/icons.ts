// Icons of game-icons.net (CC BY 3.0) as modules: only those that the sources name as 'gi:NAME'. What one game alone uses comes with
// that game's texts; its emblem, and what several use, is there from the start.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:icons';

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap(f =>
        f.isDirectory() ? sources(join(folder, f.name)) : /\.tsx?$/.test(f.name) ? [join(folder, f.name)] : []);
}

/** Names of icons by the game that alone uses them; '' for all others. */
function iconsByGame(folder: string): Map<string, string[]> {
    const users = new Map<string, Set<string>>();
    for (const file of sources(folder)) {
        const game = /\/games\/([^/]+)\//.exec(file)?.[1] ?? '';
        for (const [, emblem, name] of readFileSync(file, 'utf8').matchAll(/(emblem: ')?gi:([a-z0-9-]+)/g))
            users.set(name!, new Set([...users.get(name!) ?? [], emblem === undefined ? game : '']));
    }
    const found = new Map<string, string[]>([['', []]]);
    for (const [name, games] of [...users].sort(([a], [b]) => a < b ? -1 : 1)) {
        const game = games.size === 1 ? [...games][0]! : '';
        found.set(game, [...found.get(game) ?? [], name]);
    }
    return found;
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
            const byGame = iconsByGame(new URL('./src', import.meta.url).pathname);
            const game = id.slice(inner.length + 1);
            const found: Record<string, string> = {};
            for (const name of byGame.get(game) ?? []) {
                const body = all.icons[name]?.body;
                if (body === undefined)
                    this.error(`there is no icon '${name}' in game-icons`);
                found[name] = paths(body);
            }
            const others = [...byGame.keys()].filter(g => g !== '').map(g => `${JSON.stringify(g)}: () => import(${JSON.stringify(`${VIRTUAL}/${g}`)})`);
            return `export const icons = ${JSON.stringify(found)};${game === '' ? `export const games = {${others.join(',')}};` : ''}`;
        },
    };
}

// Every icon is one or more paths filled with the current colour; only their data is kept.
function paths(body: string): string {
    return [...body.matchAll(/ d="([^"]+)"/g)].map(m => m[1]).join(' ');
}
