import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { UrlWidget } from './widget.tsx';

export const url: WidgetDefinition<'url'> = { shape: 'control', Widget: UrlWidget, keepsText: true };
