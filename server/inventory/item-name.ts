import { resolveText, type Text, textSaid } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { offerNamed } from './offers/find-offers.ts';
import type { Item } from './stock/inventory-lock.ts';
import { catalogue, splitVariantItem } from './stock/limits.ts';

/** The current name of an item; its code if it is no longer published. */
export function itemName(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  { kind, item }: Item,
): Text {
  switch (kind) {
    case 'session': {
      const document = configuration.current(eventCode, 'schedule', catalogue.schedule)?.document;
      const session = document?.sessions.find(({ code }) => code === item);
      return document?.workshops.find(({ code }) => code === session?.workshop)?.title ?? item;
    }
    case 'variant': {
      const [productCode, variantCode] = splitVariantItem(item);
      const document = configuration.current(eventCode, 'products', catalogue.products)?.document;
      const product = document?.products.find(({ code }) => code === productCode);
      const variant = product?.variants.find(({ code }) => code === variantCode);
      if (!product || !variant) return item;
      return textSaid(
        (locale) => `${resolveText(product.name, locale)} (${resolveText(variant.name, locale)})`,
      );
    }
    case 'activity': {
      const document = configuration.current(eventCode, 'activities', catalogue.activities)?.document;
      return document?.activities.find(({ code }) => code === item)?.name ?? item;
    }
    case 'choice':
      return offerNamed(configuration, eventCode, item)?.offer.name ?? item;
    case 'discount':
      return inEveryLanguage('picks.theCode', { item });
    default:
      return kind satisfies never;
  }
}
