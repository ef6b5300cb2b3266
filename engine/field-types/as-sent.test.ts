import { expect, it } from 'vitest';
import type { Field } from '../configuration/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { createAnswerChecker } from '../validation/check-answers.ts';

it.each([
  ['textarea', 'a\r\nb\rc', 'a\nb\nc'],
  ['rich_text', 'a\r\nb\rc', 'a\nb\nc'],
  ['localised_text', { en: 'a\r\nb\rc', fr: 'a' }, { en: 'a\nb\nc', fr: 'a' }],
])('a line end of a %s counts as one character, whoever sends it', (type, given, sent) => {
  const field = { code: 'it', type, label: 'It', maxLength: 5 } as Field;
  expect(createAnswerChecker(servedForm(field))({ it: given })).toEqual({ values: { it: sent }, errors: [] });
});

it.each([
  ['email', 'Zoé <zoe@example.org>', 'zoe@example.org'],
  ['phone', 'tel:+16045550148', '+16045550148'],
  ['phone', '\u202a604 555 0148\u202c (ext 12)', '604 555 0148 ext. 12'],
  ['discount_code', '“EARLY10”.', 'EARLY10'],
])('a %s is sent and checked without what copying put around it: %j', (type, given, sent) => {
  const field = { code: 'it', type, label: 'It' } as Field;
  expect(createAnswerChecker(servedForm(field))({ it: given })).toEqual({ values: { it: sent }, errors: [] });
});
