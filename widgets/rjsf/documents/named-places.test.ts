import { expect, test } from 'vitest';
import { namedPlaces } from './named-places.ts';

const documents = [
  {
    kind: 'event',
    code: 'e',
    tracks: [
      { code: 'a', name: { en: 'Here', fr: 'Ici' } },
      { code: 'b', name: 'Online' },
    ],
    days: ['friday'],
  },
  { kind: 'form', code: 'one', title: 'One', sections: [{ code: 's', fields: [{ code: 'x' }] }] },
  {
    kind: 'form',
    code: 'two',
    sections: [{ code: 's', fields: [{ code: 'x' }, { code: 'y', label: 'Y' }] }],
  },
];

test.each([
  ['form', ['one One', 'two ']],
  ['event.tracks', ['a Ici', 'b Online']],
  ['event.days', ['friday ']],
  ['form.sections.fields', ['x ', 'y Y']],
  ['people.people', []],
])('%s names', (names, expected) => {
  expect(namedPlaces(names, documents, 'fr').map(({ code, name }) => `${code} ${name}`)).toEqual(expected);
});

test('what is no document, or damaged, names nothing', () => {
  expect(namedPlaces('event.tracks', [null, 'x', { kind: 'event', tracks: [null, 5, {}] }], 'en')).toEqual(
    [],
  );
});
