import type { ActivityInformation } from '#engine/contract/activity.ts';
import type { AppliedCode } from '#engine/contract/discount.ts';
import type { StoredFile } from '#engine/contract/files.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import type { ShopProduct } from '#engine/contract/shop.ts';
import type { WorkshopCart } from '#engine/contract/workshop-cart.ts';
import {
  type ActivityService,
  type ActivityState,
  type CodeService,
  type CodesState,
  type FileService,
  RefusedByServer,
  type ShopService,
  type ShopState,
  type WorkshopPickerState,
  type WorkshopService,
} from '#engine/react/picker-services.ts';

/** A server's part of a picker, in memory: it takes everything, and remembers it. */
function fake<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch: Partial<State>) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
  };
}

const ignore = () => undefined;

export function fakeActivities(activities: readonly ActivityInformation[]): ActivityService {
  const state = fake<ActivityState>({ phase: 'ready', activities, choosing: undefined, problem: undefined });
  return {
    ...state,
    choose: (code, quantity) =>
      state.change({
        activities: activities.map((each) => ({
          ...each,
          quantity: each.activity_code === code ? quantity : 0,
        })),
      }),
    dismiss: ignore,
    retry: ignore,
  };
}

/** A shop whose last piece of `gone` somebody else has just taken. */
export function fakeShop(products: readonly ShopProduct[], gone?: string): ShopService {
  const state = fake<ShopState>({
    phase: 'ready',
    products,
    purchases: [],
    heldUntil: undefined,
    clockOffset: 0,
    busy: new Set(),
    problem: undefined,
  });
  return {
    ...state,
    purchase(product_code, variant_code, qty) {
      const item = `${product_code}/${variant_code}`;
      if (item === gone) return state.change({ problem: { kind: 'full', item, messages: [] } });
      const others = state.getSnapshot().purchases.filter((each) => each.variant_code !== variant_code);
      const bought = { product_code, variant_code, qty, name: '', variant: '', amount: 0 };
      const purchases = qty === 0 ? others : [...others, bought];
      state.change({ purchases, products: products.map((product) => lessThese(product, purchases)) });
    },
    dismiss: () => state.change({ problem: undefined }),
    retry: ignore,
  };
}

/** A product with what is left of it once these have been picked. */
function lessThese(product: ShopProduct, purchases: readonly { variant_code: string; qty: number }[]) {
  const variants = product.variants.map((variant) => {
    const picked = purchases.find(({ variant_code }) => variant_code === variant.code)?.qty ?? 0;
    return { ...variant, ...(variant.left !== undefined && { left: variant.left - picked }) };
  });
  return { ...product, variants };
}

/** Codes of which only those that are given here count. */
export function fakeCodes(valid: readonly AppliedCode[], refusal: string): CodeService {
  const state = fake<CodesState>({
    phase: 'ready',
    codes: [],
    busy: false,
    about: undefined,
    messages: [],
    notice: undefined,
  });
  return {
    ...state,
    apply(code, about) {
      const known = valid.find(({ discount_code, kind }) => discount_code === code && kind === about);
      state.change(
        known
          ? { about, messages: [], codes: [known], notice: { kind: 'applied', label: code } }
          : { about, messages: [refusal], notice: undefined },
      );
    },
    remove: (code) => state.change({ codes: [], messages: [], notice: { kind: 'removed', label: code } }),
  };
}

/** Keeps what it is sent under the id `kept`; refuses what is called `broken`, with the server's words. */
export function fakeFiles(refusal: string): FileService {
  return {
    async upload({ name, type, size }, _purpose, { onProgress }) {
      onProgress(0.5);
      if (name.startsWith('broken')) throw new RefusedByServer([refusal]);
      return { files_ID: 'kept', name, type: type as StoredFile['type'], size };
    },
    remove: async () => undefined,
    read: async () => new Blob(['picture'], { type: 'image/png' }),
  };
}

/** A schedule whose seats are taken at once. */
export function fakeWorkshops(times: readonly ScheduleTime[]): WorkshopService {
  const cart = (sessions: readonly Session[]): WorkshopCart => ({
    entries: sessions.map((session) => ({ ...session, workshops_cart_status: 'Y' })),
    now: '2027-01-15T20:00:00Z',
    waitlisted: [],
  });
  const state = fake<WorkshopPickerState>({
    phase: 'ready',
    times,
    filters: [],
    cart: cart([]),
    busy: new Set(),
    problem: undefined,
    notice: undefined,
    clockOffset: 0,
  });
  const held = (): readonly Session[] => state.getSnapshot().cart?.entries ?? [];
  const without = (session: Session) =>
    held().filter((each) => each.workshops_session_code !== session.workshops_session_code);
  return {
    ...state,
    hold: (session) => state.change({ cart: cart([...held(), session]), notice: { kind: 'added', session } }),
    release: (session) =>
      state.change({ cart: cart(without(session)), notice: { kind: 'removed', session } }),
    swap: (from, session) =>
      state.change({ cart: cart([...without(from), session]), notice: { kind: 'swapped', session } }),
    extend: ignore,
    joinWaitlist: (session) =>
      state.change({
        cart: {
          ...cart(held()),
          waitlisted: [{ workshops_session_code: session.workshops_session_code, position: 3 }],
        },
        notice: { kind: 'waiting', session },
      }),
    leaveWaitlist: (session) => state.change({ cart: cart(held()), notice: { kind: 'left', session } }),
    dismiss: ignore,
    retry: ignore,
  };
}
