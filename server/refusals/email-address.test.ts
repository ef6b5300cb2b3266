import { describe, expect, it } from 'vitest';
import { checkEmail, normalizeEmail } from './email-address.ts';

it.each([
  [' Ana.Roy@Example.ORG ', 'ana.roy@example.org'],
  ['Ana Roy <Ana.Roy@example.org>', 'ana.roy@example.org'],
  ['\u202dana@example.org\u202c.', 'ana@example.org'],
  ['rene\u0301@example.org', 'ren\u00e9@example.org'],
])('compares %j as %j', (typed, compared) => {
  expect(normalizeEmail(typed)).toBe(compared);
});

describe('an address that is none is refused', () => {
  const words = { en: 'Enter a valid email address', fr: 'Entrez une adresse courriel valide' };
  it.each([
    ['ana', undefined, { email: [words] }],
    ['', 'invite_email', { invite_email: [words] }],
  ])('%j under %s', (typed, field, errors) => {
    const check = () => (field === undefined ? checkEmail(typed) : checkEmail(typed, field));
    expect(check).toThrow(expect.objectContaining({ kind: 'invalid', errors }));
  });
  it('and one with blanks around it is taken', () => {
    expect(() => checkEmail('  ana@sd36.example ')).not.toThrow();
  });
});
