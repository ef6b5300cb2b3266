import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { withAddress } from './move-address.ts';

test('an address is corrected in the registration and in the answers that had it, and nowhere else', () => {
  const form = (email: string) => ({ form: {}, answers: { email, name: 'Ada' } });
  const draft = {
    code: 'R7KM-42QD',
    savedAt: 1,
    steps: [],
    stepsVersion: 1,
    registration: { code: 'R7KM-42QD', email: 'typo@b.example' },
    forms: { personal: form('typo@b.example'), billing: form('office@b.example') },
  } as unknown as Draft;
  expect(withAddress(draft, 'typo@b.example', 'a@b.example')).toEqual({
    ...draft,
    registration: { code: 'R7KM-42QD', email: 'a@b.example' },
    forms: { personal: form('a@b.example'), billing: form('office@b.example') },
  });
});
