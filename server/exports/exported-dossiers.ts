import { and, asc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import type { LoadedForm } from '#server/answers/load-form.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { cancelledItems } from '#server/booked/cancelled-items.ts';

import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, payment, refund } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import type { FlowOfEvent } from '#server/dossiers/find-by-email.ts';
import { type HoldRow, holdsOfAll } from '#server/inventory/holds.ts';
import { inPages } from './in-pages.ts';
import { takeTurns } from './take-turns.ts';

/** A dossier with its items and charges, in cents. */
export interface ExportedDossier {
  readonly id: string;
  readonly row: DossierRow;
  readonly holds: readonly HoldRow[];
  /** Items that the organizers removed, released since. */
  readonly cancelled: readonly BookedItem[];
  readonly charged: number;
  readonly refunded: number;
}

/** The forms that a flow asks as they are published now, each once. */
export function formsAsked(configuration: ConfigurationStore, flow: FlowOfEvent): LoadedForm[] {
  const steps = flowOf(configuration, flow)?.document.steps ?? [];
  const types = new Set(steps.flatMap(({ form_type }) => form_type ?? []));
  return [...types].flatMap((type) => loadForm(configuration, flow.eventCode, type) ?? []);
}

/** The position in a list of dossiers. */
export interface DossierKey {
  readonly id: string;
  /** In full: a Date has milliseconds, the database microseconds. */
  readonly createdAt: string;
}

/** The next keys of a flow's dossiers, or of those of a condition, oldest first. */
export function dossierKeys(
  db: Database,
  { eventCode, flow }: FlowOfEvent,
  only?: SQL,
): (last: DossierKey | undefined, size: number) => Promise<DossierKey[]> {
  return (last, size) =>
    db
      .select({ id: dossier.id, createdAt: sql<string>`${dossier.createdAt}::text` })
      .from(dossier)
      .where(
        and(
          eq(dossier.eventCode, eventCode),
          eq(dossier.flow, flow),
          only,
          last &&
            sql`(${dossier.createdAt}, ${dossier.id}) > (${last.createdAt}::timestamptz, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(dossier.createdAt), asc(dossier.id))
      .limit(size);
}

/** Every dossier of a flow, or those of a condition, drafts and cancelled ones included, a page at a time. */
export function dossierPages(db: Database, of: FlowOfEvent, only?: SQL): AsyncGenerator<ExportedDossier[]> {
  return inPages(dossierKeys(db, of, only), (ids) => readPage(db, ids));
}

async function readPage(db: Database, ids: readonly string[]): Promise<ExportedDossier[]> {
  const rows = await selectDossiers(db).where(inArray(dossier.id, [...ids]));
  await takeTurns();
  const holds = await holdsOfAll(db, ids);
  const cancelled = await cancelledItems(db, ids);
  const charged = await chargedFor(db, ids);
  const refunded = await refundedOf(db, ids);
  await takeTurns();
  return rows.map((row) => ({
    id: row.id,
    row,
    holds: holds.get(row.id) ?? [],
    cancelled: cancelled.get(row.id) ?? [],
    charged: charged.get(row.id) ?? 0,
    refunded: refunded.get(row.id) ?? 0,
  }));
}

type Sums = ReadonlyMap<string, number>;

async function chargedFor(db: Database, ids: readonly string[]): Promise<Sums> {
  const rows = await db
    .select({ id: payment.dossierId, cents: sum(payment.amount).mapWith(Number) })
    .from(payment)
    .where(and(inArray(payment.dossierId, [...ids]), eq(payment.state, 'succeeded')))
    .groupBy(payment.dossierId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

async function refundedOf(db: Database, ids: readonly string[]): Promise<Sums> {
  const rows = await db
    .select({ id: payment.dossierId, cents: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(payment.dossierId, [...ids]), eq(refund.state, 'succeeded')))
    .groupBy(payment.dossierId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
