import type { TemplatesType } from '@rjsf/utils';
import '../../widgets.css';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './array-field.tsx';
import { FieldTemplate, WrapIfAdditionalTemplate } from './field.tsx';
import { ObjectFieldTemplate } from './object-field.tsx';
import {
  BaseInputTemplate,
  CyclicSchemaExpandTemplate,
  DescriptionFieldTemplate,
  FallbackFieldTemplate,
  MultiSchemaFieldTemplate,
  OptionalDataControlsTemplate,
  UnsupportedFieldTemplate,
} from './other-parts.tsx';

/** What surrounds widgets in rjsf, as it looks here. */
export const rjsfTemplates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate,
  CyclicSchemaExpandTemplate,
  DescriptionFieldTemplate,
  FallbackFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
  UnsupportedFieldTemplate,
  WrapIfAdditionalTemplate,
};
