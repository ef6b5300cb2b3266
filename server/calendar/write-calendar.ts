import { eq } from 'drizzle-orm';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { ACTIVITIES } from '#engine/event/documents/offers/views.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { activityInformations } from '#server/offers/activity-information.ts';
import { lastActivities } from '#server/offers/removed-activities.ts';
import { changesOf } from '#server/refunds/quote-of-record.ts';
import { lastSessions } from '#server/schedule/removed-sessions.ts';
import { venueOf } from '#server/schedule/venue.ts';
import { type Dated, registrationCalendar } from './registration-calendar.ts';

/** What a change gave up: items and days, whose entries are cancelled. */
export type GivenUp = { items: readonly Pick<BookedItem, 'kind' | 'item'>[]; days: readonly string[] };

export type CalendarFile = { type: string; name: string; content: Buffer };

/**
 * The days of a registration and what it booked as a file for any calendar, with cancelled entries for what a change
 * gave up; its entries lead to `link`.
 */
export async function writeCalendar(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
  link: string,
  gone: GivenUp = { items: [], days: [] },
): Promise<CalendarFile> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const isCancelled = row.status === 'Cancelled';
  const booked = isCancelled
    ? await bookedBefore(db, configuration, event, row)
    : withGivenUp(
        await bookedBy(db, configuration, event, row, new Date()),
        await itemsBefore(db, configuration, event, row, gone.items),
      );
  const changed = (await changesOf(db, row.id)).length + (isCancelled ? 1 : 0);
  const sequence = changed + versionsSince(configuration, row.eventCode);
  const of = { code: row.code, sequence, isCancelled };
  return {
    type: 'text/calendar; charset=utf-8',
    name: `${event.code}.ics`,
    content: Buffer.from(
      registrationCalendar(event, row.days, { ...booked, cancelledDays: gone.days }, locale, link, of),
    ),
  };
}

/** How often what a calendar is made of was published again: an entry that was moved replaces the one before. */
function versionsSince(configuration: ConfigurationStore, eventCode: string): number {
  const versions = [
    configuration.current(eventCode, 'event', eventCode),
    configuration.current(eventCode, 'schedule', catalogue.schedule),
    configuration.current(eventCode, 'offers', ACTIVITIES),
  ].map((document) => (document ? document.version - 1 : 0));
  return versions.reduce((sum, each) => sum + each, 0);
}

/** The workshops and activities that a cancellation gave up, still published or not, so that their entries are cancelled by name. */
async function bookedBefore(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
): Promise<Dated> {
  const [done] = await db
    .select({ freed: cancellation.freed })
    .from(cancellation)
    .where(eq(cancellation.dossierId, row.id));
  return {
    venue: venueOf(configuration, row.eventCode, row.track),
    ...(await itemsBefore(db, configuration, event, row, done?.freed ?? [])),
    cancelled: [],
    cancelledActivities: [],
    items: [],
  };
}

/** The workshops and activities among items that a registration no longer has, still published or not. */
async function itemsBefore(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  items: GivenUp['items'],
): Promise<Pick<Dated, 'workshops' | 'activities'>> {
  const given = (wanted: string) => items.flatMap(({ kind, item }) => (kind === wanted ? [item] : []));
  const activities = await lastActivities(db, configuration, row.eventCode, given('activity'));
  return {
    workshops: await lastSessions(db, configuration, row.eventCode, given('workshop')),
    activities: activities.length > 0 ? await activityInformations(db, event, activities, row) : [],
  };
}

/** What is booked, with the items given up as cancelled, except those of which some are still booked. */
function withGivenUp(booked: Dated, gone: Pick<Dated, 'workshops' | 'activities'>): Dated {
  const { workshops, activities } = booked;
  const has = new Set([
    ...workshops.map(({ workshops_session_code }) => workshops_session_code),
    ...activities.map(({ activity_code }) => activity_code),
  ]);
  return {
    ...booked,
    cancelled: [
      ...booked.cancelled,
      ...gone.workshops.filter(({ workshops_session_code }) => !has.has(workshops_session_code)),
    ],
    cancelledActivities: [
      ...booked.cancelledActivities,
      ...gone.activities.filter(({ activity_code }) => !has.has(activity_code)),
    ],
  };
}
