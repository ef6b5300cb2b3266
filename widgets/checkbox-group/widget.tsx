import type { WidgetProps } from '#engine/react/form-environment.ts';
import { CheckboxRows } from '../parts/checkbox-rows.tsx';

/** Any number of choices among whole rows. */
export function CheckboxGroupWidget(props: WidgetProps<'checkbox_group'>) {
  return <CheckboxRows widget={props} columns={props.field.layout?.columns} />;
}
