import { resolveText } from '#engine/configuration/text.ts';
import { decimalFormatOf } from '#engine/field-types/registry.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { DecimalControl } from '../parts/decimal-control.tsx';

/** A number as a text field: the browser's number field loses what it cannot read. */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { field, locale } = props;
  return (
    <DecimalControl
      widget={props}
      format={decimalFormatOf(field, locale)}
      inputMode={field.decimals === 0 && (field.minimum ?? -1) >= 0 ? 'numeric' : 'decimal'}
      placeholder={resolveText(field.placeholder, locale) || undefined}
    />
  );
}
