import { type Locale, resolveText, type Text } from '../configuration/text.ts';

/** An event's own words in place of the product's, by the name of the text (`registration.start.title`). */
export type EventWords = Readonly<Record<string, Text>>;

const NONE: EventWords = {};
// A page in a browser is one event's; what the server draws is given its event's words and never asks here.
let current = NONE;

/** The words of the event that this browser shows. */
export const currentWords = (): EventWords => current;

/** Keeps the words of the event that this browser shows, for texts that are read outside of components. */
export function keepWords(words: EventWords): void {
  if (typeof document !== 'undefined') current = Object.keys(words).length > 0 ? words : NONE;
}

/** The event's own word of a room, where it has one. */
export function ownWord(room: string, word: string, locale: Locale): string | undefined {
  // Most events have none: no name is made for nothing then.
  return current === NONE ? undefined : wordOf(current, `${room}.${word}`, locale);
}

/** A word of an event's own, by its whole name. */
export function wordOf(words: EventWords, name: string, locale: Locale): string | undefined {
  return Object.hasOwn(words, name) ? resolveText(words[name], locale) : undefined;
}
