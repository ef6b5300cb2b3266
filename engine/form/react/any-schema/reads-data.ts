import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils';
import { isPlain } from '../../any-schema/data-path.ts';

const READING = ['if', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas', 'patternProperties'];
const known = new WeakMap<object, boolean>();

/** Whether the schema for a value depends on the value: on branches, or on unknown names. */
export function readsData(schema: unknown, root: RJSFSchema): boolean {
  if (!isPlain(schema)) return false;
  const before = known.get(schema);
  if (before !== undefined) return before;
  known.set(schema, false);
  const { $ref: ref, allOf, additionalProperties = false } = schema;
  const reads =
    READING.some((keyword) => Object.hasOwn(schema, keyword)) ||
    additionalProperties !== false ||
    (typeof ref === 'string' && readsData(findSchemaDefinition(ref, root), root)) ||
    (Array.isArray(allOf) && allOf.some((each) => readsData(each, root)));
  known.set(schema, reads);
  return reads;
}
