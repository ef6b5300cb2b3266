import { inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { registrationGroup } from '#server/database/schema.ts';

/** The organization of a group, and its contact's name. */
export type GroupName = { readonly organization: string; readonly contact: string };

/** The names of groups by the id of their dossier; other dossiers have none. */
export async function groupNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroupName>> {
  const rows = await db
    .select()
    .from(registrationGroup)
    .where(inArray(registrationGroup.dossierId, [...ids]));
  return new Map(
    rows.map(({ dossierId, organization, contactName }) => [
      dossierId,
      { organization, contact: contactName },
    ]),
  );
}
