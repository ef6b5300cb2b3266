import { api } from '#engine/contract/api.ts';
import type { Purchase } from '#engine/contract/shop.ts';
import type { ShopService, ShopState } from '#engine/react/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { observableState } from '#src/flow/picks/observable-state.ts';

/** The shop of a registration that is submitted: what is picked is held only once it is confirmed. */
export function piecesService(call: Call, track: string, bought: readonly Purchase[]): ShopService {
  const state = observableState<ShopState>({
    phase: 'loading',
    products: [],
    purchases: [],
    heldUntil: undefined,
    clockOffset: 0,
    busy: new Set(),
    problem: undefined,
  });
  const boughtOf = (product: string) =>
    bought.filter(({ product_code }) => product_code === product).reduce((sum, { qty }) => sum + qty, 0);

  async function load(): Promise<void> {
    const sold = await call(api.shop.getShopProducts, { params: { x: track } });
    const products = sold
      .map((product) => ({ ...product, most: product.most - boughtOf(product.code) }))
      .filter(({ most }) => most > 0);
    state.change({ phase: 'ready', products });
  }
  const begin = () => {
    state.change({ phase: 'loading' });
    load().catch(() => state.change({ phase: 'unloaded' }));
  };

  begin();
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    purchase(product_code, variant_code, qty) {
      const { products, purchases } = state.getSnapshot();
      const product = products.find(({ code }) => code === product_code);
      const variant = product?.variants.find(({ code }) => code === variant_code);
      if (!product || !variant) return;
      const others = purchases.filter(
        (each) => each.product_code !== product_code || each.variant_code !== variant_code,
      );
      const { name, admits } = product;
      const amount = qty * variant.amount;
      const own = { product_code, variant_code, qty, name, variant: variant.name, amount };
      state.change({ purchases: qty === 0 ? others : [...others, { ...own, ...(admits && { admits }) }] });
    },
    dismiss: () => state.change({ problem: undefined }),
    retry: begin,
  };
}
