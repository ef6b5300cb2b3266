import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { Code } from './code.ts';
import { Condition } from './condition.ts';
import { type FieldType, fieldConstraints } from './field-constraints.ts';
import { Flag } from './flag.ts';
import { Text } from './text.ts';

/** What becomes of an answer when its field is hidden: removed, kept and sent, or kept and not sent. */
export const WhenHidden = Type.Enum(['clear', 'keep', 'omit']);
export type WhenHidden = Static<typeof WhenHidden>;

const everyField = {
  code: Code,
  label: Type.Optional(Text),
  help: Type.Optional(Text),
  required: Type.Optional(Flag),
  enabled: Type.Optional(Flag),
  /** Shown beside a field that is not enabled, to say why. */
  disabled_notice: Type.Optional(Text),
  default: Type.Optional(Type.Unknown()),
  /** Takes the default from what is known already, such as `registration.email`. */
  default_from: Type.Optional(Type.String({ pattern: '^(registration|answers)\\.[A-Za-z0-9_.]{1,120}$' })),
  /** The organizer's own message: shown instead of the product's for whatever is wrong with this field. */
  message: Type.Optional(Text),
  show_if: Type.Optional(Condition),
  require_if: Type.Optional(Condition),
  enable_if: Type.Optional(Condition),
  when_hidden: Type.Optional(WhenHidden),
  verify: Type.Optional(Type.Enum(['server'])),
  layout: Type.Optional(
    Type.Object(
      {
        width: Type.Optional(Type.Enum(['full', 'half', 'third'])),
        columns: Type.Optional(Type.Enum([1, 2, 3])),
      },
      { additionalProperties: false },
    ),
  ),
} as const;

const closed = { additionalProperties: false } as const;

function fieldSchema<Name extends FieldType>(type: Name, more: TProperties = {}): TObject {
  return Type.Object({ type: Type.Literal(type), ...everyField, ...fieldConstraints[type], ...more }, closed);
}

const leafTypes = (Object.keys(fieldConstraints) as FieldType[]).filter(
  (type) => type !== 'repeatable_group',
);

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
    fieldSchema('repeatable_group', { fields: Type.Array(RowField, { minItems: 1, maxItems: 60 }) }),
  ],
});

type EveryField = Static<TObject<typeof everyField>>;
type Constraints<Name extends FieldType> = Static<TObject<(typeof fieldConstraints)[Name]>>;

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
