import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import type { Locale } from '../languages/text.ts';
import { definitionOf, type FieldType } from './registry.ts';

const options = [
  { id: 'red', name: { en: 'Red', fr: 'Rouge' } },
  { id: 'blue', name: 'Blue' },
];

function say(type: FieldType, value: unknown, locale: Locale, more: object = {}) {
  const field = { type, code: 'sample', ...more } as Field;
  return definitionOf(type).words(value, field, { locale, options });
}

test.each<[FieldType, unknown, string[], string[], object?]>([
  ['text', 'Ada', ['Ada'], ['Ada']],
  ['textarea', 'one\ntwo', ['one', 'two'], ['one', 'two']],
  ['localised_text', { en: 'one\ntwo', fr: 'un' }, ['one', 'two'], ['un']],
  [
    'rich_text',
    '<h2>A &amp; B</h2><p>c<br>d&nbsp;e</p>',
    ['A & B', 'c', 'd\u00a0e'],
    ['A & B', 'c', 'd\u00a0e'],
  ],
  ['rich_text', '<p>&#39;&lt;&gt;&quot; &copy;</p> <b>x</b>', ['\'<>" &copy;', 'x'], ['\'<>" &copy;', 'x']],
  ['rich_text', 5, [], []],
  ['number', 1234.5, ['1,234.5'], ['1\u00a0234,5']],
  ['number', '12..5', ['12..5'], ['12..5']],
  ['quantity', 1200, ['1,200'], ['1\u00a0200']],
  ['currency', 1234.5, ['$\u00a01,234.50'], ['1\u00a0234,50\u00a0$']],
  ['currency', 12, ['$\u00a012.000'], ['12,000\u00a0$'], { precision: 3 }],
  ['currency', 'R$ 1', ['R$ 1'], ['R$ 1']],
  ['money', 123450, ['$\u00a01,234.50'], ['1\u00a0234,50\u00a0$']],
  ['money', '12 $', ['12 $'], ['12 $']],
  ['percent', 12.5, ['12.5%'], ['12,5\u00a0%']],
  ['percent', '12 %', ['12 %'], ['12 %']],
  ['date', '2027-02-19', ['Friday, February 19, 2027'], ['vendredi 19 février 2027']],
  ['date', 'soon', ['soon'], ['soon']],
  ['time', '14:30', ['2:30\u00a0pm'], ['14\u00a0h\u00a030']],
  ['radio', 'red', ['Red'], ['Rouge']],
  ['radio', 'gone', ['gone'], ['gone']],
  ['checkbox_group', ['blue', 'red', 'gone'], ['Blue', 'Red', 'gone'], ['Blue', 'Rouge', 'gone']],
  ['checkbox', true, ['Yes'], ['Oui']],
  ['checkbox', true, ['Send it'], ['Envoyez-la'], { text: { en: 'Send it', fr: 'Envoyez-la' } }],
  ['checkbox', false, ['No'], ['Non'], { text: 'Send it' }],
  ['yes_no', 'Y', ['Yes'], ['Oui']],
  ['yes_no', 'N', ['No'], ['Non']],
  ['yes_no', 'maybe', ['maybe'], ['maybe']],
  ['file', { files_ID: 'f', name: 'cv.pdf' }, ['cv.pdf'], ['cv.pdf']],
  ['file', { files_ID: 'f' }, [''], ['']],
  ['file', 'cv.pdf', [''], ['']],
  ['condition', { '==': [1, 1] }, ['{"==":[1,1]}'], ['{"==":[1,1]}']],
  ['hidden', 7, ['7'], ['7']],
  [
    'presenters',
    [{ name: 'Ada', school: 'UBC' }, { name: 'Bo', school: '' }, { name: 'Cy' }, 'Di'],
    ['Ada, UBC', 'Bo', 'Cy'],
    ['Ada, UBC', 'Bo', 'Cy'],
  ],
  ['presenters', 'Ada', [], []],
  [
    'address',
    {
      street1: '1 A St',
      street2: '',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5N 1R9',
      country: 'Canada',
    },
    ['1 A St', 'Vancouver, BC', 'V5N 1R9, Canada'],
    ['1 A St', 'Vancouver, BC', 'V5N 1R9, Canada'],
  ],
  [
    'address',
    { street1: '1 A St', street2: 'Unit 2', city: 'Paris', postalcode: '75001', country: 'France' },
    ['1 A St', 'Unit 2', 'Paris', '75001, France'],
    ['1 A St', 'Unit 2', 'Paris', '75001, France'],
  ],
  // What is written one by one, or told elsewhere.
  ['repeatable_group', [{ a: 1 }], [], []],
  ['date_span', { start: '2027-02-19' }, [], []],
  ['workshop_picker', [{ workshops_code: 'w' }], [], []],
])('%s: %j is said as %j', (type, value, english, french, more) => {
  expect(say(type, value, 'en', more)).toEqual(english);
  expect(say(type, value, 'fr', more)).toEqual(french);
});
