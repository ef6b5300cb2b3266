import type { EventDocument } from '#engine/event/documents/event/schema.ts';

/** The default notice to organizers, in days. */
const usualNotice = 14;

/**
 * The days on which an event's personal data is erased and its organizers are notified; undefined without retention.
 */
export function retentionDays({
  dates,
  retention,
}: Pick<EventDocument, 'dates' | 'retention'>): { erase: string; tell: string } | undefined {
  if (!retention) return undefined;
  const { days, notice_days: notice = usualNotice } = retention;
  return { erase: dayAfter(dates.end, days), tell: dayAfter(dates.end, Math.max(1, days - notice)) };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
