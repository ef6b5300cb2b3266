import { isBlank } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';

/**
 * An answer that the organizer or the server gives. It is not held to the configured value: a draft from
 * before that was changed would be stuck on a field that nobody sees.
 */
export const hidden: FieldTypeDefinition<'hidden'> = {
  initialValue: (field) => field.value,
  isEmpty: isBlank,
  fits: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  schema: () => ({ type: ['string', 'number', 'boolean'], maxLength: 2_000 }),
};
