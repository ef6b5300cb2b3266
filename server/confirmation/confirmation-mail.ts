import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { type Locale, localeIn, resolveText, type Text } from '#engine/form/languages/text.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** The confirmation of a submitted registration with payment and items, in its language. */
export function confirmationMail(
  event: EventDocument,
  row: DossierRow,
  link: string,
  { paidCents, booked, askedAfter }: { paidCents: number; booked: string; askedAfter: readonly Text[] },
): Mail {
  const locale = localeIn(row.locale);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: paidCents > 0 ? 'confirmation-paid' : 'confirmation',
      values: {
        amount: formatMoney(paidCents / 100, locale),
        name: nameOf(row),
        event: resolveText(event.name, locale),
        date: formatDateRange(event.dates, locale),
        code: row.code,
        booked,
        askedAfter: askedAfterText(askedAfter, locale),
        link,
      },
    },
  };
}

/** The first name if a form asked for one; otherwise the address. */
function nameOf(row: DossierRow): string {
  const given = Object.values(row.answers).find((answers) => typeof answers['first_name'] === 'string');
  return String(given?.['first_name'] ?? row.emailTyped);
}

/** Names the steps after the payment, in order; '' without any. */
function askedAfterText(labels: readonly Text[], locale: Locale): string {
  if (labels.length === 0) return '';
  const named = labels.map((label) => resolveText(label, locale));
  const steps = formatList(named, locale);
  return wordIn('mails.askedAfter', locale, { steps });
}
