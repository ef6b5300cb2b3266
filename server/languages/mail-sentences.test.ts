import { expect, test } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { catalogue } from './words.ts';

type Templates = Readonly<
  Record<string, { readonly subject: string; readonly paragraphs: readonly string[] }>
>;

/** How many sentences a paragraph has: what ends in a mark, and what leads to a link. */
const sentences = (paragraph: string) =>
  paragraph
    .replaceAll(/\bno\. /g, 'no ')
    .split(/[.!?…][»”)]?(?=\s|$)|(?<=\{\w+\})$/)
    .filter((part) => part.trim() !== '').length;

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'every mail says as many sentences in %s as in English, paragraph by paragraph',
  (locale) => {
    const [english, other]: Templates[] = [catalogue.en.mailTemplates, catalogue[locale].mailTemplates];
    const said = (templates: Templates = {}) =>
      Object.entries(templates).map(([name, { paragraphs }]) => [name, paragraphs.map(sentences)]);
    expect(said(other)).toEqual(said(english));
  },
);
