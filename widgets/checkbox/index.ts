import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { CheckboxWidget } from './widget.tsx';

export const checkbox: WidgetDefinition<'checkbox'> = {
  shape: 'control',
  // Without a text of its own, the box has its label next to it.
  labelsItself: (field) => field.text === undefined,
  Widget: CheckboxWidget,
};
