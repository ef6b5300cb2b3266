import Type, { type TProperties } from 'typebox';
import { Text } from '../languages/text.ts';
import { noWords } from './answer-words.ts';
import { unanswered } from './blank.ts';
import { fieldType } from './definition.ts';

/** Display only, without an answer. */
const display = <const Own extends TProperties>(constraints: Own) =>
  fieldType({
    role: 'display',
    constraints,
    initialValue: unanswered,
    isEmpty: () => true,
    fits: () => false,
    schema: () => ({ type: 'null' }),
    words: noWords,
  });

/** A heading between fields. */
export const heading = display({ level: Type.Optional(Type.Enum([2, 3, 4])) });

/** Words of the organizer's between fields. */
export const html = display({ html: Text });

/** A line between fields. */
export const divider = display({});
