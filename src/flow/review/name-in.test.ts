import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test.each([
  [[{ first_name: 'Danielle', last_name: 'Okafor' }], { first: 'Danielle', full: 'Danielle Okafor' }],
  [[{ lunch: 'soup' }, { first_name: ' Zoé ' }], { first: 'Zoé', full: 'Zoé' }],
  [[{ name: 'Marie Tremblay' }], { first: 'Marie Tremblay', full: 'Marie Tremblay' }],
  [[{ first_name: 7 }], { first: '', full: '' }],
  [[], { first: '', full: '' }],
])('%j: %j', (answers, expected) => {
  expect(nameIn(answers)).toEqual(expected);
});
