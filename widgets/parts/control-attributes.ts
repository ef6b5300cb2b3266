import type { FocusEvent } from 'react';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';

/** The props of every widget. */
export type AnyWidget = Omit<WidgetProps<FieldType>, 'field'>;

/** The props of a control; outside of a form there is no form id. */
export type ControlWidget = Omit<AnyWidget, 'formId'> & Partial<Pick<AnyWidget, 'formId'>>;

/** The attributes of a widget's control: id, state and descriptions (design §4.7). */
export function controlAttributes({ id, formId, enabled, required, errors, describedBy }: ControlWidget) {
  return {
    id,
    form: formId,
    disabled: !enabled,
    'aria-required': required || undefined,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': describedBy,
  };
}

/** Calls back when the focus leaves an element with everything in it. */
export function onLeave(leave: () => void) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
}

/** An answer as the text a control shows. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
