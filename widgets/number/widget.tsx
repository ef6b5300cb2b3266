import { decimalFormatOf } from '#engine/form/field-types/registry.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
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
