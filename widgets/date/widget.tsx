import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A bound for the browser's calendar; relative ones need the event's time zone, which the validator has. */
const bound = (day: string | undefined) => (day !== undefined && DAY.test(day) ? day : undefined);

/** A day, on the browser's own date field. */
export function DateWidget(props: WidgetProps<'date'>) {
  const { field } = props;
  return TextControl({
    widget: props,
    type: 'date',
    autoComplete: field.autocomplete,
    min: bound(field.earliest),
    max: bound(field.latest) ?? '9999-12-31',
  });
}
