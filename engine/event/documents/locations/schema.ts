import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Text } from '../../../form/languages/text.ts';
import { SafeLink } from '../../addresses/safe-link.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { picture } from '../../properties/picture.ts';

const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** Across from the left, down from the top. */
const Point = Type.Array(Percent, { minItems: 2, maxItems: 2 });

/** A sketch of the surroundings on a square of 100, north up; not to scale. */
const Sketch = Type.Object(
  {
    areas: Type.Array(
      Type.Object(
        { kind: Type.Enum(['water', 'park']), points: Type.Array(Point, { minItems: 3, maxItems: 40 }) },
        closed,
      ),
      { maxItems: 20 },
    ),
    streets: Type.Array(
      Type.Object(
        { name: Type.Optional(Text), points: Type.Array(Point, { minItems: 2, maxItems: 40 }) },
        closed,
      ),
      { maxItems: 40 },
    ),
    /** The first one is the place itself. */
    marks: Type.Array(Type.Object({ name: Text, at: Point }, closed), { minItems: 1, maxItems: 12 }),
  },
  closed,
);
export type Sketch = Static<typeof Sketch>;

const Way = Type.Object(
  {
    icon: Type.Enum(['bus', 'pin', 'room', 'globe', 'clock']),
    /** The duration, shown in large: eight, minutes. */
    figure: Type.Optional(
      Type.Object({ value: Type.String({ minLength: 1, maxLength: 6 }), unit: Type.Optional(Text) }, closed),
    ),
    title: Text,
    text: Text,
  },
  closed,
);

const Location = Type.Object(
  {
    code: ItemCode,
    name: Text,
    text: Type.Optional(Text),
    /** HTML, for the detail. */
    description: Type.Optional(Text),
    ...picture,
    /** Absent for a place that is nowhere, such as a meeting online. */
    address: Type.Optional(Text),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    sketch: Type.Optional(Sketch),
    link: Type.Optional(SafeLink),
    /** How one gets there, and in. */
    ways: Type.Array(Way, { maxItems: 12 }),
    /** Tracks that meet there; absent means all. */
    tracks: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  closed,
);
export type Location = Static<typeof Location>;

/** The venues. */
export const LocationsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('locations'),
    code: DocumentCode,
    locations: Type.Array(Location, { minItems: 1, maxItems: 60 }),
  },
  { additionalProperties: false, title: 'locations' },
);
export type LocationsDocument = Static<typeof LocationsDocument>;
