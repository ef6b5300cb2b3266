import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Text } from '../../../form/languages/text.ts';
import { SafeLink } from '../../addresses/safe-link.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { picture } from '../../properties/picture.ts';
import { Portrait } from '../../properties/portrait.ts';

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
