import { and, eq } from 'drizzle-orm';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { dossier, importedRow } from '#server/database/schema.ts';
import { Person } from '#server/desk/import/person.ts';
import { registerPerson } from '#server/desk/import/register-person.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { RowHandler } from './job-handler.ts';

/** A row of a file. */
const Payload = Type.Object({
  /** Its SHA-256. */
  file: Type.String(),
  row: Type.Integer(),
  notify: Type.Boolean(),
  person: Person,
});

/** Registers the person of a row, once for each row of a file. */
export const importRow: RowHandler = async ({ services, tx, job: { eventCode }, payload }) => {
  const { file, row, notify, person } = Value.Parse(Payload, payload);
  const [before] = await tx
    .select({ code: dossier.code })
    .from(importedRow)
    .innerJoin(dossier, eq(dossier.id, importedRow.dossierId))
    .where(and(eq(importedRow.eventCode, eventCode), eq(importedRow.file, file), eq(importedRow.row, row)));
  if (before)
    throw new Refusal('conflict', {
      row: [inEveryLanguage('imports.importedBefore', { code: before.code })],
    });
  const { id } = await registerPerson(tx, services, eventCode, person, { notify });
  await tx.insert(importedRow).values({ eventCode, file, row, dossierId: id });
  return () => services.mailer.wake();
};
