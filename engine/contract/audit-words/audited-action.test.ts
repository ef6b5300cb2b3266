import { expect, it } from 'vitest';
import { auditAction } from './audit-words.ts';
import { auditedAction } from './audited-action.ts';

const action = 'changeRegistrationAsOrganizer';

it.each([
  [[{ what: 'days', was: 'Friday', is: 'Friday and Saturday' }], 'changed', 'a modifié'],
  [
    [
      { what: 'status', was: 'Submitted', is: 'Cancelled' },
      { what: 'refund', is: '$ 10.00' },
    ],
    'cancelled',
    'a annulé',
  ],
])('a change and a cancellation are told apart', (changes, en, fr) => {
  const name = auditedAction({ action, changes });
  expect([auditAction(name, 'en'), auditAction(name, 'fr')]).toEqual([en, fr]);
});

it('every other call keeps its name', () => {
  expect(auditedAction({ action: 'refundRegistration', changes: [] })).toBe('refundRegistration');
});
