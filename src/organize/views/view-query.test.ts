import { expect, test } from 'vitest';
import { isSameList, viewQuery } from './view-query.ts';

test('a view is the address of a list in one order, without the job beside it', () => {
  expect(viewQuery(new URLSearchParams('tag=vip&q=roy&job=1'))).toBe('q=roy&tag=vip');
  expect(isSameList('tag=vip&q=roy', 'q=roy&tag=vip')).toBe(true);
  expect(isSameList('answer=a%3D1&answer=b%3D2', 'answer=b%3D2&answer=a%3D1')).toBe(false);
  expect(isSameList('', 'q=roy')).toBe(false);
});
