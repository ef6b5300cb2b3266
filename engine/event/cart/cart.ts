import type { Text } from '../../form/languages/text.ts';
import type { ScheduledSession, WorkshopConflict } from '../schedule/workshop-conflicts.ts';

export type Availability = 'open' | 'limited' | 'full';

/** How much of an item is left; undefined if there is plenty. */
export interface StockLeft {
  readonly code: string;
  readonly availability: Availability;
  readonly left?: number | undefined;
}

/** An item with a limited stock, and what the bearer has of it; amounts in cents. */
export interface CartItem extends StockLeft {
  readonly name: Text;
  /** Price of one; the minimum where the bearer sets the amount. */
  readonly amount: number;
  /** Limits of the amount that the bearer sets. */
  readonly range?: { readonly minimum: number; readonly maximum: number } | undefined;
  /** Items of one group share the limit per registration; the item alone if absent. */
  readonly group?: string;
  /** Limit per registration. */
  readonly limit: number;
  readonly hasWaitlist: boolean;
  /** Its times; items with times can conflict. */
  readonly times?: ScheduledSession;
  /** What the bearer holds, or held until it lapsed. */
  readonly own?: { readonly quantity: number; readonly amount: number; readonly isLapsed: boolean };
  /** The bearer's position on the waitlist, or an offer with its expiry. */
  readonly awaited?: { readonly position?: number | undefined; readonly offeredUntil?: string | undefined };
  /** The bearer was offered it, and let the offer expire or declined it. */
  readonly endedOffer?: { readonly at: string; readonly isDeclined: boolean };
  /** The bearer has it, and it is no longer in the catalogue. */
  readonly isRemoved?: boolean;
}

/** The items of one kind as the server reports them. */
export interface Cart<Details = unknown> {
  readonly items: readonly CartItem[];
  /** Whether holding an item releases any other. */
  readonly isExclusive: boolean;
  /** When the first hold expires, and how far holds can be extended; absent if nothing is held. */
  readonly heldUntil?: string | undefined;
  readonly extendableUntil?: string | undefined;
  /** The server's time, for countdowns; undefined if it is not reported. */
  readonly now?: string | undefined;
  /** Data for the presentation only: schedule, pictures, plan. */
  readonly details: Details;
}

/** Why a task of the cart failed, in the server's words if it gave any. */
export interface PickProblem {
  readonly kind: 'full' | 'connection' | 'fault';
  /** The item's code; empty if the task concerned all of them. */
  readonly item: string;
  readonly messages: readonly string[];
}

/** An item as it is shown: with the tasks that the server has not answered yet. */
export interface ItemState extends CartItem {
  /** Quantity once every queued task succeeds. */
  readonly quantity: number;
  /** The amount of one once every queued task succeeds, including one being typed. */
  readonly given: number;
  /** The highest quantity that can be held now. */
  readonly most: number;
  readonly isHeld: boolean;
  readonly isLapsed: boolean;
  /** Nothing is left for the bearer, neither held nor offered. */
  readonly isFull: boolean;
  readonly canWait: boolean;
  readonly isChanging: boolean;
  readonly isConflicting: boolean;
  /** In cents, if the price has changed while the item was held. */
  readonly earlierPrice?: number;
  readonly refusal?: 'offline' | 'full' | 'refused';
}

/** A task that has just succeeded, to be announced. */
export interface CartNotice {
  readonly kind: 'held' | 'released' | 'swapped' | 'extended' | 'joined' | 'left' | 'accepted' | 'declined';
  readonly item: string;
}

/** A cart as a picker shows it. */
export interface CartState<Details = unknown> {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  /** By code, in the order of the catalogue; removed items last. */
  readonly items: ReadonlyMap<string, ItemState>;
  readonly details: Details | undefined;
  readonly isExclusive: boolean;
  readonly heldUntil: string | undefined;
  readonly extendableUntil: string | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly clockOffset: number;
  readonly isWorking: boolean;
  readonly problem: PickProblem | undefined;
  readonly notice: CartNotice | undefined;
  /** Conflicts among the held items, by start. */
  readonly conflicts: readonly WorkshopConflict[];
}
