import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { contactsOf, deleteContact } from '#server/contact/own-contacts.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, draft } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { apply, pay, refusal } from '#server/testing/stored.ts';
import { openFair } from '#server/testing/test-event.ts';
import { giftsOf, removeGift } from './gifts.ts';
import { addPerson, namedPeople, removePerson } from './named-people.ts';
import { fieldOf } from './rows-field.ts';

const purposes = [
  { id: 'books', name: { en: 'Books', fr: 'Livres' } },
  { id: 'travel', name: { en: 'Travel', fr: 'Voyages' } },
];
const form = (code: string, ...fields: object[]) => ({
  kind: 'form',
  code,
  sections: [
    { code: 'first', fields: fields.slice(0, 1) },
    { code: 'second', fields: fields.slice(1) },
  ],
});
const text = (code: string, type = 'text') => ({ code, type, label: code, required: 'N' });
const step = (form_type: string) => ({ code: form_type, kind: 'form', form_type, label: form_type });
const fair = openFair();
for (const document of [
  form('firm', text('first_name'), text('last_name'), text('email', 'email')),
  form('team', text('note'), { code: 'people', type: 'contacts', label: 'People', maxItems: 2 }),
  form('giving', text('note'), { code: 'gifts', type: 'donations', label: 'Gifts', purposes }),
  form(
    'reach',
    text('site', 'url'),
    { code: 'mail', type: 'email', label: { en: 'Mail', fr: 'Courriel' } },
    text('tel', 'phone'),
    text('note'),
    { code: 'bare', type: 'phone', required: 'N' },
  ),
  {
    kind: 'flow',
    code: 'exhibitor',
    label: 'Exhibitors',
    entry: {},
    steps: [{ code: 'pay', kind: 'payment', label: 'Pay' }, step('firm'), step('team'), step('giving')],
  },
  { kind: 'flow', code: 'speaker', label: 'Speakers', entry: {}, steps: [step('firm')] },
])
  fair.add('fair', document);
const configuration = fair as unknown as ConfigurationStore;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stores = () => ({ db: database.db, configuration });
const firm = { first_name: ' Ana ', last_name: 'Roy', email: 'Ana@sd36.example' };
const ana = { first_name: 'Ana', last_name: 'Roy', email: 'Ana@sd36.example' };
const bo = { first_name: 'Bo', last_name: 'Li', badge: 'Staff' };

/** An application with these answers, and what was typed since. */
async function send(
  answers: DossierRow['answers'],
  typed: Record<string, Record<string, unknown>> = {},
  flow = 'exhibitor',
) {
  const row = await apply(database.db, 'fair', { answers, flow });
  for (const [formType, values] of Object.entries(typed))
    await database.db.insert(draft).values({ dossierId: row.id, formType, version: 1, values });
  return row;
}
async function stored({ id }: DossierRow): Promise<DossierRow> {
  const row = await findDossier(database.db, 'fair', id);
  if (!row) throw new Error('it is gone');
  return row;
}
async function typedIn({ id }: DossierRow) {
  const rows = await database.db.select().from(draft).where(eq(draft.dossierId, id));
  return Object.fromEntries(rows.map(({ formType, values }) => [formType, values]));
}
const notFound = ['unknown', 'code', 'was not found, or you do not have access to it.'];

test('rows are held by the first field of a form that is of their kind, in any section', () => {
  expect(fieldOf(fair, 'fair', 'team', 'people')?.code).toBe('people');
  expect(fieldOf(fair, 'fair', 'giving', 'gifts')?.code).toBe('gifts');
  expect(fieldOf(fair, 'fair', 'giving', 'people')).toBeUndefined();
  expect(fieldOf(fair, 'fair', 'gone', 'people')).toBeUndefined();
});

