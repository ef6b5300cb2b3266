import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { formatList } from '#engine/form/format/list.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { editableForm } from '../../registration/answers/editable-form.ts';

/** The labels of the fields that a preview leaves out: items, decisions and files need a registration. */
export function leftOut(form: ServedForm, locale: Locale): string {
  const fieldsOf = ({ document }: ServedForm) => document.sections.flatMap(({ fields }) => fields);
  const drawn = new Set(fieldsOf(editableForm(form)));
  const labels = fieldsOf(form)
    .filter((field) => !drawn.has(field))
    .map((field) => ('label' in field && resolveText(field.label, locale)) || field.code);
  return formatList(labels, locale);
}
