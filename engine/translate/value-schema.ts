import type { Field, RowField } from '../configuration/field.ts';
import type { FieldType } from '../configuration/field-constraints.ts';
import type { FieldTypeDefinition, JsonSchema, SchemaContext } from '../field-types/definition.ts';
import { fieldTypes } from '../field-types/registry.ts';

/** The definition of a field's type, widened so that any field can be handed to it. */
export function definitionOf(type: FieldType): FieldTypeDefinition<FieldType> {
  return fieldTypes[type] as FieldTypeDefinition<FieldType>;
}

/** The JSON Schema that a given answer of a field must satisfy. */
export function valueSchema(field: Field | RowField, context: SchemaContext): JsonSchema {
  return definitionOf(field.type).schema(field as never, context);
}
