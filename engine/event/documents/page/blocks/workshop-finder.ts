import Type from 'typebox';
import { block, heading, ItemCode } from '../../../properties/block.ts';

/** Finds workshops on the page by words and by a filter of the schedule; of a track, a day, or all. */
export const WorkshopFinder = block('workshop_finder', {
  ...heading,
  /** Code of a filter of the schedule. */
  filter: Type.Optional(ItemCode),
  track: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  /** The most that are shown at once; the schedule has all. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
