import { expect, it } from 'vitest';
import { DocumentCode } from '#engine/form/field/code.ts';
import { codeOfTitle, isPageCode } from './page-code.ts';

it.each([
  ['Where to eat', 'where-to-eat'],
  [' Où manger ? ', 'ou-manger'],
  ['2027: what is new', 'what-is-new'],
  ['!', ''],
])('makes the address of %s', (title, expected) => {
  expect(codeOfTitle(title)).toBe(expected);
});

it('takes the codes that a page may have', () => {
  const pattern = new RegExp(String(Reflect.get(DocumentCode, 'pattern')));
  for (const code of ['about', 'coming_soon', 'a-b', 'A1', '1a', 'é', 'a b', '', '_a'])
    expect([code, isPageCode(code)]).toEqual([code, pattern.test(code)]);
});
