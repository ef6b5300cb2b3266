import type { Option } from '#engine/form/field/option.ts';
import { useFormServices, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { CheckboxRows } from '../parts/checkbox-rows.tsx';

/** Any number of choices among whole rows; a page may set more at the end of each, such as its price. */
export function CheckboxGroupWidget(props: WidgetProps<'checkbox_group'>) {
  const { besideOption } = useFormServices();
  const beside = (option: Option) => besideOption?.(props.path, option);
  return (
    <CheckboxRows
      widget={props}
      columns={props.field.layout?.columns}
      after={(option) => beside(option)?.end}
      beyond={(option) => beside(option)?.beyond}
    />
  );
}
