import { and, eq } from 'drizzle-orm';
import type { Address } from '#engine/form/field-types/address-value.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { createAnswerChecker } from '#engine/form/validation/check-answers.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import type { Database } from '#server/database/database.ts';
import { address } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { Refusal } from '#server/refusals/refusal.ts';

type Row = typeof address.$inferSelect;

// A form with one address field, so that separately saved addresses follow the same rules.
const addressForm: ServedForm = {
  form_type: 'address',
  version: 1,
  timezone: 'UTC',
  lists: {},
  document: {
    kind: 'form',
    code: 'address',
    title: 'Address',
    sections: [{ code: 'address', fields: [{ code: 'address', type: 'address', label: 'Address' }] }],
  },
};
const check = createAnswerChecker(addressForm);

/** Stores an address of a registration; throws 422 with messages by part (spec §5 "Address save"). */
export async function saveAddress(
  db: Database,
  dossierId: string,
  fieldId: string,
  typed: Address,
  language: Locale,
): Promise<Address> {
  const { id: _given, pid: _theirs, source, value: line, ...parts } = typed;
  const filled = Object.fromEntries(Object.entries(parts).filter(([, part]) => part.trim() !== ''));
  const { errors } = check({ address: filled });
  if (errors.length > 0) {
    throw new Refusal(
      'invalid',
      Object.fromEntries(
        errors.map((error) => [error.within ?? 'address', [messageOf(error, undefined, language)]]),
      ),
    );
  }
  const value = [parts.street1, parts.street2, parts.city, parts.province, parts.postalcode, parts.country];
  const [row] = await db
    .insert(address)
    .values({
      ...parts,
      dossierId,
      fieldId,
      province: parts.province ?? '',
      ...(source && { source }),
      value: line?.trim() || value.filter(Boolean).join(', '),
    })
    .returning();
  if (!row) throw new Error('the address was not stored');
  return addressView(row);
}

/** An address by its id, if it is that registration's. */
export async function findAddress(db: Database, dossierId: string, id: string): Promise<Address | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(address).where(addressIs(dossierId, id));
  return row && addressView(row);
}

/** The addresses of a registration, the first saved first. */
export async function addressesOf(db: Database, dossierId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(address)
    .where(eq(address.dossierId, dossierId))
    .orderBy(address.createdAt);
  return rows.map(addressView);
}

/** Deletes an address; false if that registration has none of that id. */
export async function deleteAddress(db: Database, dossierId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await db.delete(address).where(addressIs(dossierId, id)).returning({ id: address.id });
  return gone.length > 0;
}

function addressIs(dossierId: string, id: string) {
  return and(eq(address.id, id), eq(address.dossierId, dossierId));
}

function addressView(row: Row): Address {
  return {
    id: row.id,
    source: row.source,
    value: row.value,
    street1: row.street1,
    ...(row.street2 !== '' && { street2: row.street2 }),
    city: row.city,
    ...(row.province !== '' && { province: row.province }),
    postalcode: row.postalcode,
    country: row.country,
    countryvalue: row.countryvalue,
    type: row.type === 'home' || row.type === 'work' ? row.type : 'location',
  };
}
