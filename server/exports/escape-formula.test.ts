import { expect, it } from 'vitest';
import { harmless } from './escape-formula.ts';

it.each([
  '=HYPERLINK("http://evil.example";"click")',
  '+1 604 555 0100',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
])('has %j begin with an apostrophe', (text) => {
  expect(harmless(text)).toBe(`'${text}`);
});

it.each(['', 'Zoé', '1 = 1', 'a@b.example', '604-555-0100', "'quoted"])('leaves %j as it is', (text) => {
  expect(harmless(text)).toBe(text);
});
