import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { PercentWidget } from './widget.tsx';

export const percent: WidgetDefinition<'percent'> = {
  shape: 'control',
  Widget: PercentWidget,
  keepsText: true,
};
