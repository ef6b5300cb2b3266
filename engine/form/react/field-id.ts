import type { Path } from '../field/path.ts';

/** The DOM id of the control at a path; help and errors hang `-help` and `-error` on it. */
export function fieldId(formId: string, path: Path): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** Moves the focus to the control at a path; false when it is not on the page. */
export function focusField(formId: string, path: Path): boolean {
  const id = fieldId(formId, path);
  const element = document.getElementById(id);
  if (!element) return false;
  // A group's id is on its fieldset; its first control receives the focus.
  const control = element.matches('input, select, textarea, button, [tabindex]')
    ? element
    : element.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled), [tabindex]');
  const target = control ?? element;
  target.focus({ preventScroll: true });
  (element.closest('.field, .group') ?? element).scrollIntoView?.({ block: 'center' });
  return true;
}
