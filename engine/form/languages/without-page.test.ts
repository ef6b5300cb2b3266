import { expect, test } from 'vitest';
import { currentWords, keepWords } from './own-words.ts';

test('without a page nobody’s words are kept: they would be those of another event', () => {
  keepWords({ 'a.b': 'B' });
  expect(currentWords()).toEqual({});
});
