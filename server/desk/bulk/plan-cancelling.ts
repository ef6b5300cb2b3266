import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { CancelPlan, SKIPPED } from '#engine/contract/desk-bulk.ts';
import { MOST_ROWS } from '#engine/contract/desk-values.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { previewCancellation } from '#server/cancellation/preview-cancellation.ts';
import { reasonsOf } from '#server/cancellation/reason-names.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, invoice } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { isInvoiced, isPaidByGroup } from '#server/dossiers/held-for-group.ts';
import { isPaying } from '#server/dossiers/payment-under-way.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { policyOf } from '#server/refunds/cancel-policy.ts';
import { tooManyRows } from './bulk-problems.ts';
import { type Chosen, readChosen } from './chosen-rows.ts';

type Planning = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly event: EventDocument;
};

/** What cancelling chosen registrations does, and the registrations with what each gets back, in cents. */
export type PlannedCancelling = CancelPlan & {
  readonly rows: readonly { readonly code: string; readonly back: number }[];
};

/** Dossiers that are read at once; other calls have their turn in between. */
const TURN = 50;

/** Plans the cancelling of chosen registrations by the same code that cancels them. Throws 422 for too many rows. */
export async function planCancelling(
  { db, configuration, event }: Planning,
  chosen: Chosen,
  now = new Date(),
): Promise<PlannedCancelling> {
  const of = { configuration, eventCode: event.code };
  const found = await readChosen(db, of, chosen, MOST_ROWS.cancel + 1);
  if (found.length > MOST_ROWS.cancel) throw tooManyRows(MOST_ROWS.cancel);
  const skipped = new Map<(typeof SKIPPED)[number], number>();
  const skip = (why: (typeof SKIPPED)[number]) => skipped.set(why, (skipped.get(why) ?? 0) + 1);
  const rows: { code: string; back: number }[] = [];
  const cancelled: string[] = [];
  let items = 0;
  for (let start = 0; start < found.length; start += TURN) {
    await setImmediate();
    const ids = found.slice(start, start + TURN).map(({ id }) => id);
    const dossiers = await selectDossiers(db).where(inArray(dossier.id, ids));
    const paying = await payingAmong(db, ids);
    for (const row of dossiers) {
      if (!isRegistration(row)) skip('no_registration');
      else if (row.status === 'Cancelled') skip('cancelled');
      else if (row.status === 'Not Submitted') skip('not_submitted');
      else if (paying.has(row.id)) skip('paying');
      else {
        const { refund, freed } = await previewCancellation(db, configuration, event, row, now);
        rows.push({ code: row.code, back: refund.back });
        cancelled.push(row.id);
        items += freed.length;
      }
    }
  }
  return {
    total: found.length,
    cancels: rows.length,
    back: rows.reduce((sum, { back }) => sum + back, 0),
    refunds: rows.filter(({ back }) => back > 0).length,
    items,
    voids: await openInvoices(db, cancelled),
    skipped: [...skipped].map(([why, count]) => ({ why, count })),
    reasons: reasonsOf(policyOf(configuration, event.code)),
    rows,
  };
}

/** How many open invoices some dossiers have. */
async function openInvoices(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.$count(invoice, and(inArray(invoice.dossierId, [...ids]), eq(invoice.state, 'open')));
}

/** Those of some dossiers that are being paid for, or are on a group's unpaid invoice. */
async function payingAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { id } = dossier;
  const rows = await db
    .select({ id })
    .from(dossier)
    .where(
      sql`${inArray(id, [...ids])} and ${or(isPaying(db, id), isPaidByGroup(db, id), isInvoiced(db, id))}`,
    );
  return new Set(rows.map((row) => row.id));
}
