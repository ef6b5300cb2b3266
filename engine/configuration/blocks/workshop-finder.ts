import Type from 'typebox';
import { block, heading, ItemCode } from './block.ts';

/** Workshops to be found in place: by words, and by what a filter of the schedule tells apart; those of a track or a day, or all. */
export const WorkshopFinder = block('workshop_finder', {
  ...heading,
  /** Code of a filter of the schedule. */
  filter: Type.Optional(ItemCode),
  track: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  /** At most so many at once; the rest is in the schedule. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
