import type { Lang } from '../net/protocol';

/** Sentences by key, in every language. {0}, {1} … are filled in. */
export type Part = Record<string, Record<Lang, string>>;
