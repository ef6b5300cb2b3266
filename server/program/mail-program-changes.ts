import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ACTIVITIES } from '#engine/event/documents/offers/views.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { PublishedDocument } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, idempotencyKey, registration } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { isInCatalogue } from '#server/inventory/in-catalogue.ts';
import { wordIn } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { giveRefunds } from '#server/payments/settle-refunds.ts';
import { backText } from '#server/receipts/back-text.ts';
import { goesToOwn, type RefundPart, storeRefund } from '#server/refunds/refund-left.ts';
import { type ProgramChange, programChanges, type RemovableKind } from './program-changes.ts';
import { type RemovedItem, refundRemoved } from './refund-removed.ts';

/** Services for emails and refunds about changes of the program. */
export type ProgramServices = Stores & { readonly link: EventLink };

/** A version of a document that moved or removed something. */
export type ProgramVersion = Pick<PublishedDocument, 'kind' | 'code' | 'version'> & {
  readonly event: string;
};

/** Ids of the submitted dossiers with something that a version moved or removed. */
export async function dossiersAffected(
  { db, configuration }: Pick<ProgramServices, 'db' | 'configuration'>,
  { event, ...version }: ProgramVersion,
): Promise<string[]> {
  await configuration.catchUp(event);
  const where = anyOf(await programChanges(configuration, event, version));
  if (!where) return [];
  const rows = await db
    .selectDistinct({ id: dossier.id })
    .from(dossier)
    .leftJoin(hold, and(eq(hold.dossierId, dossier.id), eq(hold.state, 'reserved')))
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(and(eq(dossier.eventCode, event), eq(dossier.status, 'Submitted'), where));
  return rows.map(({ id }) => id);
}

/**
 * Emails a dossier what a version moved or removed, with a new calendar file, and refunds removed sessions and
 * activities; once per version.
 */
export async function mailProgramChanges(
  services: ProgramServices,
  version: ProgramVersion,
  dossierId: string,
  now = new Date(),
): Promise<void> {
  const { db, configuration, mailer } = services;
  await configuration.catchUp(version.event);
  const changes = await programChanges(configuration, version.event, version);
  await db.transaction(async (tx) => {
    const row = await lockDossier(tx, dossierId);
    const concerned = row.status === 'Submitted' ? await ownOf(tx, services, row, changes) : [];
    if (concerned.length === 0 || !(await isFirst(tx, version, dossierId))) return;
    const parts = await refundRemoved(tx, services, row, concerned.flatMap(removedItem), now);
    for (const change of concerned) await noteRemoval(tx, row, change);
    const own = await queueMail(tx, services, row, concerned, parts);
    await storeRefund(tx, parts, { of: row.id, notify: true, at: now, mails: { own } });
  });
  mailer.wake();
  await giveRefunds(services, dossierId);
}

