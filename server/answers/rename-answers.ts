import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { renamedAnswers } from '#engine/form/values/renamed-answers.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, draft } from '#server/database/schema.ts';

const PAGE = 500;

/** A version of a form, and the one that renames its fields. */
export interface Renaming {
  readonly eventCode: string;
  readonly before: FormDocument;
  readonly after: FormDocument;
}

/**
 * Moves the stored answers of an event, and what was typed and not checked yet, to the codes that fields have in another
 * version of their form. Answers that are there already stay.
 */
export async function renameAnswers(tx: Database, renaming: Renaming): Promise<void> {
  // Every save locks its dossier and then looks for a newer version: it comes before this, or after the publish.
  await tx
    .select({ id: dossier.id })
    .from(dossier)
    .where(eq(dossier.eventCode, renaming.eventCode))
    .orderBy(asc(dossier.id))
    .for('no key update');
  await renameChecked(tx, renaming);
  await renameTyped(tx, renaming);
}

async function renameChecked(tx: Database, { eventCode, before, after }: Renaming): Promise<void> {
  const form = after.code;
  let last: string | undefined;
  for (;;) {
    const rows: { id: string; values: Values }[] = await tx
      .select({ id: dossier.id, values: sql<Values>`${dossier.answers} -> ${form}` })
      .from(dossier)
      .where(
        and(
          eq(dossier.eventCode, eventCode),
          sql`${dossier.answers} ? ${form}`,
          last === undefined ? undefined : gt(dossier.id, last),
        ),
      )
      .orderBy(asc(dossier.id))
      .limit(PAGE);
    const renamed = changed(rows, before, after);
    if (renamed.length > 0) {
      await tx.execute(sql`update ${dossier} set answers = jsonb_set(answers, array[${form}], x.values)
        from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as x(id uuid, values jsonb)
        where ${dossier.id} = x.id`);
    }
    last = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

async function renameTyped(tx: Database, { eventCode, before, after }: Renaming): Promise<void> {
  const rows = await tx
    .select({ id: draft.dossierId, values: draft.values })
    .from(draft)
    .innerJoin(dossier, eq(dossier.id, draft.dossierId))
    .where(and(eq(dossier.eventCode, eventCode), eq(draft.formType, after.code)))
    .orderBy(asc(draft.dossierId));
  const renamed = changed(rows, before, after);
  if (renamed.length === 0) return;
  await tx.execute(sql`update ${draft} set values = x.values
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as x(id uuid, values jsonb)
    where ${draft.dossierId} = x.id and ${draft.formType} = ${after.code}`);
}

function changed<Row extends { readonly values: Values }>(
  rows: readonly Row[],
  before: FormDocument,
  after: FormDocument,
): Row[] {
  return rows.flatMap((row) => {
    const values = renamedAnswers(row.values, before, after);
    return values === row.values ? [] : [{ ...row, values }];
  });
}
