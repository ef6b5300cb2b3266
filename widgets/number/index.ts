import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { NumberWidget } from './widget.tsx';

export const number: WidgetDefinition<'number'> = { shape: 'control', Widget: NumberWidget, keepsText: true };
