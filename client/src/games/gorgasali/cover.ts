import type { Cover } from '../cover';

export const cover: Cover = { emblem: 'gi:crown', minutes: [30, 90], seats: 4 };
