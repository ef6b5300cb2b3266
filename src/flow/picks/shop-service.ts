import { api } from '#engine/contract/api.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Purchases } from '#engine/contract/shop.ts';
import type { ShopService, ShopState } from '#engine/react/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { observableState } from './observable-state.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { pickProblem } from './pick-problem.ts';
import type { PickService } from './pick-services.ts';
import { settledState } from './settled-state.ts';

const NOTHING: ShopState = {
  phase: 'loading',
  products: [],
  purchases: [],
  heldUntil: undefined,
  clockOffset: 0,
  busy: new Set(),
  problem: undefined,
};

function pickedState({ purchases, held_until, now }: Purchases) {
  return { purchases, heldUntil: held_until, clockOffset: Date.parse(now) - Date.now() };
}

/** The merchandise of a registration under way, as the picker draws it. */
export function shopService(
  call: Call,
  { code, track }: Registration,
  onPicked: () => void,
): PickService<ShopService> {
  const state = observableState(NOTHING);
  const inOrder = oneAfterAnother();
  const locale = () => localeOfPath(location.pathname);

  async function load(): Promise<void> {
    const [products, picked] = await Promise.all([
      call(api.shop.getShopProducts, { params: { x: track } }),
      call(api.shop.getPurchasedProduct, { params: { code, x: 'all' } }),
    ]);
    state.change({ phase: 'ready', products, ...pickedState(picked) });
  }
  /** Asks anew what there is of a product, and what was picked of it. */
  async function loadOne(product_code: string): Promise<void> {
    const [product, picked] = await Promise.all([
      call(api.shop.getShopProduct, { params: { code: product_code } }),
      call(api.shop.getPurchasedByAttendee, { body: { attendee_code: code, product_code } }),
    ]);
    const { products, purchases } = state.getSnapshot();
    const others = purchases.filter((purchase) => purchase.product_code !== product_code);
    state.change({
      products: products.map((each) => (each.code === product_code ? product : each)),
      purchases: [...others, ...picked.purchases],
    });
  }
  const begin = () => {
    state.change({ phase: 'loading' });
    load().catch(() => state.change({ phase: 'unloaded' }));
  };

  async function purchase(product_code: string, variant_code: string, qty: number): Promise<void> {
    const item = `${product_code}/${variant_code}`;
    const body = { code, product_code, variant_code };
    state.change({ busy: new Set([...state.getSnapshot().busy, item]), problem: undefined });
    try {
      const picked = await inOrder(() =>
        qty === 0
          ? call(api.shop.deletePurchaseProduct, { body, locale: locale() })
          : call(api.shop.purchaseProduct, { body: { ...body, qty }, locale: locale() }),
      );
      state.change(pickedState(picked));
      onPicked();
    } catch (error) {
      state.change({ problem: pickProblem(item, error) });
      // What there is of it may have changed with it; the rest has not.
      await loadOne(product_code).catch(() => load().catch(() => undefined));
    }
    const busy = new Set(state.getSnapshot().busy);
    busy.delete(item);
    state.change({ busy });
  }

  begin();
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    purchase: (product, variant, qty) => void purchase(product, variant, qty),
    dismiss: () => state.change({ problem: undefined }),
    retry: begin,
    refresh: () => void load().catch(() => undefined),
    settled: () => settledState(state, ({ busy }) => busy.size > 0),
    close: () => undefined,
  };
}
