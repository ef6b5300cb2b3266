import { expect, test } from 'vitest';
import { remindersDue } from './reminders.ts';

const issued = { dueOn: '2027-01-31', issuedOn: '2027-01-01' };

test.each([
  ['none before its time', {}, '2027-01-23', 0],
  ['one a week before it is due', {}, '2027-01-24', 1],
  ['no other until it is late', {}, '2027-02-02', 1],
  ['three in all', {}, '2027-03-31', 3],
  ['those that the flow says', { remind_days: [-30, -1, 0, 60] }, '2027-01-31', 2],
  ['none where the flow wants none', { remind_days: [] }, '2027-12-31', 0],
])('%s', (_, terms, today, due) => {
  expect(remindersDue(terms, { ...issued, today })).toBe(due);
});
