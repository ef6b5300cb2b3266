import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';

/** An item whose counter differs from its holds and offers. */
export interface Drift {
  readonly eventCode: string;
  readonly kind: string;
  readonly item: string;
  readonly counted: number;
  readonly held: number;
}

/**
 * Recounts all items from holds and offers, and returns those with a different counter. Products are left out, because
 * open payments hold some of them.
 */
export async function inventoryDrift(db: Database): Promise<Drift[]> {
  const { rows } = await db.execute<{ [Key in keyof Drift]: Drift[Key] }>(sql`
    with recounted as (
      select event_code, kind, item, quantity from ${hold} where state in ('held', 'reserved')
      union all
      select event_code, 'event', '', 1 from ${waitlistEntry}
        where claimed and (kind = 'event' or kind in ('track', 'day') and dossier_id is null)
      union all
      select event_code, kind, item, 1 from ${waitlistEntry} where claimed and kind <> 'event'
    ), held as (
      select event_code, kind, item, sum(quantity)::int as held from recounted group by event_code, kind, item
    )
    select coalesce(i.event_code, h.event_code) as "eventCode", coalesce(i.kind, h.kind) as kind,
      coalesce(i.item, h.item) as item, coalesce(i.taken, 0) as counted, coalesce(h.held, 0) as held
    from ${inventory} i full join held h on h.event_code = i.event_code and h.kind = i.kind and h.item = i.item
    where coalesce(i.kind, h.kind) <> 'variant' and coalesce(i.taken, 0) <> coalesce(h.held, 0)
    order by 1, 2, 3`);
  return rows.map(({ eventCode, kind, item, counted, held }) => ({ eventCode, kind, item, counted, held }));
}
