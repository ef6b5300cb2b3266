import Type from 'typebox';
import { Action, block, Chosen, heading } from '../../../properties/block.ts';

/** Social activities from the catalogue. */
export const Activities = block('activities', {
  ...heading,
  activities: Type.Optional(Chosen),
  action: Type.Optional(Action),
});

/** Products of the shop. */
export const Merchandise = block('merchandise', {
  ...heading,
  products: Type.Optional(Chosen),
  action: Type.Optional(Action),
});
