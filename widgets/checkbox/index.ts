import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { CheckboxWidget } from './widget.tsx';

export const checkbox: WidgetDefinition<'checkbox'> = {
  shape: 'control',
  // Without words of its own the box takes its label beside it.
  labelsItself: (field) => field.text === undefined,
  Widget: CheckboxWidget,
};
