import { decimalFormatOf } from '#engine/form/field-types/registry.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { DecimalControl } from '../parts/decimal-control.tsx';

/** A percentage, written without grouping (spec §9). */
export function PercentWidget(props: WidgetProps<'percent'>) {
  return <DecimalControl widget={props} format={decimalFormatOf(props.field, props.locale)} />;
}
