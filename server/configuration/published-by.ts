import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { converters } from './document-formats.ts';
import { inFormatOfToday } from './read-version.ts';

/** Who published the newest version of each document of an event, by kind and code. */
export async function publishedBy(db: Database, event: string): Promise<ReadonlyMap<string, string>> {
  const { eventCode, kind, code, version, publishedBy: by } = configurationDocument;
  const rows = await db
    .selectDistinctOn([kind, code], { kind, code, by })
    .from(configurationDocument)
    .where(eq(eventCode, event))
    .orderBy(kind, code, desc(version));
  return new Map(rows.map((row) => [`${row.kind}/${row.code}`, row.by]));
}

/** A document that was removed from the site, as it was until then. */
export interface DeletedDocument {
  readonly document: ConfigurationDocument;
  /** The version with which it was removed. */
  readonly version: number;
  readonly at: Date;
  readonly by: string;
}

/** The documents of an event that are no longer on the site, the one removed last first. */
export async function deletedDocuments(db: Database, event: string): Promise<DeletedDocument[]> {
  const { eventCode, kind, code, version, unpublished } = configurationDocument;
  const newest = db
    .selectDistinctOn([kind, code], {
      kind,
      code,
      version,
      isGone: sql<boolean>`${unpublished}`.as('is_gone'),
    })
    .from(configurationDocument)
    .where(eq(eventCode, event))
    .orderBy(kind, code, desc(version))
    .as('newest');
  const rows = await db
    .select(getTableColumns(configurationDocument))
    .from(configurationDocument)
    .innerJoin(
      newest,
      and(eq(newest.kind, kind), eq(newest.code, code), eq(newest.version, version), newest.isGone),
    )
    .where(eq(eventCode, event));
  return rows
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .flatMap((row) => {
      const reading = inFormatOfToday(row, converters);
      const { publishedAt: at, publishedBy: by } = row;
      return reading.ok ? [{ document: reading.document, version: row.version, at, by }] : [];
    });
}
