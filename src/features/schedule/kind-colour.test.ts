import { expect, it } from 'vitest';
import { kindColour } from './kind-colour.ts';

it.each([1, 6, 7, 10, 24])('no two of %i kinds share a colour', (count) => {
  const colours = Array.from({ length: count }, (_, at) => kindColour(at, count));
  expect(new Set(colours).size).toBe(count);
});
