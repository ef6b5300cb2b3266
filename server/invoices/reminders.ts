import type { InvoiceTerms } from '#engine/event/documents/flow/invoice-terms.ts';

/** The default: a week before an invoice is due, and twice afterwards. */
const usual = [-7, 3, 14];

/** How many reminders of an invoice are due by a day; one for the day on which it was issued, or before, is never sent. */
export function remindersDue(
  { remind_days: days = usual }: Pick<InvoiceTerms, 'remind_days'>,
  { dueOn, issuedOn, today }: { dueOn: string; issuedOn: string; today: string },
): number {
  const on = days.map((after) => dayAfter(dueOn, after));
  return on.filter((day) => day > issuedOn && day <= today).length;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
