import Type, { type Static } from 'typebox';
import { closed, ItemCode } from './blocks/block.ts';
import { picture } from './blocks/picture.ts';
import { DocumentCode } from './code.ts';
import { Portrait } from './portrait.ts';
import { SafeLink } from './safe-link.ts';
import { Text } from './text.ts';

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A talk before everybody, on a day of the event and the clock of its time zone. */
const Keynote = Type.Object(
  {
    title: Text,
    description: Type.Optional(Text),
    day: Type.String(),
    start: Clock,
    end: Clock,
    place: Type.Optional(Text),
  },
  closed,
);

const Person = Type.Object(
  {
    code: ItemCode,
    /** As the schedule names them among the presenters of a workshop. */
    name: Type.String({ minLength: 1, maxLength: 120 }),
    role: Type.Optional(Text),
    biography: Type.Optional(Text),
    ...picture,
    /** A drawn portrait for people without a photo; by default none. */
    portrait: Type.Optional(Portrait),
    link: Type.Optional(SafeLink),
    keynote: Type.Optional(Keynote),
  },
  closed,
);
export type Person = Static<typeof Person>;

/** Speakers, some with a keynote. */
export const PeopleDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('people'),
    code: DocumentCode,
    people: Type.Array(Person, { minItems: 1, maxItems: 500 }),
  },
  { additionalProperties: false, title: 'people' },
);
export type PeopleDocument = Static<typeof PeopleDocument>;
