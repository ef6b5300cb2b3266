import '../../event/field-types/register.ts';
import { expect, it } from 'vitest';
import type { Field } from '../form-document/field.ts';
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
  ['phone', '\u202a604 555 0148\u202c (ext 12)', '+16045550148;ext=12'],
  ['discount_code', '“EARLY10”.', 'EARLY10'],
  ['invitation_code', '\u2066WELCOME\u2069', 'WELCOME'],
  ['reference', '«BOOTH-12».', 'BOOTH-12'],
  ['reference', '\u200bＢＯＯＴＨ', 'BOOTH'],
  ['url', '<https://example.org/a>.', 'https://example.org/a'],
  ['url', '\u202ahttps://example.org/a?b=1\u202c', 'https://example.org/a?b=1'],
  ['colour', '“#1a6fb5”', '#1a6fb5'],
  ['date', '\u200e2027-02-19.', '2027-02-19'],
  ['time', '０９:30', '09:30'],
])('a %s is sent and checked without what copying put around it: %j', (type, given, sent) => {
  const field = { code: 'it', type, label: 'It' } as Field;
  expect(createAnswerChecker(servedForm(field))({ it: given })).toEqual({ values: { it: sent }, errors: [] });
});

it.each([
  ['^[0-9]{8}$', '\u202a12345678\u202c.', '12345678'],
  ['^[0-9]{8}$', '１２３４５６７８', '12345678'],
  ['^[A-Z]{2}-\\d{2,4}$', '"AB-123",', 'AB-123'],
  ['^[A-Z ]+\\.$', 'INC.', 'INC.'],
  ['^".*"$', '"said"', '"said"'],
  ['^[^x]+$', '«a»', '«a»'],
])('a text that has to fit %s keeps what its pattern may ask for: %j', (pattern, given, sent) => {
  const field: Field = { code: 'it', type: 'text', label: 'It', pattern };
  expect(createAnswerChecker(servedForm(field))({ it: given })).toEqual({ values: { it: sent }, errors: [] });
});

it('a text without a pattern is sent as it was typed', () => {
  const field: Field = { code: 'it', type: 'text', label: 'It' };
  const given = '“Zoé & Co.”';
  expect(createAnswerChecker(servedForm(field))({ it: given }).values).toEqual({ it: given });
});

it.each([
  ['\u202av5n 1r9\u202c.', 'CA', 'V5N 1R9'],
  ['９８１０１', 'US', '98101'],
])('the postal code of an address is sent without decoration: %j', (postalcode, countryvalue, sent) => {
  const field: Field = { code: 'it', type: 'address', label: 'It' };
  const address = { street1: '1 Main', city: 'Here', country: 'There', type: 'home', countryvalue };
  const province = countryvalue === 'CA' ? 'BC' : 'WA';
  const { values, errors } = createAnswerChecker(servedForm(field))({
    it: { ...address, province, postalcode },
  });
  expect([values['it'], errors]).toEqual([{ ...address, province, postalcode: sent }, []]);
});
