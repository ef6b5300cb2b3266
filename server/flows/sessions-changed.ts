import { and, eq, inArray } from 'drizzle-orm';
import { type Locale, localeIn, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold } from '#server/database/schema.ts';
import { sessionItem } from '#server/domain/booked/booked-items.ts';
import { type DossierRow, selectDossiers } from '#server/domain/dossier-row.ts';
import { scheduleAt } from '#server/domain/schedule/removed-sessions.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';

type Placed = Parameters<typeof sessionItem>[1];
type Change = { readonly before: Placed; readonly after: Placed | undefined };

/** What sends these mails. */
export interface SessionMailServices {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly mailer: Mailer;
  readonly link: (eventCode: string, locale: Locale, path: `/${string}`, origin: string | null) => string;
}

/** Mails everyone who has booked a session that a version of the schedule moved or removed, with a new calendar file. */
export async function mailSessionChanges(
  services: SessionMailServices,
  eventCode: string,
  version: number,
): Promise<void> {
  const { db, configuration } = services;
  const [was, is] = await Promise.all(
    [version - 1, version].map((each) => scheduleAt(configuration, eventCode, each)),
  );
  if (!was || !is) return;
  const changes = new Map<string, Change>();
  for (const [code, { session: before }] of was.sessions) {
    const after = is.sessions.get(code)?.session;
    if (!after || whereOf(before) !== whereOf(after)) changes.set(code, { before, after });
  }
  const booked = await bookedAmong(db, eventCode, [...changes.keys()]);
  await db.transaction(async (tx) => {
    for (const { row, items } of booked) {
      await queueMail(
        tx,
        services,
        row,
        items.flatMap((item) => changes.get(item) ?? []),
      );
    }
  });
}

/** When and where a session is, to be compared. */
function whereOf(session: Placed & Pick<Session, 'workshops_session_type'>): string {
  const { workshops_schedule_start: start, workshops_schedule_end: end, room } = session;
  return JSON.stringify([
    start,
    end,
    session.workshops_session_type,
    room && [resolveText(room, 'en'), resolveText(room, 'fr')],
  ]);
}

async function bookedAmong(
  db: Database,
  eventCode: string,
  codes: readonly string[],
): Promise<{ row: DossierRow; items: string[] }[]> {
  if (codes.length === 0) return [];
  const holds = await db
    .select({ dossierId: hold.dossierId, item: hold.item })
    .from(hold)
    .where(
      and(
        eq(hold.eventCode, eventCode),
        eq(hold.kind, 'session'),
        eq(hold.state, 'reserved'),
        inArray(hold.item, [...codes]),
      ),
    );
  const ids = [...new Set(holds.map(({ dossierId }) => dossierId))];
  if (ids.length === 0) return [];
  const rows = await selectDossiers(db).where(and(inArray(dossier.id, ids), eq(dossier.status, 'Submitted')));
  return rows.map((row) => ({
    row,
    items: holds.filter(({ dossierId }) => dossierId === row.id).map(({ item }) => item),
  }));
}

async function queueMail(
  tx: Database,
  { configuration, mailer, link }: SessionMailServices,
  row: DossierRow,
  changes: readonly Change[],
): Promise<void> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) return;
  const locale = localeIn(row.locale);
  const page = link(row.eventCode, locale, `/registration/manage?code=${row.code}`, row.origin);
  await mailer.queue(tx, {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'sessions-changed',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        changes: changes.map((change) => lineOf(change, locale)).join('\n'),
        link: page,
      },
    },
    attachments: [await writeCalendar(tx, configuration, row, locale, page)],
  });
}

function lineOf({ before, after }: Change, locale: Locale): string {
  const said = (session: Placed) => {
    const { when, place } = sessionItem('workshop', session);
    return [when, place]
      .flatMap((text) => (text === undefined ? [] : [resolveText(text, locale)]))
      .join(', ');
  };
  const name = resolveText(before.workshops_title, locale);
  return after
    ? wordIn('changes.sessionMoved', locale, { name, place: said(after), before: said(before) })
    : wordIn('changes.sessionCancelled', locale, { name, before: said(before) });
}
