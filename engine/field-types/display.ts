import { unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';

/** What is only shown: it never has an answer. */
export const display: FieldTypeDefinition<'heading' | 'html' | 'divider'> = {
  initialValue: unanswered,
  isEmpty: () => true,
  fits: () => false,
  schema: () => ({ type: 'null' }),
};
