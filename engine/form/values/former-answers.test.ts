import { expect, test } from 'vitest';
import type { FormDocument } from '../form-document/form-document.ts';
import { collectRules } from '../rules/form-rules.ts';
import { listFields } from '../translate/form-fields.ts';
import { createFormStore, type Values } from './form-store.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const text = (code: string) => ({ code, type: 'text', label: code, required: 'N' });
const place = (...ids: string[]) => ({
  code: 'place',
  type: 'radio',
  label: 'Place',
  required: 'N',
  default: 'personal',
  options: options(...ids),
});

function openStore(fields: object[], answers: Values) {
  const document = { sections: [{ code: 'only', fields }] } as unknown as FormDocument;
  return createFormStore({
    fields: listFields(document, {}),
    rules: collectRules(document),
    context: { registration: {}, answers: {} },
    answers,
    setsAside: true,
  });
}

/** A form before and while something of it is gone. */
const forms: Record<string, readonly [object[], object[], Values]> = {
  'an option beside a default': [[place('personal', 'work')], [place('personal', 'home')], { place: 'work' }],
  'one of several options': [
    [{ ...place('personal', 'work'), type: 'checkbox_group', default: undefined }],
    [{ ...place('personal', 'home'), type: 'checkbox_group', default: undefined }],
    { place: ['personal', 'work'] },
  ],
  'a field': [[text('a'), text('b')], [text('a')], { a: '1', b: '2' }],
  'a field of an object': [
    [{ code: 'school', type: 'object', label: 'School', fields: [text('a'), text('b')] }],
    [{ code: 'school', type: 'object', label: 'School', fields: [text('a')] }],
    { school: { a: '1', b: '2' } },
  ],
  'a field of rows': [
    [{ code: 'people', type: 'repeatable_group', label: 'People', fields: [text('a'), text('b')] }],
    [{ code: 'people', type: 'repeatable_group', label: 'People', fields: [text('a')] }],
    { people: [{ a: '1', b: '2' }, { b: '3' }] },
  ],
  'an option in rows': [
    [
      {
        code: 'people',
        type: 'repeatable_group',
        label: 'People',
        fields: [text('a'), place('personal', 'work')],
      },
    ],
    [
      {
        code: 'people',
        type: 'repeatable_group',
        label: 'People',
        fields: [text('a'), place('personal', 'home')],
      },
    ],
    { people: [{ a: '1', place: 'work' }] },
  ],
};

test.each(Object.entries(forms))(
  'keeps the answer to %s unsent, and restores it',
  (_, [before, meanwhile, answers]) => {
    const without = openStore(meanwhile, openStore(before, answers).answers());
    expect(JSON.stringify(without.submission())).not.toMatch(/work|"b"|"2"|"3"/);
    const kept = without.answers();
    expect(openStore(before, openStore(meanwhile, kept).answers()).submission()).toEqual(answers);
  },
);

test('does not put a default in the place of an answer whose option is gone', () => {
  const store = openStore([place('personal', 'home')], { place: 'work' });
  expect([store.read('place').value, store.submission()]).toEqual([undefined, {}]);
  expect(store.read('place').errors).toMatchObject([{ path: 'place' }]);
  expect(openStore([place('personal')], {}).submission()).toEqual({ place: 'personal' });
});

test('restores what the server has kept of an answer whose option was gone', () => {
  const kept = { _former: { place: 'work' } };
  expect(openStore([place('personal', 'work')], kept).submission()).toEqual({ place: 'work' });
  expect(openStore([place('personal', 'home')], kept).answers()).toEqual({ place: 'work' });
  const anew = openStore([place('personal', 'work')], { ...kept, place: 'personal' });
  expect(anew.submission()).toEqual({ place: 'personal' });
});
