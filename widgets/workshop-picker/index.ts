import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const workshopPicker: WidgetDefinition<'workshop_picker'> = {
  shape: 'group',
  legend: 'silent',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).WorkshopPickerWidget),
};
