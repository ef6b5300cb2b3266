import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Text } from '../../../form/languages/text.ts';
import { SafeLink } from '../../addresses/safe-link.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { Cents, IsoDate } from '../../properties/money.ts';
import { picture } from '../../properties/picture.ts';

const Room = Type.Object({ name: Text, amount: Cents }, closed);

const Accommodation = Type.Object(
  {
    code: ItemCode,
    name: Text,
    text: Type.Optional(Text),
    /** HTML, for the detail. */
    description: Type.Optional(Text),
    ...picture,
    address: Text,
    /** How far it is, in words. */
    distance: Type.Optional(Text),
    phone: Type.Optional(Type.String({ pattern: '^[+0-9() .-]{5,30}$' })),
    /** Where one books. */
    link: Type.Optional(SafeLink),
    /** The code to give when booking. */
    booking_code: Type.Optional(Type.String({ maxLength: 40 })),
    /** The last day on which rooms are held. */
    until: Type.Optional(IsoDate),
    /** For a night. */
    rooms: Type.Array(Room, { maxItems: 12 }),
  },
  closed,
);
export type Accommodation = Static<typeof Accommodation>;

/** Where to stay, the nearest first. */
export const AccommodationsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('accommodations'),
    code: DocumentCode,
    accommodations: Type.Array(Accommodation, { minItems: 1, maxItems: 60 }),
  },
  { additionalProperties: false, title: 'accommodations' },
);
export type AccommodationsDocument = Static<typeof AccommodationsDocument>;
