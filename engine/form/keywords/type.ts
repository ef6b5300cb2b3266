import type { Text } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { BuiltInRule } from './rule.ts';

const WORDS: Readonly<Record<string, Text>> = {
  number: inEveryLanguage('number'),
  integer: inEveryLanguage('wholeNumber'),
};
const OTHER: Text = inEveryLanguage('invalid');

/** An answer is of another kind than its field: above all a text where a number was asked for. */
export const type: BuiltInRule = {
  kind: 'built-in',
  name: 'type',
  message: (params) => WORDS[String(params['type'])] ?? OTHER,
};
