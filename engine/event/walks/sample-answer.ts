import { isYes } from '../../form/field/flag.ts';
import type { Option } from '../../form/field/option.ts';
import { findDefinition } from '../../form/field-types/registry.ts';
import type { Field } from '../../form/form-document/field.ts';

/** Answers that stand for any, by type. */
const PLAIN: Readonly<Record<string, unknown>> = {
  email: 'attendee@example.org',
  time: '09:00',
  url: 'https://example.org',
  phone: '+16045550100',
  colour: '#1f4e79',
  checkbox: true,
  yes_no: 'N',
  address: {
    street1: '1842 East 7th Avenue',
    city: 'Vancouver',
    province: 'BC',
    postalcode: 'V5N 1R9',
    country: 'Canada',
    countryvalue: 'CA',
    type: 'home',
  },
};

/**
 * An answer to a required field that no condition distinguishes: the first option, the least number, any text. It
 * stands for all others, and need not be right in every detail, such as a pattern.
 */
export function sampleAnswer(field: Field, options: readonly Option[], day: string): unknown {
  const definition = findDefinition(field);
  if (definition?.role !== 'answer') return undefined;
  const [first] = options.filter(({ enabled }) => isYes(enabled, true));
  if (first) return Array.isArray(definition.initialValue(field)) ? [first.id] : first.id;
  if (Object.hasOwn(PLAIN, field.type)) return PLAIN[field.type];
  const schema = definition.schema(field, { timezone: 'UTC', options: [] });
  const { type, minimum, exclusiveMinimum } = schema;
  // A type's own options.
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (type === 'integer' || type === 'number') {
    if (typeof minimum === 'number') return minimum;
    return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
  }
  if (field.type === 'date') {
    return 'earliest' in field && field.earliest?.includes('-') && !field.earliest.startsWith('today')
      ? field.earliest
      : day;
  }
  return type === 'string' ? 'A' : undefined;
}
