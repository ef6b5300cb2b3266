import Type, { type Static } from 'typebox';
import { Text } from '../configuration/text.ts';

/** An answer that is corrected: what it is of, and what it said before and says then; '' for nothing. */
export const CorrectedAnswer = Type.Object({ label: Text, before: Text, after: Text });
export type CorrectedAnswer = Static<typeof CorrectedAnswer>;
