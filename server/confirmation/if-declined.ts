import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn } from '#server/languages/words.ts';

/** What was paid for an application in cents, or that it has an open invoice. */
type Owed = { readonly paidCents: number } | { readonly isBilled: true };

/** Says what is refunded if organizers decline an application; '' if that can no longer happen. */
export function ifDeclined(
  { decision: decides }: FlowDocument,
  { decision }: Pick<DossierRow, 'decision'>,
  owed: Owed,
  locale: Locale,
): string {
  if (!decides || (decision && decision !== 'in_review')) return '';
  if ('isBilled' in owed) return wordIn('mails.voidedIfDeclined', locale);
  if (owed.paidCents === 0) return '';
  return wordIn('mails.refundedIfDeclined', locale, { amount: formatMoney(owed.paidCents / 100, locale) });
}
