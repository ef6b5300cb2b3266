import type { Locale } from '#engine/form/languages/text.ts';
import type { InvoiceRecipient } from '#server/database/schema.ts';
import { wordIn } from '#server/languages/words.ts';

/**
 * Someone else who is billed, as the payer on a paper: their name, their purchase order, and whom it is for. The code
 * that opens the dossier is not theirs to know.
 */
export function billedTo({ name, email, order }: InvoiceRecipient, payee: string, locale: Locale) {
  return {
    code: '',
    emailTyped: email,
    lines: [
      name,
      order ? wordIn('papers.order', locale, { order }) : '',
      payee && payee !== name ? wordIn('papers.billedFor', locale, { name: payee }) : '',
    ],
  };
}
