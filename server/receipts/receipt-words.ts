import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { type ServerWords, wordsIn } from '#server/languages/words.ts';

/** What stands on a paper besides what is configured. */
export type PaperWords = ServerWords['papers']['receipt'];

/** A receipt's words with the event's own in their place, and those over both that make it another paper. */
export function paperWords(
  { words = {} }: Pick<EventDocument, 'words'>,
  locale: Locale,
  paper: Partial<PaperWords> = {},
): PaperWords {
  const own = Object.entries(words)
    .filter(([name]) => name.startsWith('receipt.'))
    .map(([name, text]) => [name.slice('receipt.'.length), resolveText(text, locale)]);
  return { ...wordsIn(locale).papers.receipt, ...Object.fromEntries(own), ...paper };
}

const brands: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MasterCard' };

/** The name of a card's brand as it is written (spec §1). */
export function brandName(brand: string): string {
  return Object.hasOwn(brands, brand) ? (brands[brand] ?? brand) : brand;
}
