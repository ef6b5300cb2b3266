import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { CurrencyWidget } from './widget.tsx';

export const currency: WidgetDefinition<'currency'> = {
  shape: 'control',
  Widget: CurrencyWidget,
  keepsText: true,
};
