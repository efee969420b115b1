import type { Cover } from '../cover';

export const cover: Cover = { emblem: 'gi:swords-emblem', minutes: [30, 60] };
