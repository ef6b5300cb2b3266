import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { lastSessions } from '#server/schedule/removed-sessions.ts';
import type { Item } from './inventory-lock.ts';
import { itemName, offerName } from './item-name.ts';
import { lastOffers } from './last-offers.ts';

/** The name that an item had when it was last published; its code if it never was. */
export async function lastName(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>,
  eventCode: string,
  { kind, item }: Item,
): Promise<Text> {
  switch (kind) {
    case 'session':
      return (await lastSessions(db, configuration, eventCode, [item]))[0]?.workshops_title ?? item;
    case 'variant':
    case 'activity':
    case 'choice': {
      const [found] = (await lastOffers(db, configuration, eventCode, [{ kind, item }])).values();
      return found ? offerName(found) : item;
    }
    case 'discount':
      return itemName(configuration, eventCode, { kind, item });
    default:
      return kind satisfies never;
  }
}
