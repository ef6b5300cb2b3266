import type { TProperties } from 'typebox';
import { optionNames } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { autocomplete, choices, placeholder } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { choiceAmong, lostOptions } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** One option's id out of a field's options. */
const singleChoice = <const Own extends TProperties>(constraints: Own) =>
  fieldType({
    role: 'answer',
    constraints,
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
export const radio = singleChoice(choices);

/** One choice on the browser's own select. */
export const select = singleChoice({ ...choices, ...placeholder, ...autocomplete });

/** One choice that is searched for by typing. */
export const combobox = singleChoice({ ...choices, ...placeholder });
