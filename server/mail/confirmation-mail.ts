import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isLocale, resolveText } from '#engine/configuration/text.ts';
import { formatDateRange } from '#engine/format/date-range.ts';
import { formatMoney } from '#engine/format/money.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import type { Mail } from './mailer.ts';

/** The mail that confirms a submitted registration, what was paid for it and what was booked, in its own language. */
export function confirmationMail(
  event: EventDocument,
  row: RegistrationRow,
  link: string,
  { paidCents, booked }: { paidCents: number; booked: string },
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
        date: formatDateRange(event.dates, locale),
        code: row.code,
        booked,
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
