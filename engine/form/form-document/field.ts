import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { Code } from '../field/code.ts';
import { type EveryField, everyField } from '../field/every-field.ts';
import { constraintsOf, type FieldConstraints } from '../field-types/constraints.ts';
import type { HeldField, Nesting } from '../field-types/definition.ts';
import { definitionOf, type FieldType, type FieldTypes } from '../field-types/registry.ts';
import { Text } from '../languages/text.ts';

const closed = { additionalProperties: false } as const;

/** The most fields in a group. */
const MOST_WITHIN = 60;
/** A field at any depth: {@link fieldDefinitionsOf} must be in the same document. */
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
  const { nests, holds } = definitionOf(type);
  return Type.Object(
    {
      type: Type.Literal(type),
      ...everyField,
      ...constraintsOf(type),
      ...(nests && !holds && nested[nests]),
    },
    closed,
  );
}

/** The meta-schema of one field of some types, told apart by its `type`. */
export function fieldSchemaOf(types: readonly FieldType[]) {
  return Type.Unsafe<Field>({
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: types.map(fieldSchema),
  });
}

/**
 * Definitions that a schema with fields needs at its root. Each type has its own, so that a validator compiles a
 * function for each: a single one would overflow the stack at fifteen nested groups.
 */
export function fieldDefinitionsOf(types: readonly FieldType[]) {
  return {
    $defs: {
      ...Object.fromEntries(types.map((type) => [type, fieldSchema(type)])),
      Field: { ...fieldSchemaOf(types), oneOf: types.map((type) => ({ $ref: `#/$defs/${type}` })) },
    },
  };
}

type Constraints<Name extends FieldType> = Static<TObject<FieldConstraints[Name]>>;

/** The contents of a field type. */
type Holding<Name extends FieldType> = Name extends 'variants'
  ? HasShapes
  : // The fields of these are their own, and no document lists them.
    FieldTypes[Name] extends { holds(field: never): readonly HeldField[] }
    ? unknown
    : FieldTypes[Name]['role'] extends 'group'
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
