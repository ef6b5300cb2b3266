import { sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { hasSubmitted } from '#server/dossiers/find-by-email.ts';
import { addressIsReady } from '#server/dossiers/held-for-group.ts';
import { addressIsPaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyRegistered, registrationClosed } from '#server/dossiers/registration-problems.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { holdPlaces, takenPlaces } from '#server/inventory/capacity.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { holdsOf, secureHolds } from '#server/inventory/holds.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { placesFull } from '#server/inventory/places-full.ts';
import { countsInFlow, isAskedFor } from '#server/prices/counts-in-flow.ts';
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
 * with the missing ones, and with those that are no longer for the dossier unless `released` says that they were
 * reviewed. The caller has locked the registration.
 */
export async function securePicks(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
  { released = '', forMs = securedMs }: { released?: string | undefined; forMs?: number | undefined } = {},
  now = new Date(),
): Promise<void> {
  await dropUncounted(tx, { configuration, seats }, row, released);
  const until = new Date(now.getTime() + forMs);
  const gone = await secureHolds(
    tx,
    row,
    ({ kind, item }) => limitOf(configuration, row.eventCode, kind, item),
    until,
    now,
  );
  if (gone.length > 0) throw await picksGone(tx, configuration, row, gone);
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
  if (full.length > 0)
    throw placesFull(event, full, { taken: await takenPlaces(tx, row.eventCode), days: row.days });
}

/** Releases items that do not count: those of a step that is not in the flow, and those that are lost. */
async function dropUncounted(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
  released: string,
): Promise<void> {
  const counts = countsInFlow(configuration, row);
  const all = await holdsOf(tx, row.id);
  await lockItems(tx, row.eventCode, all);
  const uncounted = all.filter((held) => !counts(held));
  const reviewed = released.split(',');
  const unseen = uncounted
    .filter(isAskedFor(configuration, row))
    .filter(({ kind, item }) => kind !== 'discount' && !reviewed.includes(`${bookedKind[kind]}/${item}`));
  if (unseen.length > 0) throw await picksGone(tx, configuration, row, unseen);
  await releaseItems(tx, row, uncounted, seats);
}
