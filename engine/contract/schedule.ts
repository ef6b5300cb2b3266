import Type, { type Static } from 'typebox';
import { Flag } from '../configuration/flag.ts';
import { Option } from '../configuration/option.ts';
import { BandKind } from '../configuration/schedule-band.ts';
import { Text } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';

const ItemCode = Type.String({ maxLength: 64 });
const Moment = Type.String();
/** The codes of a filter and of one of its options, joined by a point. */
const SchemaCode = Type.String({ minLength: 1, maxLength: 200 });

/** A session as a visitor sees it (spec §3 "Workshop cart entry", "Workshop"); instants are ISO 8601 with the offset of the track. */
export const Session = Type.Object({
  workshops_session_code: ItemCode,
  workshops_schedule_code: ItemCode,
  workshops_code: ItemCode,
  /** Which offering of its workshop it is, from 1. */
  workshops_session_number: Type.Integer(),
  workshops_title: Text,
  workshops_schedule_start: Moment,
  workshops_schedule_end: Moment,
  workshops_schedule_track_timezone: Type.String(),
  /** I in person, O online: that of the track. */
  workshops_schedule_track_type: Type.Enum(['I', 'O']),
  workshops_session_type: Type.Enum(['I', 'O']),
  workshops_offsite: Flag,
  /** Code of the event's day. */
  workshops_schedule_day: Type.String(),
  /** The name of its time, such as "Workshops A". */
  schedule_label: Text,
  track: Type.String(),
  description: Text,
  presenters: Type.Array(Type.Object({ name: Type.String(), role: Type.Optional(Text) })),
  room: Type.Optional(Text),
  equipment: Type.Optional(Text),
  /** Values by filter code. */
  filters: Type.Record(Type.String(), Type.Array(Type.String())),
  availability: Type.Enum(['open', 'limited', 'full']),
  /** Told only where seats are limited or full. */
  seats_left: Type.Optional(Type.Integer({ minimum: 0 })),
  /** In cents. */
  fee: Type.Optional(
    Type.Object({
      amount: Type.Integer(),
      payable: Type.Enum(['registration', 'instructor']),
      detail: Type.Optional(Text),
    }),
  ),
  free_included: Flag,
  /** Codes of the other sessions of the same workshop. */
  offered_again: Type.Array(ItemCode),
});
export type Session = Static<typeof Session>;

/** A time of the schedule with its sessions. */
export const ScheduleTime = Type.Object({
  workshops_schedule_code: ItemCode,
  label: Text,
  day: Type.String(),
  track: Type.String(),
  timezone: Type.String(),
  start: Moment,
  end: Moment,
  sessions: Type.Array(Session),
});
export type ScheduleTime = Static<typeof ScheduleTime>;

/** Something for everyone at its time, such as a keynote or lunch. */
export const ScheduleBand = Type.Object({
  code: ItemCode,
  kind: BandKind,
  title: Text,
  /** Its place and other details. */
  text: Type.Optional(Text),
  day: Type.String(),
  /** Absent if it is for all tracks. */
  track: Type.Optional(Type.String()),
  timezone: Type.String(),
  start: Moment,
  end: Moment,
});
export type ScheduleBand = Static<typeof ScheduleBand>;

const choice = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 40 })),
  day: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 30 })),
  track: Type.Optional(Type.String({ maxLength: 40 })),
});
const x = Type.Object({ x: ItemCode });

export const schedule = {
  getScheduleByCodeAndTrack: endpoint({
    method: 'POST',
    path: '/getScheduleByCodeAndTrack',
    summary: 'The schedule by time, for a track and days, with the items for everyone between workshops.',
    access: 'public',
    body: choice,
    response: Type.Object({
      version: Type.Integer(),
      times: Type.Array(ScheduleTime),
      bands: Type.Array(ScheduleBand),
    }),
  }),
  getScheduleListByCodeAndTrack: endpoint({
    method: 'POST',
    path: '/getScheduleListByCodeAndTrack',
    summary: 'The sessions of a track and days, by start time.',
    access: 'public',
    body: choice,
    response: Type.Object({ version: Type.Integer(), sessions: Type.Array(Session) }),
  }),
  getSessionsBySchedule: endpoint({
    method: 'GET',
    path: '/getSessionsBySchedule/{x}',
    summary: 'The sessions at a time of the schedule.',
    access: 'public',
    params: x,
    response: Type.Array(Session),
  }),
  getSessionDetail: endpoint({
    method: 'GET',
    path: '/getSessionDetail/{x}',
    summary: 'A session, with the other sessions of its workshop.',
    access: 'public',
    params: x,
    response: Type.Object({ session: Session, offered_again: Type.Array(Session) }),
  }),
  getWorkshopsBySchema: endpoint({
    method: 'GET',
    path: '/getWorkshopsBySchema/{x}',
    summary: 'The sessions of a schema by start time; x is its code in getClientEventSchema, or `all`.',
    access: 'public',
    params: Type.Object({ x: SchemaCode }),
    response: Type.Array(Session),
  }),
  getWorkshopByQuery: endpoint({
    method: 'GET',
    path: '/getWorkshopByQuery/{x}/{track}',
    summary:
      'The matching sessions of a day and a track, by start time; x is the day’s code, and both can be `all`.',
    access: 'public',
    params: Type.Object({ x: ItemCode, track: Type.String({ minLength: 1, maxLength: 40 }) }),
    query: Type.Object({
      /** Words that all have to be found, in the language asked for. */
      q: Type.Optional(Type.String({ maxLength: 200 })),
      mode: Type.Optional(Type.Enum(['I', 'O'])),
      /** Codes of getClientEventSchema that all have to fit. */
      schema: Type.Optional(Type.Array(SchemaCode, { maxItems: 20 })),
    }),
    response: Type.Array(Session),
  }),
  downloadScheduleFile: endpoint({
    method: 'GET',
    path: '/downloadScheduleFile',
    summary: 'The whole schedule as a calendar file (.ics), in the language asked for.',
    access: 'public',
    produces: 'file',
    response: Type.Unknown(),
  }),
  downloadScheduleGlanceFile: endpoint({
    method: 'GET',
    path: '/downloadScheduleGlanceFile/{x}',
    summary: 'The schedule at a glance as a PDF; x is the code of a track, or `all`.',
    access: 'public',
    params: x,
    produces: 'file',
    response: Type.Unknown(),
  }),
  listFilters: endpoint({
    method: 'GET',
    path: '/listFilters',
    summary: 'The filters of the schedule.',
    access: 'public',
    response: Type.Array(Type.Object({ code: Type.String(), label: Text, options: Type.Array(Option) })),
  }),
} as const;
