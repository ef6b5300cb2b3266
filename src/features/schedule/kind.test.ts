import { expect, it, test } from 'vitest';
import { kindOf, markOf } from './kind.ts';
import { sampleSession } from './testing/sample-schedule.ts';

it.each([1, 10, 11, 24, 100])('no two of %i kinds share shape and colour', (count) => {
  const marks = Array.from({ length: count }, (_, at) => JSON.stringify(markOf(at)));
  expect(new Set(marks).size).toBe(count);
});

test('a kind is the first filter’s option, whatever the others say', () => {
  const options = [
    { id: 'arts', name: 'Arts' },
    { id: 'maths', name: 'Maths' },
  ];
  const filters = [
    { code: 'subject', label: 'Subject', options },
    { code: 'level', label: 'Level', options },
  ];
  const session = sampleSession('a', { filters: { subject: ['maths', 'arts'], level: ['arts'] } });
  expect(kindOf(session, filters)).toEqual({ name: 'Maths', shape: 1, colour: 1 });
  expect(kindOf(sampleSession('b'), filters)).toBeUndefined();
  expect(kindOf(session, [])).toBeUndefined();
});
