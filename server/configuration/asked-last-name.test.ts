import { expect, test } from 'vitest';
import { loadForm } from '#server/answers/load-form.ts';
import type { ConfigurationStore } from './configuration-store.ts';

const form = (code: string, fields: object[]) => ({
  kind: 'form',
  code,
  title: code,
  sections: [{ code: 'a', title: 'A', fields }],
});
const name = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more });

/** An event whose registration asks for these names, and a form of an application that names further people. */
function eventWith(names: object[], people: object = {}): Pick<ConfigurationStore, 'current'> {
  const documents: Readonly<Record<string, object>> = {
    'event/demo': { code: 'demo', timezone: 'UTC', lists: {} },
    'flow/registration': { steps: [{ code: 'personal', form_type: 'personal' }] },
    'form/personal': form('personal', names),
    'form/extras': form('extras', [{ code: 'staff', type: 'contacts', label: 'Staff', ...people }]),
  };
  const current = (_event: string, kind: string, code: string) => {
    const document = documents[`${kind}/${code}`];
    return document && { version: 1, document };
  };
  return { current } as unknown as Pick<ConfigurationStore, 'current'>;
}

const ana = { first_name: 'Ana', email: 'ana@example.org', badge: 'Ana' };
function refused(configuration: Pick<ConfigurationStore, 'current'>, person: object): string[] {
  const prepared = loadForm(configuration, 'demo', 'extras');
  if (!prepared) throw new Error('no form');
  return prepared.check({ staff: [person] }).errors.map(({ path }) => path);
}

test.each<[string, object[], object, { one: string[]; two: string[] }]>([
  ['required there', [name('first_name'), name('last_name')], {}, { one: ['staff.0.last_name'], two: [] }],
  ['optional there', [name('first_name'), name('last_name', { required: 'N' })], {}, { one: [], two: [] }],
  ['not asked there', [name('first_name')], {}, { one: [], two: [] }],
  [
    'required by the form itself',
    [name('first_name')],
    { last_name: 'required' },
    { one: ['staff.0.last_name'], two: [] },
  ],
])(
  'people named on an application need a last name as on the registration: %s',
  (_, names, people, expected) => {
    const configuration = eventWith(names, people);
    expect({
      one: refused(configuration, ana),
      two: refused(configuration, { ...ana, last_name: 'Silva' }),
    }).toEqual(expected);
  },
);

test('a new version of the registration’s form is followed', () => {
  const before = eventWith([name('first_name'), name('last_name')]);
  const after = eventWith([name('first_name')]);
  let now = before;
  const configuration: typeof before = {
    current: (event, kind, code) => now.current(event, kind, code),
  };
  expect(refused(configuration, ana)).toEqual(['staff.0.last_name']);
  now = after;
  expect(refused(configuration, ana)).toEqual([]);
});
