import { expect, test } from 'vitest';
import { resolveText } from '#engine/configuration/text.ts';
import type { Refusal } from '#server/domain/refusal.ts';
import { toldBy } from '#server/domain/testing/told-by.ts';
import * as problems from './group-problems.ts';

// Made in the test: what a table makes, no test is known to come by.
test.each<[refused: () => Refusal, kind: Refusal['kind'], said: string]>([
  [() => problems.notAGroup(), 'invalid', 'group_code This is not a valid group code'],
  [() => problems.memberAlready('email'), 'conflict', 'email belongs to this group already.'],
  [
    () => problems.writtenToOften('email'),
    'conflict',
    'email was written to several times already. Please wait an hour.',
  ],
  [() => problems.groupTooLarge(200), 'conflict', 'group has 200 people already, which is the most.'],
  [() => problems.noLongerWithdrawn(), 'conflict', 'member_id is paid for, or has left already.'],
  [() => problems.unknownMember(), 'unknown', 'member_id is not known in this group.'],
  [
    () => problems.invitationOver(),
    'invalid',
    'invitation is not valid, or no longer: it was used, withdrawn, or sent anew. Use the newest link, or the group’s code.',
  ],
  [
    () => problems.inAnotherGroup(),
    'conflict',
    'group_code is not that of your group. Leave that one first.',
  ],
  [() => problems.inNoGroup(), 'conflict', 'registration is in no group.'],
  [
    () => problems.paidByGroup(),
    'conflict',
    'registration is paid for by your group. You can cancel it instead.',
  ],
  [() => problems.notAllReady([]), 'conflict', 'group has nobody to pay for yet.'],
  [() => problems.notAllReady(['Ana', 'Bo', 'Cy']), 'conflict', 'group waits for Ana, Bo and Cy.'],
])('%s %s: %s', (refused, ...told) => {
  expect(toldBy(refused())).toEqual(told);
});

test('who registered alone is told apart by a reason too', () => {
  expect(toldBy(problems.registeredAlone())).toEqual([
    'conflict',
    'registration is submitted already, by itself: a group can no longer pay for it.',
    { reason: 'already_registered' },
  ]);
});

test('who is missing is listed as each language does', () => {
  const [message] = problems.notAllReady(['Ana', 'Bo']).errors['group'] ?? [];
  expect(message && resolveText(message, 'fr')).toMatch(/Ana et Bo/);
});
