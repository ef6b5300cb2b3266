import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import { answerOfActivities, cartOfActivities } from '#engine/event/cart/activity-items.ts';
import type {
  Cart,
  CartItem,
  CartNotice,
  CartState,
  ItemState,
  PickProblem,
} from '#engine/event/cart/cart.ts';
import { heldIn, itemStates } from '#engine/event/cart/item-states.ts';
import { answerOfOffers, cartOfOffers } from '#engine/event/cart/offer-items.ts';
import type { Choices, OffersInformation } from '#engine/event/cart/offers.ts';
import { answerOfProducts, cartOfProducts } from '#engine/event/cart/product-items.ts';
import { answerOfSessions, cartOfSessions, type SessionDetails } from '#engine/event/cart/session-items.ts';
import type { Purchases, ShopProduct } from '#engine/event/cart/shop.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { sameRows } from '#engine/form/values/same-rows.ts';

interface FakeCart<Details> {
  readonly cart: Cart<Details>;
  readonly answerOf: (chosen: readonly ItemState[]) => readonly object[];
  /** An item that somebody else has just taken. */
  readonly gone?: string | undefined;
  readonly position?: number;
}

/** The cart of a server in memory that performs every task at once. */
function fakeCart<Details>({
  cart: first,
  answerOf,
  gone,
  position = 2,
}: FakeCart<Details>): CartService<Details> {
  let cart = first;
  let problem: PickProblem | undefined;
  let notice: CartNotice | undefined;
  let amountDraft: { item: string; amount: number } | undefined;
  let state = stateNow();
  let answer = answerNow();
  const listeners = new Set<() => void>();

  function stateNow(): CartState<Details> {
    const { details, isExclusive, heldUntil, extendableUntil } = cart;
    return {
      phase: 'ready',
      ...itemStates(cart, { held: heldIn(cart), changing: new Set(), amountDraft, problem }),
      details,
      isExclusive,
      heldUntil,
      extendableUntil,
      clockOffset: 0,
      isWorking: false,
      problem,
      notice,
    };
  }
  function answerNow() {
    return answerOf([...state.items.values()].filter(({ quantity }) => quantity > 0));
  }
  function show(): void {
    state = stateNow();
    const now = answerNow();
    if (!sameRows(answer, now)) answer = now;
    for (const listener of listeners) listener();
  }
  function change(item: string, to: (item: CartItem) => CartItem, kind: CartNotice['kind']): void {
    problem = undefined;
    notice = { kind, item };
    cart = { ...cart, items: cart.items.map((each) => (each.code === item ? to(each) : each)) };
    show();
  }
  const releaseIn = (items: readonly CartItem[], isReleased: (code: string) => boolean) =>
    items.map((item) => (isReleased(item.code) ? withOwn(item, 0) : item));
  const release = (code: string) => change(code, (item) => withOwn(item, 0), 'released');

  function hold(
    code: string,
    quantity = 1,
    { amount, from }: { readonly amount?: number; readonly from?: string } = {},
  ): void {
    if (quantity === 0) {
      release(code);
      return;
    }
    if (code === gone) {
      problem = { kind: 'full', item: code, messages: [] };
      show();
      return;
    }
    const others = (each: string) => (cart.isExclusive ? each !== code : each === from);
    cart = { ...cart, items: releaseIn(cart.items, others) };
    if (amount !== undefined) amountDraft = undefined;
    change(code, (item) => withOwn(item, quantity, amount), from === undefined ? 'held' : 'swapped');
  }
  const leave = (code: string) => change(code, ({ awaited: _, ...item }) => item, 'left');

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: {
      getSnapshot: () => answer,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    hold,
    release,
    extend: () => undefined,
    join: (code) => change(code, (item) => ({ ...item, awaited: { position } }), 'joined'),
    leave,
    accept: (code) => hold(code),
    decline: leave,
    typeAmount(item, amount) {
      amountDraft = { item, amount };
      show();
    },
    commitAmount() {
      const { item = '', amount = 0 } = amountDraft ?? {};
      const { range, quantity = 0 } = state.items.get(item) ?? {};
      if (range && amount >= range.minimum && amount <= range.maximum) hold(item, quantity, { amount });
    },
    dismiss() {
      problem = undefined;
      show();
    },
    retry: () => undefined,
  };
}

/** An item of which so many are held, with what is left of it then. */
function withOwn({ own, ...item }: CartItem, quantity: number, amount = item.amount): CartItem {
  const left = item.left === undefined ? {} : { left: item.left + (own?.quantity ?? 0) - quantity };
  return { ...item, ...left, ...(quantity > 0 && { own: { quantity, amount, isLapsed: false } }) };
}

export const fakeActivities = (activities: readonly ActivityInformation[]) =>
  fakeCart({ cart: cartOfActivities(activities), answerOf: answerOfActivities });

/** A shop with earlier purchases; someone else has just taken the last `gone`. */
export const fakeShop = (products: readonly ShopProduct[], bought: Partial<Purchases> = {}, gone?: string) =>
  fakeCart({ cart: cartOfProducts(products, bought), answerOf: answerOfProducts, gone });

/** Offers by their code; someone else has just taken the last `gone`, and an offer of `ended` has ended. */
export function fakeChoices(
  byCode: Readonly<Record<string, OffersInformation>>,
  gone?: string,
  ended: Choices['ended_offers'] = [],
): (offers: string) => CartService<OffersInformation> {
  const open = new Map<string, CartService<OffersInformation>>();
  return (code) => {
    const offers = byCode[code];
    if (!offers) throw new Error(`Unknown offers "${code}"`);
    const cart = cartOfOffers({ offers, chosen: [], ended_offers: ended, now: '2027-01-15T20:00:00Z' });
    const known = open.get(code) ?? fakeCart({ cart, answerOf: answerOfOffers, gone });
    open.set(code, known);
    return known;
  };
}

/** A schedule whose seats are held at once. */
export const fakeWorkshops = (
  times: readonly ScheduleTime[],
  entries: WorkshopCart['entries'] = [],
  ended_offers: WorkshopCart['ended_offers'] = [],
): CartService<SessionDetails> =>
  fakeCart({
    cart: cartOfSessions(
      { times, filters: [] },
      { entries, waitlisted: [], ended_offers, now: '2027-01-15T20:00:00Z' },
    ),
    answerOf: answerOfSessions,
    position: 3,
  });
