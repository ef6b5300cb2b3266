import type { InvoiceTerms } from '#engine/event/documents/flow/invoice-terms.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { wordIn } from '#server/languages/words.ts';
import type { PaperWords } from './receipt-words.ts';

/** An invoice's due date and the organizer's payment instructions; or that it is void. */
export function wordsOfInvoice(
  { dueOn, state }: Pick<InvoiceRow, 'dueOn' | 'state'>,
  terms: InvoiceTerms | undefined,
  locale: Locale,
): Partial<PaperWords> {
  if (state === 'withdrawn') return { nothingToPay: wordIn('papers.voided', locale), code: '' };
  const due = wordIn('papers.due', locale, { day: formatDate(dueOn, locale) });
  const toPay = `${due} ${resolveText(terms?.instructions, locale)}`.trim();
  return { nothingToPay: toPay };
}
