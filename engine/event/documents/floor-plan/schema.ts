import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { closed, ItemCode } from '../../properties/block.ts';

const Length = Type.Number({ minimum: 0, maximum: 10_000 });

/** A room's purpose, which determines its colour. */
export const ROOM_KINDS = ['hall', 'room', 'exhibition', 'service', 'entrance', 'outside'] as const;

const PlanRoom = Type.Object(
  {
    /** By which addresses lead to it, as `#room-great-hall`. */
    code: ItemCode,
    name: Text,
    text: Type.Optional(Text),
    floor: ItemCode,
    kind: Type.Enum(ROOM_KINDS),
    /** Left, top, width and height; or its corners. */
    rectangle: Type.Optional(Type.Array(Length, { minItems: 4, maxItems: 4 })),
    shape: Type.Optional(
      Type.Array(Type.Array(Length, { minItems: 2, maxItems: 2 }), { minItems: 3, maxItems: 60 }),
    ),
    /** Whether it is accessible without steps. */
    step_free: Flag,
    /** Other names of it in the schedule. */
    also: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 20 })),
  },
  closed,
);
export type PlanRoom = Static<typeof PlanRoom>;

/** The rooms of a building by floor, in units of the organizer's choice. */
export const FloorPlanDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('floor_plan'),
    code: DocumentCode,
    width: Type.Number({ minimum: 100, maximum: 10_000 }),
    height: Type.Number({ minimum: 100, maximum: 10_000 }),
    floors: Type.Array(Type.Object({ code: ItemCode, label: Text }, closed), { minItems: 1, maxItems: 12 }),
    rooms: Type.Array(PlanRoom, { minItems: 1, maxItems: 400 }),
  },
  { additionalProperties: false, title: 'floor_plan' },
);
export type FloorPlanDocument = Static<typeof FloorPlanDocument>;

/** A room's corners, from either notation. */
export function cornersOf({
  rectangle,
  shape,
}: Pick<PlanRoom, 'rectangle' | 'shape'>): readonly (readonly number[])[] {
  if (shape) return shape;
  const [x = 0, y = 0, width = 0, height = 0] = rectangle ?? [];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
