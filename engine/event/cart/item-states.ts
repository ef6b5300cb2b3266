import { workshopConflicts } from '../schedule/workshop-conflicts.ts';
import type { Cart, CartItem, CartState, ItemState, PickProblem } from './cart.ts';

/** The held quantity of an item; without an amount it is the item's own. */
export interface Held {
  readonly quantity: number;
  readonly amount?: number | undefined;
}

/** Further inputs of item states. */
export interface Pending {
  /** Held quantities by item code once every queued task succeeds. */
  readonly held: ReadonlyMap<string, Held>;
  /** Items that a queued task changes. */
  readonly changing: ReadonlySet<string>;
  readonly amountDraft?: { readonly item: string; readonly amount: number } | undefined;
  readonly problem?: PickProblem | undefined;
  /** Former prices of held items whose price has changed, by code. */
  readonly earlierPrices?: Readonly<Record<string, number>>;
}

const REFUSALS = { full: 'full', connection: 'offline', fault: 'refused' } as const;

/** Held quantities by item code on the server. */
export function heldIn(cart: Cart | undefined): ReadonlyMap<string, Held> {
  return new Map((cart?.items ?? []).flatMap(({ code, own }) => (own ? [[code, own] as const] : [])));
}

/** The items as they are shown, by code, and the conflicts among those that are held. */
export function itemStates(
  cart: Cart | undefined,
  { held, changing, amountDraft, problem, earlierPrices = {} }: Pending,
): Pick<CartState, 'items' | 'conflicts'> {
  const known = cart?.items ?? [];
  const quantityOf = (code: string) => held.get(code)?.quantity ?? 0;
  const hasLapsed = ({ code, own }: CartItem) => own?.isLapsed === true && !changing.has(code);
  const isHeld = (item: CartItem) => quantityOf(item.code) > 0 && !hasLapsed(item);
  const conflicts = workshopConflicts(
    known.flatMap((item) => (item.times && isHeld(item) ? [item.times] : [])),
  );
  const conflicting = new Set(
    conflicts.flatMap(({ sessions }) => sessions.map((each) => each.workshops_session_code)),
  );
  const inGroups = new Map<string, number>();
  for (const { code, group = code } of known) {
    inGroups.set(group, (inGroups.get(group) ?? 0) + quantityOf(code));
  }

  function stateOf(item: CartItem): ItemState {
    const { code, own, awaited, availability, group = code, left = Number.POSITIVE_INFINITY } = item;
    // An offered item counts as taken for everyone else until it lapses.
    const reserved =
      (own && !own.isLapsed ? own.quantity : 0) + (awaited?.offeredUntil === undefined ? 0 : 1);
    const others = (inGroups.get(group) ?? 0) - quantityOf(code);
    const isFull = availability === 'full' && reserved === 0;
    const earlier = quantityOf(code) > 0 ? earlierPrices[code] : undefined;
    const draft = amountDraft?.item === code && own ? amountDraft.amount : undefined;
    return {
      ...item,
      quantity: quantityOf(code),
      given: draft ?? held.get(code)?.amount ?? item.amount,
      most: Math.max(0, Math.min(item.limit - others, reserved + left)),
      isHeld: isHeld(item),
      isLapsed: hasLapsed(item),
      isFull,
      canWait: isFull && item.hasWaitlist,
      isChanging: changing.has(code),
      isConflicting: conflicting.has(code),
      ...(earlier !== undefined && { earlierPrice: earlier }),
      ...(problem?.item === code && { refusal: REFUSALS[problem.kind] }),
    };
  }

  return { items: new Map(known.map((item) => [item.code, stateOf(item)])), conflicts };
}
