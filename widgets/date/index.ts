import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { DateWidget } from './widget.tsx';

export const date: WidgetDefinition<'date'> = { shape: 'control', Widget: DateWidget, keepsText: true };
