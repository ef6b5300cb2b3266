import { DocumentCode } from '../configuration/code.ts';
import { noWords } from './answer-words.ts';
import { isNothing } from './blank.ts';
import { fieldType } from './definition.ts';
import { isListOf, isRecord } from './shape.ts';

const code = { type: 'string', minLength: 1, maxLength: 64 };
const cents = { type: 'integer', minimum: 0, maximum: 100_000_000 };

/**
 * What is chosen among offers that have a price, stock and a picture: booths, levels, extras. What of it counts, and what
 * it costs, is the server's; an amount that the visitor says has the ends that it must lie within beside it.
 */
export const choicePicker = fieldType({
  role: 'picked',
  picks: 'choice',
  /** The document that says what is offered. */
  constraints: { offers: DocumentCode },
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
