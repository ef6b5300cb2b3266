import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { DiscountCodeWidget } from './widget.tsx';

export const discountCode: WidgetDefinition<'discount_code'> = {
  shape: 'control',
  Widget: DiscountCodeWidget,
};
