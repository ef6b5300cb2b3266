import { expect, test } from 'vitest';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { withFormerAnswers } from './former-answers.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const text = (code: string) => ({ code, type: 'text', label: code });
const formOf = (fields: object[]) => ({
  fields: listFields({ sections: [{ code: 'only', fields }] } as unknown as FormDocument, {}),
});
const place = {
  code: 'place',
  type: 'radio',
  label: 'Place',
  required: 'N',
  options: options('home', 'here'),
};
const form = formOf([
  place,
  { ...place, code: 'places', type: 'checkbox_group' },
  { code: 'school', type: 'object', label: 'School', fields: [text('name'), { ...place, code: 'site' }] },
  { code: 'people', type: 'repeatable_group', label: 'People', fields: [text('name'), place] },
]);

test.each<[string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
  ['a field that is gone', { old: 'x' }, { place: 'home' }, { place: 'home', old: 'x' }],
  ['an option that is gone', { place: 'work' }, {}, { _former: { place: 'work' } }],
  ['an option that was gone before', { _former: { place: 'work' } }, {}, { _former: { place: 'work' } }],
  [
    'one of several options',
    { places: ['home', 'work'] },
    { places: ['home'] },
    { places: ['home'], _former: { places: ['work'] } },
  ],
  [
    'what stands in an object',
    { school: { name: 'A', old: 'x', site: 'work' } },
    { school: { name: 'B' } },
    { school: { name: 'B', old: 'x', _former: { site: 'work' } } },
  ],
  [
    'what stands in rows that were moved',
    {
      people: [
        { name: 'Ana', old: 1 },
        { name: 'Ben', place: 'work' },
      ],
    },
    { people: [{ name: 'Ben' }, { name: 'Ana' }] },
    {
      people: [
        { name: 'Ben', _former: { place: 'work' } },
        { name: 'Ana', old: 1 },
      ],
    },
  ],
  [
    'what stands in a row that was changed',
    {
      people: [
        { name: 'Ana', old: 1 },
        { name: 'Ben', place: 'work' },
      ],
    },
    { people: [{ name: 'Ana' }, { name: 'Benjamin' }] },
    {
      people: [
        { name: 'Ana', old: 1 },
        { name: 'Benjamin', _former: { place: 'work' } },
      ],
    },
  ],
])('keeps the answer of %s', (_, stored, saved, expected) => {
  expect(withFormerAnswers(form, stored, saved)).toEqual(expected);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['was answered anew', { place: 'work' }, { place: 'here' }],
  ['was taken back', { place: 'here' }, {}],
  ['has its option again, and was taken back', { _former: { place: 'here' } }, {}],
  ['the server decides', { membershipType: 'teacher' }, {}],
  [
    'stood in a row that was removed',
    { people: [{ name: 'Ana', old: 1 }] },
    { people: [{ name: 'Cleo' }, { name: 'Dan' }] },
  ],
])('keeps nothing of what %s', (_, stored, saved) => {
  expect(withFormerAnswers(form, stored, saved)).toEqual(saved);
});
