import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Nesting } from '../field-types/definition.ts';
import { definitionOf, FIELD_TYPES, type FieldType, type fieldTypes } from '../field-types/registry.ts';
import { Code } from './code.ts';
import { type EveryField, everyField } from './every-field.ts';
import { Text } from './text.ts';

const closed = { additionalProperties: false } as const;

/** The most fields in a group. */
const MOST_WITHIN = 60;
/** A field at any depth: {@link fieldDefinitions} must be in the same document. */
export const FieldReference = Type.Unsafe<Field>({ $ref: '#/$defs/Field' });

const Within = Type.Array(FieldReference, { minItems: 1, maxItems: MOST_WITHIN });

const Shape = Type.Object(
  { code: Code, label: Text, help: Type.Optional(Text), fields: Within },
  { additionalProperties: false },
);
/** One of the shapes of a field of type `variants`. */
export interface VariantShape {
  code: string;
  label: Static<typeof Text>;
  help?: Static<typeof Text>;
  fields: Field[];
}

/** The properties of a group, by how it contains fields. */
const nested: Readonly<Record<Nesting, TProperties>> = {
  rows: { fields: Within },
  object: { fields: Within },
  variants: { variants: Type.Array(Shape, { minItems: 1, maxItems: 30 }) },
};

function fieldSchema(type: FieldType): TObject {
  const { constraints, nests, holds } = definitionOf(type);
  return Type.Object(
    { type: Type.Literal(type), ...everyField, ...constraints, ...(nests && !holds && nested[nests]) },
    closed,
  );
}

/** The meta-schema of one field, told apart by its `type`. */
export const FieldSchema = Type.Unsafe<Field>({
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: FIELD_TYPES.map(fieldSchema),
});

/**
 * Definitions that a schema with fields needs at its root. Each type has its own, so that a validator compiles a
 * function for each: a single one would overflow the stack at fifteen nested groups.
 */
export const fieldDefinitions = {
  $defs: {
    ...Object.fromEntries(FIELD_TYPES.map((type) => [type, fieldSchema(type)])),
    Field: { ...FieldSchema, oneOf: FIELD_TYPES.map((type) => ({ $ref: `#/$defs/${type}` })) },
  },
};

type Definitions = typeof fieldTypes;
type Constraints<Name extends FieldType> = Static<TObject<Definitions[Name]['constraints']>>;

/** The contents of a field type. */
type Holding<Name extends FieldType> = Name extends 'variants'
  ? HasShapes
  : // What these hold is their own, and no document says it.
    Name extends 'contacts' | 'donations' | 'date_span' | 'map'
    ? unknown
    : Definitions[Name]['role'] extends 'group'
      ? HasFields
      : unknown;
// Interfaces, which TypeScript looks into only when asked: a field holds fields.
interface HasShapes {
  variants: VariantShape[];
}
interface HasFields {
  fields: Field[];
}

/** A field of one type as the organizer writes it. */
export type FieldOf<Name extends FieldType> = { type: Name } & EveryField & Constraints<Name> & Holding<Name>;

/** Any field of a form document, at any depth. */
export type Field = { [Name in FieldType]: FieldOf<Name> }[FieldType];
