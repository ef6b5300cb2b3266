import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ownWords } from '#server/languages/own-words.ts';
import { type ServerWords, wordsIn } from '#server/languages/words.ts';

/** The fixed texts of a paper. */
export type PaperWords = ServerWords['papers']['receipt'];

/** The kinds of paper other than receipts, and a receipt whose registration is cancelled. */
export type PaperKind =
  | 'change'
  | 'cancelled'
  | 'group'
  | 'refund'
  | 'invoice'
  | 'applicationInvoice'
  | 'groupInvoice';

/** A paper other than a receipt: its kind, and its own texts. */
export interface OtherPaper {
  readonly kinds?: readonly PaperKind[];
  readonly said?: Partial<PaperWords>;
}

/**
 * A paper's texts: a receipt's, those of its kind, the event's own (`receipt.registration`, `papers.refund.code`), and
 * its own.
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
