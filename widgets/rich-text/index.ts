import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const richText: WidgetDefinition<'rich_text'> = {
  shape: 'control',
  Widget: lazyWidget(async () => (await import('./widget.tsx')).RichTextWidget),
};
