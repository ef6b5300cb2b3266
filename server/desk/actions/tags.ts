import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, dossierTag } from '#server/database/schema.ts';

/** The tags of dossiers by id, in alphabetical order. */
export async function tagsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (ids.length === 0) return tags;
  const rows = await db
    .select()
    .from(dossierTag)
    .where(inArray(dossierTag.dossierId, [...ids]))
    .orderBy(asc(dossierTag.tag));
  for (const { dossierId, tag } of rows) tags.set(dossierId, [...(tags.get(dossierId) ?? []), tag]);
  return tags;
}

/** The condition for dossiers that carry a tag. */
export const hasTag = (tag: string): SQL =>
  sql`exists (select 1 from ${dossierTag} where ${dossierTag.dossierId} = ${dossier.id} and ${dossierTag.tag} = ${tag})`;

/** Adds tags to dossiers, then removes others; repeats change nothing. */
export async function changeTags(
  tx: Database,
  ids: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<void> {
  const values = ids.flatMap((dossierId) => add.map((tag) => ({ dossierId, tag })));
  if (values.length > 0) await tx.insert(dossierTag).values(values).onConflictDoNothing();
  if (remove.length > 0) {
    await tx
      .delete(dossierTag)
      .where(and(inArray(dossierTag.dossierId, [...ids]), inArray(dossierTag.tag, [...remove])));
  }
}

/** The tags of an event with how many dossiers carry each, the most used first. */
export function countTags(db: Database, eventCode: string): Promise<{ tag: string; count: number }[]> {
  return db
    .select({ tag: dossierTag.tag, count: count() })
    .from(dossierTag)
    .innerJoin(dossier, eq(dossier.id, dossierTag.dossierId))
    .where(eq(dossier.eventCode, eventCode))
    .groupBy(dossierTag.tag)
    .orderBy(desc(count()), asc(dossierTag.tag))
    .limit(500);
}
