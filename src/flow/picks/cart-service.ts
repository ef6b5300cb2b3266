import { fromPromise } from 'xstate';
import type { Cart, CartState, ItemState, StockLeft } from '#engine/event/cart/cart.ts';
import type { CartService, Observable } from '#engine/event/pickers/picker-services.ts';
import { sameRows } from '#engine/form/values/same-rows.ts';
import { connectCart } from '#machines/cart/cart.connect.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import { startActor } from '#src/lib/actors/start-actor.ts';
import type { PickService } from './pick-service.ts';
import { settledState } from './settled-state.ts';

/** The calls of one kind of item; all of the rest is the cart's machine. */
export interface CartSource<Details> {
  load(signal: AbortSignal): Promise<Cart<Details>>;
  /** Loads one item again after it was refused; without it, all are loaded. */
  check?(cart: Cart<Details>, item: string, signal: AbortSignal): Promise<Cart<Details>>;
  perform(task: CartTask, cart: Cart<Details>, signal: AbortSignal): Promise<Cart<Details>>;
  /** The field's answer for the selected items. */
  answerOf(chosen: readonly ItemState[]): readonly object[];
}

/** The cart of one kind of item of a dossier; `name` tells its actor apart in the inspector. */
export function cartService<Details>(
  name: string,
  source: CartSource<Details>,
  onPicked: () => void,
): PickService<CartService<Details>> {
  // The machine does not read details: it returns what the source loaded.
  const own = (cart: Cart | undefined) => cart as Cart<Details> | undefined;
  const actor = startActor(
    cartMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => source.load(signal)),
        check: fromPromise(({ input: { cart, item }, signal }) => {
          const known = own(cart);
          return known && source.check ? source.check(known, item, signal) : source.load(signal);
        }),
        perform: fromPromise(async ({ input: { cart, task }, signal }) => {
          const known = own(cart);
          if (!task || !known) throw new Error('The cart has nothing to perform');
          const answer = await source.perform(task, known, signal);
          onPicked();
          return answer;
        }),
      },
    }),
    { id: `cart ${name}` },
  );
  const listeners = new Set<() => void>();
  const observable = <State>(getSnapshot: () => State): Observable<State> => ({
    getSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  let state = connectCart(actor.getSnapshot()) as CartState<Details>;
  let answer: readonly object[] | undefined;
  actor.subscribe((snapshot) => {
    state = connectCart(snapshot) as CartState<Details>;
    if (state.details !== undefined) {
      const now = source.answerOf([...state.items.values()].filter(({ quantity }) => quantity > 0));
      if (!sameRows(answer, now)) answer = now;
    }
    for (const listener of listeners) listener();
  });
  const online = () => actor.send({ type: 'ONLINE' });
  const visible = () => document.visibilityState === 'visible' && actor.send({ type: 'REFRESH' });
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visible);
  const ask = (task: CartTask) => actor.send({ type: 'DO', task });
  const shown = observable(() => state);
  return {
    ...shown,
    answer: observable(() => answer),
    hold: (item, quantity = 1, options = {}) =>
      ask(quantity === 0 ? { kind: 'release', item } : { kind: 'hold', item, quantity, ...options }),
    release: (item) => ask({ kind: 'release', item }),
    extend: () => ask({ kind: 'extend' }),
    join: (item) => ask({ kind: 'join', item }),
    leave: (item) => ask({ kind: 'leave', item }),
    accept: (item) => ask({ kind: 'accept', item }),
    decline: (item) => ask({ kind: 'decline', item }),
    typeAmount: (item, amount) => actor.send({ type: 'TYPE_AMOUNT', item, amount }),
    commitAmount: () => actor.send({ type: 'COMMIT_AMOUNT' }),
    dismiss: () => actor.send({ type: 'DISMISS' }),
    retry: () => actor.send({ type: 'RETRY' }),
    refresh: () => actor.send({ type: 'REFRESH' }),
    stockChanged: (left: readonly StockLeft[]) => actor.send({ type: 'STOCK', left }),
    waitlistMoved(items) {
      if (items.some((item) => state.items.get(item)?.awaited)) actor.send({ type: 'REFRESH' });
    },
    reconnected: online,
    settled() {
      actor.send({ type: 'COMMIT_AMOUNT' });
      // Continuing retries what a lost connection interrupted.
      if (state.problem?.kind === 'connection') actor.send({ type: 'RETRY' });
      return settledState(shown, ({ isWorking }) => isWorking);
    },
    close() {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
      actor.stop();
    },
  };
}
