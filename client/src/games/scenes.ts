import { adeloth } from './adeloth/scene';
import { brawl } from './brawl/scene';
import { gorgasali } from './gorgasali/scene';
import { plain } from './plain';
import type { Scene } from './scene';

const scenes: Record<string, Scene> = { adeloth, brawl, gorgasali };

export function sceneOf(game: string): Scene {
    return scenes[game] ?? plain;
}
