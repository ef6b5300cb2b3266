import Type, { type Static } from 'typebox';

/**
 * A condition in JSON Logic (jsonlogic.com), the language form systems share with their servers.
 * `{"var": "code"}` reads a field of the same form, `row.code` one of the same row of a repeatable group,
 * `registration.mode` what is registered for, `answers.form_type.code` an answer given on another step.
 */
export const Condition = Type.Union([
  Type.Boolean(),
  Type.Record(Type.String({ minLength: 1, maxLength: 16 }), Type.Unknown(), {
    minProperties: 1,
    maxProperties: 1,
  }),
]);
export type Condition = Static<typeof Condition>;

/** The operators a condition may use: what can be decided alike in the browser and on the server. */
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
