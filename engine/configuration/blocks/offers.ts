import Type from 'typebox';
import { Action, block, Chosen, heading } from './block.ts';

/** What goes on besides the workshops, from the catalogue. */
export const Activities = block('activities', {
  ...heading,
  activities: Type.Optional(Chosen),
  action: Type.Optional(Action),
});

/** What the shop sells, from the catalogue. */
export const Merchandise = block('merchandise', {
  ...heading,
  products: Type.Optional(Chosen),
  action: Type.Optional(Action),
});
