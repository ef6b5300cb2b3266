import { expect, it } from 'vitest';
import './install.ts';
import { phoneCases, wrongPhones } from './phone.cases.ts';
import { formatPhone, readPhone } from './phone-number.ts';

it.each(phoneCases)('reads $typed as $stored and writes it as $en', ({ typed, stored, en, fr, country }) => {
  expect(readPhone(typed, country)).toEqual({ text: stored });
  expect(readPhone(stored, country)).toEqual({ text: stored });
  expect(readPhone(en, country)).toEqual({ text: stored });
  expect(readPhone(fr, country)).toEqual({ text: stored });
  expect(formatPhone(stored, 'en', country)).toBe(en);
  expect(formatPhone(stored, 'fr', country)).toBe(fr);
  expect(formatPhone(typed, 'en', country)).toBe(en);
});

it.each(wrongPhones)('says what is wrong with %j: %s', (typed, fault) => {
  expect(readPhone(typed)).toMatchObject({ fault });
});
