import { defineConfig } from 'vite';
import { icons } from './icons';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:8080';

/** A scene and its icons go by the name of their game. */
function nameOf({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
    return /games\/([^/]+)\/scene\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? (facadeModuleId?.includes('virtual:icons/') ? `${name}-icons` : name);
}

/** What the page needs from the start is one file, however many parts that are fetched later share it: it packs better than its pieces. */
const start = {
    name: (id: string, build: { getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null }) => {
        const seen = new Set<string>();
        const reached = (module: string): boolean => {
            if (seen.has(module))
                return false;
            seen.add(module);
            const info = build.getModuleInfo(module);
            return info !== null && (info.isEntry || info.importers.some(reached));
        };
        return reached(id) ? 'start' : null;
    },
};

export default defineConfig({
    base: './',
    plugins: [icons()],
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,      // the server allows no data: scripts or fonts
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [start] }, chunkFileNames: chunk => `assets/${nameOf(chunk)}-[hash].js` } },
    },
    // While developing: BACKEND=http://127.0.0.1:8080 npx vite, with the server started with
    // --origin http://127.0.0.1:5173.
    server: { host: '127.0.0.1', proxy: { '/ws': { target: backend, ws: true }, '/texts': backend, '/rules': backend } },
});
