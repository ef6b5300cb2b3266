import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { ifDeclined } from './if-declined.ts';

/** The payment or invoice, the items, and the page. */
type Sent = { link: string; paidCents: number; booked: string; invoice?: InvoiceRow | undefined };

/** The confirmation of an application, in the organizer's words if the flow has any, with its items. */
export function applicationMail(
  event: EventDocument,
  flow: FlowDocument,
  row: DossierRow,
  { link, paidCents, booked, invoice }: Sent,
): Mail {
  const locale = localeOf(row);
  const label = resolveText(flow.label, locale);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: invoice ? 'application-invoiced' : paidCents > 0 ? 'application-paid' : 'application',
      values: {
        subject: resolveText(flow.mail?.subject, locale) || label,
        text: [resolveText(flow.mail?.text, locale), booked].filter(Boolean).join('\n\n'),
        label,
        event: resolveText(event.name, locale),
        code: row.code,
        amount: formatMoney((invoice?.quote.total ?? paidCents) / 100, locale),
        due: invoice ? formatDate(invoice.dueOn, locale) : '',
        ifDeclined: ifDeclined(flow, row, invoice ? { isBilled: true } : { paidCents }, locale),
        link,
      },
    },
  };
}

/** The email with the code of a new draft, to continue elsewhere. */
export function applicationBegunMail(
  event: EventDocument,
  flow: FlowDocument,
  row: DossierRow,
  link: string,
): Mail {
  const locale = localeOf(row);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'application-begun',
      values: {
        label: resolveText(flow.label, locale),
        event: resolveText(event.name, locale),
        code: row.code,
        link,
      },
    },
  };
}

function localeOf({ locale }: DossierRow) {
  return localeIn(locale);
}
