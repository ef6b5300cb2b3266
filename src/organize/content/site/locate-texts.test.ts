import { expect, it } from 'vitest';
import { locateTexts } from './locate-texts.ts';

const form = {
  kind: 'form',
  code: 'personal',
  sections: [
    { fields: [{ code: 'first_name', label: { en: 'First name', fr: 'Prénom' } }] },
    { fields: [{ code: 'bio', label: { en: 'About you' }, help: { en: 'Two <b>sentences</b> at most.' } }] },
  ],
};
const page = {
  kind: 'page',
  code: 'venue',
  blocks: [{ title: { en: 'How to get there' }, text: { en: 'Take the **SeaBus** from Waterfront.' } }],
};
const documents = [form, page];

it.each([
  ['a whole text', ['First name'], ['form/personal/sections/0/fields/0/label/en']],
  ['a whole text in another language', ['Prénom'], ['form/personal/sections/0/fields/0/label/fr']],
  ['a text with markup', ['Two sentences at most.'], ['form/personal/sections/1/fields/0/help/en']],
  [
    'a text with emphasis, with other spaces',
    ['Take the SeaBus\u00a0from Waterfront.'],
    ['page/venue/blocks/0/text/en'],
  ],
  ['a part of a text', ['the SeaBus from Waterfront'], ['page/venue/blocks/0/text/en']],
  [
    'the next text if the first is nowhere',
    ['Nowhere', 'How to get there'],
    ['page/venue/blocks/0/title/en'],
  ],
  ['nothing for a short part', ['SeaBus'], []],
  ['no code of a document', ['venue'], []],
])('finds %s', (_, texts, places) => {
  expect(locateTexts(documents, texts).map(({ kind, code, pointer }) => `${kind}/${code}${pointer}`)).toEqual(
    places,
  );
});
