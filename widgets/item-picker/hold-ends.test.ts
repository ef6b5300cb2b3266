import { expect, it } from 'vitest';
import { holdEnds } from './hold-ends.ts';

it('counts down once to holds that expire within a minute of one another, by the first of them', () => {
  const item = (name: string, at?: string, quantity = 1) => ({
    kind: 'choice' as const,
    item: name,
    name,
    quantity,
    ...(at && { until: `2027-01-10T12:${at}Z` }),
  });
  const items = [item('Mug', '15:40', 2), item('Bunk', '15:00'), item('Walk', '16:00'), item('Talk')];
  expect(holdEnds(items, 'en')).toEqual([
    { until: '2027-01-10T12:15:00Z', names: 'Bunk and 2\u00a0×\u00a0Mug' },
    { until: '2027-01-10T12:16:00Z', names: 'Walk' },
  ]);
});
