import { and, desc, lt } from 'drizzle-orm';
import type { ConfigurationDocument } from '#engine/configuration/document.ts';
import { documentFault } from '#engine/configuration/document-fault.ts';
import type { Diagnostic } from '#engine/contract/problem.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { type Converter, formatOf } from './document-formats.ts';
import { documentIs, isVersion } from './document-versions.ts';
import { readVersion } from './read-version.ts';

type Version = { eventCode: string; kind: string; code: string; version: number };
type Row = typeof configurationDocument.$inferSelect;

/** A published version that this server cannot serve, and which one stands in for it; none where there is no good one. */
export type UnreadableVersion = Version & {
  readonly diagnostics: readonly Diagnostic[];
  readonly served: number | undefined;
};

/** What is served of a document: a version of it, or nothing; and those that could not be read. */
export type ServedVersion = {
  readonly row: Pick<Row, 'version' | 'publishedAt'> | undefined;
  readonly document: ConfigurationDocument | undefined;
  readonly unreadable: readonly UnreadableVersion[];
};

/**
 * The newest version of a document that can be served, in the format of today: where the newest one cannot, the last
 * good one before it stays. What was converted is kept converted, under the version that it was published as.
 */
export async function servedVersion(
  db: Database,
  newest: Version,
  known: readonly Converter[],
): Promise<ServedVersion> {
  const lost: (Version & { diagnostics: readonly Diagnostic[] })[] = [];
  let [row] = await db.select().from(configurationDocument).where(isVersion(newest));
  while (row && !row.unpublished) {
    const reading = await readVersion(row, known);
    if (reading.ok && reading.document.kind !== row.kind) {
      const problem = `Another document is called "${reading.document.kind}/${row.code}". Publish one of the two under another code.`;
      lost.push({ ...versionOf(row), diagnostics: [documentFault('/kind', 'unreadable', problem)] });
    } else if (reading.ok) {
      const { document, converted } = reading;
      if (converted) {
        const format = formatOf(known);
        await db.update(configurationDocument).set({ document, format }).where(isVersion(row));
      }
      const served = row.version;
      return { row, document, unreadable: lost.map((each) => ({ ...each, served })) };
    } else {
      lost.push({ ...versionOf(row), diagnostics: reading.diagnostics });
    }
    [row] = await before(db, row);
  }
  return {
    row: undefined,
    document: undefined,
    unreadable: lost.map((each) => ({ ...each, served: undefined })),
  };
}

function versionOf({ eventCode, kind, code, version }: Version): Version {
  return { eventCode, kind, code, version };
}

function before(db: Database, { eventCode, kind, code, version }: Version): Promise<Row[]> {
  return db
    .select()
    .from(configurationDocument)
    .where(and(documentIs(eventCode, kind, code), lt(configurationDocument.version, version)))
    .orderBy(desc(configurationDocument.version))
    .limit(1);
}
