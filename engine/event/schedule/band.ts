import Type, { type Static } from 'typebox';
import { Text } from '../../form/languages/text.ts';

/** A keynote is emphasized, a break is not. */
export const BandKind = Type.Enum(['keynote', 'meal', 'social', 'break']);

/** Something for everyone at its time, shown across the schedule between the workshops. */
export const ScheduleBand = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' }),
    kind: BandKind,
    title: Text,
    /** Its place and other details. */
    text: Type.Optional(Text),
    day: Type.String(),
    /** Its track and time zone; by default everyone's, in the event's time zone. */
    track: Type.Optional(Type.String()),
    start: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    end: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  },
  { additionalProperties: false },
);
export type ScheduleBand = Static<typeof ScheduleBand>;
