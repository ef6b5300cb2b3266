import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { ecmaPattern } from './ecma-pattern.ts';
import { linearRegExp } from './linear-reg-exp.ts';

const TEXTS = [
  ...[
    '',
    'A',
    'a',
    'é',
    '😀',
    ' ',
    '\t',
    '\v',
    '\f',
    '\n',
    '\r',
    '\u00A0',
    '\u2028',
    '\u2029',
    '\u3000',
    '\uFEFF',
  ],
  ...['\u200B', '\u0001', '\0', '[', ']', '-', '.', '/', 'aa', 'a b', 'a\nb', 'line\r', '5', 'x5', '_', 'ſ'],
];

test.each([
  '\\u0041',
  '\\u00e9',
  '\\uD83D\\uDE00',
  '\\u{1F600}',
  '[\\u0041-\\u005A]',
  '^\\s*$',
  '^\\S+$',
  '[\\s-]',
  '[^\\s]',
  '[\\S]',
  '[^\\S]',
  '[\\s\\S]',
  '[a\\S]',
  '\\cA',
  '\\0',
  '\\/',
  '[^]',
  '[]',
  '[[]',
  '[\\]]',
  '[.]',
  '.',
  '^.$',
  '^a.b$',
  '\\.',
  '\\\\u0041',
  '\\v\\f?',
  '(?<year>\\d{1,2})',
  '\\bx',
  '^\\p{L}+$',
  'a|\\u00e9',
])('%s matches what it matches in ECMAScript', (pattern) => {
  const [ours, theirs] = [linearRegExp(pattern, 'u'), new RegExp(pattern, 'u')];
  for (const text of TEXTS) expect([text, ours.test(text)]).toEqual([text, theirs.test(text)]);
});

test('what is white space, and what is not, is what ECMAScript says of every character', () => {
  const [space, other] = [RE2JS.compile(ecmaPattern('^\\s$')), RE2JS.compile(ecmaPattern('^\\S$'))];
  for (let code = 0; code <= 0xffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const text = String.fromCharCode(code);
    const is = [space.matcher(text).find(), other.matcher(text).find()];
    if (is[0] !== /^\s$/u.test(text) || is[1] !== /^\S$/u.test(text)) expect.fail(code.toString(16));
  }
});

test('no pattern that ECMAScript reads makes the translation itself fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'\\[]^.su0a-{}/c'), maxLength: 12 }), (pattern) => {
      expect(typeof ecmaPattern(pattern)).toBe('string');
    }),
  );
});
