import { expect, it } from 'vitest';
import type { ApplicationStanding } from '#engine/contract/application.ts';
import { standingSteps } from './status-steps.ts';

const standing = (more: Partial<ApplicationStanding>, status: 'Submitted' | 'Cancelled' = 'Submitted') =>
  ({
    registration: { code: 'A', email: 'a@b.c', started: 'Y', flow: 'f', submitted_at: '2026-11-01', status },
    decisions: [],
    ...more,
  }) as unknown as ApplicationStanding;

it.each([
  ['what was sent', standing({}), ['sent']],
  [
    'what was decided, the first first',
    standing({
      decisions: [
        { decision: 'accepted', decided_at: '2026-11-03' },
        { decision: 'in_review', decided_at: '2026-11-02' },
      ],
    }),
    ['sent', 'in_review', 'accepted'],
  ],
  ['a withdrawal after all', standing({}, 'Cancelled'), ['sent', 'withdrawn']],
])('tells %s', (_, given, expected) => {
  expect(standingSteps(given).map(({ state }) => state)).toEqual(expected);
});
