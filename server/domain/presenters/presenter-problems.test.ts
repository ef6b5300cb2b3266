import { expect, test } from 'vitest';
import type { Refusal } from '#server/domain/refusal.ts';
import { toldBy } from '#server/domain/testing/told-by.ts';
import * as asked from './presenter-problems.ts';
import * as scheduled from './schedule-problems.ts';

test.each<[refused: () => Refusal, kind: Refusal['kind'], said: string]>([
  [() => asked.presentsAlready('email'), 'conflict', 'email presents this already.'],
  [() => asked.unknownPresenter(), 'unknown', 'instructor_code is nobody known here.'],
  [() => asked.tooManyPresenters(12), 'conflict', 'presenters are 12 already, which is the most.'],
  [() => asked.notTheContact(), 'conflict', 'presenters are chosen by the first contact of this proposal.'],
  [
    () => asked.presentsNoMore(),
    'conflict',
    'instructor_code is no longer among the presenters of this proposal. Nothing was saved.',
  ],
  [() => asked.nobodyNamed(), 'invalid', 'name is needed, and an email address.'],
  [() => scheduled.notTaken(), 'conflict', 'code is of a proposal that was not accepted, or was withdrawn.'],
  [() => scheduled.scheduledAlready(), 'conflict', 'start has a session of this already.'],
  [
    () => scheduled.unknownStart(['a', 'b']),
    'invalid',
    'start is no time of the schedule. It has: a, b; or a day and a time, such as friday 10:30.',
  ],
])('%s %s: %s', (refused, ...told) => {
  expect(toldBy(refused())).toEqual(told);
});
