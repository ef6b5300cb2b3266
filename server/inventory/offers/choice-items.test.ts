import { expect, test } from 'vitest';
import { openFair } from '#server/domain/testing/test-event.ts';
import { itemName } from '#server/inventory/item-name.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';
import { choiceItems } from './choice-items.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const fair = openFair();
fair.add('fair', {
  kind: 'offers',
  code: 'booths',
  label: both('Booths'),
  groups: [
    { code: 'out', name: both('Outside') },
    { code: 'in', name: both('Hall') },
  ],
  offers: [
    { code: 'corner', name: both('Corner booth'), group: 'in' },
    { code: 'table', name: both('Table') },
  ],
});
const held = (item: string, quantity: number) => ({ item, quantity }) as HoldRow;

test('what was chosen is told in words, in its order, without what is offered no more', () => {
  const holds = [
    held('booths/table', 1),
    held('booths/gone', 1),
    held('booths/corner', 2),
    held('booths/table', 2),
  ];
  expect(choiceItems(fair as never, { eventCode: 'fair' }, holds)).toEqual([
    { kind: 'choice', item: 'booths/table', name: both('Table'), detail: { en: '', fr: '' } },
    {
      kind: 'choice',
      item: 'booths/corner',
      name: both('Corner booth'),
      detail: { en: 'Hall, quantity 2', fr: 'Hall (fr), quantité 2' },
    },
    {
      kind: 'choice',
      item: 'booths/table',
      name: both('Table'),
      detail: { en: 'quantity 2', fr: 'quantité 2' },
    },
  ]);
});

test('what is offered no more is called by its code', () => {
  expect(itemName(fair, 'fair', { kind: 'choice', item: 'booths/corner' })).toEqual(both('Corner booth'));
  expect(itemName(fair, 'fair', { kind: 'choice', item: 'booths/gone' })).toBe('booths/gone');
});
