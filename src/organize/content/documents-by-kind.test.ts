import { expect, it } from 'vitest';
import { documentsByKind } from './documents-by-kind.ts';

const kinds = [
  { kind: 'form', name: 'Form', description: '' },
  { kind: 'page', name: 'Page', description: '' },
  { kind: 'fees', name: 'Fees', description: '' },
];
const document = (kind: string, code: string, name?: string) => ({
  kind,
  code,
  ...(name !== undefined && { name: { en: name, fr: `${name} fr` } }),
  version: 1,
  published_at: '2027-01-01T00:00:00Z',
  published_by: '',
});
const documents = [
  document('fees', 'fees'),
  document('page', 'home', 'Welcome'),
  document('page', 'about', 'About the day'),
  document('form', 'personal', 'Élèves'),
];
const found = (search: string) =>
  documentsByKind(kinds, documents, search, 'en').map(({ kind, documents: of }) => [
    kind.kind,
    of.map(({ code }) => code),
  ]);

it('groups documents by kind and sorts them by name', () => {
  expect(found('')).toEqual([
    ['form', ['personal']],
    ['page', ['about', 'home']],
    ['fees', ['fees']],
  ]);
});

it.each([
  ['eleves', [['form', ['personal']]]],
  ['page day', [['page', ['about']]]],
  ['HOME', [['page', ['home']]]],
  ['nothing', []],
])('finds %s in names, codes and kinds', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
