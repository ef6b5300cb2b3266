import { noWords } from '../../form/field-types/answer-words.ts';
import { constraints, isNothing } from '../../form/field-types/blank.ts';
import { fieldType, type JsonSchema } from '../../form/field-types/definition.ts';
import { isListOf, isRecord } from '../../form/field-types/shape.ts';
import { inEveryLanguage } from '../languages/texts.ts';

const code: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };
const moment: JsonSchema = { type: 'string', minLength: 1, maxLength: 40 };
const quantity: JsonSchema = { type: 'integer', minimum: 1, maximum: 99 };

const picks = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
});

/** Picked on the server, which tells it with its names and amounts. */
const picked = {
  role: 'picked',
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isRecord),
  words: noWords,
  summary: 'elsewhere',
} as const;

/**
 * The sessions whose seats a registration holds, which decide conflicts (spec §5 "Schedule"). The server replaces the
 * browser's value with what is held.
 */
export const workshopPicker = fieldType<'workshop_picker', 'picked'>({
  ...picked,
  picks: 'session',
  schema: (field) => ({
    ...picks({
      workshops_session_code: code,
      workshops_schedule_code: code,
      workshops_code: code,
      workshops_schedule_start: moment,
      workshops_schedule_end: moment,
    }),
    workshopConflicts: true,
    ...constraints(field, ['minItems']),
  }),
  messages: { required: inEveryLanguage('requiredWorkshop') },
});

/** The pieces of merchandise that a registration has picked. */
export const productPicker = fieldType<'product_picker', 'picked'>({
  ...picked,
  picks: 'variant',
  schema: () => picks({ product_code: code, variant_code: code, qty: quantity }),
});

/** The activity of a registration: at most one (spec §5). */
export const activityPicker = fieldType<'activity_picker', 'picked'>({
  ...picked,
  picks: 'activity',
  schema: () => ({ ...picks({ activity_code: code, quantity }), maxItems: 1 }),
});
