import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isLocale, type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import type { Mail } from './mailer.ts';

/** The mail that confirms a submitted registration and what was paid for it, in its own language. */
export function confirmationMail(
  event: EventDocument,
  row: RegistrationRow,
  link: string,
  paidCents: number,
): Mail {
  const locale = isLocale(row.locale) ? row.locale : 'en';
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
        date: datesIn(locale, event),
        code: row.code,
        link,
      },
    },
  };
}

/** The first name wherever a form asked for one; what else to call somebody is what they write from. */
function nameOf(row: RegistrationRow): string {
  const given = Object.values(row.answers).find((answers) => typeof answers['first_name'] === 'string');
  return String(given?.['first_name'] ?? row.emailTyped);
}

/** The event's first and last day in words. */
export function datesIn(locale: Locale, { dates }: EventDocument): string {
  // Dates without a time: read and written in the same zone, so that none slips by a day.
  const format = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(dates.start), new Date(dates.end));
}
