import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../field/code.ts';
import { Condition } from '../field/condition.ts';
import type { FieldType } from '../field-types/registry.ts';
import { Text } from '../languages/text.ts';
import { FieldReference, fieldDefinitionsOf } from './field.ts';

/** The most fields a form may have, those within others included. */
export const MAX_FIELDS = 2_000;

const FormSection = Type.Object(
  {
    code: Code,
    title: Type.Optional(Text),
    description: Type.Optional(Text),
    show_if: Type.Optional(Condition),
    fields: Type.Array(FieldReference, { minItems: 1, maxItems: MAX_FIELDS }),
  },
  { additionalProperties: false },
);
export type FormSection = Static<typeof FormSection>;

/** The schema of a form with fields of some types: sections of fields (design §3). */
export function formDocumentOf(types: readonly FieldType[]) {
  return Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      kind: Type.Literal('form'),
      code: DocumentCode,
      title: Text,
      lead: Type.Optional(Text),
      sections: Type.Array(FormSection, { minItems: 1, maxItems: 100 }),
    },
    { additionalProperties: false, title: 'form', ...fieldDefinitionsOf(types) },
  );
}
/** A form as an organizer writes it. */
export type FormDocument = Static<ReturnType<typeof formDocumentOf>>;
