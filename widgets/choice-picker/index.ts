import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const choicePicker: WidgetDefinition<'choice_picker'> = {
  shape: 'group',
  legend: 'silent',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).ChoicePickerWidget),
};
