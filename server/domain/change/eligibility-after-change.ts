import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { BookedItem } from '#engine/contract/booked.ts';
import { mayAttend } from '#engine/schedule/may-attend.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { PickKind } from '#server/database/schema.ts';
import { registrationBasics } from '#server/domain/dossier-basics.ts';
import { countsInFlow } from '#server/domain/fees/counts-in-flow.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { offerOf } from '#server/inventory/offers/find-offers.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';

/** Whether a registration can have an item, by its choices; codes always fit, under their own conditions. */
export function eligibilityAfterChange(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  after: RegistrationRow,
): (item: Item) => boolean {
  const { eventCode } = after;
  const counts = countsInFlow(configuration, after);
  const sessions = scheduleOf(configuration, eventCode)?.sessions;
  const basics = registrationBasics(after);
  return ({ kind, item }) => {
    if (!counts({ kind, item })) return false;
    switch (kind) {
      case 'session': {
        const session = sessions?.get(item)?.session;
        return session !== undefined && mayAttend(event, basics, session);
      }
      case 'activity':
        return offerOf(configuration, eventCode, { kind, item }) !== undefined;
      // Bought, even if it is no longer sold.
      case 'variant':
      case 'choice':
      case 'discount':
        return true;
      default:
        return kind satisfies never;
    }
  };
}

const kindOf: Record<BookedItem['kind'], PickKind> = {
  workshop: 'session',
  waitlist: 'session',
  merchandise: 'variant',
  activity: 'activity',
  choice: 'choice',
};

/** A booked item as its hold. */
export function heldFor({ kind, item }: BookedItem): Item {
  return { kind: kindOf[kind], item };
}
