import Type from 'typebox';
import { ScheduleBand, ScheduleTime, Session, SessionCode } from '../event/schedule/session.ts';
import { Option } from '../form/field/option.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';

/** The codes of a filter and of one of its options, joined by a point. */
const SchemaCode = Type.String({ minLength: 1, maxLength: 200 });

const choice = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 40 })),
  day: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 30 })),
  track: Type.Optional(Type.String({ maxLength: 40 })),
});
const x = Type.Object({ x: SessionCode });

export const schedule = endpoints(calls.schedule, {
  getScheduleByCodeAndTrack: {
    summary: 'The schedule by time, for a track and days, with the items for everyone between workshops.',
    access: 'public',
    body: choice,
    response: Type.Object({
      version: Type.Integer(),
      times: Type.Array(ScheduleTime),
      bands: Type.Array(ScheduleBand),
    }),
  },
  getScheduleListByCodeAndTrack: {
    summary: 'The sessions of a track and days, by start time.',
    access: 'public',
    body: choice,
    response: Type.Object({ version: Type.Integer(), sessions: Type.Array(Session) }),
  },
  getSessionsBySchedule: {
    summary: 'The sessions at a time of the schedule.',
    access: 'public',
    params: x,
    response: Type.Array(Session),
  },
  getSessionDetail: {
    summary: 'A session, with the other sessions of its workshop.',
    access: 'public',
    params: x,
    response: Type.Object({ session: Session, offered_again: Type.Array(Session) }),
  },
  getWorkshopsBySchema: {
    summary: 'The sessions of a schema by start time; x is its code in getClientEventSchema, or `all`.',
    access: 'public',
    params: Type.Object({ x: SchemaCode }),
    response: Type.Array(Session),
  },
  getWorkshopByQuery: {
    summary:
      'The matching sessions of a day and a track, by start time; x is the day’s code, and both can be `all`.',
    access: 'public',
    params: Type.Object({ x: SessionCode, track: Type.String({ minLength: 1, maxLength: 40 }) }),
    query: Type.Object({
      /** Words that all have to be found, in the language asked for. */
      q: Type.Optional(Type.String({ maxLength: 200 })),
      mode: Type.Optional(Type.Enum(['I', 'O'])),
      /** Codes of getClientEventSchema that all have to fit. */
      schema: Type.Optional(Type.Array(SchemaCode, { maxItems: 20 })),
    }),
    response: Type.Array(Session),
  },
  downloadScheduleFile: {
    summary: 'The whole schedule as a calendar file (.ics), in the language asked for.',
    access: 'public',
    response: Type.Unknown(),
  },
  downloadScheduleGlanceFile: {
    summary: 'The schedule at a glance as a PDF; x is the code of a track, or `all`.',
    access: 'public',
    params: x,
    response: Type.Unknown(),
  },
  listFilters: {
    summary: 'The filters of the schedule.',
    access: 'public',
    response: Type.Array(Type.Object({ code: Type.String(), label: Text, options: Type.Array(Option) })),
  },
});
