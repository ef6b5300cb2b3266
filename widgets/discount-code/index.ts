import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const discountCode: WidgetDefinition<'discount_code'> = {
  shape: 'control',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).DiscountCodeWidget),
};
