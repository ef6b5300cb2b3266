import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { ActivityPickerWidget } from './widget.tsx';

export const activityPicker: WidgetDefinition<'activity_picker'> = {
  shape: 'group',
  Widget: ActivityPickerWidget,
};
