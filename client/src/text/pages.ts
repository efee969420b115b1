// What is said on the pages around the table; it comes with them.
import { sentences, speaker } from './lang';
import { replayTexts } from './replay.text';
import { startTexts } from './start.text';

export const pageSentences = { ...sentences, ...startTexts, ...replayTexts };

export type Sentence = keyof typeof pageSentences;

export const t = speaker(pageSentences);
