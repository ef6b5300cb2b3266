import { expect, test } from 'vitest';
import { afterKey, newest } from './keyset.ts';
import { dossier, dossierOrder } from './schema.ts';

const order = newest({ at: dossier.createdAt, id: dossier.id });
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

const byName = {
  by: [{ value: dossierOrder.name, as: 'text' }],
  id: dossierOrder.dossierId,
  direction: 'asc',
} as const;
const byPaid = { ...byName, by: [{ value: dossierOrder.paid, as: 'integer' }] } as const;
const byStatus = {
  ...byName,
  by: [
    { value: dossier.status, as: 'text' },
    { value: dossier.createdAt, as: 'time' },
  ],
} as const;

test.each([
  [byName, `ana bell_${id}`],
  [byName, `a_b__c_${id}`],
  [byName, `_${id}`],
  [byPaid, `-120_${id}`],
  [byStatus, `Not Submitted_2027-02-18T09:30:00.123456Z_${id}`],
])('continues in another order after %j %s', (by, key) => {
  expect(afterKey(by, key)).toBeDefined();
});

test.each([
  [byName, id],
  [byName, 'ana'],
  [byPaid, `12.5_${id}`],
  [byPaid, `99999999999_${id}`],
  [byPaid, `1_2_${id}`],
  [byStatus, `Submitted_${id}`],
  [byStatus, `Submitted_soon_${id}`],
])('starts at the beginning of another order for %j %s', (by, key) => {
  expect(afterKey(by, key)).toBeUndefined();
});
