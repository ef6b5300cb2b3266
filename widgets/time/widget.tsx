import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** A time of the day, on the browser's own time field. */
export function TimeWidget(props: WidgetProps<'time'>) {
  const { field } = props;
  return <TextControl widget={props} type="time" min={field.earliest} max={field.latest} step={field.step} />;
}
