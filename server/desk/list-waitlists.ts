import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { DeskWaitlist, WaitingPerson } from '#engine/contract/desk-waitlist.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, inventory, type WaitlistKind, waitlistEntry } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { awaitedName } from '#server/inventory/item-name.ts';
import { limitOf, reservedOf } from '#server/inventory/limits.ts';
import { isIn } from '#server/waitlist/entries.ts';
import { listedDossier } from './listed-dossier.ts';

const PAGE = 100;

const isLive = inArray(waitlistEntry.state, ['waiting', 'offered']);
const countOf = (state: 'waiting' | 'offered') =>
  sql<number>`count(*) filter (where ${waitlistEntry.state} = ${state})::int`;

/** The waitlists of an event on which someone waits or has an offer, the longest first. */
export async function listWaitlists(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
): Promise<DeskWaitlist[]> {
  const { kind, item, eventCode } = waitlistEntry;
  const found = await db
    .select({
      kind,
      item,
      waiting: countOf('waiting'),
      offered: countOf('offered'),
      taken: sql<number>`coalesce(max(${inventory.taken}), 0)::int`,
    })
    .from(waitlistEntry)
    .leftJoin(
      inventory,
      and(eq(inventory.eventCode, eventCode), eq(inventory.kind, kind), eq(inventory.item, item)),
    )
    .where(and(eq(eventCode, event.code), isLive))
    .groupBy(kind, item);
  return found
    .map((each) => {
      const limit = limitOf(configuration, event.code, each.kind, each.item);
      return {
        ...each,
        name: waitlistName(configuration, event, each),
        ...(limit !== undefined && { limit }),
        reserved: reservedOf(configuration, event.code, each.kind, each.item),
      };
    })
    .toSorted((a, b) => b.waiting - a.waiting || b.offered - a.offered);
}

/** What is waited for, in words. */
export function waitlistName(
  configuration: ConfigurationStore,
  event: EventDocument,
  { kind, item }: { readonly kind: WaitlistKind; readonly item: string },
): Text {
  if (kind === 'event') return event.name;
  if (kind === 'flow') return configuration.current(event.code, 'flow', item)?.document.label ?? item;
  return awaitedName(configuration, event.code, { kind, item });
}

/** A page of the people on a waitlist in their order. */
export async function listWaiting(
  db: Database,
  configuration: ConfigurationStore,
  waitlist: { readonly eventCode: string; readonly kind: WaitlistKind; readonly item: string },
  after: string | undefined,
): Promise<{ people: WaitingPerson[]; next?: string }> {
  const { place, state } = waitlistEntry;
  const found = await db
    .select()
    .from(waitlistEntry)
    .where(and(isIn(waitlist), isLive, after === undefined ? undefined : gt(place, Number(after))))
    .orderBy(asc(place))
    .limit(PAGE + 1);
  const page = found.slice(0, PAGE);
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return { people: [] };
  let position = await db.$count(
    waitlistEntry,
    and(isIn(waitlist), eq(state, 'waiting'), lt(place, first.place)),
  );
  const ids = page.flatMap(({ dossierId }) => dossierId ?? []);
  const dossiers = ids.length === 0 ? [] : await selectDossiers(db).where(inArray(dossier.id, ids));
  const people = page.map((entry): WaitingPerson => {
    const row = dossiers.find(({ id }) => id === entry.dossierId);
    if (entry.state === 'waiting') position += 1;
    const typed = `${entry.firstName} ${entry.lastName}`.trim();
    return {
      id: entry.id,
      name: typed || (row ? listedDossier(configuration, row, {}).name : ''),
      email: entry.emailTyped,
      ...(row && { code: row.code }),
      joined_at: entry.createdAt.toISOString(),
      ...(entry.state === 'waiting'
        ? { position }
        : entry.offeredUntil && { offered_until: entry.offeredUntil.toISOString() }),
    };
  });
  return { people, ...(found.length > PAGE && { next: String(last.place) }) };
}
