import { expect, test } from 'vitest';
import { testEvent } from '#src/app/testing/test-event.ts';
import { WHOLE_EVENT, waitlistChoices } from './waitlist-choices.ts';

test.each([
  ['N', [], []],
  ['N', ['leadership'], ['leadership']],
  ['Y', [], [WHOLE_EVENT]],
  ['Y', ['leadership', 'vancouver', 'gone'], [WHOLE_EVENT, 'vancouver', 'leadership']],
] as const)('full %s, tracks %j: %j', (full, tracks, expected) => {
  const choices = waitlistChoices(testEvent(), { full, full_tracks: [...tracks] });
  expect(choices.map(({ id }) => id)).toEqual(expected);
});
