// Scenes are fetched when somebody looks at their game: code, colours and icons.
import { loadIcons } from '../lib/Icon';
import { loader } from '../lib/loaded';
import { plain } from './plain';
import type { Scene } from './scene';

const scenes = import.meta.glob<Scene>('./*/scene.ts', { import: 'scene' });

/** The scene of a game, or the plain one if it has none; null until it is there. */
export const sceneOf = loader<Scene>(async game => {
    const [scene] = await Promise.all([scenes[`./${game}/scene.ts`]?.(), loadIcons(game)]);
    return scene ?? plain;
});
