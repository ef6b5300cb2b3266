import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { DrawnSection } from '../translate/translate-form.ts';
import { type FormTemplates, useFormEnvironment } from './form-environment.ts';
import { FieldStretch } from './schema-fields.tsx';
import { propertiesInOrder, uiOptionsOf } from './ui-options.ts';

const UNTITLED = { code: 'more', title: '', description: '' };

/** The schema's properties in the uiSchema's sections; unassigned ones follow. */
function sectionsOf(schema: RJSFSchema, uiSchema: UiSchema | undefined): DrawnSection[] {
  const codes = propertiesInOrder(schema, uiSchema);
  const given = uiOptionsOf(uiSchema, undefined)['sections'];
  const sections = (Array.isArray(given) ? (given as readonly DrawnSection[]) : []).map((section) => {
    const own = new Set(section.fields);
    return { ...section, fields: codes.filter((code) => own.has(code)) };
  });
  const placed = new Set(sections.flatMap(({ fields }) => fields));
  const others = codes.filter((code) => !placed.has(code));
  return [...sections, { ...UNTITLED, fields: others }].filter(({ fields }) => fields.length > 0);
}

/** From this many fields a section is split, into parts of at most the second number. */
const LONG_SECTION = 60;
const PART = 24;

/** The fields of a section in parts of about the same size; those of a short one in a single part. */
function partsOf(fields: readonly string[]): (readonly string[])[] {
  const count = fields.length < LONG_SECTION ? 1 : Math.ceil(fields.length / PART);
  const size = Math.ceil(fields.length / count);
  return Array.from({ length: count }, (_, part) => fields.slice(part * size, (part + 1) * size));
}

/**
 * Replaces rjsf's SchemaField: draws the schema in the uiSchema's order and sections without reading data, which rjsf's
 * own would walk on every change (design §4.1).
 */
export function SchemaField({ schema, uiSchema, registry }: FieldProps) {
  const { formId } = useFormEnvironment();
  const { SectionTemplate: Section } = registry.templates as unknown as FormTemplates;
  const sections = useMemo(() => sectionsOf(schema, uiSchema), [schema, uiSchema]);
  return sections.map((section) => (
    <Section key={section.code} section={section} formId={formId}>
      {partsOf(section.fields).map((codes) => (
        <FieldStretch
          key={codes[0]}
          at=""
          codes={codes}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
        />
      ))}
    </Section>
  ));
}
