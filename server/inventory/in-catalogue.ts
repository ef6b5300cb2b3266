import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { offerNamed } from './offers/find-offers.ts';
import type { Item } from './stock/inventory-lock.ts';
import { catalogue, splitVariantItem } from './stock/limits.ts';

/** Whether an item is still published, whatever is left of it. */
export function isInCatalogue(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  { kind, item }: Item,
): boolean {
  const current = <Kind extends 'schedule' | 'products' | 'activities'>(of: Kind) =>
    configuration.current(eventCode, of, catalogue[of])?.document;
  switch (kind) {
    case 'session':
      return current('schedule')?.sessions.some(({ code }) => code === item) === true;
    case 'variant': {
      const [product, variant] = splitVariantItem(item);
      const found = current('products')?.products.find(({ code }) => code === product);
      return found?.variants.some(({ code }) => code === variant) === true;
    }
    case 'activity':
      return current('activities')?.activities.some(({ code }) => code === item) === true;
    case 'choice':
      return offerNamed(configuration, eventCode, item) !== undefined;
    case 'discount':
      return true;
    default:
      return kind satisfies never;
  }
}
