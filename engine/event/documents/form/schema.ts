import '../../field-types/register.ts';
import '../../field-types/constraints.ts';
import type { Static } from 'typebox';
import { fieldTypeNames } from '../../../form/field-types/registry.ts';
import { fieldDefinitionsOf, fieldSchemaOf } from '../../../form/form-document/field.ts';
import { formDocumentOf } from '../../../form/form-document/form-document.ts';

/** The meta-schema of a field of an event's form. */
export const FieldSchema = fieldSchemaOf(fieldTypeNames());

/** Definitions that a schema with fields needs at its root. */
export const fieldDefinitions = fieldDefinitionsOf(fieldTypeNames());

/** The meta-schema of a form of an event. */
export const FormDocument = formDocumentOf(fieldTypeNames());
export type FormDocument = Static<typeof FormDocument>;
