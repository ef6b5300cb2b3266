import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { InventoryKind } from '#server/database/schema.ts';
import { offerOf, stockOf } from './find-offers.ts';

/** The stock of an item: undefined without a limit, 0 if it does not exist. */
export function limitOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  kind: InventoryKind,
  item: string,
): number | undefined {
  switch (kind) {
    case 'session': {
      const document = configuration.current(eventCode, 'schedule', catalogue.schedule)?.document;
      const session = document?.sessions.find(({ code }) => code === item);
      if (!session) return 0;
      return session.capacity === undefined ? undefined : Math.max(0, session.capacity - (session.kept ?? 0));
    }
    case 'variant': {
      const found = offerOf(configuration, eventCode, { kind, item })?.variant;
      return found ? found.stock : 0;
    }
    case 'activity':
    case 'choice': {
      const found = offerOf(configuration, eventCode, { kind, item });
      return found ? stockOf(found.offer) : 0;
    }
    case 'discount': {
      const document = configuration.current(eventCode, 'discounts', catalogue.discounts)?.document;
      const found = document?.discounts.find(({ code }) => code === item);
      return found ? found.limit : 0;
    }
    case 'event':
      return configuration.current(eventCode, 'event', eventCode)?.document.options.capacity;
    case 'track': {
      const tracks = configuration.current(eventCode, 'event', eventCode)?.document.tracks;
      const { capacity, kept = 0 } = tracks?.find(({ code }) => code === item) ?? {};
      return capacity === undefined ? undefined : Math.max(0, capacity - kept);
    }
    case 'flow':
      return configuration.current(eventCode, 'flow', item)?.document.capacity;
    default:
      return kind satisfies never;
  }
}
