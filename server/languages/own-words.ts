import { type EventWords, wordOf } from '#engine/form/languages/own-words.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** The words of a room that an event has words of its own for (`papers.refund`), by their names in it. */
export function ownWords<Room extends object>(
  room: string,
  product: Room,
  words: EventWords,
  locale: Locale,
): Partial<Record<keyof Room, string>> {
  return Object.fromEntries(
    Object.keys(product).flatMap((name) => {
      const own = wordOf(words, `${room}.${name}`, locale);
      return own === undefined ? [] : [[name, own]];
    }),
  ) as Partial<Record<keyof Room, string>>;
}
