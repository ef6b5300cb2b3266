import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { CodeEntry } from '../parts/code-entry.tsx';

/** A discount code, 5 to 20 characters (spec §9). */
export function DiscountCodeWidget({ field: _field, ...props }: WidgetProps<'discount_code'>) {
  return <CodeEntry {...props} kind="discount" />;
}
