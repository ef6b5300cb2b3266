import { beforeEach, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { Wanted } from '#server/items/item-of.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  freshEventFixture,
  iso,
  minutesOn,
} from '#server/testing/event-fixture.ts';
import { heldItems } from './held-items.ts';

let ground: EventFixture;
let row: RegistrationRow;
beforeEach(async () => {
  ground = await freshEventFixture();
  row = await ground.register();
});

const holdAt = (minute: number, wanted: Wanted) =>
  holdItem(ground.services, event, row, wanted, minutesOn(minute));
const heldAt = (minute: number, of = row) =>
  heldItems(ground.db, ground.configuration, event, of, minutesOn(minute));

it('names what is held with its own end, and what has lapsed without one', async () => {
  await holdAt(0, { kind: 'variant', product_code: 'shirt', variant_code: 'm', qty: 2 });
  await holdAt(5, { kind: 'session', session_code: 'clay-1' });
  const shirts = {
    kind: 'merchandise',
    item: 'shirt/m',
    name: { en: 'Shirt (Medium)', fr: 'Shirt (fr) (Medium (fr))' },
    quantity: 2,
    step: 'picks',
  };
  const clay = { kind: 'workshop', item: 'clay-1', name: both('Clay'), quantity: 1, step: 'picks' };
  expect(await heldAt(10)).toEqual([
    { ...shirts, until: iso(15), extendable_until: iso(60) },
    { ...clay, until: iso(20), extendable_until: iso(65) },
  ]);
  expect(await heldAt(15)).toEqual([shirts, { ...clay, until: iso(20), extendable_until: iso(65) }]);
  expect(await heldAt(15, { ...row, status: 'Submitted' })).toEqual([]);
});
