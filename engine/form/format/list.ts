import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { listFormat } from './formatters.ts';

/** Several things in a sentence: "one, two, and three", « un, deux et trois ». */
export function formatList(items: readonly string[], locale: Locale): string {
  return listFormat(languages[locale].tag).format(items);
}

/** Alternatives: "one, two, or three", « un, deux ou trois ». */
export function formatChoice(items: readonly string[], locale: Locale): string {
  return listFormat(languages[locale].tag, { type: 'disjunction' }).format(items);
}
