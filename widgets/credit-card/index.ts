import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const creditCard: WidgetDefinition<'credit_card'> = {
  shape: 'group',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).CreditCardWidget),
};
