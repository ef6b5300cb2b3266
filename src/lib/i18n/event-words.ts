import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';

/** An event's own words in place of the product's, by the name of the text (`registration.start.title`). */
export type EventWords = Readonly<Record<string, Text>>;

const NONE: EventWords = {};
// A page in a browser is one event's; what the server draws is given its event's words and never asks here.
let current = NONE;

/** The words of the event that this browser shows. */
export const currentWords = (): EventWords => current;

/** Keeps the words of the event that this browser shows, for texts that are read outside of components. */
export function keepWords(words: EventWords): void {
  if (typeof document !== 'undefined') current = words;
}

/** An area's texts with an event's own words in place of the product's. */
export function withWords<Texts extends object>(
  area: string,
  texts: Texts,
  words: EventWords,
  locale: Locale,
): Texts {
  const own = Object.entries(words).filter(([name]) => name.startsWith(`${area}.`));
  if (own.length === 0) return texts;
  const worded = structuredClone(texts);
  for (const [name, text] of own) {
    const parts = name.split('.').slice(1);
    const last = parts.pop() ?? '';
    const into = parts.reduce<unknown>((node, part) => inside(node, part), worded);
    // A name that the product does not know (any more) says nothing.
    if (typeof inside(into, last) === 'string')
      Object.assign(Object(into), { [last]: resolveText(text, locale) });
  }
  return worded;
}

function inside(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
    ? (node as Record<string, unknown>)[name]
    : undefined;
}
