import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils';
import { isPlain } from '../../any-schema/data-path.ts';

const READING = ['if', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas', 'patternProperties'];
const known = new WeakMap<object, boolean>();

/** Whether what a schema says of a value's place depends on the value: on its branches, or on names it does not know. */
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
