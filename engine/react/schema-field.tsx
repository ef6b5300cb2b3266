import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { DrawnSection } from '../translate/translate-form.ts';
import { RegistryContext, useFormEnvironment } from './form-environment.ts';
import { FieldStretch } from './schema-fields.tsx';
import { propertiesInOrder, uiOptionsOf } from './ui-options.ts';

const UNTITLED = { code: 'more', title: '', description: '' };

/** The schema's properties, in the sections of its uiSchema; those that none names stand after them. */
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

/**
 * Replaces rjsf's SchemaField: draws what the schema has, in the order and the sections of the uiSchema, without ever
 * seeing data, which rjsf's own would walk on every change (design §4.1).
 */
export function SchemaField({ schema, uiSchema, registry }: FieldProps) {
  const { templates, formId } = useFormEnvironment();
  const Section = templates.Section;
  const sections = useMemo(() => sectionsOf(schema, uiSchema), [schema, uiSchema]);
  return (
    <RegistryContext value={registry}>
      {sections.map((section) => (
        <Section key={section.code} section={section} formId={formId}>
          <FieldStretch at="" codes={section.fields} schema={schema} uiSchema={uiSchema} />
        </Section>
      ))}
    </RegistryContext>
  );
}
