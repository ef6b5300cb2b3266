import type { Option } from '#engine/form/field/option.ts';
import { useFormServices, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

/** One choice among whole rows; a page may set more beside each, such as its picture and its price. */
export function RadioWidget(props: WidgetProps<'radio'>) {
  const { besideOption } = useFormServices();
  const beside = (option: Option) => besideOption?.(props.path, option);
  const isDetailed = props.options.some((option) => beside(option) !== undefined);
  return RadioRows({
    widget: props,
    options: props.options,
    columns: props.field.layout?.columns,
    ...(isDetailed && {
      className: 'detailed',
      before: (option: Option) => {
        const ahead = beside(option)?.ahead;
        return ahead && <span className="option-ahead">{ahead}</span>;
      },
      after: (option: Option) => {
        const end = beside(option)?.end;
        return end && <span className="option-end">{end}</span>;
      },
      beyond: (option: Option) => beside(option)?.beyond,
    }),
  });
}
