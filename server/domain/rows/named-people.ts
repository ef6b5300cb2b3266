import type { LastName } from '#engine/configuration/last-names.ts';
import type { NamedPeople } from '#engine/contract/partner-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import { notFound } from '#server/domain/refusal.ts';
import { tooMany } from '#server/inventory/stock/pick-problems.ts';
import { codeOf, withCodes } from './row-code.ts';
import { keepRows, type RowsField, rowsField } from './rows-field.ts';

type Stores = { db: Database; configuration: ConfigurationStore };
type Person = RowsField['rows'][number];

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const said = (person: Person) =>
  ['first_name', 'last_name', 'email', 'badge'].map((name) => text(person[name]));

/** Everybody whom an application names: who comes along, and who has written it where they do not. */
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

/** Lets a person come along whom the application names. Throws 404 for anybody else, 422 where there are too many. */
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
    // A second press adds nobody.
    if (found.rows.some((each) => isSame(each, contact))) return;
    const { maxItems } = found.field as { maxItems?: number };
    if (maxItems !== undefined && found.rows.length >= maxItems) throw tooMany('person_code', maxItems);
    const { last_name: _last, ...withoutLast } = contact;
    const isAsked = (found.field as { last_name?: LastName }).last_name !== 'absent';
    await keepRows(tx, row, found, [...found.rows, isAsked ? contact : withoutLast]);
  });
}

/** Takes a person from those who come along. Throws 404 for who does not. */
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

/** Who has written the application, as one who comes along. */
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
