import type { NamedPeople } from '#engine/contract/partner-rows.ts';
import type { LastName } from '#engine/event/properties/last-names.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { tooMany } from '#server/inventory/pick-problems.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { codeOf, withCodes } from './row-code.ts';
import { keepRows, type RowsField, rowsField } from './rows-field.ts';

type Stores = { db: Database; configuration: ConfigurationStore };
type Person = RowsField['rows'][number];

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const said = (person: Person) =>
  ['first_name', 'last_name', 'email', 'badge'].map((name) => text(person[name]));

/** Everyone named in an application: its contacts, and the applicant if not among them. */
export async function namedPeople({ db, configuration }: Stores, row: DossierRow): Promise<NamedPeople> {
  const found = await rowsField(db, configuration, row, 'people');
  if (!found) return { contacts: [], values: {} };
  const contact = contactOf(row, found.form_type);
  const isComing = contact && found.rows.some((each) => isSame(each, contact));
  return {
    contacts: [
      ...(contact && !isComing ? [personOf(codeOf(said(contact)), contact, 'N')] : []),
      ...withCodes(found.rows, said).map(({ code, row: person }) => personOf(code, person, 'Y')),
    ],
    form_type: found.form_type,
    values: { ...found.values },
  };
}

/** Adds a named person as a contact. Throws 404 for others, 422 for too many. */
export async function addPerson(
  { db, configuration }: Stores,
  { id }: DossierRow,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockUnsubmitted(tx, id);
    const found = await rowsField(tx, configuration, row, 'people');
    const contact = found && contactOf(row, found.form_type);
    if (!found || !contact || codeOf(said(contact)) !== code) throw notFound();
    // A second press adds no one.
    if (found.rows.some((each) => isSame(each, contact))) return;
    const { maxItems } = found.field as { maxItems?: number };
    if (maxItems !== undefined && found.rows.length >= maxItems) throw tooMany('person_code', maxItems);
    const { last_name: _last, ...withoutLast } = contact;
    const isAsked = (found.field as { last_name?: LastName }).last_name !== 'absent';
    await keepRows(tx, row, found, [...found.rows, isAsked ? contact : withoutLast]);
  });
}

/** Removes a contact. Throws 404 if there is none. */
export async function removePerson(
  { db, configuration }: Stores,
  { id }: DossierRow,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockUnsubmitted(tx, id);
    const found = await rowsField(tx, configuration, row, 'people');
    const coded = withCodes(found?.rows ?? [], said);
    if (!found || !coded.some((each) => each.code === code)) throw notFound();
    const left = coded.filter((each) => each.code !== code).map(({ row: person }) => person);
    await keepRows(tx, row, found, left);
  });
}

/** The applicant as a contact. */
function contactOf({ answers }: DossierRow, besides: string): Person | undefined {
  const form = Object.entries(answers).find(
    ([code, each]) => code !== besides && text(each['first_name']) !== '',
  )?.[1];
  if (!form) return undefined;
  const email = text(form['email']);
  const last = text(form['last_name']);
  return {
    first_name: text(form['first_name']),
    ...(last !== '' && { last_name: last }),
    ...(email !== '' && { email }),
  };
}

function isSame(one: Person, other: Person): boolean {
  return ['first_name', 'last_name', 'email'].every(
    (name) => text(one[name]).toLowerCase() === text(other[name]).toLowerCase(),
  );
}

function personOf(person_code: string, person: Person, coming: 'Y' | 'N'): NamedPeople['contacts'][number] {
  const [first_name = '', last_name = '', email = '', badge = ''] = said(person);
  return {
    person_code,
    first_name,
    last_name,
    ...(email !== '' && { email }),
    ...(badge !== '' && { badge }),
    coming,
  };
}
