import { decimalFormatOf } from '#engine/form/field-types/registry.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { DecimalControl } from '../parts/decimal-control.tsx';

/** An amount, written as spec §9 "Field currency default" has it once the field is left. */
export function CurrencyWidget(props: WidgetProps<'currency'>) {
  return <DecimalControl widget={props} format={decimalFormatOf(props.field, props.locale)} />;
}
