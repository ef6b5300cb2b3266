import type { WidgetProps } from '#engine/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

/** One choice among whole rows. */
export function RadioWidget(props: WidgetProps<'radio'>) {
  return <RadioRows widget={props} options={props.options} columns={props.field.layout?.columns} />;
}
