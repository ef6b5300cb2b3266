import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { ImportProblem } from '#engine/contract/desk-import.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, importedRow } from '#server/database/schema.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { checkPerson } from './check-person.ts';
import { columnsIn } from './columns-in.ts';
import { targetsOf } from './import-targets.ts';
import { sourceOf } from './known-sources.ts';
import type { Person } from './person.ts';
import { readRow } from './read-row.ts';
import { readTable } from './read-table.ts';

/** A file as it would be imported. */
export type CheckedFile = {
  /** Its SHA-256. */
  readonly hash: string;
  readonly ready: readonly {
    readonly row: number;
    readonly person: Person;
    readonly isIncomplete: boolean;
  }[];
  readonly wrong: readonly ImportProblem[];
};

type Checking = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly event: EventDocument;
  readonly language: Locale;
};

/** Other calls have their turn after so many rows. */
const TURN = 50;

/** Checks every row of a file. Throws 422 if the columns do not fit it, or none is for the address. */
export async function checkFile(
  { db, configuration, event, language }: Checking,
  content: Uint8Array,
  typedColumns: string,
): Promise<CheckedFile> {
  const { headings, rows } = readTable(content);
  const targets = targetsOf(configuration, event.code);
  const columns = columnsIn(typedColumns, targets, headings.length);
  const source = sourceOf(headings);
  const hash = sha256(content);
  const imported = await importedRows(db, event.code, hash);
  const registered = await registeredAddresses(db, event.code);
  const ready: CheckedFile['ready'][number][] = [];
  const wrong: ImportProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, { row, cells }] of rows.entries()) {
    if (index % TURN === 0) await setImmediate();
    const refuse = (...why: Text[]) => wrong.push({ row, why });
    const code = imported.get(row);
    if (code !== undefined) {
      refuse(inEveryLanguage('imports.importedBefore', { code }));
      continue;
    }
    if (source?.isCancelled(cells)) {
      refuse(inEveryLanguage('imports.cancelled'));
      continue;
    }
    const read = readRow(event, targets, columns, cells);
    if ('problems' in read) {
      refuse(...read.problems);
      continue;
    }
    const { person } = read;
    const address = normalizeEmail(person.email);
    const before = seen.get(address);
    const { problems, isIncomplete } = checkPerson(configuration, event.code, person, language);
    const why = [
      ...(before === undefined ? [] : [inEveryLanguage('imports.twice', { row: before })]),
      ...(registered.has(address) ? [inEveryLanguage('imports.registered')] : []),
      ...problems,
    ];
    if (before === undefined) seen.set(address, row);
    if (why.length > 0) refuse(...why);
    else ready.push({ row, person, isIncomplete });
  }
  return { hash, ready, wrong };
}

/** The rows of a file that were imported, with the codes of their registrations. */
async function importedRows(db: Database, eventCode: string, file: string) {
  const rows = await db
    .select({ row: importedRow.row, code: dossier.code })
    .from(importedRow)
    .innerJoin(dossier, eq(dossier.id, importedRow.dossierId))
    .where(and(eq(importedRow.eventCode, eventCode), eq(importedRow.file, file)));
  return new Map(rows.map(({ row, code }) => [row, code]));
}

async function registeredAddresses(db: Database, eventCode: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: dossier.email })
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        eq(dossier.flow, registrationFlow),
        inArray(dossier.status, ['Submitted']),
      ),
    );
  return new Set(rows.map(({ email }) => email));
}
