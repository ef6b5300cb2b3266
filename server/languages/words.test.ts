import { expect, test } from 'vitest';
import { placeholdersIn } from '#engine/form/languages/format-message.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import { catalogue, inEveryLanguage, wordIn } from './words.ts';

type Template = readonly [name: string, text: string];
const flat = (words: object, prefix = ''): Template[] =>
  Object.entries(words).flatMap(([key, said]): Template[] =>
    typeof said === 'string' ? [[prefix + key, said]] : flat(Object(said), `${prefix}${key}.`),
  );
const placesIn = (text: string) => new Set(placeholdersIn(text));

// A mail may say something in a paragraph more, so its places are those of all of it.
const byMessage = (locale: (typeof LOCALES)[number]) => {
  const said = new Map<string, string>();
  for (const [name, text] of flat(catalogue[locale])) {
    const whole = name.startsWith('mailTemplates.') ? name.split('.').slice(0, 2).join('.') : name;
    said.set(whole, `${said.get(whole) ?? ''} ${text}`);
  }
  return said;
};

test('every language has the same places to fill in', () => {
  const english = byMessage('en');
  for (const locale of LOCALES) {
    for (const [name, text] of byMessage(locale)) {
      expect(placesIn(text), `${locale}: ${name}`).toEqual(placesIn(english.get(name) ?? ''));
    }
  }
});

test('nothing is left unsaid', () => {
  for (const locale of LOCALES) {
    expect(flat(catalogue[locale]).filter(([, text]) => text.trim() === '')).toEqual([]);
  }
});

test('a word is said with what belongs into it, each in its own language', () => {
  expect(wordIn('groups.groupTooLarge', 'fr', { most: 30 })).toBe('compte déjà 30 personnes, le maximum.');
  const name = { en: 'The workshop', fr: 'L’atelier {x}' };
  expect(inEveryLanguage('picks.namedGone', { name })).toEqual({
    en: 'The workshop is no longer available.',
    fr: 'L’atelier {x} n’est plus disponible.',
  });
});

test('a word that is said without what belongs into it does not compile', () => {
  // @ts-expect-error: `most` is missing.
  expect(wordIn('groups.groupTooLarge', 'en')).toBe('has reached the maximum of {most} people.');
});
