import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Option } from '../../../form/field/option.ts';
import { Text } from '../../../form/languages/text.ts';
import { Cents } from '../../properties/money.ts';
import { ScheduleBand } from '../../schedule/band.ts';

const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A time of the schedule: a day of the event, from and to on the clock of its track's time zone. */
const ScheduleSlot = Type.Object(
  {
    code: ItemCode,
    label: Text,
    day: Type.String(),
    track: Type.String(),
    start: Clock,
    end: Clock,
  },
  { additionalProperties: false },
);
export type ScheduleSlot = Static<typeof ScheduleSlot>;

/** A workshop, which may be offered in several sessions. */
const Workshop = Type.Object(
  {
    code: ItemCode,
    title: Text,
    description: Text,
    presenters: Type.Array(Type.Object({ name: Type.String(), role: Type.Optional(Text) }), { maxItems: 12 }),
    /** What to bring. */
    equipment: Type.Optional(Text),
    /** Values of the filters, by filter code. */
    filters: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { additionalProperties: false },
);
export type Workshop = Static<typeof Workshop>;

/** One offering of a workshop at a time of the schedule. */
const WorkshopSession = Type.Object(
  {
    code: ItemCode,
    workshop: ItemCode,
    schedule: ItemCode,
    room: Type.Optional(Text),
    /** I in person, O online (spec §3 "Workshop cart entry"). */
    type: Type.Enum(['I', 'O']),
    offsite: Type.Optional(Flag),
    /** Seats; absent means no limit. */
    capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    /** Seats of these that the organizer keeps back. */
    kept: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    fee: Type.Optional(
      Type.Object(
        { amount: Cents, payable: Type.Enum(['registration', 'instructor']), detail: Type.Optional(Text) },
        { additionalProperties: false },
      ),
    ),
    /** Y says that it is included, where others cost extra. */
    free_included: Type.Optional(Flag),
  },
  { additionalProperties: false },
);
export type WorkshopSession = Static<typeof WorkshopSession>;

const ScheduleFilter = Type.Object(
  { code: Type.String({ pattern: '^[a-z][a-z0-9_]{0,40}$' }), label: Text, options: Type.Array(Option) },
  { additionalProperties: false },
);
export type ScheduleFilter = Static<typeof ScheduleFilter>;

/** The workshops of an event with their times, rooms and seats (design §3 "catalogue"). */
export const ScheduleDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('schedule'),
    code: DocumentCode,
    filters: Type.Optional(Type.Array(ScheduleFilter, { maxItems: 12 })),
    slots: Type.Array(ScheduleSlot, { minItems: 1, maxItems: 500 }),
    /** Keynotes, meals and breaks, shown across the schedule. */
    bands: Type.Optional(Type.Array(ScheduleBand, { maxItems: 200 })),
    workshops: Type.Array(Workshop, { minItems: 1, maxItems: 10_000 }),
    sessions: Type.Array(WorkshopSession, { minItems: 1, maxItems: 10_000 }),
  },
  { additionalProperties: false, title: 'schedule' },
);
export type ScheduleDocument = Static<typeof ScheduleDocument>;
