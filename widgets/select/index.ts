import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { SelectWidget } from './widget.tsx';

export const select: WidgetDefinition<'select'> = { shape: 'control', Widget: SelectWidget };
