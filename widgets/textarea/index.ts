import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { TextareaWidget } from './widget.tsx';

export const textarea: WidgetDefinition<'textarea'> = {
  shape: 'control',
  Widget: TextareaWidget,
  keepsText: true,
};
