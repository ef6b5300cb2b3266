import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import { countsInFlow } from '#server/prices/counts-in-flow.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

/** Whether a dossier can have an item, by its choices; codes always fit, under their own conditions. */
export function eligibilityAfterChange(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  after: DossierRow,
): (item: Item) => boolean {
  const { eventCode } = after;
  const counts = countsInFlow(configuration, after);
  const sessions = scheduleOf(configuration, eventCode)?.sessions;
  const basics = isRegistration(after) ? registrationBasics(after) : undefined;
  return ({ kind, item }) => {
    if (!counts({ kind, item })) return false;
    switch (kind) {
      case 'session': {
        const session = sessions?.get(item)?.session;
        return session !== undefined && basics !== undefined && mayAttend(event, basics, session);
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
