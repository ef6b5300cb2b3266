import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { CheckboxGroupWidget } from './widget.tsx';

export const checkboxGroup: WidgetDefinition<'checkbox_group'> = {
  shape: 'group',
  Widget: CheckboxGroupWidget,
};
