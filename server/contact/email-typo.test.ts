import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo.ts';

test.each([
  ['a letter left out', 'ana@gmal.com', 'ana@gmail.com'],
  ['its last letter left out', 'ana@gmail.co', 'ana@gmail.com'],
  ['its first letter left out', 'ana@mail.com', 'ana@gmail.com'],
  ['a letter added', 'ana@hotmaill.com', 'ana@hotmail.com'],
  ['a letter added at its end', 'ana@outlook.comm', 'ana@outlook.com'],
  ['a letter mistaken', 'ana@tekus.net', 'ana@telus.net'],
  ['two neighbours swapped', 'ana@gmial.com', 'ana@gmail.com'],
  ['the last two swapped', 'ana@yahoo.cmo', 'ana@yahoo.com'],
  ['a name of one letter', 'a@gmal.com', 'a@gmail.com'],
  ['the shortest that counts, a letter mistaken', 'ana@shaw.cq', 'ana@shaw.ca'],
  ['capitals', 'Ana.Roy@GMIAL.com', 'Ana.Roy@gmail.com'],
  ['two signs, of which the last counts', '"a@b"@gmal.com', '"a@b"@gmail.com'],
])('%s is one slip: %s', (_, typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ['a provider as it is', 'ana@gmail.com'],
  ['one in capitals', 'ana@Hotmail.CA'],
  ['two letters mistaken', 'ana@gmeel.com'],
  ['two letters left out', 'ana@gml.com'],
  ['letters swapped that are no neighbours', 'ana@igmla.com'],
  ['a swap and a slip', 'ana@gmial.cm'],
  ['a swap and another letter at its end', 'ana@gmial.con'],
  ['one of two neighbours swapped', 'ana@gmixl.com'],
  ['a letter mistaken and one added', 'ana@gmeill.com'],
  ['the beginning of one', 'ana@gmail'],
  ['somebody else’s domain', 'ana@sd36.example'],
  ['a short name, which is near to much that is right', 'ana@we.com'],
  ['nobody before the sign', '@gmal.com'],
  ['no sign at all', 'gmal.com'],
])('%s suggests nothing: %s', (_, typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
