import { roleOf } from '#engine/form/field-types/registry.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';

/** Whether a form asks for anything besides items, which the fees show. */
export function asksMore({ document }: ServedForm): boolean {
  const fields = document.sections.flatMap((section) => section.fields);
  return fields.some((field) => !['display', 'picked'].includes(roleOf(field) ?? 'answer'));
}
