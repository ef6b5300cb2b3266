import { expect, test } from 'vitest';
import * as scheduled from '#server/proposals/schedule-problems.ts';
import type { Refusal } from '#server/refusals/refusal.ts';
import { toldBy } from '#server/testing/refusal-text.ts';
import * as asked from './presenter-problems.ts';

test.each<[refused: () => Refusal, kind: Refusal['kind'], said: string]>([
  [() => asked.presentsAlready('email'), 'conflict', 'email is already a presenter of this workshop.'],
  [() => asked.unknownPresenter(), 'unknown', 'instructor_code is not a known presenter.'],
  [() => asked.tooManyPresenters(12), 'conflict', 'presenters have reached the maximum of 12.'],
  [
    () => asked.notTheContact(),
    'conflict',
    'presenters can only be changed by the main contact of this proposal.',
  ],
  [
    () => asked.presentsNoMore(),
    'conflict',
    'instructor_code is no longer a presenter of this proposal. Nothing was saved.',
  ],
  [() => asked.nobodyNamed(), 'invalid', 'name and an email address are required.'],
  [
    () => scheduled.notTaken(),
    'conflict',
    'code belongs to a proposal that was not accepted, or was withdrawn.',
  ],
  [() => scheduled.scheduledAlready(), 'conflict', 'start already has a session of this workshop.'],
  [
    () => scheduled.unknownStart(['a', 'b']),
    'invalid',
    'start is not a time slot in the schedule. Use one of: a, b; or a day and a time, such as friday 10:30.',
  ],
])('%s %s: %s', (refused, ...told) => {
  expect(toldBy(refused())).toEqual(told);
});
