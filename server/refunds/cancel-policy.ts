import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { CancellationDocument } from '#engine/event/documents/cancellation/schema.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { refundOf } from './rules/refund-of.ts';

/** The cancellation policy that an event has published. */
export function policyOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
): CancellationDocument | undefined {
  return configuration.current(eventCode, 'cancellation', catalogue.cancellation)?.document;
}

/** The last day on which attendees may cancel by themselves: the policy's, or the day before the event. */
export function lastDayToCancel({ dates }: EventDocument, policy: CancellationDocument | undefined): string {
  return policy?.until ?? dayBefore(dates.start);
}

/** The refund of a payment under the published policy, now. */
export function refundNow(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  quote: Quote,
  now: Date,
): RefundQuote {
  return refundOf({
    quote,
    policy: policyOf(configuration, event.code),
    taxes: taxesOf(configuration, event.code),
    today: dayIn(event.timezone, now),
  });
}

/** The taxes of an event with their categories. */
export function taxesOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
): FeesDocument['taxes'] {
  return configuration.current(eventCode, 'fees', catalogue.fees)?.document.taxes ?? [];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
