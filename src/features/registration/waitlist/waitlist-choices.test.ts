import { expect, test } from 'vitest';
import { testEvent } from '#src/app/testing/test-event.ts';
import { namedWait, WHOLE_EVENT, waitId, waitlistChoices } from './waitlist-choices.ts';

test('a full day can be waited for, and is named by an address', () => {
  const { tracks, days } = testEvent();
  const choices = waitlistChoices(
    { tracks, days },
    { full: 'N', full_tracks: ['online'], full_days: ['saturday'] },
  );
  expect(choices.map(({ id }) => id)).toEqual(['online', 'day/saturday']);
  const idIn = (query: string) => waitId(namedWait({ tracks, days }, new URLSearchParams(query)));
  expect(['day=saturday', 'day=gone', 'track=online', ''].map(idIn)).toEqual([
    'day/saturday',
    WHOLE_EVENT,
    'online',
    WHOLE_EVENT,
  ]);
});

test.each([
  ['N', [], []],
  ['N', ['leadership'], ['leadership']],
  ['Y', [], [WHOLE_EVENT]],
  ['Y', ['leadership', 'vancouver', 'gone'], [WHOLE_EVENT, 'vancouver', 'leadership']],
] as const)('full %s, tracks %j: %j', (full, tracks, expected) => {
  const choices = waitlistChoices(testEvent(), { full, full_tracks: [...tracks] });
  expect(choices.map(({ id }) => id)).toEqual(expected);
});
