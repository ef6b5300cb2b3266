import { and, eq, type SQL, sql } from 'drizzle-orm';
import { NEEDS } from '#engine/contract/desk-values.ts';
import type { Overview } from '#engine/contract/overview.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, payment } from '#server/database/schema.ts';
import { hasNeed, isStuck, isUndecided } from './needs.ts';

type Attention = Omit<Overview['attention'], 'full_items'>;

/** How many dossiers need an organizer, by reason: as many as the list shows with that filter. */
export async function countNeeds(
  db: Database,
  configuration: Pick<ConfigurationStore, 'list'>,
  eventCode: string,
  now: Date,
): Promise<Attention> {
  const of = { configuration, eventCode, now };
  const counts = await Promise.all(
    NEEDS.map(async (need) => {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from ${dossier}
        where ${and(eq(dossier.eventCode, eventCode), hasNeed(need, of))}`);
      return [need, rows[0]?.count ?? 0] as const;
    }),
  );
  const { decide, payment: stuck, refund, mail, waiting } = Object.fromEntries(counts);
  const since = {
    decide: decide
      ? await oldest(
          db,
          sql`select min(${dossier.submittedAt}) as at from ${dossier}
      where ${and(eq(dossier.eventCode, eventCode), isUndecided(of))}`,
        )
      : undefined,
    payment: stuck
      ? await oldest(db, sql`select min(${payment.createdAt}) as at from ${payment} where ${isStuck(of)}`)
      : undefined,
  };
  return {
    decide: decide ?? 0,
    payment: stuck ?? 0,
    refund: refund ?? 0,
    mail: mail ?? 0,
    waiting: waiting ?? 0,
    ...(since.decide && { decide_since: since.decide }),
    ...(since.payment && { payment_since: since.payment }),
  };
}

async function oldest(db: Database, query: SQL): Promise<string | undefined> {
  const { rows } = await db.execute<{ at: string | Date | null }>(query);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : undefined;
}
