import Type from 'typebox';
import { Fee } from '../fees/schema.ts';

/** A fee of the flow itself; 0 is shown as free. */
export const OwnFee = Type.Object(
  { ...Fee.properties, amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }) },
  { additionalProperties: false },
);
