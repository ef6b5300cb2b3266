import { expect, test } from 'vitest';
import { itemName } from '#server/inventory/item-name.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import { describeItem } from './describe-item.ts';

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
    {
      code: 'morning',
      name: both('Childcare'),
      group: 'in',
      day: 'friday',
      start: '09:00',
      end: '10:00',
      where: both('Room 4'),
    },
  ],
});
const described = (item: string, quantity?: number) =>
  describeItem(fair, fairEvent, { kind: 'choice', item }, quantity);

test('an offer is described by its group and quantity, without what is offered no more', () => {
  expect(described('booths/gone', 1)).toBeUndefined();
  expect(described('booths/table', 1)).toEqual({
    kind: 'choice',
    item: 'booths/table',
    name: both('Table'),
    detail: { en: '', fr: '' },
  });
  expect(described('booths/corner', 2)).toEqual({
    kind: 'choice',
    item: 'booths/corner',
    name: both('Corner booth'),
    detail: { en: 'Hall, quantity 2', fr: 'Hall (fr), quantité 2' },
  });
  expect(described('booths/table', 2)).toMatchObject({ detail: { en: 'quantity 2', fr: 'quantité 2' } });
});

test('an offer with a time is described with it, and with where it takes place', () => {
  expect(described('booths/morning', 1)).toEqual({
    kind: 'choice',
    item: 'booths/morning',
    name: both('Childcare'),
    detail: { en: 'Hall', fr: 'Hall (fr)' },
    when: {
      en: expect.stringMatching(/9:00\u00a0am–10:00\u00a0am/),
      fr: expect.stringMatching(/9\u00a0h–10\u00a0h/),
    },
    place: both('Room 4'),
  });
});

test('what is offered no more is called by its code', () => {
  expect(itemName(fair, 'fair', { kind: 'choice', item: 'booths/corner' })).toEqual(both('Corner booth'));
  expect(itemName(fair, 'fair', { kind: 'choice', item: 'booths/gone' })).toBe('booths/gone');
});
