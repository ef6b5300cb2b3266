import { expect, test } from 'vitest';
import { DEFAULT_ORDER, nextOrder, orderIn, orderParams } from './list-order.ts';

const read = (address: string) => orderIn(new URLSearchParams(address));

test.each([
  ['', DEFAULT_ORDER],
  ['sort=name', { sort: 'name', direction: 'asc' }],
  ['sort=name&direction=desc', { sort: 'name', direction: 'desc' }],
  ['direction=asc', { sort: 'started', direction: 'asc' }],
  ['sort=paid', { sort: 'paid', direction: 'desc' }],
  ['sort=shoes&direction=up', DEFAULT_ORDER],
] as const)('%j is an order, and is written the same again', (address, order) => {
  expect(read(address)).toEqual(order);
  const written = Object.entries(orderParams(order)).filter(([, value]) => value !== '');
  expect(read(new URLSearchParams(written).toString())).toEqual(order);
});

test('a second press turns the order round, another column starts anew', () => {
  const names = nextOrder(DEFAULT_ORDER, 'name');
  expect(names).toEqual({ sort: 'name', direction: 'asc' });
  expect(nextOrder(names, 'name')).toEqual({ sort: 'name', direction: 'desc' });
  expect(nextOrder(names, 'owing')).toEqual({ sort: 'owing', direction: 'desc' });
});
