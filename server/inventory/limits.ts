import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { InventoryKind } from '#server/database/schema.ts';
import { offerOf, stockOf } from './find-offers.ts';

/** How many places of a limited item the organizers reserve; they are not in its limit. */
export function reservedOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  kind: InventoryKind,
  item: string,
): number {
  const { capacity = 0, kept = 0 } = placesOf(configuration, eventCode, kind, item) ?? {};
  return Math.min(capacity, kept);
}

/** A session or track, the kinds of which organizers reserve places. */
function placesOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  kind: InventoryKind,
  item: string,
): { readonly capacity?: number; readonly kept?: number } | undefined {
  const isItem = ({ code }: { readonly code: string }) => code === item;
  if (kind === 'session')
    return configuration.current(eventCode, 'schedule', catalogue.schedule)?.document.sessions.find(isItem);
  if (kind === 'track')
    return configuration.current(eventCode, 'event', eventCode)?.document.tracks.find(isItem);
  return undefined;
}

/** The stock of an item: undefined without a limit, 0 if it does not exist. */
export function limitOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  kind: InventoryKind,
  item: string,
): number | undefined {
  switch (kind) {
    case 'session': {
      const session = placesOf(configuration, eventCode, kind, item);
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
      const { capacity, kept = 0 } = placesOf(configuration, eventCode, kind, item) ?? {};
      return capacity === undefined ? undefined : Math.max(0, capacity - kept);
    }
    case 'day': {
      const days = configuration.current(eventCode, 'event', eventCode)?.document.days;
      return days?.find(({ code }) => code === item)?.capacity;
    }
    case 'flow':
      return configuration.current(eventCode, 'flow', item)?.document.capacity;
    default:
      return kind satisfies never;
  }
}
