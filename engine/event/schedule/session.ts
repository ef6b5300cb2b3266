import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { BandKind } from './band.ts';

export const SessionCode = Type.String({ maxLength: 64 });

/** A session as a visitor sees it (spec §3 "Workshop cart entry", "Workshop"); instants are ISO 8601 with the offset of the track. */
export const Session = Type.Object({
  workshops_session_code: SessionCode,
  workshops_schedule_code: SessionCode,
  workshops_code: SessionCode,
  /** Which offering of its workshop it is, from 1. */
  workshops_session_number: Type.Integer(),
  workshops_title: Text,
  workshops_schedule_start: Type.String(),
  workshops_schedule_end: Type.String(),
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
  offered_again: Type.Array(SessionCode),
});
export type Session = Static<typeof Session>;

/** A time of the schedule with its sessions. */
export const ScheduleTime = Type.Object({
  workshops_schedule_code: SessionCode,
  label: Text,
  day: Type.String(),
  track: Type.String(),
  timezone: Type.String(),
  start: Type.String(),
  end: Type.String(),
  sessions: Type.Array(Session),
});
export type ScheduleTime = Static<typeof ScheduleTime>;

/** Something for everyone at its time, such as a keynote or lunch. */
export const ScheduleBand = Type.Object({
  code: SessionCode,
  kind: BandKind,
  title: Text,
  /** Its place and other details. */
  text: Type.Optional(Text),
  day: Type.String(),
  /** Absent if it is for all tracks. */
  track: Type.Optional(Type.String()),
  timezone: Type.String(),
  start: Type.String(),
  end: Type.String(),
});
export type ScheduleBand = Static<typeof ScheduleBand>;
