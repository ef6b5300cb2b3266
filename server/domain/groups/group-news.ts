import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';

/** Where the database tells that a group's members have changed. */
export const groupChannel = 'group_changed';

/** Which group of which event has changed. */
export type GroupNews = { readonly eventCode: string; readonly code: string };

/** Tells that something of a group's members has changed: at the commit, and once a transaction. */
export async function tellGroup(tx: Database, groupId: string): Promise<void> {
  await tx
    .select({ told: sql`pg_notify(${groupChannel}, ${dossier.eventCode} || ' ' || ${dossier.code})` })
    .from(dossier)
    .where(eq(dossier.id, groupId));
}

/** Reads what was told; codes have no spaces. */
export function readGroupNews(text: string): GroupNews | undefined {
  const [eventCode, code, ...rest] = text.split(' ');
  return eventCode && code && rest.length === 0 ? { eventCode, code } : undefined;
}
