import { and, eq, or } from 'drizzle-orm';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { issueNumber } from '#server/billing/issue-number.ts';
import { withPicked } from '#server/cart/picked-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { mailConfirmation } from '#server/confirmation/member-mailer.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import { type AddressStores, addressAnswered, changeAddress } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, receipt, registration, registrationChange, ticket } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { tellGroupOfChange } from '#server/groups/tell-group-of-change.ts';
import type { Answer } from '#server/idempotency/idempotency.ts';
import { placesBesides } from '#server/inventory/capacity.ts';
import { splitVariantItem } from '#server/inventory/find-offers.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { dropHold, reserveHold, takeHold } from '#server/inventory/holds.ts';
import {
  type AwaitableItem,
  type Item,
  lockItems,
  type StockItem,
} from '#server/inventory/inventory-lock.ts';
import { freePieces, keepPieces } from '#server/inventory/pieces.ts';
import { cardOf, goesToOwn, type RefundPart, storeRefund } from '#server/refunds/refund-left.ts';
import { differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { issueTickets } from '#server/tickets/issue-tickets.ts';
import { offersTo } from '#server/waitlist/entries.ts';
import { acceptClaimed, endWaits, settleOffers } from '#server/waitlist/settle-offers.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import { queueChangeMails } from './change-mail.ts';
import type { StoredChange } from './stored-change.ts';

/** Who makes the change, and how the difference is settled: by a charge, a refund, or nothing. */
export type Settling = {
  by: 'attendee' | 'organizer';
  charged?: PaymentRow;
  refunded?: readonly RefundPart[];
  /** Whether the attendee is written to. */
  notify: boolean;
};

/**
 * Applies a change to a submitted dossier: releases what no longer fits to the people who wait, stores the refund
 * before the gateway is called, writes receipt and emails. Everything was checked before; what was paid for is given
 * whatever has changed since. The caller has locked the dossier and the charges.
 */
export async function applyChange<Row extends DossierRow>(
  tx: Database,
  { configuration, mailer, seats }: Pick<Stores, 'configuration' | 'mailer' | 'seats'>,
  row: Row,
  change: StoredChange,
  { by, charged, refunded = [], notify }: Settling,
  now = new Date(),
): Promise<{ row: Row; difference: number }> {
  const { track, mode, days, quote, corrected } = change;
  // A member whose group has just paid first gets the confirmation.
  if (isRegistration(row)) await mailConfirmation(tx, { configuration, mailer }, row.id);
  const waits = endedWaits(change);
  const [gained, left] = isRegistration(row)
    ? [placesBesides(change, row), placesBesides(row, change)]
    : [[], []];
  const items = [...change.drops, ...change.takes, ...change.pieces, ...waits];
  await lockItems(tx, row.eventCode, [...items, ...gained, ...left]);
  await releaseItems(tx, row, change.drops, seats);
  for (const item of change.takes) await takeForGood(tx, row, item, now);
  for (const each of change.pieces) await keepPieces(tx, row, each, now);
  if (isRegistration(row)) {
    await movePlaces(tx, row, { gained, left }, now);
    await tx.update(registration).set({ track, mode, days }).where(eq(registration.dossierId, row.id));
  }
  let confirm: string | undefined;
  const confirms = (link: string) => {
    confirm = link;
  };
  const answered = corrected && {
    ...(await correctedRow(tx, configuration, row, corrected)),
    ...(await movedTo(
      tx,
      { configuration, mailer, link: change.link, ...(notify && { confirms }) },
      row,
      corrected,
    )),
  };
  await tx
    .update(dossier)
    .set({ updatedAt: now, ...answered })
    .where(eq(dossier.id, row.id));
  const chosen = isRegistration(row) ? { track, mode, days } : {};
  const after: Row = { ...row, ...chosen, updatedAt: now, ...answered };
  await endWaits(tx, row, waits);
  await takeTicketsBack(tx, row, change);
  const isBought = [...change.pieces, ...change.takes].some(({ kind }) => kind === 'variant');
  if (isBought) await issueTickets(tx, configuration, after, now);
  const back = refunded.reduce((sum, { amount }) => sum + amount, 0);
  const difference = charged ? charged.amount : 0 - back;
  await tx.insert(registrationChange).values({
    dossierId: row.id,
    by,
    before: { track: row.track, mode: row.mode, days: row.days, ...answersOf(row, corrected) },
    after: {
      track,
      mode,
      days,
      freed: change.loses,
      taken: change.gains,
      ...answersOf(after, corrected),
    },
    quote,
    difference,
    ...(charged && { paymentId: charged.id }),
    changedAt: now,
  });
  if (charged) {
    await tx.insert(receipt).values({
      ...(await issueNumber(tx, configuration, row.eventCode, 'receipt')),
      dossierId: row.id,
      purpose: 'change',
      paymentId: charged.id,
      quote: differenceQuote(change.difference, 1),
      issuedAt: now,
    });
  }
  await seats.offerAll(tx, row.eventCode);
  const own = await queueChangeMails(
    tx,
    { configuration, mailer },
    {
      before: row,
      after,
      change,
      difference,
      card: charged && cardOf([{ payment: charged }]),
      refunded,
      notify,
      confirm,
      waits: goesToOwn(refunded, row.id),
    },
  );
  const group = await tellGroupOfChange(tx, { configuration, mailer }, after, refunded);
  await storeRefund(tx, refunded, { of: row.id, notify, at: now, mails: { own, group } });
  return { row: after, difference };
}

/** Gives a registration the places of a change and releases those that it leaves. The caller has locked them. */
async function movePlaces(
  tx: Database,
  row: DossierRow,
  { gained, left }: { gained: readonly StockItem[]; left: readonly StockItem[] },
  now: Date,
): Promise<void> {
  // What it was offered is released for these holds.
  await endWaits(tx, row, gained, 'taken');
  for (const place of gained) {
    await takeHold(tx, row, { ...place, quantity: 1, limit: undefined }, now, { now });
    await reserveHold(tx, row, place);
  }
  for (const place of left) await dropHold(tx, row, place);
}

/** Releases the seats held for a change whose payment failed; offered ones stay offered. */
export async function giveUpChange(
  tx: Database,
  { seats }: Pick<Stores, 'seats'>,
  row: DossierRow,
  { takes, pieces, ...chosen }: StoredChange,
  now = new Date(),
): Promise<void> {
  const places = isRegistration(row) ? placesBesides(chosen, row) : [];
  await lockItems(tx, row.eventCode, [...takes, ...pieces, ...places]);
  const offered = await offersTo(tx, row, now);
  const isOffered = ({ kind, item }: Item) =>
    offered.some((each) => each.kind === kind && each.item === item);
  const held = takes.filter(({ kind }) => waitlistKinds[kind].offeredBy === 'hold');
  await releaseItems(tx, row, [...held.filter((seat) => !isOffered(seat)), ...places], seats);
  for (const each of pieces) await freePieces(tx, row.eventCode, each);
}

/** A registration's answers with a correction; items as it has them now. */
async function correctedRow(
  tx: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  { formType, version, values }: Correction,
): Promise<Pick<DossierRow, 'answers' | 'configurationVersions'>> {
  const picked = await withPicked(tx, configuration, row, formType, values);
  const form = loadForm(configuration, row.eventCode, formType);
  const own = form ? withFormerAnswers(form, row.answers[formType], picked) : { ...picked };
  return {
    answers: { ...row.answers, [formType]: own },
    configurationVersions: { ...row.configurationVersions, [`form/${formType}`]: version },
  };
}

/** The new address in a correction. */
async function movedTo(
  tx: Database,
  stores: AddressStores & { configuration: ConfigurationStore },
  row: DossierRow,
  { formType, values }: Correction,
) {
  const form = stores.configuration.current(row.eventCode, 'form', formType)?.document;
  const typed = form && addressAnswered(form, values);
  return typed === undefined ? {} : changeAddress(tx, stores, row, typed);
}

type Correction = NonNullable<StoredChange['corrected']>;

/** The answers of the step that was corrected, as they are kept with the change. */
function answersOf({ answers }: DossierRow, corrected: Correction | undefined) {
  return corrected && { answers: { [corrected.formType]: answers[corrected.formType] ?? {} } };
}

/** The answer of a completed change. */
export function changedAnswer(
  { configuration }: Pick<Stores, 'configuration'>,
  { row, difference }: { row: DossierRow; difference: number },
): Answer {
  return {
    status: 200,
    body: { status: 'confirmed', registration: dossierView(configuration, row), difference },
  };
}

/** Makes an item that a change takes the registration's own. */
async function takeForGood(
  tx: Database,
  row: DossierRow,
  taken: StoredChange['takes'][number],
  now: Date,
): Promise<void> {
  if (waitlistKinds[taken.kind].offeredBy === 'claim') return acceptClaimed(tx, row, taken, now);
  const item: AwaitableItem = { kind: taken.kind, item: taken.item };
  // Held since the request; even if it lapsed, what was charged is given.
  await takeHold(tx, row, { ...item, quantity: 1, limit: undefined }, now, { now });
  await reserveHold(tx, row, item);
  await settleOffers(tx, row, item, []);
}

/** The waitlists that a change ends: of items that are no longer for the registration, or that it gives up. */
export function endedWaits({ loses, drops }: Pick<StoredChange, 'loses' | 'drops'>): StockItem[] {
  const awaited = loses.filter(({ kind }) => kind === 'waitlist').map(pickedItem);
  return [...awaited, ...drops.filter(({ kind }) => kind !== 'discount')];
}

/** Withdraws the tickets of products that are given up. */
async function takeTicketsBack(tx: Database, { id }: DossierRow, { drops }: StoredChange): Promise<void> {
  const pieces = drops.filter(({ kind }) => kind === 'variant').map(({ item }) => splitVariantItem(item));
  if (pieces.length === 0) return;
  const isGiven = pieces.map(([product, variant]) =>
    and(eq(ticket.product, product), eq(ticket.variant, variant)),
  );
  await tx.delete(ticket).where(and(eq(ticket.dossierId, id), or(...isGiven)));
}
