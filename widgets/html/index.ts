import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { HtmlWidget } from './widget.tsx';

export const html: WidgetDefinition<'html'> = { shape: 'display', Widget: HtmlWidget };
