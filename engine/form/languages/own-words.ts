import { type Locale, resolveText, type Text } from './text.ts';

/** An event's own words in place of the product's, by the name of the text (`registration.start.title`). */
export type EventWords = Readonly<Record<string, Text>>;

/** Where the words of the event that is drawn are kept. */
export interface WordsHolder {
  words: EventWords;
}

const NONE: EventWords = {};
// A page in a browser is one event's; a server draws those of several at once, and says where each has its words.
const ofPage: WordsHolder = { words: NONE };
let holder = (): WordsHolder | undefined => (typeof document === 'undefined' ? undefined : ofPage);

/** Has words looked for where something else keeps them; where that knows of none, in the page. */
export function lookForWordsIn(place: () => WordsHolder | undefined): void {
  const before = holder;
  holder = () => place() ?? before();
}

/** The words of the event that is drawn. */
export const currentWords = (): EventWords => holder()?.words ?? NONE;

/** Keeps the words of the event that this browser shows, for texts that are read outside of components. */
export function keepWords(words: EventWords): void {
  const kept = holder();
  if (kept) kept.words = Object.keys(words).length > 0 ? words : NONE;
}

/** The event's own word of a room, where it has one. */
export function ownWord(room: string, word: string, locale: Locale): string | undefined {
  const words = currentWords();
  // Most events have none: no name is made for nothing then.
  return words === NONE ? undefined : wordOf(words, `${room}.${word}`, locale);
}

/** A word of an event's own, by its whole name. */
export function wordOf(words: EventWords, name: string, locale: Locale): string | undefined {
  return Object.hasOwn(words, name) ? resolveText(words[name], locale) : undefined;
}
