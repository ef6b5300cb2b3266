import { expect, it } from 'vitest';
import type { Condition } from '../../../form/field/condition.ts';
import { audienceOf, conditionFor } from './audience.ts';

it.each([
  [{}, undefined],
  [{ track: 'main' }, { '==': [{ var: 'registration.track' }, 'main'] }],
  [{ membership: 'teacher' }, { '==': [{ var: 'registration.membershipType' }, 'teacher'] }],
  [
    { track: 'main', membership: 'teacher' },
    {
      and: [
        { '==': [{ var: 'registration.track' }, 'main'] },
        { '==': [{ var: 'registration.membershipType' }, 'teacher'] },
      ],
    },
  ],
])('writes %j as a condition and reads it back', (audience, condition) => {
  expect(conditionFor(audience)).toEqual(condition);
  expect(audienceOf(condition)).toEqual(audience);
});

it.each([
  [false],
  [{ '!=': [{ var: 'registration.track' }, 'main'] }],
  [{ '==': [{ var: 'registration.mode' }, 'Online'] }],
  [{ '==': [{ var: 'registration.track' }, 1] }],
  [{ '==': [{ var: 'registration.track' }, 'main', 'more'] }],
  [{ and: [] }],
  [{ and: 'no list' }],
  [
    {
      and: [
        { '==': [{ var: 'registration.track' }, 'main'] },
        { '==': [{ var: 'registration.track' }, 'other'] },
      ],
    },
  ],
  [
    {
      and: [
        { '==': [{ var: 'registration.track' }, 'main'] },
        { '==': [{ var: 'registration.mode' }, 'Online'] },
      ],
    },
  ],
] as readonly [Condition][])('knows no audience in %j', (condition) => {
  expect(audienceOf(condition)).toBeUndefined();
});
