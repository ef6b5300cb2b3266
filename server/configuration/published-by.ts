import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';

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
