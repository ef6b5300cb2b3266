import type { Activity } from '#engine/configuration/activities-document.ts';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Flag, isYes } from '#engine/configuration/flag.ts';
import { isOfApplications } from '#engine/configuration/flow-document.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ActivityInformation } from '#engine/contract/activity.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { whenInWords } from '#server/domain/booked/when-in-words.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { slotInstants } from '#server/domain/schedule/slot-instants.ts';
import { availabilityOf } from '#server/inventory/stock/availability.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { catalogue } from '#server/inventory/stock/limits.ts';
import { awaitedBy, awaitedItem } from '#server/inventory/waitlist/entries.ts';

/** The activities of an event, all of them or those of a track. */
export function activitiesOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  track?: string | null,
): Activity[] {
  const document = configuration.current(eventCode, 'activities', catalogue.activities)?.document;
  const activities = document?.activities ?? [];
  return activities.filter(({ tracks }) => !track || !tracks || tracks.includes(track));
}

/** Those that somebody may take part in: a registration in those of its track, anybody else in those that are sold. */
export function activitiesFor(
  configuration: ConfigurationStore,
  row: Pick<DossierRow, 'eventCode' | 'flow' | 'track'>,
): Activity[] {
  const ofTrack = activitiesOf(configuration, row.eventCode, row.track);
  return isOfApplications(row.flow)
    ? ofTrack.filter(({ registered_only }) => !isYes(registered_only))
    : ofTrack;
}

/** How many persons one registration may sign up; itself where nothing is said. */
export function personsOf({ most = 1 }: Activity): number {
  return most;
}

/** These activities as a registrant sees them, or without a registration anybody. */
export async function activityInformations(
  db: Database,
  event: EventDocument,
  activities: readonly Activity[],
  row?: Pick<DossierRow, 'id'>,
  waitlist?: Flag,
): Promise<ActivityInformation[]> {
  const taken = await takenOf(db, event.code, 'activity');
  const holds = row ? await holdsOf(db, row.id, 'activity') : [];
  const awaited = row ? await awaitedBy(db, row, 'activity') : [];
  return activities.map((activity) => {
    const held = holds.find(({ item }) => item === activity.code)?.quantity ?? 0;
    const own = awaited.find(({ item }) => item === activity.code);
    return {
      ...informationOf(activity, event, taken.get(activity.code) ?? 0, held),
      ...(waitlist && { waitlist }),
      ...(own && { awaited: awaitedItem(own) }),
    };
  });
}

/** An activity of which so much is taken, and so much held by who looks at it. */
export function informationOf(
  activity: Activity,
  event: EventDocument,
  taken: number,
  held: number,
): ActivityInformation {
  return {
    activity_code: activity.code,
    name: activity.name,
    description: activity.description,
    picture: activity.picture,
    place: activity.place,
    ...momentsOf(activity, event),
    timezone: timezoneOf(activity, event),
    amount: activity.amount ?? 0,
    most: personsOf(activity),
    ...availabilityOf(taken, activity.capacity),
    quantity: held,
  };
}

/** When an activity is, in words; undefined where nothing says. */
export function activityWhen(activity: Activity, event: EventDocument): Text | undefined {
  const { start, end } = momentsOf(activity, event);
  return start === undefined ? undefined : whenInWords(start, end, timezoneOf(activity, event));
}

function momentsOf(activity: Activity, event: EventDocument): { start?: string; end?: string } {
  const date = event.days.find(({ code }) => code === activity.day)?.date;
  const { start, end = start } = activity;
  if (date === undefined || start === undefined || end === undefined) return {};
  const moments = slotInstants(date, { start, end }, timezoneOf(activity, event));
  return activity.end === undefined ? { start: moments.start } : moments;
}

/** The times in which whoever takes part can be nowhere else; undefined if its end is open. */
export function activityTimes(
  activity: Activity,
  event: EventDocument,
): { start: string; end: string } | undefined {
  const { start, end } = momentsOf(activity, event);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** That of its track where it is in one only, since those in another cannot go. */
function timezoneOf({ tracks }: Activity, event: EventDocument): string {
  const own = tracks?.length === 1 ? event.tracks.find(({ code }) => code === tracks[0]) : undefined;
  return own?.timezone ?? event.timezone;
}
