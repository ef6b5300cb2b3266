import type { Gifts } from '#engine/contract/partner-rows.ts';
import type { Option } from '#engine/form/field/option.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { withCodes } from './row-code.ts';
import { keepRows, type RowsField, rowsField } from './rows-field.ts';

type Stores = { db: Database; configuration: ConfigurationStore };
type Gift = RowsField['rows'][number];

const centsOf = (gift: Gift) => Math.max(0, Math.round(Number(gift['amount'] ?? 0) * 100)) || 0;
const said = (gift: Gift) => [centsOf(gift), String(gift['purpose'] ?? '')];

/** The donations of an application. */
export async function giftsOf({ db, configuration }: Stores, row: DossierRow): Promise<Gifts> {
  const found = await rowsField(db, configuration, row, 'gifts');
  if (!found) return { donations: [], total: 0, values: {} };
  const { purposes = [] } = found.field as { purposes?: readonly Option[] };
  const donations = withCodes(found.rows, said).map(({ code, row: gift }) => {
    const purpose = purposes.find(({ id }) => id === gift['purpose'])?.name;
    return { donation_code: code, amount: centsOf(gift), ...(purpose !== undefined && { purpose }) };
  });
  const total = donations.reduce((sum, { amount }) => sum + amount, 0);
  return { donations, total, form_type: found.form_type, values: { ...found.values } };
}

/** Removes an unpaid donation. Throws 404 if there is none. */
export async function removeGift(
  { db, configuration }: Stores,
  { id }: DossierRow,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockUnsubmitted(tx, id);
    const found = await rowsField(tx, configuration, row, 'gifts');
    const coded = withCodes(found?.rows ?? [], said);
    if (!found || !coded.some((each) => each.code === code)) throw notFound();
    const left = coded.filter((each) => each.code !== code).map(({ row: gift }) => gift);
    await keepRows(tx, row, found, left);
  });
}
