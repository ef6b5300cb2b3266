import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Refusal } from '#server/domain/refusal.ts';
import { activityItem, type WantedActivity } from './offers/activity-item.ts';
import { offerItem, type WantedOffer } from './offers/offer-item.ts';
import { piecesItem, type WantedPieces } from './offers/pieces-item.ts';
import { seatItem, type WantedSeat } from './sessions/seat-item.ts';
import type { Item } from './stock/inventory-lock.ts';
import type { Replaces } from './stock/pick.ts';

/** What somebody wants to hold, as their request names it. */
export type Wanted = WantedSeat | WantedPieces | WantedActivity | WantedOffer;

/** An item as a dossier may hold it, and how much of it. */
export interface ItemToHold {
  readonly item: Item;
  readonly quantity: number;
  /** How much there is in all; undefined without a limit. */
  readonly stock: number | undefined;
  /** When whoever holds it can be nowhere else, in ISO 8601; undefined if it has no such times. */
  readonly times?: { readonly start: string; readonly end: string } | undefined;
  /** The field that names it. */
  readonly field: string;
  /** What else the hold says. */
  readonly detail?: Record<string, string>;
  /** What of its kind is released for it; throws where it may not be held beside the rest. */
  readonly replaces: Replaces;
  /** Throws what is wrong with what is wanted; asked once nothing of the dossier forbids a change. */
  check?(): void;
  /** Why no one waits for what is free, or held already; absent if that changes nothing. */
  readonly cannotWait?: (because: 'free' | 'held') => Refusal;
  /** The refusal where there is less. */
  full(): Refusal;
}

/** Looks up what somebody wants to hold; throws 422 for what is not offered to them. */
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
