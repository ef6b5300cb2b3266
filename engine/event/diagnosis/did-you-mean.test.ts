import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['vancouver', 'online', 'leadership', 'text'];

it.each([
  ['vancuover', ' Did you mean "vancouver"?'],
  ['Online', ' Did you mean "online"?'],
  ['onlin', ' Did you mean "online"?'],
  ['txet', ' Did you mean "text"?'],
  ['montreal', ''],
  ['', ''],
])('for %j it is%s', (name, said) => {
  expect(didYouMean(name, known)).toBe(said);
});
