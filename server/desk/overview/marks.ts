import type { OverviewMark } from '#engine/contract/overview.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

/** The days on which prices, flows and refunds begin or end, and the event's own, in order. */
export function marksOf(
  configuration: Pick<ConfigurationStore, 'current' | 'list'>,
  event: EventDocument,
): OverviewMark[] {
  const fees = configuration.current(event.code, 'fees', catalogue.fees)?.document;
  const marks = [
    ...(fees ? priceMarks(fees) : []),
    ...flowMarks(configuration, event.code),
    ...refundMarks(configuration, event.code),
    { day: event.dates.start, kind: 'event' as const },
  ];
  return marks.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** One mark for the last day of each early price: its dearest fee, and how many others change with it. */
export function priceMarks({ fees }: Pick<FeesDocument, 'fees'>): OverviewMark[] {
  const days = new Map<string, OverviewMark[]>();
  for (const { label, amount, early_bird } of fees) {
    if (!early_bird) continue;
    const mark = { day: early_bird.until, kind: 'price' as const, label, was: early_bird.amount, is: amount };
    days.set(mark.day, [...(days.get(mark.day) ?? []), mark]);
  }
  return [...days.values()].flatMap((marks) => {
    const [dearest] = marks.toSorted((a, b) => (b.is ?? 0) - (a.is ?? 0));
    return dearest ? [{ ...dearest, ...(marks.length > 1 && { more: marks.length - 1 }) }] : [];
  });
}

function flowMarks(configuration: Pick<ConfigurationStore, 'list'>, eventCode: string): OverviewMark[] {
  return configuration.list(eventCode).flatMap(({ document }): OverviewMark[] => {
    if (document.kind !== 'flow') return [];
    const { label, opening: { from, until } = {} } = document;
    return [
      ...(from === undefined ? [] : [{ day: from, kind: 'opens' as const, label }]),
      ...(until === undefined ? [] : [{ day: until, kind: 'closes' as const, label }]),
    ];
  });
}

function refundMarks(configuration: Pick<ConfigurationStore, 'current'>, eventCode: string): OverviewMark[] {
  const policy = configuration.current(eventCode, 'cancellation', catalogue.cancellation)?.document;
  if (!policy) return [];
  const lasts = [policy.until, ...policy.refunds.map(({ until }) => until)];
  return [...new Set(lasts.filter((day) => day !== undefined))].map((day) => ({
    day,
    kind: day === policy.until ? ('cancel' as const) : ('refund' as const),
  }));
}
