import { noWords } from '../../form/field-types/answer-words.ts';
import { isNothing } from '../../form/field-types/blank.ts';
import { fieldType } from '../../form/field-types/definition.ts';
import { isListOf, isRecord } from '../../form/field-types/shape.ts';

const code = { type: 'string', minLength: 1, maxLength: 64 };
const cents = { type: 'integer', minimum: 0, maximum: 100_000_000 };

/**
 * Choices among offers with price, stock and picture: booths, levels, extras. The server decides what counts and what
 * it costs; a chosen amount comes with its limits.
 */
export const choicePicker = fieldType<'choice_picker', 'picked'>({
  role: 'picked',
  picks: 'choice',
  within: (field) => field.offers,
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isRecord),
  schema: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        offer: code,
        quantity: { type: 'integer', minimum: 1, maximum: 99 },
        amount: cents,
        minimum: cents,
        maximum: cents,
      },
      required: ['offer', 'quantity'],
      additionalProperties: false,
    },
    contributionRange: true,
  }),
  words: noWords,
  summary: 'elsewhere',
});
