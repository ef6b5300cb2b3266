import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const file: WidgetDefinition<'file'> = {
  shape: 'control',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).FileWidget),
};
