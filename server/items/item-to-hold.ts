import type { Replaces } from '#server/inventory/hold-items.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import type { Refusal } from '#server/refusals/refusal.ts';

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
