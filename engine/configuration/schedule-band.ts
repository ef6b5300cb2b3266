import Type, { type Static } from 'typebox';
import { Text } from './text.ts';

/** What a band is: a keynote stands out, a break stands back. */
export const BandKind = Type.Enum(['keynote', 'meal', 'social', 'break']);

/** What is for everybody at its time: it stands across the schedule, between the workshops. */
export const ScheduleBand = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' }),
    kind: BandKind,
    title: Text,
    /** Where it is, and what else there is to know. */
    text: Type.Optional(Text),
    day: Type.String(),
    /** Whose it is, and whose clock it keeps; absent is everybody's, on the event's clock. */
    track: Type.Optional(Type.String()),
    start: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    end: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  },
  { additionalProperties: false },
);
export type ScheduleBand = Static<typeof ScheduleBand>;
