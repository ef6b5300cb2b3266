import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const presenters: WidgetDefinition<'presenters'> = {
  shape: 'group',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).PresentersWidget),
};
