import { expect, test } from 'vitest';
import type { Fee } from '#engine/event/documents/fees/schema.ts';
import { feeLines } from './fee-lines.ts';

const seat: Fee = {
  code: 'seat',
  category: 'registration',
  label: { en: 'Seat', fr: 'Place' },
  amount: 20_000,
};
const early: Fee = { ...seat, code: 'early', early_bird: { amount: 15_000, until: '2027-01-15' } };
const detailed = { en: 'Both days', fr: 'Les deux jours' };
const scope = { registration: { track: 'main' }, answers: { you: { student: 'Y' } } };
// In Vancouver it is eight hours earlier than in UTC.
const onTheDay = new Date('2027-01-16T07:59:59Z');
const after = new Date('2027-01-16T08:00:00Z');
const line = { category: 'registration', label: { en: 'Seat', fr: 'Place' } };

test.each<[string, Fee, Date, object]>([
  ['a fee', seat, after, { ...line, id: 'fee-seat', amount: 20_000 }],
  [
    'a fee of which more is told',
    { ...seat, detail: detailed },
    after,
    { ...line, id: 'fee-seat', detail: detailed, amount: 20_000 },
  ],
  [
    'an early bird on its last day',
    early,
    onTheDay,
    {
      ...line,
      id: 'fee-early',
      detail: { en: 'Early bird until January 15, 2027', fr: 'Tarif hâtif jusqu’au 15 janvier 2027' },
      amount: 15_000,
    },
  ],
  [
    'an early bird of which more is told',
    { ...early, detail: detailed },
    onTheDay,
    {
      ...line,
      id: 'fee-early',
      detail: {
        en: 'Both days · Early bird until January 15, 2027',
        fr: 'Les deux jours · Tarif hâtif jusqu’au 15 janvier 2027',
      },
      amount: 15_000,
    },
  ],
  ['the whole price from the next day', early, after, { ...line, id: 'fee-early', amount: 20_000 }],
])('%s', (_, fee, now, expected) => {
  expect(feeLines([fee], scope, { now, timezone: 'America/Vancouver' })).toStrictEqual([expected]);
});

test('is owed where its condition holds, of the registration and of the answers, in the order of the document', () => {
  const when = (code: string, path: string, value: string): Fee => ({
    ...seat,
    code,
    when: { '==': [{ var: path }, value] },
  });
  const fees = [
    when('main', 'registration.track', 'main'),
    when('online', 'registration.track', 'online'),
    seat,
    when('students', 'answers.you.student', 'Y'),
    when('others', 'answers.you.student', 'N'),
  ];
  const lines = feeLines(fees, scope, { now: after, timezone: 'UTC' });
  expect(lines.map(({ id }) => id)).toEqual(['fee-main', 'fee-seat', 'fee-students']);
});
