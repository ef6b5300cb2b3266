import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { WorkshopPickerWidget } from './widget.tsx';

export const workshopPicker: WidgetDefinition<'workshop_picker'> = {
  shape: 'group',
  Widget: WorkshopPickerWidget,
};
