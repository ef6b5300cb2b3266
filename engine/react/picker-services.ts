import type { FormDocument } from '../configuration/form-document.ts';
import type { Option } from '../configuration/option.ts';
import type { ScheduleFilter } from '../configuration/schedule-document.ts';
import type { Text } from '../configuration/text.ts';
import type { ActivityInformation } from '../contract/activity.ts';
import type { AppliedCode } from '../contract/discount.ts';
import type { StoredFile } from '../contract/files.ts';
import type { MembershipRules } from '../contract/membership.ts';
import type { AwaitedOffer, Choice, OffersInformation } from '../contract/offers.ts';
import type { KnownPresenter, Presenters } from '../contract/proposal.ts';
import type { ScheduleTime, Session } from '../contract/schedule.ts';
import type { Purchase, ShopProduct } from '../contract/shop.ts';
import type { WorkshopCart } from '../contract/workshop-cart.ts';

/** Something outside of React that a widget draws: read now, told of every change. */
export interface Observable<State> {
  getSnapshot(): State;
  subscribe(listener: () => void): () => void;
}

/** Why what was picked could not be, in words where the server gave some. */
export interface PickProblem {
  readonly kind: 'full' | 'connection' | 'fault';
  /** What was picked: a session, a variant, an activity, an offer. */
  readonly item: string;
  readonly messages: readonly string[];
}

/** What the workshop picker draws. */
export interface WorkshopPickerState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly times: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
  readonly cart: WorkshopCart | undefined;
  /** Sessions that are being held, given back or waited for. */
  readonly busy: ReadonlySet<string>;
  readonly problem: PickProblem | undefined;
  /** What was just done, to be announced. */
  readonly notice:
    | {
        readonly kind: 'added' | 'removed' | 'swapped' | 'extended' | 'waiting' | 'left';
        readonly session?: Session;
      }
    | undefined;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockOffset: number;
}

export interface WorkshopService extends Observable<WorkshopPickerState> {
  hold(session: Session): void;
  release(session: Session): void;
  /** Takes the new seat and gives the old one back only then. */
  swap(from: Session, to: Session): void;
  extend(): void;
  joinWaitlist(session: Session): void;
  leaveWaitlist(session: Session): void;
  dismiss(): void;
  retry(): void;
}

export interface ShopState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly products: readonly ShopProduct[];
  readonly purchases: readonly Purchase[];
  /** When the first of them is kept no longer, by the server's clock. */
  readonly heldUntil: string | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly clockOffset: number;
  /** Variants being changed, as `product/variant`. */
  readonly busy: ReadonlySet<string>;
  readonly problem: PickProblem | undefined;
}

export interface ShopService extends Observable<ShopState> {
  /** So many pieces of a variant in place of those picked before; 0 takes it out. */
  purchase(product: string, variant: string, qty: number): void;
  dismiss(): void;
  retry(): void;
}

export interface ActivityState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly activities: readonly ActivityInformation[];
  /** What is being chosen, shown as if it were: the server has the last word. */
  readonly choosing: { readonly activity: string; readonly quantity: number } | undefined;
  readonly problem: PickProblem | undefined;
}

export interface ActivityService extends Observable<ActivityState> {
  /** In place of any other; quantity 0 signs off. */
  choose(activity: string, quantity: number): void;
  dismiss(): void;
  retry(): void;
}

export interface ChoiceState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly offers: OffersInformation | undefined;
  readonly chosen: readonly Choice[];
  /** What is waited for, in line or kept until a time. */
  readonly waiting: readonly AwaitedOffer[];
  /** When the first of them is kept no longer, by the server's clock. */
  readonly heldUntil: string | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly clockOffset: number;
  /** Offers being changed, by their codes. */
  readonly busy: ReadonlySet<string>;
  /** What is being written as the amount that is given for an offer, in cents; it may lie outside of its range. */
  readonly saying: { readonly offer: string; readonly amount: number } | undefined;
  readonly problem: PickProblem | undefined;
}

export interface ChoiceService extends Observable<ChoiceState> {
  /** So many of an offer in place of those chosen before, and what is given for it; 0 gives it back. */
  choose(offer: string, quantity: number, amount?: number): void;
  /** Waits for an offer of which there is none left, or leaves the line and what is kept out of it. */
  wait(offer: string, waits: boolean): void;
  /** What is being written as an amount; the server is told of it by `give`. */
  say(offer: string, amount: number): void;
  /** Gives what was said last, if it lies within the offer's range. */
  give(): void;
  dismiss(): void;
  retry(): void;
}

/** Who presents a proposal, and who of those who have presented before was looked for. */
export interface PresentersState {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly list: Presenters;
  readonly found: { readonly text: string; readonly people: readonly KnownPresenter[] } | undefined;
  readonly looking: boolean;
  readonly busy: boolean;
  /** Its item is a presenter's code, or `new` for who was typed. */
  readonly problem: PickProblem | undefined;
  /** What was just done, to be announced. */
  readonly notice:
    | {
        readonly kind: 'asked' | 'added' | 'removed' | 'moved';
        readonly name: string;
        readonly place?: number;
      }
    | undefined;
}

export interface PresentersService extends Observable<PresentersState> {
  /** Adds the first contact of the proposal, who is not asked. */
  addContact(): void;
  /** Asks somebody who has presented here, or asks a presenter once more. */
  ask(code: string, name: string): void;
  /** Resolves once somebody new was asked: true, or false where that was refused. */
  invite(name: string, email: string): Promise<boolean>;
  /** Puts a presenter in another place, from 0. */
  move(code: string, to: number): void;
  remove(code: string): void;
  look(text: string): void;
  dismiss(): void;
  retry(): void;
  /** The page on which the visitor says something of themselves. */
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
  /** The kind of code that was applied or removed last: what is said is said there. */
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
  /** What one may join besides, of the event and of the association behind it, with what each costs now. */
  organizations(): Promise<readonly Option[]>;
  /** The type that is saved by now, whatever is ticked here; '' where none is. */
  saved(): Promise<string>;
  readonly form: FormDocument;
  readonly context: Record<string, unknown>;
}

/** What is picked, applied or uploaded as a form is filled; a part begins its work when it is first read. */
export interface Picks {
  readonly workshops?: WorkshopService;
  readonly shop?: ShopService;
  readonly activities?: ActivityService;
  /** By the code of what is offered. */
  choices?(offers: string): ChoiceService;
  readonly presenters?: PresentersService;
  readonly codes?: CodeService;
  readonly files?: FileService;
}
