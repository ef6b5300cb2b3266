import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import { ACTIVITIES } from '#engine/event/documents/offers/views.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, registrationChange } from '#server/database/schema.ts';
import { says } from '#server/languages/publishing-sentences.ts';

/** A session or activity of a new version of a document that the version before did not have. */
interface Added {
  readonly item: string;
  readonly pointer: string;
  readonly said: Sentence;
}

/** The people affected by an item that is published again, and what happens to their bookings. */
export interface AgainAffected {
  readonly pointer: string;
  readonly count: number;
  readonly said: readonly Sentence[];
}

/**
 * Counts the submitted dossiers that had booked a session or activity before it was removed and that a new version has
 * again. Those that were refunded stay cancelled; the others count again.
 */
export async function publishedAgain(
  db: Database,
  event: string,
  was: ConfigurationDocument | undefined,
  is: ConfigurationDocument,
): Promise<AgainAffected[]> {
  const added = addedIn(was, is);
  if (added.length === 0) return [];
  const kind = is.kind === 'schedule' ? 'session' : 'activity';
  const items = added.map(({ item }) => item);
  const kept = await keptOf(db, event, kind, items);
  const released = await releasedOf(db, event, kind, items);
  const free = says(kind === 'session' ? 'seatsStayFree' : 'placesStayFree');
  return added.flatMap(({ item, pointer, said }) => [
    ...told(pointer, released.get(item), said, free),
    ...told(pointer, kept.get(item), said, says('countAgain')),
  ]);
}

const told = (pointer: string, count: number | undefined, ...said: Sentence[]): AgainAffected[] =>
  count === undefined ? [] : [{ pointer, count, said }];

function addedIn(was: ConfigurationDocument | undefined, is: ConfigurationDocument): Added[] {
  const before = new Set(
    was?.kind === 'schedule'
      ? was.sessions.map(({ code }) => code)
      : was?.kind === 'offers'
        ? was.offers.map(({ code }) => code)
        : [],
  );
  const nameOr = (text: Text | undefined, code: string) => (resolveText(text, 'en') ? (text ?? code) : code);
  if (is.kind === 'schedule') {
    const titles = new Map(is.workshops.map(({ code, title }) => [code, title]));
    return is.sessions.flatMap(({ code, workshop }, index) => {
      const said = says('sessionAgain', { name: nameOr(titles.get(workshop), workshop), code });
      return before.has(code) ? [] : [{ item: code, pointer: `/sessions/${index}`, said }];
    });
  }
  if (is.kind !== 'offers' || is.code !== ACTIVITIES) return [];
  return is.offers.flatMap(({ code, name }, index) => {
    const said = says('activityAgain', { name: nameOr(name, code) });
    return before.has(code) ? [] : [{ item: code, pointer: `/offers/${index}`, said }];
  });
}

type Kind = 'session' | 'activity';

/** How many dossiers have each of the items reserved although they were removed. */
async function keptOf(db: Database, event: string, kind: Kind, items: string[]) {
  const rows = await db
    .select({ item: hold.item, count: sql<number>`count(distinct ${hold.dossierId})`.mapWith(Number) })
    .from(hold)
    .innerJoin(dossier, eq(dossier.id, hold.dossierId))
    .where(
      and(
        eq(hold.eventCode, event),
        eq(hold.kind, kind),
        inArray(hold.item, items),
        eq(hold.state, 'reserved'),
        eq(dossier.status, 'Submitted'),
      ),
    )
    .groupBy(hold.item);
  return new Map(rows.map(({ item, count }) => [item, count]));
}

/** How many dossiers had booked each of the items, were refunded, and have not booked it again. */
async function releasedOf(db: Database, event: string, kind: Kind, items: string[]) {
  const item = sql<string>`freed ->> 'item'`;
  const rows = await db
    .select({ item, count: sql<number>`count(distinct ${dossier.id})`.mapWith(Number) })
    .from(registrationChange)
    .innerJoin(dossier, eq(dossier.id, registrationChange.dossierId))
    .innerJoin(sql`jsonb_array_elements(${registrationChange.after} -> 'freed') as freed`, sql`true`)
    .leftJoin(
      hold,
      and(eq(hold.dossierId, dossier.id), eq(hold.kind, kind), sql`${hold.item} = freed ->> 'item'`),
    )
    .where(
      and(
        eq(dossier.eventCode, event),
        eq(dossier.status, 'Submitted'),
        sql`freed ->> 'kind' = ${kind === 'session' ? 'workshop' : kind}`,
        sql`freed ->> 'cancelled' = 'Y'`,
        inArray(item, items),
        sql`${hold.id} is null`,
      ),
    )
    .groupBy(item);
  return new Map(rows.map((row) => [row.item, row.count]));
}
