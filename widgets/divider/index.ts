import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { DividerWidget } from './widget.tsx';

export const divider: WidgetDefinition<'divider'> = { shape: 'display', Widget: DividerWidget };
