import Type, { type Static } from 'typebox';
import { DocumentCode } from './code.ts';
import { Flag } from './flag.ts';
import { Cents } from './money.ts';
import { Text } from './text.ts';

const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

const Activity = Type.Object(
  {
    code: ItemCode,
    name: Text,
    description: Type.Optional(Text),
    picture: Type.Optional(Type.String({ maxLength: 500 })),
    /** Absent means free. */
    amount: Type.Optional(Cents),
    /** Persons; absent means no limit. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Persons that one registration may sign up. */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    day: Type.Optional(Type.String()),
    start: Type.Optional(Clock),
    end: Type.Optional(Clock),
    place: Type.Optional(Text),
    /** Y: only registered attendees can take it; it is not sold. */
    registered_only: Type.Optional(Flag),
    tracks: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type Activity = Static<typeof Activity>;

/** The social activities; a registration takes part in at most one (spec §5). */
export const ActivitiesDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('activities'),
    code: DocumentCode,
    activities: Type.Array(Activity, { minItems: 1, maxItems: 200 }),
    /** Y: people can wait for full ones. */
    waitlist: Type.Optional(Flag),
  },
  { additionalProperties: false, title: 'activities' },
);
export type ActivitiesDocument = Static<typeof ActivitiesDocument>;
