import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type EventWords,
  keepWords,
  lookForWordsIn,
  type WordsHolder,
} from '#engine/form/languages/own-words.ts';

const drawings = new AsyncLocalStorage<WordsHolder>();
lookForWordsIn(() => drawings.getStore());

/** Renders with one event's texts, although other events render at the same time. */
export function renderWithMessages<Drawn>(words: EventWords, draw: () => Promise<Drawn>): Promise<Drawn> {
  return drawings.run({ words: {} }, () => {
    keepWords(words);
    return draw();
  });
}
