import Type, { type Static } from 'typebox';
import { Text } from '../languages/text.ts';

/** A corrected answer: label, before and after; '' for none. */
export const CorrectedAnswer = Type.Object({ label: Text, before: Text, after: Text });
export type CorrectedAnswer = Static<typeof CorrectedAnswer>;
