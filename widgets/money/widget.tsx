import { decimalFormatOf } from '#engine/form/field-types/registry.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { DecimalControl } from '../parts/decimal-control.tsx';

/** An amount in cents, typed and written out as money. */
export function MoneyWidget(props: WidgetProps<'money'>) {
  const { field, locale } = props;
  const placeholder = resolveText(field.placeholder, locale);
  return (
    <DecimalControl
      widget={props}
      format={decimalFormatOf(field, locale)}
      {...(placeholder !== '' && { placeholder })}
    />
  );
}
