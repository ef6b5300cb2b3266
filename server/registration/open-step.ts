import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOpenAfter, type Step } from '#engine/event/documents/flow/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { lastDayToCancel, policyOf } from '#server/refunds/cancel-policy.ts';

/** The last day on which attendees may correct the answers of a step: its own, or that of all changes. */
export function lastDayToCorrect(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  { open_until }: Pick<Step, 'open_until'>,
): string {
  const until = lastDayToCancel(event, policyOf(configuration, event.code));
  return open_until !== undefined && open_until < until ? open_until : until;
}

/** Whether attendees may correct the answers of a step now, once they are submitted. */
export function mayCorrect(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  step: Step,
  now: Date,
): boolean {
  return isOpenAfter(step) && dayIn(event.timezone, now) <= lastDayToCorrect(configuration, event, step);
}
