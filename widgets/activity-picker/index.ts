import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const activityPicker: WidgetDefinition<'activity_picker'> = {
  shape: 'group',
  legend: 'silent',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).ActivityPickerWidget),
};
