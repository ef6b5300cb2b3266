import { expect, test } from 'vitest';
import fees from '#fixtures/events/teachers/catalogue/fees.json' with { type: 'json' };
import membership from '#fixtures/events/teachers/catalogue/membership.json' with { type: 'json' };
import event from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { trackPrices } from './track-prices.ts';

const documents = { event, fees, membership } as unknown as Parameters<typeof trackPrices>[0];
const at = (day: string) => ({ now: new Date(`${day}T20:00:00Z`), timezone: 'America/Vancouver' });

test('a track costs from the least to the most that a membership makes of it, and more after the early bird', () => {
  expect(trackPrices(documents, at('2026-12-18'))).toMatchObject([
    {
      track: 'vancouver',
      from: 7500,
      to: 24500,
      taxed: 'Y',
      early_bird: { until: '2026-12-18', then: { from: 9500, to: 28500 } },
    },
    { track: 'online', from: 4000, to: 13500 },
    { track: 'leadership' },
  ]);
});

test('after its last day there is no early bird', () => {
  const [vancouver] = trackPrices(documents, at('2026-12-20'));
  expect(vancouver).toEqual({ track: 'vancouver', from: 9500, to: 28500, taxed: 'Y' });
});

test('without memberships there is one price, and none where nothing is asked', () => {
  const fee = { code: 'seat', category: 'conference' as const, label: 'Seat', amount: 4900 };
  const onlyOnline = { ...fee, when: { '==': [{ var: 'registration.track' }, 'online'] } };
  const priced = {
    ...documents,
    fees: { ...documents.fees, fees: [onlyOnline], taxes: [] },
    membership: undefined,
  };
  expect(trackPrices(priced, at('2026-12-18'))).toEqual([
    { track: 'online', from: 4900, to: 4900, taxed: 'N' },
  ]);
});
