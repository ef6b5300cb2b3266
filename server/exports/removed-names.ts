import { and, eq, inArray } from 'drizzle-orm';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import { isPublished } from '#server/inventory/find-offers.ts';
import { offerName } from '#server/inventory/item-name.ts';
import { lastOffers } from '#server/inventory/last-offers.ts';
import { removedSessions } from '#server/schedule/removed-sessions.ts';

/** Names of items that are booked and no longer published, by kind and code. */
export type RemovedNames = ReadonlyMap<string, Text>;

/** The key of an item in {@link RemovedNames}. */
export function removedKey(kind: string, item: string): string {
  return `${kind} ${item}`;
}

/** Finds the names of items that are booked and no longer published. */
export async function removedNames(
  { db, configuration }: { db: Database; configuration: ConfigurationStore },
  eventCode: string,
): Promise<RemovedNames> {
  const rows = await db
    .selectDistinct({ kind: hold.kind, item: hold.item })
    .from(hold)
    .where(
      and(eq(hold.eventCode, eventCode), inArray(hold.kind, ['session', 'activity', 'variant', 'choice'])),
    );
  const codes = rows.flatMap(({ kind, item }) => (kind === 'session' ? [item] : []));
  const sessions = await removedSessions(db, configuration, eventCode, codes);
  const missing = rows.flatMap(({ kind, item }) => {
    const isOffer = kind === 'activity' || kind === 'variant' || kind === 'choice';
    return isOffer && !isPublished(configuration, eventCode, { kind, item }) ? [{ kind, item }] : [];
  });
  const offers = await lastOffers(db, configuration, eventCode, missing);
  return new Map([
    ...sessions.map((each): [string, Text] => [
      removedKey('session', each.workshops_session_code),
      each.workshops_title,
    ]),
    ...[...offers].map(([{ kind, item }, found]): [string, Text] => [
      removedKey(kind, item),
      offerName(found),
    ]),
  ]);
}
