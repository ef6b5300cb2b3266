import { resolveText, type Text, textSaid } from '#engine/form/languages/text.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FoundOffer, offerOf } from './find-offers.ts';
import type { AwaitedStock, Item } from './inventory-lock.ts';

/** The name of an offer, with its variant. */
export function offerName({ offer, variant }: FoundOffer): Text {
  if (!variant) return offer.name;
  return textSaid((locale) => `${resolveText(offer.name, locale)} (${resolveText(variant.name, locale)})`);
}

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
    case 'variant':
    case 'activity':
    case 'choice': {
      const found = offerOf(configuration, eventCode, { kind, item });
      return found && (kind !== 'variant' || found.variant) ? offerName(found) : item;
    }
    case 'discount':
      return inEveryLanguage('picks.theCode', { item });
    default:
      return kind satisfies never;
  }
}

/** The name of an item, a track or a day. */
export function awaitedName(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  { kind, item }: Pick<AwaitedStock, 'kind' | 'item'>,
): Text {
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  switch (kind) {
    case 'track':
      return event?.tracks.find(({ code }) => code === item)?.name ?? item;
    case 'day':
      return event?.days.find(({ code }) => code === item)?.label ?? item;
    default:
      return itemName(configuration, eventCode, { kind, item });
  }
}
