import { isActive } from '#engine/event/documents/discounts/is-active.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { isPublished } from './find-offers.ts';
import type { Item } from './inventory-lock.ts';

/** Whether an item is still published, whatever its stock; a code, unless it was deactivated. */
export function isInCatalogue(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  { kind, item }: Item,
): boolean {
  switch (kind) {
    case 'session':
      return (
        configuration
          .current(eventCode, 'schedule', catalogue.schedule)
          ?.document.sessions.some(({ code }) => code === item) === true
      );
    case 'variant':
    case 'activity':
    case 'choice':
      return isPublished(configuration, eventCode, { kind, item });
    case 'discount': {
      const document = configuration.current(eventCode, 'discounts', catalogue.discounts)?.document;
      const found = document?.discounts.find(({ code }) => code === item);
      // One that was removed is named when it is missing at submission.
      return !found || isActive(found);
    }
    default:
      return kind satisfies never;
  }
}
