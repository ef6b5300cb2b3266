import { and, desc, lt } from 'drizzle-orm';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault } from '#engine/event/diagnosis/document-fault.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { type Converter, formatOf } from './document-formats.ts';
import { documentIs, isVersion } from './document-versions.ts';
import { readVersion } from './read-version.ts';

type Version = { eventCode: string; kind: string; code: string; version: number };
type Row = typeof configurationDocument.$inferSelect;

/** A published version that cannot be served, and the one served instead, if any. */
export type UnreadableVersion = Version & {
  readonly diagnostics: readonly Diagnostic[];
  readonly served: number | undefined;
};

/** The served version of a document, if any, and those that could not be read. */
export type ServedVersion = {
  readonly row: Pick<Row, 'version' | 'publishedAt'> | undefined;
  readonly document: ConfigurationDocument | undefined;
  readonly unreadable: readonly UnreadableVersion[];
};

/**
 * The newest servable version of a document in the present format: if the newest is unreadable, the last good one.
 * Converted documents are stored under their original version.
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
      const problem = says('sameName', { document: `${reading.document.kind}/${row.code}` });
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
