import { isDisplayType, isPickerType } from '#engine/configuration/field-constraints.ts';
import type { ServedForm } from '#engine/contract/forms.ts';

/** Whether a form asks for anything besides what is picked on the server, which the fees tell. */
export function asksMore({ document }: ServedForm): boolean {
  const fields = document.sections.flatMap((section) => section.fields);
  return fields.some(({ type }) => !isDisplayType(type) && !isPickerType(type));
}
