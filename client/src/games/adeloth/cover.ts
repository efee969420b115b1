import type { Cover } from '../cover';

export const cover: Cover = { emblem: 'gi:three-leaves', minutes: [45, 90] };
