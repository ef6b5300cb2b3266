import { expect, test } from 'vitest';
import { retentionDays } from './retention-days.ts';

const dates = { start: '2027-02-19', end: '2027-02-20' };

test.each([
  ['kept where nothing is said', undefined, undefined],
  ['told two weeks before', { days: 90 }, { erase: '2027-05-21', tell: '2027-05-07' }],
  [
    'told as long before as it says',
    { days: 90, notice_days: 30 },
    { erase: '2027-05-21', tell: '2027-04-21' },
  ],
  ['never told before it is over', { days: 5 }, { erase: '2027-02-25', tell: '2027-02-21' }],
])('%s', (_, retention, days) => {
  expect(retentionDays({ dates, ...(retention && { retention }) })).toEqual(days);
});
