import '#engine/event/field-types/register.ts';
import { findDefinition, roleOf } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';

/** The part of a form that organizers edit: items have their own panel, and files belong to their owner's device. */
export function editableForm(served: ServedForm): ServedForm {
  const { document } = served;
  const sections = document.sections
    .map((section) => ({ ...section, fields: section.fields.filter(isEditable) }))
    .filter(({ fields }) => fields.length > 0);
  return { ...served, document: { ...document, sections } };
}

/** The answers of such a form. */
export function editableValues({ document }: ServedForm, values: Values): Values {
  const codes = new Set(document.sections.flatMap(({ fields }) => fields.map(({ code }) => code)));
  return Object.fromEntries(Object.entries(values).filter(([code]) => codes.has(code)));
}

function isEditable(field: Field): boolean {
  const role = roleOf(field);
  return role !== 'picked' && role !== 'decided' && !takesFile(field);
}

function takesFile(field: Field): boolean {
  if (findDefinition(field)?.file !== undefined) return true;
  const inner: unknown = 'fields' in field ? field.fields : undefined;
  return Array.isArray(inner) && inner.some((each: Field) => takesFile(each));
}
