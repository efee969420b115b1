import type { Cover } from '../cover';

export const cover: Cover = { emblem: 'gi:crystal-shrine', minutes: [120, 240] };
