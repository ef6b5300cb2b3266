import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { definitionOf, FIELD_TYPES, type FieldType, type fieldTypes } from '../field-types/registry.ts';
import { type EveryField, everyField } from './every-field.ts';

const closed = { additionalProperties: false } as const;

function fieldSchema(type: FieldType, more: TProperties = {}): TObject {
  return Type.Object(
    { type: Type.Literal(type), ...everyField, ...definitionOf(type).constraints, ...more },
    closed,
  );
}

const leafTypes = FIELD_TYPES.filter((type) => definitionOf(type).role !== 'group');
const groupTypes = FIELD_TYPES.filter((type) => definitionOf(type).role === 'group');

/** A field inside a row of a repeatable group: any but another group. */
const RowField = Type.Unsafe<RowField>({
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: leafTypes.map((type) => fieldSchema(type)),
});

/** The meta-schema of one field, told apart by its `type`. */
export const FieldSchema = Type.Unsafe<Field>({
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    ...leafTypes.map((type) => fieldSchema(type)),
    ...groupTypes.map((type) =>
      fieldSchema(type, { fields: Type.Array(RowField, { minItems: 1, maxItems: 60 }) }),
    ),
  ],
});

type Constraints<Name extends FieldType> = Static<TObject<(typeof fieldTypes)[Name]['constraints']>>;

/** A field of one type as the organizer writes it. */
export type FieldOf<Name extends FieldType> = { type: Name } & EveryField &
  Constraints<Name> &
  (Name extends 'repeatable_group' ? { fields: RowField[] } : unknown);

/** Any field of a form document. */
export type Field = { [Name in FieldType]: FieldOf<Name> }[FieldType];
export type RowField = { [Name in Exclude<FieldType, 'repeatable_group'>]: FieldOf<Name> }[Exclude<
  FieldType,
  'repeatable_group'
>];

/** The fields that a field holds; none of what holds no fields. */
export function fieldsWithin(field: Field | RowField): readonly RowField[] {
  return 'fields' in field ? field.fields : [];
}
