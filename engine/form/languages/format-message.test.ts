import { expect, test } from 'vitest';
import { formatMessage, placeholdersIn } from './format-message.ts';

const places = '{count, plural, =0 {No place} one {# place} other {# places}} in {where}';

test.each([
  ['{count} of {total}, {count}', { count: 2 }, '2 of {total}, 2'],
  ['{toString}', {}, '{toString}'],
  [places, { count: 0, where: 'Oslo' }, 'No place in Oslo'],
  [places, { count: 1, where: 'Oslo' }, '1 place in Oslo'],
  [places, { count: 12, where: '{count}' }, '12 places in {count}'],
  ['{count, plural, one {one of {a}} other {# of {a}}}.', { count: 3, a: '7' }, '3 of 7.'],
  [
    '{n, plural, other {{m, plural, one {# seat} other {# seats}} of #}} {n, plural, one {is} other {are}} free',
    { n: 2, m: 1 },
    '1 seat of 2 are free',
  ],
  ['{count, plural, one {# place} other {# places}}', {}, 'NaN places'],
  ['{count, plural, one {# place} other {# places}}', { count: 1400 }, '1,400 places'],
  ['{count, plural, one {# place', { count: 1 }, '1 place'],
])('%s', (template, values, written) => {
  expect(formatMessage(template, values, 'en')).toBe(written);
});

test('each language counts as it does', () => {
  const template = '{count, plural, one {# place} few {# miejsca} other {# places}}';
  const counted = (locale: string) => [0, 1, 2].map((count) => formatMessage(template, { count }, locale));
  expect(counted('en')).toEqual(['0 places', '1 place', '2 places']);
  expect(counted('fr')).toEqual(['0 place', '1 place', '2 places']);
  expect(counted('pl')[2]).toBe('2 miejsca');
});

test('names the placeholders of a message, those of its forms too', () => {
  expect(placeholdersIn(places)).toEqual(['count', 'where']);
  expect(placeholdersIn('{n, plural, one {seat} other {{m, plural, other {{a} of #}}}} {b}')).toEqual([
    'a',
    'b',
    'm',
    'n',
  ]);
  expect(placeholdersIn('None')).toEqual([]);
});
