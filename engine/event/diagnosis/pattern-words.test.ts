import { expect, it } from 'vitest';
import { metaSchemas } from '../documents/registry.ts';
import { problemRooms } from '../documents/write-diagnostics.ts';
import { patternWords } from './pattern-words.ts';
import { writeSentence } from './sentence.ts';

const inEnglish = (pattern: string) => {
  const sentence = patternWords(pattern);
  return sentence && writeSentence(sentence, 'en', problemRooms);
};

/** Every pattern that a meta-schema holds a text to. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'pattern' in schema && typeof schema.pattern === 'string' ? [schema.pattern] : [];
  return [...own, ...Object.values(schema).flatMap(patternsIn)];
}
const patterns = [...new Set(Object.values(metaSchemas).flatMap(patternsIn))];

it.each(patterns)('%s is told in words', (pattern) => {
  expect(inEnglish(pattern)).toBeDefined();
  expect(inEnglish(pattern)).not.toMatch(/[\\^]|\[\w-\w|\{\d/);
});

it.each([
  ['^[A-Z0-9-]{5,20}$', 'capital letters, digits, "-", 5 to 20 of them'],
  ['^[a-z][a-z0-9_-]{0,63}$', 'small letters, digits, "_", "-", 1 to 64 of them, a letter first'],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', 'a time, such as "09:30"'],
  ['^\\d{4}-\\d{2}-\\d{2}$', 'a day, such as "2027-02-19"'],
  ['^[a-z0-9-]{1,60}$', 'small letters, digits, "-", 1 to 60 of them'],
  ['^[a-z]{2,3}$', 'small letters, 2 to 3 of them'],
  ['^[0-9 _]$', 'digits, "_", spaces'],
  ['^[0-9][0-9]{1,3}$', 'digits, 1 to 3 of them'],
  ['^#?[A-Za-z]{1,3}$', 'letters, 1 to 3 of them'],
])('%s is %s', (pattern, words) => {
  expect(inEnglish(pattern)).toBe(words);
});

it('what is no set of characters has no words yet', () => {
  expect(patternWords('^(a|b)$')).toBeUndefined();
});
