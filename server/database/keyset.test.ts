import { expect, test } from 'vitest';
import { afterKey } from './keyset.ts';
import { dossier } from './schema.ts';

const order = { at: dossier.createdAt, id: dossier.id };
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([`2027-02-18T09:30:00.123456Z_${id}`, `2024-02-29T00:00:00.000000Z_${id}`])(
  'continues after %s',
  (key) => {
    expect(afterKey(order, key)).toBeDefined();
  },
);

test.each([
  undefined,
  '',
  'nonsense',
  `2027-99-99T99:99:99.000000Z_${id}`,
  `2027-02-30T00:00:00.000000Z_${id}`,
  `0000-01-01T00:00:00.000000Z_${id}`,
  `2027-02-18T09:30:00.123456Z_${'-'.repeat(36)}`,
  `2027-02-18T09:30:00.123456Z_${'f'.repeat(36)}`,
])('starts at the beginning for %j, which is no key', (key) => {
  expect(afterKey(order, key)).toBeUndefined();
});
