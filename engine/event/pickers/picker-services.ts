import type { Option } from '../../form/field/option.ts';
import type { StoredFile } from '../../form/field-types/stored-file-value.ts';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { Text } from '../../form/languages/text.ts';
import type { ActivityInformation } from '../cart/activity.ts';
import type { CartState, PickProblem } from '../cart/cart.ts';
import type { OffersInformation } from '../cart/offers.ts';
import type { SessionDetails } from '../cart/session-items.ts';
import type { ShopProduct } from '../cart/shop.ts';
import type { PickedKind } from '../field-types/definition.ts';
import type { MembershipRules } from '../membership/membership-rules.ts';
import type { AppliedCode } from './applied-code.ts';
import type { KnownPresenter, Presenters } from './presenters.ts';

/** A value outside of React that widgets render: current value and subscription. */
export interface Observable<State> {
  getSnapshot(): State;
  subscribe(listener: () => void): () => void;
}

/** What a picker needs of each kind of item besides the items. */
export interface CartDetails {
  readonly session: SessionDetails;
  readonly variant: readonly ShopProduct[];
  readonly activity: readonly ActivityInformation[];
  readonly choice: OffersInformation;
}

/** The cart of one kind of item: every task is performed in order, and shown as if it had succeeded. */
export interface CartService<Details = unknown> extends Observable<CartState<Details>> {
  /** The answer of the field: undefined until the cart is loaded, the same object until it changes. */
  readonly answer: Observable<unknown>;
  /** Holds a quantity of an item, replacing the former one; 0 releases it. */
  hold(item: string, quantity?: number, options?: { readonly amount?: number; readonly from?: string }): void;
  release(item: string): void;
  extend(): void;
  join(item: string): void;
  leave(item: string): void;
  /** Accepts an offer of the waitlist. */
  accept(item: string): void;
  decline(item: string): void;
  /** An amount while it is typed, in cents; it is held by `commitAmount` if it is within the item's range. */
  typeAmount(item: string, amount: number): void;
  commitAmount(): void;
  dismiss(): void;
  retry(): void;
}

/** Opens the cart of each kind of item; `choice` has one for each document of offers. */
export type Carts = {
  readonly [Kind in PickedKind]: (within: string) => CartService<CartDetails[Kind]>;
};

/** The presenters of a proposal, and the results of a search for former presenters. */
export interface PresentersState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly list: Presenters;
  readonly found: { readonly text: string; readonly people: readonly KnownPresenter[] } | undefined;
  readonly looking: boolean;
  readonly busy: boolean;
  /** The item is a presenter's code, or `new` for a typed person. */
  readonly problem: PickProblem | undefined;
  /** The result to announce. */
  readonly notice:
    | {
        readonly kind: 'asked' | 'added' | 'removed' | 'moved';
        readonly name: string;
        readonly place?: number;
      }
    | undefined;
}

export interface PresentersService extends Observable<PresentersState> {
  /** Adds the proposal's first contact, who needs no invitation. */
  addContact(): void;
  /** Invites a former presenter, or reminds an invited one. */
  ask(code: string, name: string): void;
  /** Resolves when a new person was invited: true, or false if refused. */
  invite(name: string, email: string): Promise<boolean>;
  /** Puts a presenter in another place, from 0. */
  move(code: string, to: number): void;
  remove(code: string): void;
  look(text: string): void;
  dismiss(): void;
  retry(): void;
  /** The address of the visitor's own part. */
  partAddress(code: string): string;
}

/** Uploads for the fields `file` and `photo`. Rejects with messages in the visitor's language. */
export interface FileService {
  upload(
    file: File,
    purpose: 'file' | 'photo' | 'official' | 'student',
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ): Promise<StoredFile>;
  remove(file: StoredFile, purpose: 'file' | 'photo' | 'official' | 'student'): Promise<void>;
  /** Its content, for a preview. */
  read(file: StoredFile): Promise<Blob>;
}

/** An answer of the server that refuses, with its words. */
export class RefusedByServer extends Error {
  override name = 'RefusedByServer';
  readonly messages: readonly string[];
  constructor(messages: readonly string[]) {
    super(messages.join(' '));
    this.messages = messages;
  }
}

export interface CodesState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly codes: readonly AppliedCode[];
  readonly busy: boolean;
  /** The kind of code used last, at which messages appear. */
  readonly about: 'discount' | 'invitation' | undefined;
  readonly messages: readonly string[];
  /** Code that was just applied or removed, to be announced. */
  readonly notice: { readonly kind: 'applied' | 'removed'; readonly label: Text } | undefined;
}

/** Discount and invitation codes. */
export interface CodeService extends Observable<CodesState> {
  apply(code: string, kind: 'discount' | 'invitation'): void;
  remove(code: string): void;
}

/** How answers decide the type of membership, and the form that asks. */
export interface MembershipService {
  rules(): Promise<MembershipRules>;
  /** Organizations to join, of the event and of the association, with current prices. */
  organizations(): Promise<readonly Option[]>;
  /** The type that is saved by now, whatever is ticked here; '' where none is. */
  saved(): Promise<string>;
  readonly form: FormDocument;
  readonly context: Record<string, unknown>;
}

/** The items, codes and files of a form; each part starts on first use. */
export interface Picks {
  readonly carts?: Partial<Carts>;
  readonly presenters?: PresentersService;
  readonly codes?: CodeService;
  readonly files?: FileService;
}

declare module '../../form/react/form-environment.ts' {
  interface FormServices {
    readonly picks?: Picks;
    readonly membership?: MembershipService;
  }
}
