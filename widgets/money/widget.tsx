import { resolveText } from '#engine/configuration/text.ts';
import { decimalFormatOf } from '#engine/field-types/registry.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
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
