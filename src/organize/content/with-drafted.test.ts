import { expect, test } from 'vitest';
import { withDrafted } from './with-drafted.ts';

const page = (code: string, title: string) => ({ kind: 'page', code, title });

test('a draft changes, adds and deletes documents of the event', () => {
  const drafted = [
    { kind: 'page', code: 'a', deleted: 'N', document: page('a', 'Changed') },
    { kind: 'page', code: 'b', deleted: 'Y', document: page('b', 'Gone') },
    { kind: 'page', code: 'c', deleted: 'N', document: page('c', 'New') },
    { kind: 'page', code: 'd', deleted: 'N', document: 'no document' },
  ] as const;
  expect(withDrafted([page('a', 'A'), page('b', 'B'), null], drafted)).toEqual([
    page('a', 'Changed'),
    page('c', 'New'),
  ]);
});
