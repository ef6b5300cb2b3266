import type { EventDocument } from '#engine/configuration/event-document.ts';

/** Where an event says nothing, its organizers are told so long before. */
const usualNotice = 14;

/** The day from which an event's personal data is erased, and that on which its organizers are told; undefined where it is kept. */
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
