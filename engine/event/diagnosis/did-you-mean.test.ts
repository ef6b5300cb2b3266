import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['vancouver', 'online', 'leadership', 'text'];

it.each([
  ['vancuover', ['vancouver']],
  ['Online', ['online']],
  ['onlin', ['online']],
  ['txet', ['text']],
  ['montreal', []],
  ['', []],
])('for %j it is %j', (name, meant) => {
  expect(didYouMean(name, known)).toEqual(
    meant.map((each) => ({ says: 'diagnosis.didYouMean', values: { name: each } })),
  );
});