describe('what is given', () => {
  const gifts = [
    { amount: 25, purpose: 'books' },
    { amount: '10.50', purpose: 'gone' },
    { amount: -3 },
    { amount: 'much' },
    {},
  ];

  it('is told row by row, with what it is for and the sum', async () => {
    const values = { note: 'Hi', gifts };
    const { donations, ...rest } = await giftsOf(stores(), await send({ giving: values }));
    expect(rest).toEqual({ total: 3_550, form_type: 'giving', values });
    expect(donations).toStrictEqual([
      { donation_code: expect.any(String), amount: 2_500, purpose: { en: 'Books', fr: 'Livres' } },
      { donation_code: expect.any(String), amount: 1_050 },
      { donation_code: expect.any(String), amount: 0 },
      { donation_code: expect.any(String), amount: 0 },
      { donation_code: expect.any(String), amount: 0 },
    ]);
    // By what it says: the last three say the same.
    const [books, gone, third, fourth, fifth] = donations.map(({ donation_code }) => donation_code);
    expect(books).not.toBe(gone);
    expect([fourth, fifth]).toEqual([`${third}-2`, `${third}-3`]);
  });

  it.each<[string, DossierRow['answers'], string, object]>([
    ['where nothing was answered', {}, 'exhibitor', { form_type: 'giving', values: {} }],
    [
      'where no list was',
      { giving: { gifts: 'no' } },
      'exhibitor',
      { form_type: 'giving', values: { gifts: 'no' } },
    ],
    ['where nobody asks', { giving: { gifts } }, 'speaker', { values: {} }],
    ['in a flow that there is no more', { giving: { gifts } }, 'gone', { values: {} }],
  ])('is nothing %s', async (_, answers, flow, rest) => {
    expect(await giftsOf(stores(), await send(answers, {}, flow))).toEqual({
      donations: [],
      total: 0,
      ...rest,
    });
  });

  it('is taken back, and nothing else', async () => {
    const row = await send({ firm, giving: { note: 'Hi', gifts } });
    const { donations } = await giftsOf(stores(), row);
    await removeGift(stores(), row, donations[1]?.donation_code ?? '');
    const left = gifts.filter((_, at) => at !== 1);
    expect((await stored(row)).answers).toEqual({ firm, giving: { note: 'Hi', gifts: left } });
    expect(await refusal(removeGift(stores(), row, 'gone'))).toEqual(notFound);
    const nowhere = await send({}, {}, 'speaker');
    expect(await refusal(removeGift(stores(), nowhere, 'gone'))).toEqual(notFound);
    const paying = await send({ giving: { gifts } });
    await pay(database.db, paying);
    const taken = removeGift(stores(), paying, donations[1]?.donation_code ?? '');
    expect(await refusal(taken)).toEqual([
      'conflict',
      'registration',
      expect.stringContaining('being paid for'),
    ]);
  });
});

describe('who comes along', () => {
  const told = ({ contacts }: Awaited<ReturnType<typeof namedPeople>>) =>
    contacts.map(({ person_code: _, ...person }) => person);

  it('is everybody who is named, and before them who has written it where they do not', async () => {
    const named = await namedPeople(stores(), await send({ firm, team: { people: [bo] } }));
    expect(named).toEqual({ contacts: expect.any(Array), form_type: 'team', values: { people: [bo] } });
    expect(told(named)).toStrictEqual([
      { ...ana, coming: 'N' },
      { ...bo, coming: 'Y' },
    ]);
    expect(new Set(named.contacts.map(({ person_code }) => person_code)).size).toBe(2);
  });

  it.each<[string, DossierRow['answers'], object[]]>([
    [
      'who comes, however that is written',
      { firm, team: { people: [{ first_name: 'ANA', last_name: 'roy ', email: 'ana@SD36.example' }] } },
      [{ first_name: 'ANA', last_name: 'roy', email: 'ana@SD36.example', coming: 'Y' }],
    ],
    [
      'not somebody of their name with another address',
      { firm, team: { people: [{ ...ana, email: 'other@sd36.example' }] } },
      [
        { ...ana, coming: 'N' },
        { ...ana, email: 'other@sd36.example', coming: 'Y' },
      ],
    ],
    [
      'without an address',
      { firm: { ...firm, email: ' ' } },
      [{ first_name: 'Ana', last_name: 'Roy', coming: 'N' }],
    ],
    ['who has one name', { firm: { ...firm, last_name: ' ' } }, [{ ...ana, last_name: '', coming: 'N' }]],
    ['nobody without a first name', { firm: { ...firm, first_name: 12 } }, []],
    ['nobody of the form that names the others', { team: { ...ana } }, []],
    ['nobody at all', {}, []],
  ])('names %s', async (_, answers, people) => {
    expect(told(await namedPeople(stores(), await send(answers)))).toStrictEqual(people);
  });

  it('is nobody where nobody asks', async () => {
    expect(await namedPeople(stores(), await send({ firm }, {}, 'speaker'))).toEqual({
      contacts: [],
      values: {},
    });
  });

  it('is whom one adds of those who are named, once, and as many as may come', async () => {
    const row = await send({ firm, team: { note: 'Hi', people: [bo] } });
    const [contact] = (await namedPeople(stores(), row)).contacts;
    const add = (of: DossierRow, code = contact?.person_code ?? '') => refusal(addPerson(stores(), of, code));
    expect(await add(row, 'gone')).toEqual(notFound);
    expect(await add(row)).toBeUndefined();
    const both = { firm, team: { note: 'Hi', people: [bo, ana] } };
    expect((await stored(row)).answers).toEqual(both);
    expect(await add(row)).toBeUndefined();
    expect((await stored(row)).answers).toEqual(both);
    const full = await send({ firm, team: { people: [bo, { first_name: 'Cy', last_name: 'Fox' }] } });
    expect(await add(full)).toEqual(['invalid', 'person_code', 'must be at most 2 in total.']);
    expect(await add(await send({ firm }, {}, 'speaker'))).toEqual(notFound);
    expect(await add(await send({}))).toEqual(notFound);
  });

  it('is so no more once one takes them out', async () => {
    const row = await send({ team: { people: [bo, ana] } });
    const [, second] = (await namedPeople(stores(), row)).contacts;
    const remove = (code = '') => refusal(removePerson(stores(), row, code));
    expect(await remove(second?.person_code)).toBeUndefined();
    expect((await stored(row)).answers).toEqual({ team: { people: [bo] } });
    expect(await remove(second?.person_code)).toEqual(notFound);
    expect(await refusal(removePerson(stores(), await send({}, {}, 'speaker'), 'gone'))).toEqual(notFound);
  });

  // What is checked, and what was typed since; and both after Bo has gone.
  it.each<[string, object | undefined, object | undefined, object | undefined, object | undefined]>([
    ['checked', { people: [bo] }, undefined, { people: [] }, undefined],
    [
      'typed, and never checked',
      undefined,
      { note: 'a', people: [bo] },
      undefined,
      { note: 'a', people: [] },
    ],
    [
      'typed since it was checked',
      { note: 'a', people: [ana] },
      { note: 'b', people: [bo] },
      { note: 'a', people: [] },
      { note: 'b', people: [] },
    ],
  ])('is kept where it was: %s', async (_, checked, typed, thenChecked, thenTyped) => {
    const row = await send(
      { ...(checked && { team: { ...checked } }) },
      { ...(typed && { team: { ...typed } }), firm },
    );
    const [first] = (await namedPeople(stores(), row)).contacts;
    await removePerson(stores(), row, first?.person_code ?? '');
    expect((await stored(row)).answers.team).toEqual(thenChecked);
    expect(await typedIn(row)).toEqual({ ...(thenTyped && { team: thenTyped }), firm });
  });
});

