import type { EventWords } from '#engine/form/languages/own-words.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';

/** An area's texts, overridden with an event's own. */
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
    // Names that the product does not have are ignored.
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
