import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';

/** Whether a flow can be started on a day in the event's time zone, first and last day included. */
export function openingOf(
  { opening }: Pick<FlowDocument, 'opening'>,
  { now, timezone }: { now: Date; timezone: string },
): 'open' | 'early' | 'closed' {
  const today = dayIn(timezone, now);
  if (opening?.from !== undefined && today < opening.from) return 'early';
  return opening?.until !== undefined && today > opening.until ? 'closed' : 'open';
}
