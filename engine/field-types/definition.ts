import type { FieldOf } from '../configuration/field.ts';
import type { FieldType } from '../configuration/field-constraints.ts';
import type { Option } from '../configuration/option.ts';

/** A JSON Schema (2020-12 as ajv's draft-07 core reads it) of a present, visible value. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a field's schema may depend on besides the field itself. */
export interface SchemaContext {
  /** The event's time zone (IANA name), in which `today` is read. */
  readonly timezone: string;
  /** The options of the field, its own or those of the list it names. */
  readonly options: readonly Option[];
}

/** What the engine must know of a field type; the widget of the same name draws it. */
export interface FieldTypeDefinition<Name extends FieldType> {
  /** The value a new form starts with; undefined means unanswered. */
  initialValue(field: FieldOf<Name>): unknown;
  /** Whether a value counts as not given; an empty value is never sent and fails `required`. */
  isEmpty(value: unknown): boolean;
  /**
   * Whether a stored answer is of the kind that the widget draws: an organizer may have made another field of the
   * same code. Whether it is a right answer is the schema's to say.
   */
  fits(value: unknown, options: readonly Option[]): boolean;
  /** The value as it is sent and stored, where it differs from what was typed. */
  asSent?(value: unknown): unknown;
  /** The schema that a given value must satisfy, the same in browser and server. */
  schema(field: FieldOf<Name>, context: SchemaContext): JsonSchema;
}

/** Every field type with its definition: a type that is missing does not compile. */
export type FieldTypes = { readonly [Name in FieldType]: FieldTypeDefinition<Name> };
