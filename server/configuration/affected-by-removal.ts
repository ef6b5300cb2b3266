import { and, eq, inArray, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import { ACTIVITIES, SHOP } from '#engine/event/documents/offers/views.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, waitlistEntry } from '#server/database/schema.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { AFFECTS_PEOPLE } from './affected-people.ts';
import type { Served } from './diagnose-context.ts';
import { neededPage } from './diagnose-unpublishing.ts';

const needed = (sentence: Sentence): Diagnostic[] => [documentFault('', 'needed', sentence)];
const affected = (...said: readonly Sentence[]): Diagnostic => documentWarning('', AFFECTS_PEOPLE, said);

/** Why a document must stay on the site: visitors arrive there, or registrations are made of it. */
export async function neededStill(
  db: Database,
  event: string,
  document: ConfigurationDocument,
  served: Served,
): Promise<Diagnostic[]> {
  const submitted = (...more: readonly SQL[]) =>
    db.$count(dossier, and(eq(dossier.eventCode, event), ne(dossier.status, 'Not Submitted'), ...more));
  switch (document.kind) {
    case 'event':
      return needed(says('eventStays'));
    case 'page':
      return neededPage(event, document.code, served);
    case 'flow': {
      const count = await submitted(eq(dossier.flow, document.code));
      return count > 0 ? needed(says('flowStays', { count })) : [];
    }
    case 'fees':
    case 'membership': {
      const count = await submitted();
      return count > 0 ? needed(says('pricesStay', { count })) : [];
    }
    case 'schedule':
    case 'offers': {
      const count = await bookedIn(db, event, document);
      return count > 0 ? needed(says('bookingsStay', { count })) : [];
    }
    default:
      return [];
  }
}

/** Whom the removal of a document affects, as warnings that an organizer has to confirm. */
export async function affectedByRemoval(
  db: Database,
  event: string,
  { kind, code }: ConfigurationDocument,
): Promise<Diagnostic[]> {
  const dossiers = (...of: readonly SQL[]) =>
    db.$count(dossier, and(eq(dossier.eventCode, event), ne(dossier.status, 'Cancelled'), ...of));
  if (kind === 'form') {
    const count = await dossiers(
      sql`coalesce(${dossier.answers} -> ${code}, 'null') not in ('null', '{}', '[]')`,
    );
    return count > 0 ? [affected(says('formDeleted'), says('affected', { count }))] : [];
  }
  if (kind !== 'flow') return [];
  const begun = await dossiers(eq(dossier.flow, code));
  const waiting = await db.$count(
    waitlistEntry,
    and(
      eq(waitlistEntry.eventCode, event),
      eq(waitlistEntry.kind, 'flow'),
      eq(waitlistEntry.item, code),
      inArray(waitlistEntry.state, ['waiting', 'offered']),
    ),
  );
  return [
    ...(begun > 0 ? [affected(says('flowDeleted'), says('affected', { count: begun }))] : []),
    ...(waiting > 0 ? [affected(says('waitingLost', { count: waiting }))] : []),
  ];
}

/** How many dossiers hold something that a document offers. */
async function bookedIn(
  db: Database,
  event: string,
  { kind, code }: Pick<ConfigurationDocument, 'kind' | 'code'>,
): Promise<number> {
  const items =
    kind === 'schedule'
      ? eq(hold.kind, 'session')
      : code === SHOP
        ? eq(hold.kind, 'variant')
        : code === ACTIVITIES
          ? eq(hold.kind, 'activity')
          : and(eq(hold.kind, 'choice'), like(hold.item, `${code.replaceAll('_', '\\_')}/%`));
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${hold.dossierId})`.mapWith(Number) })
    .from(hold)
    .innerJoin(dossier, eq(dossier.id, hold.dossierId))
    .where(and(eq(hold.eventCode, event), items, ne(hold.state, 'lapsed'), ne(dossier.status, 'Cancelled')));
  return row?.count ?? 0;
}
