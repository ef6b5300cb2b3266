import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier, Registration } from '#engine/contract/registration.ts';
import type { StockLeft } from '#engine/event/cart/cart.ts';
import type { PickedKind } from '#engine/event/field-types/definition.ts';
import type {
  CartService,
  Carts,
  CodeService,
  FileService,
  Picks,
  PresentersService,
} from '#engine/event/pickers/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { activityCart } from './activity-cart.ts';
import { type CartSource, cartService } from './cart-service.ts';
import { codeService } from './code-service.ts';
import { fileService } from './file-service.ts';
import { offerCart } from './offer-cart.ts';
import type { Kept } from './pick-service.ts';
import { type PlaceHeld, placeCart } from './place-cart.ts';
import { presentersService } from './presenters-service.ts';
import { productCart } from './product-cart.ts';
import { sessionCart } from './session-cart.ts';

/** The items that a registration selects on the server; each service starts on first use. */
export interface PickServices extends Picks {
  readonly carts: Carts;
  /** The place that the dossier holds while it is a draft. */
  readonly place: CartService;
  readonly presenters: PresentersService;
  readonly codes: CodeService;
  readonly files: FileService;
  /** Takes over the place from a newer answer about the dossier. */
  placeIs(dossier: Dossier): void;
  /** Reloads everything that is open: another tab or device may have changed it. */
  refresh(): void;
  /** Passes live stock on to the cart of a kind, if it is open. */
  stockChanged(kind: PickedKind, left: readonly StockLeft[], within?: string): void;
  /** Passes on that the waitlists of these items have moved. */
  waitlistMoved(kind: PickedKind, items: readonly string[], within?: string): void;
  /** Whether the server has all changes, once none is pending. */
  settled(): Promise<boolean>;
  /** Live messages arrive, for the first time or again. */
  reconnected(): void;
  /** Calls back after each change that the server accepted, because the amount changed. */
  onPicked(listener: () => void): () => void;
  close(): void;
}

/** Forms of other flows with something to pick in them are refused when they are published. */
function asRegistration(dossier: Dossier): Registration {
  if (!isRegistration(dossier)) throw new Error('Only a registration picks anything');
  return dossier;
}

const nameOf = (kind: PickedKind, within: string) => (within === '' ? kind : `${kind} ${within}`);

/** Opens the picks of a dossier: files, offers and activities of any, the rest of registrations. */
export function openPicks(call: Call, dossier: Dossier, unknownError: () => string): PickServices {
  const listeners = new Set<() => void>();
  const picked = () => {
    for (const listener of listeners) listener();
  };
  const open = new Map<string, Kept>();
  const once = <Service extends Kept>(name: string, begin: () => Service): Service => {
    const known = open.get(name) ?? begin();
    open.set(name, known);
    return known as Service;
  };
  const cart = <Details>(kind: PickedKind, within: string, source: () => CartSource<Details>) => {
    const name = nameOf(kind, within);
    return once(name, () =>
      cartService(name, source(), () => {
        picked();
        // All items of a kind expire together.
        for (const [other, service] of open)
          if (other !== name && other.startsWith(`${kind} `)) service.refresh();
      }),
    );
  };
  let latest: PlaceHeld = { dossier, receivedAt: Date.now() };
  const files = fileService(call, dossier.code);
  return {
    carts: {
      session: () => cart('session', '', () => sessionCart(call, asRegistration(dossier))),
      variant: () => cart('variant', '', () => productCart(call, asRegistration(dossier))),
      activity: () => cart('activity', '', () => activityCart(call, dossier)),
      choice: (offers) => cart('choice', offers, () => offerCart(call, dossier, offers)),
    },
    get place() {
      const begin = () =>
        cartService(
          'place',
          placeCart(() => latest),
          () => undefined,
        );
      return once('place', begin);
    },
    placeIs(newer) {
      if (newer.place_held === latest.dossier.place_held) return;
      latest = { dossier: newer, receivedAt: Date.now() };
      open.get('place')?.refresh();
    },
    get presenters() {
      return once('presenters', () => presentersService(call, dossier, picked));
    },
    get codes() {
      return once('codes', () => codeService(call, asRegistration(dossier), picked, unknownError));
    },
    files,
    refresh() {
      for (const service of open.values()) service.refresh();
    },
    stockChanged: (kind, left, within = '') => open.get(nameOf(kind, within))?.stockChanged?.(left),
    waitlistMoved: (kind, items, within = '') => open.get(nameOf(kind, within))?.waitlistMoved?.(items),
    async settled() {
      const all = await Promise.all([...open.values()].map((service) => service.settled?.() ?? true));
      return all.every(Boolean);
    },
    reconnected() {
      for (const service of open.values()) {
        if (service.reconnected) service.reconnected();
        else service.refresh();
      }
    },
    onPicked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const service of open.values()) service.close();
      open.clear();
    },
  };
}
