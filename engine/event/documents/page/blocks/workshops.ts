import Type, { type Static } from 'typebox';
import { Action, block, closed, heading } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

/** The tile of those workshops that a choice of the schedule's filters finds, in looks that have tiles. */
const FilterTile = Type.Object(
  { filter: Type.String({ maxLength: 40 }), option: Type.String({ maxLength: 40 }), tile: Tile },
  closed,
);
export type FilterTile = Static<typeof FilterTile>;

const tiles = { tiles: Type.Optional(Type.Array(FilterTile, { maxItems: 40 })) };

/** The workshops of the schedule, in the order of their time; those of a track or a day, or all. */
export const WorkshopList = block('workshop_list', {
  ...heading,
  track: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  ...tiles,
  /** The most that are shown; the schedule has all. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  action: Type.Optional(Action),
});

/** A few workshops, others on each visit. */
export const RandomWorkshops = block('random_workshops', {
  ...heading,
  ...tiles,
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  action: Type.Optional(Action),
});
