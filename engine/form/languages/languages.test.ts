// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { currentWords, keepWords, lookForWordsIn, type WordsHolder, wordOf } from './own-words.ts';
import { inEveryLanguage, wordIn } from './words.ts';

afterEach(() => keepWords({}));

test.each([
  ['Your answers', 'your answers', 'Your answers'],
  ['Activities', 'activities', 'Activities'],
  ['Board Meeting', 'Board Meeting', 'Board Meeting'],
  ['B', 'B', 'B'],
])('%s stands in a sentence as %j', (name, english, french) => {
  expect(languages.en.forms.inSentence(name)).toBe(english);
  expect(languages.fr.forms.inSentence(name)).toBe(french);
});

test('a word of the engine is there in every language', () => {
  expect(wordIn('email', 'en')).toBe(inEveryLanguage('email').en);
  expect(Object.keys(inEveryLanguage('email'))).toEqual(['en', 'fr']);
  expect(new Set(Object.values(inEveryLanguage('email'))).size).toBe(2);
});

test('no words are of one’s own but those that are given', () => {
  keepWords({ 'a.b': { en: 'B', fr: 'Bé' } });
  expect(wordOf(currentWords(), 'a.b', 'fr')).toBe('Bé');
  expect(wordOf(currentWords(), 'toString', 'fr')).toBeUndefined();
  keepWords({});
  expect(currentWords()).toEqual({});
});

test('what is drawn elsewhere has its words there, and the page keeps its own', () => {
  keepWords({ 'a.b': 'page' });
  let drawing: WordsHolder | undefined = { words: { 'a.b': 'drawing' } };
  lookForWordsIn(() => drawing);
  expect(currentWords()).toEqual({ 'a.b': 'drawing' });
  keepWords({ 'a.b': 'told while it is drawn' });
  expect(drawing.words).toEqual({ 'a.b': 'told while it is drawn' });
  drawing = undefined;
  expect(currentWords()).toEqual({ 'a.b': 'page' });
});