describe('what reaches somebody', () => {
  const reach = {
    site: 'https://fair.example',
    mail: 'a@x.example',
    tel: '604 555 0123',
    note: 'a@x.example',
    bare: '1',
  };
  const told = (row: DossierRow) =>
    contactsOf(configuration, row, 'en').map(({ id: _, ...contact }) => contact);
  const idOf = (row: DossierRow, value: string) =>
    contactsOf(configuration, row, 'en').find((each) => each.value === value)?.id ?? '';

  it('is every address, number and website that was answered, under its label', async () => {
    const row = await send({ reach, gone: { mail: 'b@x.example' }, firm: { email: '' } });
    expect(told(row)).toEqual([
      { kind: 'website', value: 'https://fair.example', label: 'site', removable: 'Y' },
      { kind: 'email', value: 'a@x.example', label: { en: 'Mail', fr: 'Courriel' }, removable: 'N' },
      { kind: 'phone', value: '(604) 555-0123', label: 'tel', removable: 'Y' },
      { kind: 'phone', value: '1', label: 'bare', removable: 'Y' },
    ]);
    const ids = contactsOf(configuration, row, 'en').map(({ id }) => id);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    const same = contactsOf(configuration, { ...row, id: 'other' }, 'en').map(({ id }) => id);
    expect(new Set([...ids, ...same]).size).toBe(8);
    expect(told({ ...row, answers: { reach: { tel: 12 } } })).toEqual([]);
  });

  it('is deleted where it is not required, of what was typed since too', async () => {
    const row = await send({ reach, firm }, { reach: { tel: '1', note: 'b' }, firm });
    const other = await send({ reach }, { reach });
    const { tel: _, ...left } = reach;
    const del = (kind: 'phone' | 'email', id: string) =>
      deleteContact(database.db, configuration, row, kind, id);
    expect(await del('email', idOf(row, '(604) 555-0123'))).toBe(false);
    expect(await del('phone', idOf(other, '(604) 555-0123'))).toBe(false);
    expect(await refusal(del('email', idOf(row, reach.mail)))).toEqual([
      'invalid',
      'id',
      'This is required. Edit it in its step instead.',
    ]);
    expect((await stored(row)).answers).toEqual({ reach, firm });
    expect(await del('phone', idOf(row, '(604) 555-0123'))).toBe(true);
    expect((await stored(row)).answers).toEqual({ reach: left, firm });
    expect(await typedIn(row)).toEqual({ reach: { note: 'b' }, firm });
    expect([(await stored(other)).answers, await typedIn(other)]).toEqual([{ reach }, { reach }]);
  });

  it('stays while it is paid for', async () => {
    const row = await send({ reach });
    await pay(database.db, row);
    const gone = deleteContact(database.db, configuration, row, 'phone', idOf(row, '(604) 555-0123'));
    expect(await refusal(gone)).toEqual([
      'conflict',
      'registration',
      expect.stringContaining('being paid for'),
    ]);
    const [kept] = await database.db.select().from(dossier).where(eq(dossier.id, row.id));
    expect(kept?.answers).toEqual({ reach });
  });
});
