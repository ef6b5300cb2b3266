import { optionNames } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { choiceAmong, lostOptions } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** One option's id out of a field's options. */
const singleChoice = <Name extends 'radio' | 'select' | 'combobox'>() =>
  fieldType<Name, 'answer'>({
    role: 'answer',
    initialValue: unanswered,
    isEmpty: isBlank,
    fits: isOneOf,
    schema: (_field, { options }) => choiceAmong(options),
    words: optionNames,
    summary: 'telling',
    needsOptions: true,
    change: lostOptions,
  });

/** A single choice, as rows or as pictures. */
export const radio = singleChoice<'radio'>();

/** One choice on the browser's own select. */
export const select = singleChoice<'select'>();

/** One choice that is searched for by typing. */
export const combobox = singleChoice<'combobox'>();
