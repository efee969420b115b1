import type { Cover } from '../cover';

export const cover: Cover = { emblem: 'gi:wyvern', minutes: [90, 240] };
