import { expect, test } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Refusal } from '#server/refusals/refusal.ts';
import { toldBy } from '#server/testing/refusal-text.ts';
import * as problems from './group-problems.ts';

// Made in the test: what a table makes, no test is known to come by.
test.each<[refused: () => Refusal, kind: Refusal['kind'], said: string]>([
  [() => problems.notAGroup(), 'invalid', 'group_code This is not a valid group code'],
  [() => problems.memberAlready('email'), 'conflict', 'email is already in this group.'],
  [() => problems.groupTooLarge(200), 'conflict', 'group has reached the maximum of 200 people.'],
  [() => problems.noLongerWithdrawn(), 'conflict', 'member_id is already paid for, or has left.'],
  [() => problems.unknownMember(), 'unknown', 'member_id is not in this group.'],
  [
    () => problems.invitationOver(),
    'invalid',
    'invitation is not valid: it was used, withdrawn or replaced. Use the most recent link, or the group’s code.',
  ],
  [
    () => problems.inAnotherGroup(),
    'conflict',
    'group_code belongs to another group. Leave your current group first.',
  ],
  [() => problems.inNoGroup(), 'conflict', 'registration is not in a group.'],
  [
    () => problems.paidByGroup(),
    'conflict',
    'registration was paid for by your group. You can cancel it instead.',
  ],
  [() => problems.notAllReady([]), 'conflict', 'group has no one to pay for yet.'],
  [() => problems.notAllReady(['Ana', 'Bo', 'Cy']), 'conflict', 'group is waiting for Ana, Bo and Cy.'],
])('%s %s: %s', (refused, ...told) => {
  expect(toldBy(refused())).toEqual(told);
});

test('who registered alone is told apart by a reason too', () => {
  expect(toldBy(problems.registeredAlone())).toEqual([
    'conflict',
    'registration was already submitted individually, so a group can no longer pay for it.',
    { reason: 'already_registered' },
  ]);
});

test('who is missing is listed as each language does', () => {
  const [message] = problems.notAllReady(['Ana', 'Bo']).errors['group'] ?? [];
  expect(message && resolveText(message, 'fr')).toMatch(/Ana et Bo/);
});
