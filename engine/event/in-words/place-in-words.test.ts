import { expect, it } from 'vitest';
import { formOfSchema } from '../reference/form-of-schema.ts';
import { placeInWords, placeOf } from './place-in-words.ts';

const form = {
  kind: 'form',
  code: 'personal',
  title: { en: 'Personal', fr: 'Personnel' },
  sections: [
    {
      code: 'who',
      title: 'Who',
      fields: [
        { type: 'text', code: 'name', label: { en: 'Name', fr: 'Nom' }, maxLength: 60 },
        { type: 'radio', code: 'role', label: 'Role', options: [{ id: 'a', name: 'One' }] },
      ],
    },
  ],
};
const page = { kind: 'page', code: 'a', title: 'A', blocks: [{ block: 'quote', quote: 'So', name: 'Ana' }] };

it.each([
  [form, '/title/fr', 'Title › French'],
  [form, '/sections/0/fields/0/label/en', 'Who › Name › Label › English'],
  [form, '/sections/who/fields/role/options/0/name', 'Who › Role › One › Name'],
  [page, '/blocks/0/quote', 'Ana › Quotation'],
  [form, '/sections/0/fields/7', 'Who › Fields 8'],
  [page, '', ''],
  [page, '/unheard~1of', 'unheard/of'],
])('names a place of %j as its form does: %s', (document, pointer, expected) => {
  const { schema } = formOfSchema(document.kind as 'form' | 'page', 'en');
  const path = placeOf(pointer, document);
  expect(placeInWords(path, document, schema, 'en').join(' › ')).toBe(expected);
});
