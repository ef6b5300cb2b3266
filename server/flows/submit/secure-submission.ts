import { sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/domain/discounts/applied-codes.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { countsInFlow } from '#server/domain/fees/counts-in-flow.ts';
import { hasSubmitted } from '#server/domain/find-by-email.ts';
import { openingOf } from '#server/domain/flow-opening.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { addressIsReady } from '#server/domain/groups/held-for-group.ts';
import { addressIsPaying } from '#server/domain/payment-under-way.ts';
import { alreadyRegistered, placesFull, registrationClosed } from '#server/domain/registration-problems.ts';
import { isRegistration } from '#server/domain/registration-row.ts';
import { holdPlaces } from '#server/inventory/capacity.ts';
import { giveBack } from '#server/inventory/stock/hold-items.ts';
import { holdsOf, secureHolds } from '#server/inventory/stock/holds.ts';
import { lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { limitOf } from '#server/inventory/stock/limits.ts';
import type { Stores } from './confirm-dossier.ts';
import { picksGone } from './picks-gone.ts';

const MINUTE = 60_000;
/** How long a bank may take to ask the cardholder; then the payment is cancelled. */
export const challengeMs = 15 * MINUTE;
// Longer than a bank may take; a payment still open then is kept until the gateway has answered.
export const securedMs = challengeMs + 5 * MINUTE;

/**
 * Makes sure that no other registration of the same address is submitted or paid for before this one is. Throws 409
 * `already_registered`. The index would refuse the second submission too, but only after it was charged.
 */
export async function secureAddress(tx: Database, row: DossierRow): Promise<void> {
  if (row.several) return;
  const { eventCode, email } = row;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`submit:${eventCode}:${row.flow}:${email}`}, 0))`,
  );
  const isTaken =
    (await hasSubmitted(tx, row, email)) ||
    (await addressIsPaying(tx, row)) ||
    (await addressIsReady(tx, row));
  if (isTaken) throw alreadyRegistered();
}

/**
 * Holds all items for this many milliseconds, until any payment ends; lapsed ones are taken again. Throws 409 `full`
 * with the missing ones. The caller has locked the registration.
 */
export async function securePicks(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
  forMs = securedMs,
  now = new Date(),
): Promise<void> {
  await dropUncounted(tx, { configuration, seats }, row);
  const until = new Date(now.getTime() + forMs);
  const gone = await secureHolds(
    tx,
    row,
    ({ kind, item }) => limitOf(configuration, row.eventCode, kind, item),
    until,
    now,
  );
  if (gone.length > 0) throw picksGone(configuration, row, gone);
  await seats.expireAt(tx, until);
}

/**
 * Holds the places as long as `securePicks` holds the items. Throws 409 `full` or `closed`. The caller submits the
 * dossier or stores its payment.
 */
export async function securePlace(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  forMs = securedMs,
  now = new Date(),
): Promise<void> {
  const bypasses = await hasBypass(tx, configuration, row);
  const flow = flowOf(configuration, row)?.document;
  // A draft registration can always be finished; other flows have a deadline.
  if (flow && !bypasses && !isRegistration(row)) {
    const opening = openingOf(flow, { now, timezone: event.timezone });
    if (opening !== 'open') throw registrationClosed();
  }
  const until = new Date(now.getTime() + forMs);
  const full = await holdPlaces(tx, configuration, row, { until, bypasses, now });
  if (full.length > 0) throw placesFull(event, full);
}

/** Items of a step that is no longer in the flow are neither paid for nor kept. */
async function dropUncounted(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
): Promise<void> {
  const counts = countsInFlow(configuration, row);
  const all = await holdsOf(tx, row.id);
  await lockItems(tx, row.eventCode, all);
  await giveBack(
    tx,
    row,
    all.filter((held) => !counts(held)),
    seats,
  );
}
