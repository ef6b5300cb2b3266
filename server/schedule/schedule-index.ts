import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ScheduleDocument, ScheduleSlot, Workshop } from '#engine/event/documents/schedule/schema.ts';
import { trackType } from '#engine/event/schedule/may-attend.ts';
import type { ScheduleBand, ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import { groupBy } from './group-by.ts';
import { slotInstants } from './slot-instants.ts';

/** A session with everything but how full it is. */
export type ScheduledSession = {
  readonly session: Omit<Session, 'availability' | 'seats_left'>;
  /** The seats that can be taken; undefined without a limit. */
  readonly limit: number | undefined;
};

export type ScheduledTime = {
  readonly time: Omit<ScheduleTime, 'sessions'>;
  readonly sessions: readonly ScheduledSession[];
};

/** A schedule made ready to be looked up, all in the order of their start. */
export type ScheduleIndex = {
  readonly version: number;
  readonly filters: NonNullable<ScheduleDocument['filters']>;
  readonly times: ReadonlyMap<string, ScheduledTime>;
  /** The bands between the workshops. */
  readonly bands: readonly ScheduleBand[];
  readonly sessions: ReadonlyMap<string, ScheduledSession>;
  readonly workshops: ReadonlyMap<string, Workshop>;
};

type Configured = Pick<ConfigurationStore, 'current'>;
type Entry = { schedule: Versioned<'schedule'>; event: Versioned<'event'>; index: ScheduleIndex };
const indexes = new WeakMap<Configured, Map<string, Entry>>();

/** The newest schedule of an event, if it has one; indexed once a version, since there may be ten thousand sessions. */
export function scheduleOf(configuration: Configured, eventCode: string): ScheduleIndex | undefined {
  const schedule = configuration.current(eventCode, 'schedule', catalogue.schedule);
  const event = configuration.current(eventCode, 'event', eventCode);
  if (!schedule || !event) return undefined;
  const entries = indexes.get(configuration) ?? new Map<string, Entry>();
  indexes.set(configuration, entries);
  const known = entries.get(eventCode);
  // Days and time zones come from the event document, whose version counts as well.
  if (known?.schedule === schedule && known.event === event) return known.index;
  const entry = { schedule, event, index: indexSchedule(schedule, event.document) };
  entries.set(eventCode, entry);
  return entry.index;
}

/** Indexes a schedule; entries with unknown days, tracks, slots or workshops are left out. */
export function indexSchedule(
  { version, document }: Versioned<'schedule'>,
  event: EventDocument,
): ScheduleIndex {
  const workshops = new Map(document.workshops.map((workshop) => [workshop.code, workshop]));
  const times = document.slots
    .flatMap((slot) => timeOf(slot, event) ?? [])
    .sort((a, b) => byStart(a, b) || compare(a.workshops_schedule_code, b.workshops_schedule_code));
  const bySlot = groupBy(document.sessions, ({ schedule }) => schedule);
  const inOrder = times.flatMap((time) =>
    (bySlot.get(time.workshops_schedule_code) ?? []).flatMap((offering) => {
      const workshop = workshops.get(offering.workshop);
      return workshop ? [{ offering, workshop, time }] : [];
    }),
  );
  const offerings = new Map(
    [...groupBy(inOrder, ({ workshop }) => workshop.code)].map(([code, placed]) => [
      code,
      placed.map(({ offering }) => offering.code),
    ]),
  );
  const sessions = new Map<string, ScheduledSession>();
  for (const placed of inOrder) {
    const ofWorkshop = offerings.get(placed.workshop.code) ?? [];
    sessions.set(placed.offering.code, scheduledSession(placed, ofWorkshop, event));
  }
  const byTime = groupBy(sessions.values(), ({ session }) => session.workshops_schedule_code);
  return {
    version,
    filters: document.filters ?? [],
    times: new Map(
      times.map((time) => [
        time.workshops_schedule_code,
        { time, sessions: byTime.get(time.workshops_schedule_code) ?? [] },
      ]),
    ),
    bands: (document.bands ?? []).flatMap((band) => bandOf(band, event) ?? []).sort(byStart),
    sessions,
    workshops,
  };
}

type Placed = {
  offering: ScheduleDocument['sessions'][number];
  workshop: Workshop;
  time: ScheduledTime['time'];
};

function scheduledSession(
  { offering, workshop, time }: Placed,
  offerings: readonly string[],
  { tracks }: EventDocument,
): ScheduledSession {
  const track = tracks.find(({ code }) => code === time.track);
  const { capacity, kept = 0 } = offering;
  return {
    limit: capacity === undefined ? undefined : Math.max(0, capacity - kept),
    session: {
      workshops_session_code: offering.code,
      workshops_schedule_code: time.workshops_schedule_code,
      workshops_code: workshop.code,
      workshops_session_number: offerings.indexOf(offering.code) + 1,
      workshops_title: workshop.title,
      workshops_schedule_start: time.start,
      workshops_schedule_end: time.end,
      workshops_schedule_track_timezone: time.timezone,
      workshops_schedule_track_type: track ? trackType(track) : offering.type,
      workshops_session_type: offering.type,
      workshops_offsite: offering.offsite ?? 'N',
      workshops_schedule_day: time.day,
      schedule_label: time.label,
      track: time.track,
      description: workshop.description,
      presenters: workshop.presenters,
      room: offering.room,
      equipment: workshop.equipment,
      filters: workshop.filters ?? {},
      fee: offering.fee,
      free_included: offering.free_included ?? 'N',
      offered_again: offerings.filter((code) => code !== offering.code),
    },
  };
}

function timeOf(slot: ScheduleSlot, event: EventDocument): ScheduledTime['time'] | undefined {
  const timezone = event.tracks.find(({ code }) => code === slot.track)?.timezone;
  const date = event.days.find(({ code }) => code === slot.day)?.date;
  if (timezone === undefined || date === undefined) return undefined;
  const { code, label, day, track } = slot;
  return {
    workshops_schedule_code: code,
    label,
    day,
    track,
    timezone,
    ...slotInstants(date, slot, timezone),
  };
}

type Band = NonNullable<ScheduleDocument['bands']>[number];

function bandOf({ start, end, ...band }: Band, event: EventDocument): ScheduleBand | undefined {
  const track = event.tracks.find(({ code }) => code === band.track);
  const date = event.days.find(({ code }) => code === band.day)?.date;
  if (date === undefined || (band.track !== undefined && !track)) return undefined;
  const timezone = track?.timezone ?? event.timezone;
  return { ...band, timezone, ...slotInstants(date, { start, end }, timezone) };
}

function byStart(a: { start: string }, b: { start: string }): number {
  return Date.parse(a.start) - Date.parse(b.start);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
