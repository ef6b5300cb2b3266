import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { dropHold, holdsOf, holdTimes, takeHold } from '#server/inventory/holds.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { asCode, findMeant } from './applied-codes.ts';
import { codeProblems, refusalOf } from './code-problems.ts';

/** A typed code, its field, and its expected kind. */
export type TypedCode = { field: string; typed: string; kind?: Discount['kind'] };

/**
 * Counts a code for a registration that the caller has locked; a limited one is held as a seat is. Throws 422 under
 * its field with the one thing that is wrong with it.
 */
export async function applyCode(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  { field, typed, kind }: TypedCode,
  now = new Date(),
): Promise<void> {
  const meant = asCode(typed);
  if (meant.length < 5 || meant.length > 20) throw invalidField(field, codeProblems.length);
  const discount = findMeant(configuration, row.eventCode, meant);
  const code = discount?.code ?? meant;
  const scope = scopeOf(configuration, row);
  const time = { now, timezone: event.timezone };
  const refusal = refusalOf({ discount, kind, scope, time });
  if (refusal) throw invalidField(field, refusal);
  const before = (await holdsOf(tx, row.id, 'discount')).find(({ item }) => item === code);
  if (before && before.state !== 'lapsed') throw invalidField(field, codeProblems.alreadyApplied);
  const until = new Date(now.getTime() + holdTimes(event).hold);
  const wish = {
    kind: 'discount' as const,
    item: code,
    quantity: 1,
    limit: discount?.limit,
    // A lapsed hold that is taken again keeps its place in the order.
    detail: before?.detail ?? { applied_at: now.toISOString() },
  };
  if (!(await takeHold(tx, row, wish, until, { now }))) throw invalidField(field, codeProblems.usedUp);
}

/** Applies a code to a registration that is not submitted yet. */
export function applyToRegistration(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  id: string,
  typed: TypedCode,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockUnsubmitted(tx, id);
    await applyCode(tx, configuration, event, row, typed);
  });
}

/** Removes a code; an unknown one changes nothing. */
export function removeFromRegistration(db: Database, id: string, typed: string): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockUnsubmitted(tx, id);
    await dropHold(tx, row, { kind: 'discount', item: asCode(typed) });
  });
}
