import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const localisedText: WidgetDefinition<'localised_text'> = {
  shape: 'group',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).LocalisedTextWidget),
};
