import Type from 'typebox';
import { Action, block, heading } from './block.ts';

/** The workshops of the schedule, in the order of their time; those of a track or a day, or all. */
export const WorkshopList = block('workshop_list', {
  ...heading,
  track: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  /** At most so many; the rest is in the schedule. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  action: Type.Optional(Action),
});

/** A few workshops, others on each visit. */
export const RandomWorkshops = block('random_workshops', {
  ...heading,
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  action: Type.Optional(Action),
});
