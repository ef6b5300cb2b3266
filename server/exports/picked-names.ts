import type { BookedItem } from '#engine/event/cart/booked.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { wordIn } from '#server/languages/words.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { type RemovedNames, removedKey } from './removed-names.ts';

type Kind = HoldRow['kind'];

/** Names items in a language as they are called now: sessions with their code, since workshops repeat. */
export function pickedNames(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  locale: Locale,
  removed: RemovedNames = new Map(),
) {
  const sessions = scheduleOf(configuration, eventCode)?.sessions;
  /** A removed item has only its code. */
  function nameOf(kind: Kind, item: string): string {
    switch (kind) {
      case 'session': {
        const title = resolveText(sessions?.get(item)?.session.workshops_title, locale);
        return title === '' ? item : sessionNamed(title, item);
      }
      case 'activity':
      case 'choice':
        return resolveText(offerOf(configuration, eventCode, { kind, item })?.offer.name, locale) || item;
      case 'variant': {
        const { offer, variant } = offerOf(configuration, eventCode, { kind, item }) ?? {};
        if (!offer || !variant) return item;
        return [offer.name, variant.name].map((name) => resolveText(name, locale)).join(', ');
      }
      case 'discount':
        return item;
      default:
        return kind satisfies never;
    }
  }

  const cancelledNamed = (kind: Kind, item: string, text: Text): string => {
    const name = resolveText(text, locale);
    const named = kind === 'session' ? sessionNamed(name, item) : name;
    return `${named}, ${wordIn('picks.cancelledByOrganizers', locale)}`;
  };

  return {
    nameOf,
    /** A registration's items of a kind with quantities, then those removed by organizers; lapsed ones are left out. */
    list(holds: readonly HoldRow[], kind: Kind, cancelled: readonly BookedItem[] = []): string {
      const own = holds.filter((hold) => hold.kind === kind && hold.state !== 'lapsed');
      const released = cancelled.filter(
        (each) =>
          kind !== 'discount' &&
          each.kind === bookedKind[kind] &&
          !own.some(({ item }) => item === each.item),
      );
      return [
        ...own.map(({ item, quantity }) => {
          const former = removed.get(removedKey(kind, item));
          const isCancelled = kind === 'session' || kind === 'activity';
          if (former !== undefined && isCancelled) return cancelledNamed(kind, item, former);
          const name = former === undefined ? nameOf(kind, item) : resolveText(former, locale);
          return quantity > 1 ? `${name} × ${quantity}` : name;
        }),
        ...released.map(({ item, name }) => cancelledNamed(kind, item, name)),
      ].join('; ');
    },
  };
}

const sessionNamed = (title: string, code: string) => `${title} (${code})`;
