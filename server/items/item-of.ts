import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { splitChoiceItem, splitVariantItem } from '#server/inventory/find-offers.ts';
import type { AwaitableItem } from '#server/inventory/inventory-lock.ts';
import { activityItem, type WantedActivity } from './activity-item.ts';
import type { ItemToHold } from './item-to-hold.ts';
import { offerItem, type WantedOffer } from './offer-item.ts';
import { piecesItem, type WantedPieces } from './pieces-item.ts';
import { seatItem, type WantedSeat } from './seat-item.ts';

/** The item that a request names. */
export type Wanted = WantedSeat | WantedPieces | WantedActivity | WantedOffer;

/** Looks up a requested item; throws 422 if it is not offered to the dossier. */
export function itemOf(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  wanted: Wanted,
): ItemToHold {
  switch (wanted.kind) {
    case 'session':
      return seatItem(configuration, event, row, wanted);
    case 'variant':
      return piecesItem(configuration, row, wanted);
    case 'activity':
      return activityItem(configuration, event, row, wanted);
    case 'choice':
      return offerItem(configuration, event, row, wanted);
    default:
      return wanted satisfies never;
  }
}

/** An item as a request for a quantity of it, at an amount in cents if its holder chooses it. */
export function wantedItem(
  { kind, item, amount }: AwaitableItem & { readonly amount?: number },
  quantity: number,
): Wanted {
  switch (kind) {
    case 'session':
      return { kind, session_code: item };
    case 'variant': {
      const [product_code, variant_code] = splitVariantItem(item);
      return { kind, product_code, variant_code, qty: quantity };
    }
    case 'activity':
      return { kind, activity_code: item, quantity };
    case 'choice': {
      const [offers, offer] = splitChoiceItem(item);
      return { kind, offers, offer, quantity, ...(amount !== undefined && { amount }) };
    }
    default:
      return kind satisfies never;
  }
}
