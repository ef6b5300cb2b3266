import { expect, test } from 'vitest';
import fees from '#fixtures/events/teachers/catalogue/fees.json' with { type: 'json' };
import membership from '#fixtures/events/teachers/catalogue/membership.json' with { type: 'json' };
import event from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { pricesToday } from './prices-today.ts';
import { type PricedDocuments, trackPrices } from './track-prices.ts';

const documents = { event, fees, membership } as unknown as PricedDocuments;
const at = (instant: string) => ({ now: new Date(instant), timezone: 'America/Vancouver' });

test('prices are reckoned once for a day of the event', () => {
  const morning = pricesToday(documents, at('2026-12-18T16:00:00Z'));
  expect(morning).toEqual(trackPrices(documents, at('2026-12-18T16:00:00Z')));
  expect(pricesToday(documents, at('2026-12-19T07:59:59Z'))).toBe(morning);
});

test('they are reckoned anew when the day begins after which the early bird is over', () => {
  const last = pricesToday(documents, at('2026-12-19T07:59:59Z'));
  const next = pricesToday(documents, at('2026-12-19T08:00:00Z'));
  expect([last[0]?.from, next[0]?.from]).toEqual([7500, 9500]);
});

test.each(['event', 'fees', 'membership'] as const)(
  'they are reckoned anew when a new version of the %s is published',
  (name) => {
    const time = at('2026-12-18T16:00:00Z');
    const before = pricesToday(documents, time);
    const published = { ...documents, [name]: structuredClone(documents[name]) };
    const after = pricesToday(published, time);
    expect(after).toEqual(before);
    expect(after).not.toBe(before);
    expect(pricesToday(published, time)).toBe(after);
  },
);
