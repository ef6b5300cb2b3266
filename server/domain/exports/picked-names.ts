import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { activitiesOf } from '#server/inventory/activities/activity-information.ts';
import { offerNamed } from '#server/inventory/offers/find-offers.ts';
import { productsOf } from '#server/inventory/shop/shop-products.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';
import { variantItem } from '#server/inventory/stock/limits.ts';

type Kind = HoldRow['kind'];

/** Names what is picked as things are called now, in a language: a session with its code, since workshops are given twice. */
export function pickedNames(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  locale: Locale,
) {
  const sessions = scheduleOf(configuration, eventCode)?.sessions;
  const activities = new Map(
    activitiesOf(configuration, eventCode).map(({ code, name }) => [code, resolveText(name, locale)]),
  );
  const variants = new Map(
    productsOf(configuration, eventCode).flatMap((product) =>
      product.variants.map((variant) => [
        variantItem(product.code, variant.code),
        [product.name, variant.name].map((name) => resolveText(name, locale)).join(', '),
      ]),
    ),
  );

  /** What is no longer there by its code alone. */
  function nameOf(kind: Kind, item: string): string {
    switch (kind) {
      case 'session': {
        const title = resolveText(sessions?.get(item)?.session.workshops_title, locale);
        return title === '' ? item : `${title} (${item})`;
      }
      case 'activity':
        return activities.get(item) ?? item;
      case 'variant':
        return variants.get(item) ?? item;
      case 'choice':
        return resolveText(offerNamed(configuration, eventCode, item)?.offer.name, locale) || item;
      case 'discount':
        return item;
      default:
        return kind satisfies never;
    }
  }

  return {
    nameOf,
    /** What a registration has of a kind, with how many where there are several; what is kept no longer is not among it. */
    list: (holds: readonly HoldRow[], kind: Kind): string =>
      holds
        .filter((hold) => hold.kind === kind && hold.state !== 'lapsed')
        .map(({ item, quantity }) =>
          quantity > 1 ? `${nameOf(kind, item)} × ${quantity}` : nameOf(kind, item),
        )
        .join('; '),
  };
}
