import { findDefinition, roleOf } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';

/** A step's form for corrections: items cannot change, except products, which are added. */
export function correctableForm(served: ServedForm): ServedForm {
  const { document } = served;
  const sections = document.sections
    .map((section) => ({ ...section, fields: section.fields.filter(isCorrectable) }))
    .filter(({ fields }) => fields.length > 0);
  return { ...served, document: { ...document, sections } };
}

/** Whether merchandise is all that can be changed in a form. */
export function sellsOnly(served: ServedForm): boolean {
  const fields = correctableForm(served).document.sections.flatMap((section) => section.fields);
  const asked = fields.filter((field) => roleOf(field) !== 'display');
  return asked.length > 0 && asked.every((field) => roleOf(field) === 'picked');
}

/** The initial answers of such a form. */
export function answersToCorrect({ document }: ServedForm, values: Values): Values {
  const picked = document.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => roleOf(field) === 'picked')
    .map(({ code }) => code);
  return Object.fromEntries(Object.entries(values).filter(([code]) => !picked.includes(code)));
}

function isCorrectable(field: Field): boolean {
  const picks = findDefinition(field)?.picks;
  return picks === undefined || picks === 'variant';
}
