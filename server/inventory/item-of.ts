import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Refusal } from '#server/domain/refusal.ts';
import { activityItem, type WantedActivity } from './offers/activity-item.ts';
import { offerItem, type WantedOffer } from './offers/offer-item.ts';
import { piecesItem, type WantedPieces } from './offers/pieces-item.ts';
import { seatItem, type WantedSeat } from './sessions/seat-item.ts';
import type { Replaces } from './stock/hold-items.ts';
import type { Item } from './stock/inventory-lock.ts';

/** The item that a request names. */
export type Wanted = WantedSeat | WantedPieces | WantedActivity | WantedOffer;

/** An item that a dossier may hold, with the quantity. */
export interface ItemToHold {
  readonly item: Item;
  readonly quantity: number;
  /** The total stock; undefined without a limit. */
  readonly stock: number | undefined;
  /** The times that it occupies, in ISO 8601; undefined without any. */
  readonly times?: { readonly start: string; readonly end: string } | undefined;
  /** The field that names it. */
  readonly field: string;
  /** Further details of the hold. */
  readonly detail?: Record<string, string>;
  /** The items of its kind that it replaces; throws if it cannot be held next to others. */
  readonly replaces: Replaces;
  /** Throws if the request is invalid; called once the dossier may change. */
  check?(): void;
  /** Why no one can wait for a free or held item; absent if waiting then has no effect. */
  readonly cannotWait?: (because: 'free' | 'held') => Refusal;
  /** The refusal if there is less. */
  full(): Refusal;
}

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
