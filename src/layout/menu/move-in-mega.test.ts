import { expect, test } from 'vitest';
import { type MegaPlace, moveInMega } from './move-in-mega.ts';

const size = { categories: 3, pages: 5, shown: 1 };
const category = (index: number): MegaPlace => ({ list: 'categories', index });
const page = (index: number): MegaPlace => ({ list: 'pages', index });

test.each([
  [category(1), 'ArrowDown', category(2)],
  [category(2), 'ArrowDown', category(0)],
  [category(0), 'ArrowUp', category(2)],
  [category(1), 'Home', category(0)],
  [category(1), 'End', category(2)],
  [category(1), 'ArrowRight', page(0)],
  [category(1), 'ArrowLeft', undefined],
  [category(1), 'a', undefined],
  [page(0), 'ArrowRight', page(1)],
  [page(1), 'ArrowRight', undefined],
  [page(4), 'ArrowRight', undefined],
  [page(1), 'ArrowLeft', page(0)],
  [page(2), 'ArrowLeft', category(1)],
  [page(1), 'ArrowDown', page(3)],
  [page(3), 'ArrowDown', undefined],
  [page(3), 'ArrowUp', page(1)],
  [page(0), 'ArrowUp', undefined],
  [page(3), 'Home', page(0)],
  [page(0), 'End', page(4)],
  [page(0), 'Tab', undefined],
])('from %j %s leads to %j', (from, key, to) => {
  expect(moveInMega(from, key, size)).toEqual(to);
});

test('a category without pages has nothing to its right', () => {
  expect(moveInMega(category(1), 'ArrowRight', { ...size, pages: 0 })).toBeUndefined();
});
