import Type, { type Static } from 'typebox';

/**
 * A condition in JSON Logic (jsonlogic.com). `{"var": "code"}` reads a field of the same form, `row.code` one of the
 * same row, `registration.mode` a choice of the registration, `answers.form_type.code` an answer from another step.
 */
export const Condition = Type.Union([
  Type.Boolean(),
  Type.Record(Type.String({ minLength: 1, maxLength: 16 }), Type.Unknown(), {
    minProperties: 1,
    maxProperties: 1,
  }),
]);
export type Condition = Static<typeof Condition>;

/** The operators that conditions can use: those with the same result in browser and server. */
export const CONDITION_OPERATORS = [
  'var',
  '==',
  '===',
  '!=',
  '!==',
  '!',
  '!!',
  'and',
  'or',
  'if',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
  'min',
  'max',
  'some',
  'all',
  'none',
] as const;
