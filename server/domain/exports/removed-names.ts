import { and, eq, inArray } from 'drizzle-orm';
import type { Text } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import { removedSessions } from '#server/domain/schedule/removed-sessions.ts';
import { removedActivities } from '#server/inventory/offers/removed-activities.ts';

/** Names of sessions and activities that are booked and no longer published, by kind and code. */
export type RemovedNames = ReadonlyMap<string, Text>;

/** The key of an item in {@link RemovedNames}. */
export function removedKey(kind: string, item: string): string {
  return `${kind} ${item}`;
}

/** Finds the names of sessions and activities that are booked and no longer published. */
export async function removedNames(
  { db, configuration }: { db: Database; configuration: ConfigurationStore },
  eventCode: string,
): Promise<RemovedNames> {
  const rows = await db
    .selectDistinct({ kind: hold.kind, item: hold.item })
    .from(hold)
    .where(and(eq(hold.eventCode, eventCode), inArray(hold.kind, ['session', 'activity'])));
  const codes = (wanted: string) => rows.flatMap(({ kind, item }) => (kind === wanted ? [item] : []));
  const sessions = await removedSessions(db, configuration, eventCode, codes('session'));
  const activities = await removedActivities(db, configuration, eventCode, codes('activity'));
  return new Map([
    ...sessions.map((each): [string, Text] => [
      removedKey('session', each.workshops_session_code),
      each.workshops_title,
    ]),
    ...activities.map(({ code, name }): [string, Text] => [removedKey('activity', code), name]),
  ]);
}