/** Whether it is the first time: a job can run twice. */
async function isFirst(
  tx: Database,
  { event, kind, code, version }: ProgramVersion,
  dossierId: string,
): Promise<boolean> {
  const document = kind !== 'offers' ? kind : code === ACTIVITIES ? code : `${kind}/${code}`;
  const written = await tx
    .insert(idempotencyKey)
    .values({
      scope: `program ${event} ${document} ${version}`,
      key: dossierId,
      bodyHash: '',
      status: 200,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  return written.length > 0;
}

const itemKinds = ['session', 'activity', 'variant', 'choice'] as const;

/** A condition on a dossier with its holds and its registration; undefined for no changes. */
function anyOf(changes: readonly ProgramChange[]): SQL | undefined {
  const codes = (wanted: ProgramChange['kind']) =>
    changes.flatMap(({ kind, item }) => (kind === wanted ? [item] : []));
  const conditions = itemKinds.flatMap((kind) =>
    codes(kind).length > 0 ? [and(eq(hold.kind, kind), inArray(hold.item, codes(kind)))] : [],
  );
  if (codes('track').length > 0) conditions.push(inArray(registration.track, codes('track')));
  for (const day of codes('day')) conditions.push(sql`${registration.days} ? ${day}`);
  return conditions.length === 0 ? undefined : conditions.reduce((all, each) => sql`(${all} or ${each})`);
}

/** A hold's detail that records the email about its removal. */
const REMOVAL = 'removal_mailed';

/**
 * The changes that concern a dossier. A removal is not reported if a later version reverses it, and a return only to
 * people who heard of the removal.
 */
async function ownOf(
  tx: Database,
  { configuration }: Pick<ProgramServices, 'configuration'>,
  row: DossierRow,
  changes: readonly ProgramChange[],
): Promise<ProgramChange[]> {
  const holds = await tx
    .select({ kind: hold.kind, item: hold.item, detail: hold.detail })
    .from(hold)
    .where(and(eq(hold.dossierId, row.id), eq(hold.state, 'reserved')));
  return changes.filter((change) => {
    const { kind, item, after, isNew } = change;
    if (kind === 'track') return row.track === item;
    if (kind === 'day') return (row.days ?? []).includes(item);
    const held = holds.find((each) => each.kind === kind && each.item === item);
    if (!held) return false;
    const isThere = isInCatalogue(configuration, row.eventCode, { kind, item });
    if (isNew) return isThere && held.detail[REMOVAL] !== undefined;
    return after !== undefined || !isThere;
  });
}

/** Records in a remaining booking that its removal, or its return, was reported. */
async function noteRemoval(
  tx: Database,
  row: DossierRow,
  { kind, item, after, isNew }: ProgramChange,
): Promise<void> {
  if ((after && !isNew) || !isRemovable(kind)) return;
  const detail = isNew
    ? sql`${hold.detail} - ${REMOVAL}::text`
    : sql`${hold.detail} || jsonb_build_object(${REMOVAL}::text, 'Y')`;
  await tx
    .update(hold)
    .set({ detail })
    .where(and(eq(hold.dossierId, row.id), eq(hold.kind, kind), eq(hold.item, item)));
}

const isRemovable = (kind: ProgramChange['kind']): kind is RemovableKind =>
  kind === 'session' || kind === 'activity';

/** The removed items that can have been paid for. */
function removedItem({ kind, item, name, before: { when }, after }: ProgramChange): RemovedItem[] {
  if (after || !isRemovable(kind)) return [];
  const booked = { kind: bookedKind[kind], item, name };
  return [{ kind, item, booked: { ...booked, ...(when !== undefined && { when }) } }];
}

async function queueMail(
  tx: Database,
  services: ProgramServices,
  row: DossierRow,
  changes: readonly ProgramChange[],
  parts: readonly RefundPart[],
): Promise<string | undefined> {
  const { configuration, mailer } = services;
  const locale = localeIn(row.locale);
  const page = dossierLink(services, row);
  const money = parts.length === 0 ? [] : [backText(locale, parts, row.id)];
  return mailer.queue(tx, {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    waits: goesToOwn(parts, row.id),
    content: {
      template: 'sessions-changed',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(eventOf(configuration, row).name, locale),
        code: row.code,
        changes: [...changes.map((change) => lineOf(change, locale)), ...money].join('\n'),
        link: page,
      },
    },
    attachments: [await writeCalendar(tx, configuration, row, locale, page)],
  });
}

function lineOf({ kind, name: text, before, after, isNew }: ProgramChange, locale: Locale): string {
  const said = ({ when, place }: ProgramChange['before']) =>
    [when, place].flatMap((part) => (part === undefined ? [] : [resolveText(part, locale)])).join(', ');
  const name = resolveText(text, locale);
  if (after && isNew) {
    const place = said(after) || wordIn('changes.openTime', locale);
    return wordIn('changes.sessionReturned', locale, { name, place });
  }
  if (after) {
    const [place, was] = [said(after), said(before)];
    return was === '' || place === ''
      ? wordIn('changes.sessionPlaced', locale, { name, place: place || wordIn('changes.openTime', locale) })
      : wordIn('changes.sessionMoved', locale, { name, place, before: was });
  }
  if (kind === 'track' || kind === 'day') return wordIn('changes.partRemoved', locale, { name });
  return said(before) === ''
    ? wordIn('changes.activityCancelled', locale, { name })
    : wordIn('changes.sessionCancelled', locale, { name, before: said(before) });
}
