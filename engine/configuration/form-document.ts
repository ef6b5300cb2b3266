import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Condition } from './condition.ts';
import { FieldReference, fieldDefinitions } from './field.ts';
import { Text } from './text.ts';

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

/** A form as an organizer writes it: sections of fields (design §3). */
export const FormDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('form'),
    code: DocumentCode,
    title: Text,
    lead: Type.Optional(Text),
    sections: Type.Array(FormSection, { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false, title: 'form', ...fieldDefinitions },
);
export type FormDocument = Static<typeof FormDocument>;
