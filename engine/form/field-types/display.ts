import { noWords } from './answer-words.ts';
import { unanswered } from './blank.ts';
import { fieldType } from './definition.ts';

/** Display only, without an answer. */
const display = <Name extends 'heading' | 'html' | 'divider'>() =>
  fieldType<Name, 'display'>({
    role: 'display',
    initialValue: unanswered,
    isEmpty: () => true,
    fits: () => false,
    schema: () => ({ type: 'null' }),
    words: noWords,
  });

/** A heading between fields. */
export const heading = display<'heading'>();

/** Words of the organizer's between fields. */
export const html = display<'html'>();

/** A line between fields. */
export const divider = display<'divider'>();
