import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { InventoryKind } from '#server/database/schema.ts';
import { offerNamed, stockOf } from '#server/inventory/offers/find-offers.ts';

/** Code of the one document of each catalogue kind that an event has. */
export const catalogue = {
  schedule: 'schedule',
  products: 'products',
  activities: 'activities',
  membership: 'membership',
  fees: 'fees',
  discounts: 'discounts',
  cancellation: 'cancellation',
} as const;

/** How much there is of an item: undefined without a limit, 0 for what the catalogue does not have. */
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
      const document = configuration.current(eventCode, 'products', catalogue.products)?.document;
      const [product, variant] = splitVariantItem(item);
      const found = document?.products
        .find(({ code }) => code === product)
        ?.variants.find(({ code }) => code === variant);
      return found ? found.stock : 0;
    }
    case 'activity': {
      const document = configuration.current(eventCode, 'activities', catalogue.activities)?.document;
      const found = document?.activities.find(({ code }) => code === item);
      return found ? found.capacity : 0;
    }
    case 'choice': {
      const found = offerNamed(configuration, eventCode, item);
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

/** A variant's name among the inventory: codes have no slash. */
export function variantItem(product: string, variant: string): string {
  return `${product}/${variant}`;
}

export function splitVariantItem(item: string): [product: string, variant: string] {
  const [product = '', variant = ''] = item.split('/', 2);
  return [product, variant];
}
