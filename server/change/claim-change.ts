import type { Overbooked } from '#engine/contract/desk-actions.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { refundTooLarge, whyNeeded } from '#server/cancellation/cancel-problems.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { payment } from '#server/database/schema.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { findPayment, refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { isRegistration, lockRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { checkCard } from '#server/gateways/check-card.ts';
import type { Answer, IdempotentCall } from '#server/idempotency/idempotency.ts';
import { keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { placesBesides, takenPlaces } from '#server/inventory/capacity.ts';
import { takeHold } from '#server/inventory/holds.ts';
import { lockItems, nameOf, type StockItem } from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { soldOut } from '#server/inventory/pick-problems.ts';
import { takePieces } from '#server/inventory/pieces.ts';
import { placesFull } from '#server/inventory/places-full.ts';
import { fewer } from '#server/items/pieces-item.ts';
import { sessionFull } from '#server/items/seat-problems.ts';
import { taxesOf } from '#server/refunds/cancel-policy.ts';
import { creditsOf } from '#server/refunds/credits.ts';
import { quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import {
  type Charge,
  leftOf,
  lockCharges,
  type RefundPart,
  refundParts,
  settledDifference,
} from '#server/refunds/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { withCredits } from '#server/refunds/rules/with-credits.ts';
import { securedMs } from '#server/submission/secure-submission.ts';
import { awaitedByOthers } from '#server/waitlist/awaited-by-others.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import { applyChange, changedAnswer, endedWaits } from './apply-change.ts';
import { differenceChanged, nothingToChange } from './change-problems.ts';
import { type Corrected, type Corrector, correctAnswers } from './correct-answers.ts';
import {
  type ChangeChoice,
  changeGround,
  decideChange,
  isOther,
  openSteps,
  rowAfter,
} from './decide-change.ts';
import { overbookedBy } from './over-limit.ts';
import { refuseChange, refuseUnsubmitted } from './preview-change.ts';
import type { StoredChange } from './stored-change.ts';

/** A change with its registration, and the links for emails and the bank. */
export type Changing = {
  event: EventDocument;
  dossierId: string;
  choice: ChangeChoice;
  language: Locale;
  /** The page on which the registration is managed. */
  link: string;
  /** The page that a bank sends the visitor back to. */
  returnUrl: string;
  /** Whether it gets items and places of which none is left. */
  overbooks?: boolean;
};

/** The difference shown to an attendee in cents, and the card's token. */
export type ShownDifference = { expected: number; credit: string | undefined };

/**
 * The first transaction of a change: checks it and takes what it needs, then completes it if nothing is due, or stores
 * the payment before the gateway is called (design §6). Returns the answer in the former case. Throws 409 `price` if
 * the difference changed, `full` if there is no place.
 */
export async function claimChange(
  tx: Database,
  stores: Stores,
  { expected, credit, ...changing }: Changing & ShownDifference,
  call: IdempotentCall,
  now = new Date(),
): Promise<Answer | undefined> {
  const { configuration, gateway } = stores;
  const { event, dossierId } = changing;
  const row = await lockDossier(tx, dossierId);
  // Older than the keys that are kept, and still the same change.
  const known = await findPayment(tx, dossierId, call.key);
  if (known && known.bodyHash !== call.bodyHash) throw keyReused();
  if (known) return undefined;
  refuseChange(configuration, event, row, now);
  // Charges before stock, as for cancelling: a group's charge is shared.
  const charges = await lockCharges(tx, row.id);
  const change = await securedChange(tx, stores, row, { ...changing, by: 'attendee' }, now);
  const difference = settledDifference(charges, change.difference.difference);
  if (difference !== expected) throw differenceChanged(difference);
  if (difference <= 0) {
    const refunded = await changeParts(tx, stores, row, { change, charges, back: -difference });
    const settling = { by: 'attendee', refunded, notify: true } as const;
    return changedAnswer(stores, await applyChange(tx, stores, row, change, settling, now));
  }
  await tx.insert(payment).values({
    dossierId,
    eventCode: row.eventCode,
    purpose: 'change',
    submitKey: call.key,
    bodyHash: call.bodyHash,
    amount: difference,
    currency: change.quote.currency,
    quote: change.quote,
    submission: change,
    gateway: gateway.name,
    token: checkCard(credit),
  });
  return undefined;
}

/** The organizer's refund instead of the policy's, in cents, and why; and the difference that they were shown. */
export type OrganizerWish = {
  amount: number | undefined;
  why?: string | undefined;
  notify: boolean;
  expected?: number | undefined;
};

/** A change that was made, in cents what was charged or, below zero, refunded, and the items that were given up and added. */
export type MadeChange = { row: RegistrationRow; difference: number } & Pick<
  StoredChange,
  'loses' | 'gains'
> & {
    /** The corrected answers. */
    answers: readonly CorrectedAnswer[];
    /** What it has beyond the limits. */
    over: readonly Omit<Overbooked, 'waiting'>[];
  };

/**
 * Changes a registration as an organizer, at any time and without a charge. Throws 409 `price` if the difference is not
 * the one that was shown, 422 without a reason to overbook or to give back another amount.
 */
export async function changeForAttendee(
  tx: Database,
  stores: Stores,
  { wish: { amount, why, notify, expected }, ...changing }: Changing & { wish: OrganizerWish },
  now = new Date(),
): Promise<{ before: RegistrationRow; made: MadeChange }> {
  if (changing.overbooks && !why) throw whyNeeded();
  const row = await lockRegistration(tx, changing.dossierId);
  refuseUnsubmitted(row);
  const charges = await lockCharges(tx, row.id);
  const change = await securedChange(tx, stores, row, { ...changing, by: 'organizer' }, now);
  const left = leftOf(charges);
  const difference = settledDifference(charges, change.difference.difference);
  if (expected !== undefined && expected !== difference) throw differenceChanged(difference);
  const byPolicy = Math.max(0, -difference);
  const back = amount ?? byPolicy;
  if (back !== byPolicy && !why) throw whyNeeded();
  if (back > left) throw refundTooLarge(left);
  const refunded = await changeParts(tx, stores, row, { change, charges, back });
  const settling = { by: 'organizer', refunded, notify } as const;
  const { loses, gains, corrected } = change;
  const over = changing.overbooks
    ? await overbookedBy(tx, stores.configuration, changing.event, row, change)
    : [];
  const made = await applyChange(tx, stores, row, change, settling, now);
  return { before: row, made: { ...made, loses, gains, answers: corrected?.answers ?? [], over } };
}

/** The refund of each charge in a change, by line. */
async function changeParts(
  tx: Database,
  { configuration }: Pick<Stores, 'configuration'>,
  row: DossierRow,
  { change, charges, back }: { change: StoredChange; charges: readonly Charge[]; back: number },
): Promise<RefundPart[]> {
  const recorded = await quoteOfRecord(tx, row.id);
  if (!recorded) return refundParts(charges, back);
  const credits = await creditsOf(tx, row.id);
  const [before, after] = [withCredits(recorded, credits), withCredits(change.quote, credits)];
  const quote = differenceQuote(differenceBetween(before, after, 0 - back), -1);
  return refundParts(charges, back, { quote, taxes: taxesOf(configuration, row.eventCode) });
}

/** The result of a choice for a locked dossier, with its place taken. */
async function securedChange(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
  { event, choice, link, returnUrl, overbooks = false, ...corrector }: Changing & Corrector,
  now: Date,
): Promise<StoredChange> {
  await refuseWhilePaying(tx, row.id);
  const { correction } = choice;
  const corrected =
    correction && (await correctAnswers(tx, configuration, event, row, correction, corrector, now));
  const after = rowAfter(event, row, choice, corrected);
  const ground = await changeGround(tx, configuration, event, row, now);
  const decided = decideChange(ground, after, { ...choice, ...corrected });
  if (!isOther(row, decided)) throw nothingToChange();
  const { quote, difference, drops, takes, pieces, loses, gains } = decided;
  const gained = isRegistration(row) ? placesBesides(after, row) : [];
  // All that applying it locks, at once: in the order in which everyone locks.
  await lockItems(tx, row.eventCode, [
    ...[...drops, ...takes, ...pieces, ...endedWaits(decided)],
    ...[...gained, ...(isRegistration(row) ? placesBesides(row, after) : [])],
  ]);
  const until = new Date(now.getTime() + securedMs);
  const isAwaited = async (item: StockItem) =>
    corrector.by === 'attendee' &&
    (await awaitedByOthers(tx, { configuration, event, now }, row, [item])) !== undefined;
  const heldTakes = takes.filter(({ kind }) => waitlistKinds[kind].offeredBy === 'hold');
  // What is claimed by the offer stays so until it is the registration's own.
  for (const seat of heldTakes) {
    const limit = overbooks ? undefined : limitOf(configuration, row.eventCode, seat.kind, seat.item);
    // An offer is kept until its announced end.
    const kept = ground.offered.find((each) => each.kind === seat.kind && each.item === seat.item)?.until;
    const longer = kept && kept > until ? kept : until;
    if (!(await takeHold(tx, row, { ...seat, quantity: 1, limit }, longer, { now }))) throw sessionFull();
    if (!kept && (await isAwaited(seat))) throw sessionFull();
  }
  if (heldTakes.length > 0) await seats.expireAt(tx, until);
  for (const each of pieces) {
    const limit = limitOf(configuration, row.eventCode, each.kind, each.item);
    if (!(await takePieces(tx, row.eventCode, each, limit, now))) throw soldOut('values', fewer);
    if (each.quantity > 0 && (await isAwaited(each))) throw soldOut('values', fewer);
  }
  const isOffered = (place: StockItem) => ground.offered.some((each) => nameOf(each) === nameOf(place));
  const places = gained.filter((place) => !isOffered(place));
  const bypasses = overbooks || (places.length > 0 && (await hasBypass(tx, configuration, row)));
  const full: StockItem[] = [];
  for (const place of places) {
    const limit = bypasses ? undefined : limitOf(configuration, row.eventCode, place.kind, place.item);
    const isHeld = await takeHold(tx, row, { ...place, quantity: 1, limit }, until, { now });
    if (!isHeld || (limit !== undefined && (await isAwaited(place)))) full.push(place);
  }
  if (full.length > 0)
    throw placesFull(event, full, { taken: await takenPlaces(tx, row.eventCode), days: after.days });
  if (places.length > 0) await seats.expireAt(tx, until);
  const { track, mode, days } = after;
  const asks = await openSteps(tx, ground, after);
  return {
    track: track ?? '',
    mode: mode ?? '',
    days,
    drops,
    takes,
    pieces,
    ...(corrected && { corrected: storedCorrection(corrected) }),
    loses,
    gains,
    asks,
    quote,
    difference,
    link,
    returnUrl,
  };
}

/** The part of a correction stored with a payment; its products are stored separately. */
function storedCorrection({
  pieces: _apart,
  empty: _told,
  values,
  ...corrected
}: Corrected): StoredChange['corrected'] {
  return { ...corrected, values: { ...values } };
}
