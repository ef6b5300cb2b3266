import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import { ownWords } from '#server/languages/own-words.ts';
import { type ServerWords, wordsIn } from '#server/languages/words.ts';

/** What stands on a paper besides what is configured. */
export type PaperWords = ServerWords['papers']['receipt'];

/** What a paper is besides a receipt. */
export type PaperKind = 'change' | 'group' | 'refund' | 'invoice' | 'applicationInvoice' | 'groupInvoice';

/** What makes a paper another than a receipt: what it is, and what is said of this one alone. */
export interface OtherPaper {
  readonly kinds?: readonly PaperKind[];
  readonly said?: Partial<PaperWords>;
}

/**
 * A paper's words: a receipt's, those over them of each of its kinds, with the event's own in their places
 * (`receipt.registration`, `papers.refund.code`), and what is said of this one alone.
 */
export function paperWords(
  { words = {} }: Pick<EventDocument, 'words'>,
  locale: Locale,
  { kinds = [], said }: OtherPaper = {},
): PaperWords {
  const { papers } = wordsIn(locale);
  return Object.assign(
    { ...papers.receipt, ...ownWords('receipt', papers.receipt, words, locale) },
    ...kinds.flatMap((kind) => [papers[kind], ownWords(`papers.${kind}`, papers[kind], words, locale)]),
    said,
  );
}

const brands: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MasterCard' };

/** The name of a card's brand as it is written (spec §1). */
export function brandName(brand: string): string {
  return Object.hasOwn(brands, brand) ? (brands[brand] ?? brand) : brand;
}
